import { entropy, isName } from './placeholder.ts';
import type { LabelKind, Label } from './secret-labels.ts';
import {
  ADVICE,
  AFTER,
  AFTER_LABEL,
  BEFORE,
  BETWEEN,
  HEAD,
  LABEL,
  LINE,
  SMALL,
  type SignTable,
  VALUE,
} from './sign-tables.ts';
import { once } from './source.ts';
import { weights } from './secret-weights.ts';
import type { PlacedValue } from './value-places.ts';

/** Where a value stands: behind its label or before it in one line, alone in a line below, in the label's column. */
export type Join = 'behind' | 'before' | 'below' | 'column';

export interface LabelledValue {
  label: Label;
  value: PlacedValue;
  join: Join;
}

/** Two signs that say together what neither says alone. */
const GIVEN = ['behind.gives', 'behind.verb', 'behind.kana', 'behind.sign', 'below.sign', 'below.verb'];
const TOGETHER: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['given.uuid', ['value.uuid'], GIVEN],
  ['given.hex', ['value.hex'], GIVEN],
  ['given.word', ['value.oneWord', 'value.wordsByMarks'], ['behind.equals']],
  ['given.variable', ['given.word'], ['label.constant']],
  ['said.before', ['then.thatIs'], ['join.before']],
  ['named.user', ['label.user'], ['behind.gives', 'behind.nearVerb', 'behind.blank', 'behind.kana']],
  ['asked.words', ['value.blanks'], ['label.passphrase']],
  [
    'asked.given',
    ['asked.words'],
    ['behind.gives', 'behind.nearVerb', 'behind.kana', 'behind.sign', 'below.sign', 'below.nearVerb', 'quoted'],
  ],
  ['asked.wifi', ['value.blanks', 'value.wordsByMarks', 'value.longFigures'], ['label.wifi', 'line.wifi']],
  ['quoted.words', ['value.blanks'], ['quoted']],
  ['thing.figures', ['value.figures', 'value.grouped', 'value.lettered'], ['line.thing']],
];

/**
 * What may speak for a pair, alone or with another sign, is asked first. What can only speak against it is asked of
 * the few pairs for which enough was said: those patterns are the long ones, and most texts never need them.
 */
export type SignSide = 'for' | 'against';

type Signs = (text: string, side: SignSide) => string[];

const together = new Set(TOGETHER.flatMap(([, one, other]) => [...one, ...other]));

/** Each pattern is made when it is first asked, and once for all places where its table is looked for. */
const patternsOf = (table: SignTable) => Object.entries(table).map(([key, make]) => [key, once(make)] as const);

const signsIn = (patterns: ReturnType<typeof patternsOf>, place: string): Signs => {
  const rows = patterns.map(([key, pattern]) => {
    const name = `${place}.${key}`;
    const side: SignSide = together.has(name) || weights[name]?.some((weight) => weight > 0) ? 'for' : 'against';
    return { name, pattern, side };
  });
  return (text, asked) =>
    rows.filter(({ pattern, side }) => side === asked && pattern().test(text)).map(({ name }) => name);
};

const ofValue = signsIn(patternsOf(VALUE), 'value');
const said = patternsOf(BETWEEN);
const between = { behind: signsIn(said, 'behind'), before: signsIn(said, 'before'), below: signsIn(said, 'below') };
const beforeLabel = signsIn(patternsOf(BEFORE), 'preceded');
const ofLabel = signsIn(patternsOf(LABEL), 'label');
const behindLabel = signsIn(patternsOf(AFTER_LABEL), 'followed');
const behindValue = signsIn(patternsOf(AFTER), 'then');
const ofLine = signsIn(patternsOf(LINE), 'line');

/** The step of a stair on which a number stands. */
const step = (name: string, n: number, stair: readonly number[]): string =>
  `${name}.${stair.find((top) => n <= top) ?? 'more'}`;

/** Small letters, capitals, digits, signs. */
const classesIn = (value: string): number =>
  [/[a-zß-ΐά-ώа-џѠ-῿぀-퟿]/, /[A-ZÀ-ÞΆ-ΫЀ-Я]/, /\d/, /[^A-Za-zÀ-῿぀-퟿\d\s]/].filter((kind) => kind.test(value)).length;

/** How often its kind of character changes: seldom in words and numbers, often in what a machine drew. */
const CHANGE = /[a-z](?=[A-Z\d])|[A-Z](?=\d)|[A-Z]{2}(?=[a-z])|\d(?=[A-Za-z])/g;

/** What a value says by itself. */
export const signsOfValue = (value: string, side: SignSide): string[] => {
  const signs = ofValue(value, side);
  const hasBlanks = /\s/.test(value);
  if (side === 'for') {
    signs.push(
      step('value.length', value.length, [4, 5, 7, 11, 15, 19, 31]),
      step('value.classes', classesIn(value), [0, 1, 2, 3]),
      step('value.changes', value.match(CHANGE)?.length ?? 0, [0, 1, 3, 6]),
      step('value.entropy', entropy(value), [2, 2.6, 3, 3.4, 3.8, 4.3]),
    );
    if (hasBlanks) signs.push(step('value.words', value.split(/\s+/).length, [2, 3, 4]));
    return signs;
  }
  if (isName(value)) signs.push('value.joinedName');
  if (hasBlanks && ADVICE().test(value)) signs.push('value.advice');
  if (hasBlanks && SMALL().test(value)) signs.push('value.small');
  return signs;
};

/** What a line says of all that stands in it. */
export const signsOfLine = (line: string, side: SignSide): string[] => ofLine(line.toLowerCase(), side);

/** What stands between a label and its value, in small letters. */
const saidBetween = (text: string, { label, value, join }: LabelledValue): string => {
  const [from, to] = join === 'before' ? [value.end, label.start] : [label.end, value.start];
  const said = text.slice(from, to).toLowerCase();
  return join === 'below' ? (said.split('\n')[0] ?? '') : said;
};

/** What stands round a label and a value says. */
export const signsOfPair = (text: string, pair: LabelledValue, side: SignSide): string[] => {
  const { label, value, join } = pair;
  const name = text.slice(label.start, label.end);
  const before = text.slice(text.lastIndexOf('\n', label.start - 1) + 1, label.start).slice(-60);
  return [
    ...(join === 'column' ? [] : between[join](saidBetween(text, pair), side)),
    ...beforeLabel(before.toLowerCase() + name.toLowerCase().replace(HEAD(), ''), side),
    ...ofLabel(name, side),
    ...behindLabel(text.slice(label.end, label.end + 40).toLowerCase(), side),
    ...behindValue(text.slice(value.end, value.end + 24), side),
  ];
};

/** How a label and a value stand to each other. */
export const signsOfPlace = (text: string, pair: LabelledValue): string[] => {
  const signs = [`join.${pair.join}`, `kind.${pair.label.kind}`];
  if (pair.value.quoted) signs.push('quoted');
  if (pair.join === 'behind' || pair.join === 'before')
    signs.push(step('distance', saidBetween(text, pair).length, [3, 11, 29, 59]));
  return signs;
};

/** What of these signs says more together. */
export const signsTogether = (signs: readonly string[]): string[] => {
  const found: string[] = [];
  const has = (sign: string): boolean => signs.includes(sign) || found.includes(sign);
  for (const [sign, one, other] of TOGETHER) if (one.some(has) && other.some(has)) found.push(sign);
  return found;
};

/** Which of a sign's three weights counts. */
export const columnOf: Record<LabelKind, 0 | 1 | 2> = { password: 0, login: 0, key: 1, drawn: 1, pin: 2, code: 2 };
