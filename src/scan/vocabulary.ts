import { concepts } from '../meaning/concepts.ts';
import { injectionPatterns } from './injection-patterns.ts';

/** Little words that stand between those of an order. */
const BETWEEN = 'a an and are as at be by do for from if in is it me not of on or so the then this to up you your';

let known: Set<string> | undefined;

/** The words that injection is looked for by: what a disguised order is made of. */
export const vocabulary = (): ReadonlySet<string> => {
  if (known !== undefined) return known;
  known = new Set(BETWEEN.split(' '));
  const needs = injectionPatterns.flatMap((pattern) => pattern.needs);
  for (const list of [...Object.values(concepts), ...needs])
    for (const need of list.split(' ')) {
      const word = need.replaceAll('*', '');
      if (/^\p{L}{3,}$/u.test(word)) known.add(word);
    }
  return known;
};
