import { hash } from 'node:crypto';
import { counts, type Answer, type By } from '../ir/answer.ts';
import type { Frame } from '../ir/frame.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { wordsOf } from './equal.ts';

/** An answer as it is kept: of two texts by their hashes, and no word of them. */
export interface Answered {
  a: string;
  b: string;
  answer: Answer;
  by: 'person' | 'model';
  /** Which model, and how it was asked. */
  judge?: string;
  /** ISO 8601. */
  when: string;
}

/** An answer together with where it comes from. */
export type KeptAnswer = Answered & By;

/** Two memories that somebody was asked about. */
export interface AnsweredMemories extends By {
  a: Memory;
  b: Memory;
  answer: Answer;
}

/**
 * What an answer is about: the statement, its force and condition, why and how; an edit of any makes it another text.
 */
export const textHash = (memory: Memory, frames: readonly Frame[]): string =>
  hash('sha256', JSON.stringify(wordsOf(memory, frames))).slice(0, 32);

/**
 * One of the two texts of a line that somebody reworded: the hash by which the ledger knows what stood there, or what
 * stands there now.
 */
export const lineHash = (line: string): string => hash('sha256', `line\n${line}`).slice(0, 32);

/** The same answer, asked the other way round. */
export const flipped = (answer: Answer): Answer => FLIPPED[answer];

const FLIPPED: Readonly<Record<Answer, Answer>> = {
  same: 'same',
  contradict: 'contradict',
  different: 'different',
  'a-newer': 'b-newer',
  'b-newer': 'a-newer',
  'a-covers': 'b-covers',
  'b-covers': 'a-covers',
};

/** A person's word goes before a model's, and both before a stranger's; of one origin what counts, then the last. */
const rankOf = (by: By): number => (by.origin === 'person' ? 3 : by.origin === 'repository' ? 0 : counts(by) ? 2 : 1);

/** The answer that holds for each pair of texts, by the hash of either, as it reads from that side. */
export const answersBy = (known: readonly KeptAnswer[]): ReadonlyMap<string, ReadonlyMap<string, KeptAnswer>> => {
  const sorted = known.toSorted((x, y) => rankOf(x) - rankOf(y) || (x.when < y.when ? -1 : 1));
  const by = new Map<string, Map<string, KeptAnswer>>();
  const note = (from: string, to: string, one: KeptAnswer): void =>
    void by.set(from, (by.get(from) ?? new Map<string, KeptAnswer>()).set(to, one));
  for (const one of sorted) {
    note(one.a, one.b, one);
    note(one.b, one.a, { ...one, a: one.b, b: one.a, answer: flipped(one.answer) });
  }
  return by;
};

/**
 * The pairs of a source and a target memory of one scope that somebody answered, in the order of the source. Nothing
 * is left out: one memory may stand in several.
 */
export const answeredPairs = (
  source: readonly Memory[],
  target: readonly Memory[],
  known: readonly KeptAnswer[],
  frames: readonly Frame[],
): AnsweredMemories[] => {
  if (known.length === 0) return [];
  const by = answersBy(known);
  const key = (memory: Memory, text: string): string => `${scopeKey(memory.scope)}\n${text}`;
  const there = Map.groupBy(target, (memory) => key(memory, textHash(memory, frames)));
  return source.flatMap((a) =>
    [...(by.get(textHash(a, frames)) ?? [])].flatMap(([text, { answer, origin, judge, passed }]) =>
      (there.get(key(a, text)) ?? []).map((b) => ({
        a,
        b,
        answer,
        origin,
        ...(judge !== undefined && { judge }),
        ...(passed && { passed }),
      })),
    ),
  );
};
