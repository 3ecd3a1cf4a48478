import type { Answer, Origin } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';

/** A memory of the source and one of the target of which somebody said how they stand to each other. */
export interface AnsweredPair {
  a: Memory;
  b: Memory;
  answer: Answer;
  origin: Origin;
}

/** The judgements of `meaning/`: who says that two memories say the same. */
export interface Sameness {
  /** Two memories that share a key say one thing in equal words. */
  keys(memory: Memory): readonly string[];
  /** Whether two fields say one thing in equal words. */
  agree(a: string, b: string): boolean;
  /** What was answered about a line: of what stood there only a hash is known. */
  ofLine(was: string, words: string): Answer | undefined;
  answered(source: readonly Memory[], target: readonly Memory[]): AnsweredPair[];
  /** What looks alike and nobody answered: nearest to each other both ways, nobody in two pairs. */
  alike(source: readonly Memory[], target: readonly Memory[]): { a: Memory; b: Memory }[];
}

const SAID = ['why', 'how', 'detail'] as const;

/** What the one says of why, how and in detail, and the other does not. */
export const unsaidBy = (target: Memory, source: Memory): Partial<Pick<Memory, (typeof SAID)[number]>> =>
  Object.fromEntries(SAID.flatMap((field) => (source[field] !== undefined && target[field] === undefined ? [[field, source[field]]] : [])));

/** Memories of the target in equal words; of several, those that say most of the same come first. */
export const equalIn = (target: readonly Memory[], { keys, agree }: Sameness): ((memory: Memory) => Memory[]) => {
  // Where a ledger knows every memory, nobody asks for equal words.
  let known: Map<string, Memory[]> | undefined;
  const indexed = (): Map<string, Memory[]> => {
    const byKey = new Map<string, Memory[]>();
    for (const memory of target) {
      for (const key of new Set(keys(memory))) {
        const held = byKey.get(key);
        if (held) held.push(memory);
        else byKey.set(key, [memory]);
      }
    }
    return byKey;
  };
  const differing = (a: Memory, b: Memory): boolean => SAID.some((field) => a[field] !== undefined && b[field] !== undefined && !agree(a[field], b[field]));
  const gaps = (a: Memory, b: Memory): number => SAID.filter((field) => (a[field] === undefined) !== (b[field] === undefined)).length;
  return (memory) => {
    const own = keys(memory);
    const byKey = (known ??= indexed());
    const found = new Set(own.flatMap((key) => byKey.get(key) ?? []));
    // Words of which one has them in the detail and the other in the statement are compared as a whole.
    const whole = own.at(-1);
    return [...found].filter((each) => !differing(memory, each) || keys(each).at(-1) === whole).sort((x, y) => gaps(memory, x) - gaps(memory, y));
  };
};

/**
 * Of what somebody answered, the pair that decides for each memory of the source; no memory of the target is taken
 * twice. What a repository brings along only proposes.
 */
export const decisive = (pairs: readonly AnsweredPair[]): Map<Memory, AnsweredPair> => {
  const out = new Map<Memory, AnsweredPair>();
  const taken = new Set<Memory>();
  for (const pair of pairs) {
    if (!DECIDES.has(pair.answer) || pair.origin === 'repository' || out.has(pair.a) || taken.has(pair.b)) continue;
    out.set(pair.a, pair);
    taken.add(pair.b);
  }
  return out;
};

/** Anything else leaves two memories beside each other. */
export const DECIDES: ReadonlySet<Answer> = new Set(['same', 'a-newer', 'b-newer']);
