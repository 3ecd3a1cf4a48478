import { isWord, letters } from './alphabet.ts';
import type { Literal } from './needs.ts';

/** Where literals stand, in the order in which they end: number of the literal, then the offset of its last unit, and so on. */
export type Found = readonly number[];

const WIDTH = 7;
/** In the table, besides the number of a state: something ends there. */
const ENDS_HERE = 0x8000;

export const keyOf = ({ letters: spelled, begins, ends }: Literal): string => `${begins ? 1 : 0}${ends ? 1 : 0}${spelled}`;

const ROOT = 1;

/** All literals in one pass over the text, however many they are (Aho and Corasick 1975). A step is worked out when a text first takes it. */
export const finderOf = (literals: readonly Literal[]): ((text: string) => Found) => {
  const edges = new Map<number, number>();
  const parent: number[] = [0, 0];
  const by: number[] = [0, 0];
  const own: number[][] = [[], []];
  literals.forEach(({ letters: spelled }, literal) => {
    let state = ROOT;
    for (let i = 0; i < spelled.length; i++) {
      const letter = spelled.charCodeAt(i);
      const cell = (state << WIDTH) | letter;
      let next = edges.get(cell);
      if (next === undefined) {
        next = own.push([]) - 1;
        parent.push(state);
        by.push(letter);
        edges.set(cell, next);
      }
      state = next;
    }
    own[state]?.push(literal);
  });
  if (own.length >= ENDS_HERE) throw new RangeError(`${own.length} states do not fit into 15 bits`);
  const table = new Uint16Array(own.length << WIDTH);
  const fallback: number[] = [];
  const ending: (readonly number[])[] = [];
  /** Where the longest proper ending of what led to the state leads. */
  const fallbackOf = (state: number): number => {
    const up = parent[state] ?? 0;
    return (fallback[state] ??= up <= ROOT ? ROOT : step(fallbackOf(up), by[state] ?? 0) & ~ENDS_HERE);
  };
  const endingOf = (state: number): readonly number[] => (ending[state] ??= state <= ROOT ? [] : [...(own[state] ?? []), ...endingOf(fallbackOf(state))]);
  const step = (state: number, letter: number): number => {
    const cell = (state << WIDTH) | letter;
    const known = table[cell] ?? 0;
    if (known !== 0) return known;
    const next = edges.get(cell) ?? (state === ROOT ? ROOT : step(fallbackOf(state), letter) & ~ENDS_HERE);
    return (table[cell] = endingOf(next).length > 0 ? next | ENDS_HERE : next);
  };
  const flags = Uint8Array.from(literals, ({ begins, ends }) => (begins ? 1 : 0) | (ends ? 2 : 0));
  const lengths = Uint16Array.from(literals, ({ letters: spelled }) => spelled.length);
  const letterOf = letters();
  return (text) => {
    const found: number[] = [];
    let state = ROOT;
    for (let at = 0; at < text.length; at++) {
      const letter = letterOf[text.charCodeAt(at)] ?? 1;
      const before = state & ~ENDS_HERE;
      state = table[(before << WIDTH) | letter] ?? 0;
      if (state === 0) state = step(before, letter);
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
