import { isWord, letters } from './alphabet.ts';
import type { Literal } from './needs.ts';

/** Where literals stand, in the order in which they end: number of the literal, then the offset of its last unit, and so on. */
export type Found = readonly number[];

const WIDTH = 7;
/** In the table, besides the number of a state: something ends there. */
const ENDS_HERE = 0x8000;

export const keyOf = ({ letters: spelled, begins, ends }: Literal): string => `${begins ? 1 : 0}${ends ? 1 : 0}${spelled}`;

const statesOf = (sorted: readonly string[]): number =>
  sorted.reduce((sum, one, i) => {
    const before = sorted[i - 1] ?? '';
    let shared = 0;
    while (shared < one.length && one[shared] === before[shared]) shared++;
    return sum + one.length - shared;
  }, 1);

/** All literals in one pass over the text, however many they are (Aho and Corasick 1975). */
export const finderOf = (literals: readonly Literal[]): ((text: string) => Found) => {
  const room = statesOf(literals.map(({ letters: spelled }) => spelled).sort());
  if (room >= ENDS_HERE) throw new RangeError(`${room} states do not fit into 15 bits`);
  const table = new Uint16Array(room << WIDTH);
  const ending: number[][] = [[]];
  literals.forEach(({ letters: spelled }, literal) => {
    let state = 0;
    for (let i = 0; i < spelled.length; i++) {
      const cell = (state << WIDTH) | spelled.charCodeAt(i);
      let next = table[cell] ?? 0;
      if (next === 0) {
        next = ending.push([]) - 1;
        table[cell] = next;
      }
      state = next;
    }
    ending[state]?.push(literal);
  });
  const fallback = new Uint16Array(ending.length);
  const order = [0];
  for (let i = 0; i < order.length; i++) {
    const state = order[i] ?? 0;
    const back = (fallback[state] ?? 0) << WIDTH;
    for (let letter = 0; letter < 1 << WIDTH; letter++) {
      const cell = (state << WIDTH) | letter;
      const next = table[cell] ?? 0;
      const elsewhere = state === 0 ? 0 : (table[back | letter] ?? 0) & ~ENDS_HERE;
      if (next === 0) {
        table[cell] = table[back | letter] ?? 0;
        continue;
      }
      fallback[next] = elsewhere;
      ending[next]?.push(...(ending[elsewhere] ?? []));
      if (ending[next]?.length) table[cell] = next | ENDS_HERE;
      order.push(next);
    }
  }
  const flags = Uint8Array.from(literals, ({ begins, ends }) => (begins ? 1 : 0) | (ends ? 2 : 0));
  const lengths = Uint16Array.from(literals, ({ letters: spelled }) => spelled.length);
  return (text) => {
    const found: number[] = [];
    let state = 0;
    for (let at = 0; at < text.length; at++) {
      state = table[((state & ~ENDS_HERE) << WIDTH) | (letters[text.charCodeAt(at)] ?? 1)] ?? 0;
      if (state < ENDS_HERE) continue;
      const here = ending[state & ~ENDS_HERE] ?? [];
      for (let i = 0; i < here.length; i++) {
        const literal = here[i] ?? 0;
        const flag = flags[literal] ?? 0;
        if ((flag & 2) !== 0 && isWord(text.charCodeAt(at + 1))) continue;
        if ((flag & 1) !== 0 && isWord(text.charCodeAt(at - (lengths[literal] ?? 0)))) continue;
        found.push(literal, at);
      }
    }
    return found;
  };
};
