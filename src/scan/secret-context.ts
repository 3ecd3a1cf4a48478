import type { Grade } from './hit.ts';
import { isNobodys } from './nobodys.ts';
import type { LabelKind, Label } from './secret-labels.ts';
import { lineAt, pairsOf } from './secret-pairs.ts';
import {
  columnOf,
  type LabelledValue,
  signsOfLine,
  signsOfPair,
  signsOfPlace,
  signsOfValue,
  signsTogether,
} from './secret-signs.ts';
import { weights } from './secret-weights.ts';
import type { Line } from './value-places.ts';

/**
 * Secrets that only their surroundings give away: a label (secret-labels.ts), a value that stands where one would stand
 * (secret-pairs.ts), and what both of them and the words round them say for or against it (secret-signs.ts), summed up.
 */
export interface InContext {
  id: 'password' | 'key' | 'pin';
  span: [number, number];
  grade: Grade;
}

const ids: Record<LabelKind, InContext['id']> = {
  password: 'password',
  login: 'password',
  key: 'key',
  drawn: 'key',
  pin: 'pin',
  code: 'pin',
};

/** The sums from which a pair is a warning, and a block: chosen so that sets which the weights never saw stay quiet. */
const WARN = 6;
const BLOCK = { password: 30, key: 20 };

/** What signs add up to. */
const sumOf = (column: number, signs: readonly string[]): number => {
  let sum = 0;
  for (const sign of signs) sum += weights[sign]?.[column] ?? 0;
  return sum;
};

interface Worth {
  signs: readonly string[];
  sums: readonly number[];
  /** What speaks against it was asked too: until then the sums can only fall. */
  whole: boolean;
}

/** Values come again and again, in one memory and the next. */
const known = new Map<string, Worth>();
const MANY = 10_000;

const remembered = (value: string, worth: Worth): Worth => {
  if (known.size >= MANY) known.clear();
  known.set(value, worth);
  return worth;
};

const summedUp = (signs: readonly string[], whole: boolean): Worth => ({
  signs,
  sums: [0, 1, 2].map((column) => sumOf(column, signs)),
  whole,
});

const NOTHING: Worth = { signs: [], sums: [-Infinity, -Infinity, -Infinity], whole: true };

/** The most that a value may say by itself. */
const hopeOf = (value: string): Worth =>
  known.get(value) ?? remembered(value, summedUp(signsOfValue(value, 'for'), false));

/** What a value says by itself; nothing at all, if it is nobody's secret. */
export const worthOf = (value: string): Worth => {
  const hope = hopeOf(value);
  if (hope.whole) return hope;
  const worth = isNobodys(value) ? NOTHING : summedUp([...hope.signs, ...signsOfValue(value, 'against')], true);
  return remembered(value, worth);
};

/** Values whose own signs add up to less were never a secret, whatever stood round them. */
const LEAST: Readonly<Record<LabelKind, number>> = { password: -45, login: 15, key: 4, drawn: 8, pin: -10, code: -12 };

export interface JudgedPair extends LabelledValue {
  signs: readonly string[];
  /** What they add up to, in tenths. */
  sum: number;
}

/** All pairs of a label and what may be its value that add up to `floor`; the labels are sorted. */
export const judgedPairs = (text: string, labels: readonly Label[], least = LEAST, floor = WARN): JudgedPair[] => {
  let line: Line | undefined;
  return labels.flatMap((label, n) => {
    if (line === undefined || label.start > line.to) line = lineAt(text, label);
    const { said, signs: ofLine } = line;
    const column = columnOf[label.kind];
    const isWorthy = (value: string): boolean =>
      [hopeOf, worthOf].every((asked) => (asked(value).sums[column] ?? 0) >= least[label.kind]);
    return pairsOf(line, labels, n, isWorthy).flatMap((pair): JudgedPair[] => {
      const alone = ['any', ...worthOf(pair.value.value).signs, ...ofLine(), ...signsOfPlace(text, pair)];
      const found = [...alone, ...signsOfPair(text, pair, 'for')];
      found.push(...signsTogether(found));
      if (sumOf(column, found) < floor) return [];
      const signs = [...found, ...signsOfLine(said, 'against'), ...signsOfPair(text, pair, 'against')];
      const sum = sumOf(column, signs);
      return sum < floor ? [] : [{ ...pair, signs, sum }];
    });
  });
};

/** "… is": a sentence that says what a password is may go on with a chosen word, or with what a machine drew. */
const SAYS =
  /^(?:[^\n:=;.,?!]{0,24} (?:is|was|lautet|ist|hei[sß]t|est|es|é|será?)(?: now| jetzt| ahora| agora| désormais)? |[是为為は는은]|:? (?:— |- )?это | هي )/;

const withDrawn = (text: string, labels: readonly Label[]): Label[] =>
  labels.flatMap((label) =>
    label.kind === 'password' && SAYS.test(text.slice(label.end, label.end + 48))
      ? [label, { ...label, kind: 'key' as const }]
      : [label],
  );

export const inContext = (text: string, labels: readonly Label[]): InContext[] =>
  judgedPairs(text, withDrawn(text, labels)).map(({ label: { kind }, value, sum }): InContext => {
    const sure = (kind === 'password' || kind === 'key') && sum >= BLOCK[kind];
    return { id: ids[kind], span: [value.start, value.end], grade: sure ? 'block' : 'warn' };
  });
