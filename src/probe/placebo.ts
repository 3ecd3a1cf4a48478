import type { Store } from '../ir/store.ts';
import type { Context } from './context.ts';
import { wordsOf } from './words-of.ts';

/** Rules about things that no user of a coding agent has rules about: of different lengths, some of them forbid. */
const RULES = [
  'Water the ferns on Mondays.',
  'Never fold the blue map in half.',
  'Keep three spare buttons in the second drawer.',
  'Wind the kitchen clock before supper, not after it.',
  'Always hang the lantern on the left hook of the shed.',
  'The heron comes to the pond when the reeds are cut.',
  'Do not lend the long ladder to the neighbour on the hill.',
  'Carry the honey jars upright, and wipe their lids before winter.',
  'Whoever feeds the geese closes the lower gate, even when it rains.',
  'Old postcards belong in the tin box; new ones may stand on the shelf.',
  'Ask the gardener about the roses before you move a single stone of the border.',
  'The violin is tuned a little lower in summer, since the room grows warm by noon.',
] as const;

/**
 * The same context with random rules in place of the memories: as long, on as many lines, with the same marks at the
 * head of each line, and none of them the user's. The seed makes them the same in every run.
 */
export const placebo = (context: Context, stores: readonly Store[], seed: string): Context => {
  const words = stores
    .flatMap((store) => store.memories.flatMap((memory) => wordsOf(memory, [store])))
    .filter((text, at, all) => all.indexOf(text) === at)
    .sort((a, b) => b.length - a.length);
  const inPlace = (text: string): string =>
    words.reduce((said, each, at) => said.split(each).join(otherWords(each, hashOf(`${seed} ${at}`))), text);
  return {
    ...context,
    always: context.always.map((each) => ({ ...each, text: inPlace(each.text) })),
    files: new Map([...context.files].map(([file, text]) => [file, inPlace(text)])),
  };
};

/** Marks that a line begins with: of a list, a heading, a label. */
const HEAD = /^(?:[\s>]*(?:[-*+]\s+|\d+[.)]\s+|#+\s+)?(?:\*\*[^*\n]{1,30}:\*\*\s*|[a-z ]{2,20}:\s+)?)/u;

export const otherWords = (text: string, seed: number): string =>
  text
    .split('\n')
    .map((line, at) => {
      const [head = ''] = HEAD.exec(line) ?? [];
      const length = line.length - head.length;
      return length === 0 ? line : head + ruleOf(length, seed + at * 7);
    })
    .join('\n');

/** Rules up to a length, the last one cut between words. */
const ruleOf = (length: number, seed: number): string => {
  let said = '';
  for (let at = seed; said.length < length; at += 5) said += `${said === '' ? '' : ' '}${RULES[at % RULES.length]}`;
  const cut = said.slice(0, length + 1).replace(/\s+\S*$/u, '');
  return cut === '' ? said.slice(0, length) : cut;
};

const hashOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 17);
