import type { Form } from '../adapter.ts';
import type { Memory } from '../ir/memory.ts';
import type { Wanted } from './wanted.ts';

/** Other words for what is to be written, as they were let through. */
export interface Rewordings {
  /** Other wordings of the whole memory, those that were let through; none where there are none. */
  of(wanted: Memory, source: Memory): readonly Memory[];
  /** They go before the memory's own words where both have room. */
  first: boolean;
}

export const NO_REWORDINGS: Rewordings = { of: () => [], first: false };

/** The same without those of some memories, by source id. */
export const withoutThose = (rewordings: Rewordings | undefined, ids: ReadonlySet<string>): Rewordings | undefined =>
  rewordings && ids.size > 0
    ? { ...rewordings, of: (wanted, source) => (ids.has(source.id) ? [] : rewordings.of(wanted, source)) }
    : rewordings;

/** Whether its words are ours to choose: it is written, or may move, and nobody in the target said it in their own. */
export const isOpenToWords = ({ memory, old, afresh, isTheirs }: Wanted): boolean =>
  !isTheirs && (memory !== old || afresh === true);

/**
 * All ways to say a memory. The form without a cost that comes last is one of the memory's own words, unless other
 * words go first.
 */
export const withReworded = (own: readonly Form[], reworded: readonly (readonly Form[])[], first: boolean): Form[] => {
  const [best] = reworded;
  if (!best) return [...own];
  const paid = (forms: readonly Form[]): readonly Form[] => forms.slice(0, -1);
  const others = reworded.flatMap(paid);
  return first ? [...others, ...paid(own), ...best.slice(-1)] : [...paid(own), ...others, ...own.slice(-1)];
};

/** The wanted memory in the words that its form says. */
export const inWordsOf = (each: Wanted, form: Form | undefined): Wanted =>
  form?.words ? { ...each, memory: form.words } : each;
