import { literals } from '../text/literals.ts';

/** What a line may say of a memory below its statement: a field of it, or a piece of its detail. */
export interface Extra {
  field: 'how' | 'why' | 'detail';
  /** What it takes of the room that is meant. */
  size: number;
  /** The literals that it holds, each once. */
  literals: readonly string[];
}

/** How to apply it counts as a literal, why as half of one; a sentence without a literal still says something. */
const SAYS: Readonly<Record<Extra['field'], number>> = { how: 1, why: 0.5, detail: 0.1 };

/** As how many literals counts what is said, its literals aside. */
export const worthOf = (said: readonly Extra[]): number => said.reduce((sum, { field }) => sum + SAYS[field], 0);

export const namesIn = (text: string): string[] => [...new Set(literals(text).map((each) => each.text))];

/** Of a long text so much more is offered each time. */
const GROWTH = 1.25;

/** What says most for its room comes first. */
export const byWorth = (a: Extra, b: Extra): number => weightOf(b) - weightOf(a);

const weightOf = ({ field, literals: said, size }: Extra): number => (said.length + SAYS[field]) / size;

/** None of it, then more and more, at last all. What comes together takes at most `short`, and of a longer text more. */
export const extentsOf = <Each extends Extra>(
  all: readonly Each[],
  short: number,
  first: (a: Extra, b: Extra) => number = byWorth,
): (readonly Each[])[] => {
  const order = all.toSorted(first);
  const out: Each[][] = [[]];
  let [size, most] = [0, short];
  for (const [at, each] of order.entries()) {
    size += each.size;
    const next = order[at + 1];
    if (next && size + next.size <= most) continue;
    out.push(order.slice(0, at + 1));
    most = Math.max(most, size) * GROWTH;
  }
  return out;
};
