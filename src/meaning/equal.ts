import type { Frame } from '../ir/frame.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { bodyOf, printBody } from '../text/body.ts';
import { forceOf } from '../text/preferring.ts';
import { folded, unmarked } from './markup.ts';
import { lettersOf, openingOf } from './letters.ts';
import { readingsOf } from './normal.ts';

/** What a memory says, once the frame that its harness puts round a statement is taken off. */
export interface BareSaying {
  statement: string;
  /** How strongly it binds, where the frame itself says so. */
  framed: Frame['force'];
  /** When it holds, where the frame itself says so: `when … -> …`. */
  condition?: string;
}

/** What a memory is found by, when another says it in equal words. */
export interface Keys {
  /** Two that share one state one thing: their scope, how strongly it binds, when it holds, and the words are equal. */
  stated: readonly string[];
  /** Two that share one of `stated` share one of these, which take a fraction of the time. */
  letters: readonly string[];
  /** Two that share one say as much, whichever field says it: what one has in its detail another may state. */
  whole: readonly string[];
  /** How the whole begins: two that share one of `whole` share one of these, which takes no reading of all of it. */
  opening: readonly string[];
}

/**
 * The keys of a memory, its own first. A condition that this one gives as how to apply it may be in the other's frame.
 * `frames` are those of both harnesses.
 */
export const keysOf = (memory: Memory, frames: readonly Frame[]): Keys => {
  const told = toldBy(memory, frames);
  // `retry -> give up` reads as a condition and may be none: as it stands it says the same as the same words elsewhere.
  const plainly =
    told.condition !== undefined && told.condition !== memory.how
      ? [{ statement: memory.statement, framed: told.framed }]
      : [];
  const all = [told, ...plainly];
  let [stated, letters, whole, opening]: (readonly string[] | undefined)[] = [];
  // Who asks what a memory states does not wait for all of its body.
  return {
    get stated() {
      return (stated ??= all.flatMap((each) => keysFor(memory, each, 'stated')));
    },
    get letters() {
      return (letters ??= all.map(({ statement }) => lettersOf(statement)));
    },
    get whole() {
      return (whole ??= all.flatMap((each) => keysFor(memory, each, 'whole')));
    },
    get opening() {
      return (opening ??= [
        ...new Set(
          all.flatMap((each) => conditionsOf(memory, each).map((when) => openingOf(wholeOf(memory, each, when)))),
        ),
      ]);
    },
  };
};

const keysFor = (memory: Memory, told: BareSaying, which: 'stated' | 'whole'): string[] =>
  conditionsOf(memory, told).flatMap((when) => {
    const [what, said] = which === 'stated' ? ['stated', told.statement] : ['in all', wholeOf(memory, told, when)];
    const head = [scopeKey(memory.scope), forceIn(memory, said, told.framed), what, when === '' ? '' : wordsIn(when)];
    return readingsOf(said).map((words) => [...head, words].join('\n'));
  });

const conditionsOf = ({ how }: Memory, { condition }: BareSaying): string[] =>
  condition === undefined ? ['', ...(how === undefined ? [] : [how])] : [condition];

/** All that a memory says, but for the condition under which it holds. */
const wholeOf = ({ why, how, detail, order }: Memory, { statement, condition }: BareSaying, when: string): string => {
  const body = bodyOf({
    statement,
    why: condition?.includes(why ?? '\n') ? undefined : why,
    how: when === '' ? how : undefined,
    detail,
    order,
  });
  return body.why === undefined && body.how === undefined && detail === undefined ? statement : printBody(body);
};

const wordsIn = (text: string): string => readingsOf(text)[0] as string;

/** Whether two texts say one thing in equal words. */
export const sayTheSame = (a: string, b: string): boolean => {
  if (a === b) return true;
  const readings = new Set(readingsOf(a));
  return readingsOf(b).some((reading) => readings.has(reading));
};

/** A text with the parts that an answer about it is about: what it says, why, and how; no frame, no markup, no case. */
export const wordsOf = (memory: Memory, frames: readonly Frame[]): string[] => {
  const { statement, framed, condition = '' } = toldBy(memory, frames);
  const said = [statement, memory.why, condition === '' ? memory.how : condition].map((text) =>
    text === undefined ? '' : wordsIn(text),
  );
  return [forceIn(memory, statement, framed), ...said];
};

/** A memory without the frame that its harness, or the words themselves, put round the statement. */
export const toldBy = (memory: Memory, frames: readonly Frame[]): BareSaying => {
  const own = frames.find(({ name }) => name === memory.native['frame']);
  const found = own ? undefined : peeled(memory.statement, frames);
  const statement = found?.statement ?? memory.statement;
  const condition = own ? (conditional(own) ? memory.how : undefined) : found?.condition;
  return { statement, framed: own?.force ?? found?.framed, ...(condition !== undefined && { condition }) };
};

/**
 * A harness's frame in another's memory is words there: it is taken off where it says how a statement binds or when it
 * holds. Somebody who writes "User prefers short answers" leaves the frame's colon out.
 */
const peeled = (marked: string, frames: readonly Frame[]): BareSaying | undefined => {
  const text = folded(marked)
    .replace(/^(?:[-*+•>§][ \t]+)+/u, '')
    .replace(/^(\*\*|__)([^*_]+)\1$/u, '$2')
    .replace(/ → /gu, ' -> ');
  for (const frame of frames) {
    const patterns = frame.force !== undefined || conditional(frame) ? patternsOf(frame) : [];
    const groups = patterns
      .map((pattern) => pattern.exec(text)?.groups)
      .find((found) => (found?.['statement'] ?? '').trim() !== '');
    if (groups === undefined) continue;
    const condition = ['how', 'situation', 'why'].flatMap((name) => groups[name] ?? []).join('\n');
    return { statement: groups['statement'] as string, framed: frame.force, ...(condition !== '' && { condition }) };
  }
  return undefined;
};

const conditional = ({ pattern }: Frame): boolean => /\(\?<(?:how|situation)>/.test(pattern);

const patternsOf = (frame: Frame): readonly RegExp[] => {
  const known = read.get(frame) ?? [new RegExp(frame.pattern, 'su'), ...withoutColon(frame)];
  read.set(frame, known);
  return known;
};
const read = new WeakMap<Frame, readonly RegExp[]>();

const withoutColon = ({ force, print }: Frame): RegExp[] => {
  const words = force === undefined ? undefined : /^([\p{L} ]+): \{statement\}$/u.exec(print ?? '')?.[1];
  if (words === undefined) return [];
  const marked = words.replaceAll(' ', `${MARKS}\\s+${MARKS}`);
  return [
    new RegExp(
      `^(?:(?:[-*+•>§]|#{1,6}|1[.)])\\s+)*${MARKS}(?:the${MARKS}\\s+)?${MARKS}${marked}${MARKS}:?${MARKS}\\s+(?<statement>.+)$`,
      'isu',
    ),
  ];
};
const MARKS = '(?:[*_]{0,3}|</?(?:b|i|em|strong)>)';

/** What is preferred is not required; what happened once, and what is only done on request, is no rule. */
const forceIn = ({ kind }: Memory, statement: string, framed: Frame['force']): string => {
  if (kind === 'episode' || kind === 'procedure') return kind;
  const plain = unmarked(folded(statement)).replace(/\s+/gu, ' ');
  return framed === 'prefer' || forceOf(plain) === 'prefer' ? 'prefer' : '';
};
