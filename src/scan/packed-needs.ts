import { clues } from './clues.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { type Needs, needsOf, pack } from './needs.ts';
import { type Tree, waysOf } from './pattern-tree.ts';
import { secretPatterns } from './secret-patterns.ts';
import { staysInSentence } from './sentence.ts';

/** Some ways of a pattern to match must be looked for by the sentence, some in the whole text. */
const rowNeeds = ([first = [], ...rest]: readonly (readonly Tree[])[]): Record<'sentence' | 'whole', Needs[]> => {
  const within = new Set(first.filter(staysInSentence));
  const others = rest.map(needsOf);
  return { sentence: [needsOf([...within]), ...others], whole: [needsOf(first.filter((way) => !within.has(way))), ...others] };
};

/** What every pattern of the scanner needs. It takes a tenth of a second to work out, so what is installed has it as a text (.ci/bundle.ts). */
export const packedNeeds = (): string => {
  const needs = injectionPatterns.map(({ all }) => rowNeeds(all.map(waysOf)));
  return pack({
    sentence: needs.map(({ sentence }) => sentence), whole: needs.map(({ whole }) => whole),
    clues: clues.map(({ pattern }) => [needsOf(waysOf(pattern))]), secrets: secretPatterns.map((pattern) => [needsOf(waysOf(pattern))]),
  });
};
