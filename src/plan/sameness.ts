import { counts, GIVES_WAY, type Answer, type By } from '../ir/answer.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';

/** A memory of the source and one of the target of which somebody said how they stand to each other. */
export interface AnsweredPair extends By {
  a: Memory;
  b: Memory;
  answer: Answer;
}

/** The judgements of `meaning/`: who says that two memories say the same. */
export interface Sameness {
  /**
   * Two memories that share one of `stated` state one thing in equal words; of `whole`, they say as much in any fields.
   * Only those that share one of `letters` can share one of `stated`, and of `opening` one of `whole`: both are quickly
   * known.
   */
  keys(memory: Memory): Record<'stated' | 'letters' | 'whole' | 'opening', readonly string[]>;
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
  Object.fromEntries(
    SAID.flatMap((field) =>
      source[field] !== undefined && target[field] === undefined ? [[field, source[field]]] : [],
    ),
  );

/** Whether one says all that the other says, be it in other fields. */
export const saysAsMuch = (a: Memory, b: Memory, { keys }: Sameness): boolean => {
  const { whole } = keys(b);
  return keys(a).whole.some((key) => whole.includes(key));
};

const keysIn = (memory: Memory, { keys }: Sameness): string[] => {
  const { stated, whole } = keys(memory);
  return [...stated, ...whole];
};

/** Two that share a key share one of these. */
const hintsOf = (memory: Memory, { keys }: Sameness): string[] => {
  const { letters, opening } = keys(memory);
  const scope = scopeKey(memory.scope);
  return [...letters.map((each) => `${scope} states ${each}`), ...opening.map((each) => `${scope} begins ${each}`)];
};

const grouped = (memories: readonly Memory[], keysOf: (memory: Memory) => string[]): Map<string, Memory[]> => {
  const groups = new Map<string, Memory[]>();
  for (const memory of memories)
    for (const key of new Set(keysOf(memory))) {
      const held = groups.get(key);
      if (held) held.push(memory);
      else groups.set(key, [memory]);
    }
  return groups;
};

/** Memories of the target in equal words; of several, those that say most of the same come first. */
export const equalIn = (target: readonly Memory[], sameness: Sameness): ((memory: Memory) => Memory[]) => {
  // Where a ledger knows every memory, nobody asks for equal words.
  let known: Map<string, Memory[]> | undefined;
  const byKey = new Map<string, Map<string, Memory[]>>();
  /** What a memory says in all takes long to work out: only those that begin alike are read to their end. */
  const withHint = (hint: string): Map<string, Memory[]> => {
    known ??= grouped(target, (memory) => hintsOf(memory, sameness));
    const found = byKey.get(hint) ?? grouped(known.get(hint) ?? [], (memory) => keysIn(memory, sameness));
    byKey.set(hint, found);
    return found;
  };
  const differing = (a: Memory, b: Memory): boolean =>
    SAID.some((field) => a[field] !== undefined && b[field] !== undefined && !sameness.agree(a[field], b[field]));
  const gaps = (a: Memory, b: Memory): number =>
    saysAsMuch(a, b, sameness)
      ? 0
      : 1 + SAID.filter((field) => (a[field] === undefined) !== (b[field] === undefined)).length;
  const scopes = new Set(target.map(({ scope }) => scopeKey(scope)));
  return (memory) => {
    if (!scopes.has(scopeKey(memory.scope))) return [];
    const alike = hintsOf(memory, sameness).map(withHint);
    const keys = alike.some(({ size }) => size > 0) ? keysIn(memory, sameness) : [];
    const found = new Set(keys.flatMap((key) => alike.flatMap((each) => each.get(key) ?? [])));
    const equal = [...found].filter((each) => !differing(memory, each) || saysAsMuch(memory, each, sameness));
    return equal.sort((x, y) => gaps(memory, x) - gaps(memory, y));
  };
};

/** Whose words give way: of two that say the same not those that a person wrote, where an agent wrote the other. */
export const givingWay = ({ a, b, answer }: Pick<AnsweredPair, 'a' | 'b' | 'answer'>): 'a' | 'b' | undefined =>
  answer === 'same' && isHuman(a) && !isHuman(b) && !b.readOnly ? 'b' : GIVES_WAY[answer];

const isHuman = ({ author }: Memory): boolean => author === 'human';

/**
 * What an answer does in a plan. `decides`: one of the two stands for both. `asks`: a person is to say; so it is where
 * two contradict each other, where the answer is no more than a proposal, and where nobody but a model would have a
 * person's own words give way. `parts`: both stand, and nobody is asked.
 */
export const bearing = (pair: AnsweredPair): 'decides' | 'asks' | 'parts' => {
  const gives = givingWay(pair);
  if (!counts(pair) || pair.answer === 'contradict') return 'asks';
  if (gives === undefined || (gives === 'b' && pair.b.readOnly)) return 'parts';
  return pair.origin !== 'person' && isHuman(pair[gives]) ? 'asks' : 'decides';
};

/**
 * Of what somebody answered, the pair that decides for each memory of the source; no memory of the target is taken
 * twice.
 */
export const decisive = (pairs: readonly AnsweredPair[]): Map<Memory, AnsweredPair> =>
  firstOfEach(pairs.filter((pair) => bearing(pair) === 'decides'));

/** Nobody is in two pairs. */
export const firstOfEach = (pairs: readonly AnsweredPair[]): Map<Memory, AnsweredPair> => {
  const seen = new Set<Memory>();
  return new Map(
    pairs.filter(({ a, b }) => !seen.has(a) && !seen.has(b) && seen.add(a).add(b)).map((pair) => [pair.a, pair]),
  );
};
