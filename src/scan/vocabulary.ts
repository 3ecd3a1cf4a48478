import { clues } from './clues.ts';
import { injectionPatterns } from './injection-patterns.ts';

/** Little words that stand between those of an order. */
const BETWEEN = 'a an and are as at be by do for from if in is it me not of on or so the then this to up you your';

let known: Set<string> | undefined;

/** The words that the tables of injection look for: what a disguised order is made of. */
export const vocabulary = (): ReadonlySet<string> => {
  if (known !== undefined) return known;
  known = new Set(BETWEEN.split(' '));
  for (const { needs } of [...injectionPatterns, ...clues]) {
    for (const need of needs.flatMap((list) => list.split(' '))) {
      const word = need.replaceAll('*', '');
      if (/^\p{L}{3,}$/u.test(word)) known.add(word);
    }
  }
  return known;
};
