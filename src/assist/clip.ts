import type { Memory } from '../ir/memory.ts';
import { flat } from '../text/flat.ts';
import { inWords, wordsOf } from './worded.ts';

/** Of a statement so much may be left: what models make of such texts without leaving anything out. */
const SHARES = [0.75, 0.55, 0.4];
/** Fewer characters say no rule. */
const LEAST = 40;

/**
 * Stand-ins for shorter wordings, longest first: they say nothing, and take the room that one would take. So a plan
 * tells who could move up by a shorter wording, and how short it has to be, before anybody is asked for one.
 */
export const standIns = (memory: Memory): Memory[] => {
  const said = flat(memory.statement);
  return SHARES.flatMap((share) => {
    const most = Math.floor(said.length * share);
    const text = most < LEAST ? '' : cutAtWord(said, most);
    const words = text === '' ? undefined : inWords(memory, { ...wordsOf(memory), statement: text });
    return words ? [words] : [];
  });
};

/** Ends in a full stop, so that it announces nothing, and holds no list. */
const cutAtWord = (text: string, most: number): string => {
  const cut = text.slice(0, most - 1);
  const at = cut.lastIndexOf(' ');
  const words = (at > most / 2 ? cut.slice(0, at) : cut).replace(/^(?:[-*+#>]+|\d+[.)])\s+/u, '');
  return `${words.replace(/[\p{P}\p{S}\s\ud800-\udbff]+$/u, '')}.`;
};
