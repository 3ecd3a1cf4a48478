/**
 * Which rows of a table can match in a text, judged by its words alone. Each row says which words it needs:
 * `ignore` is a whole word, `ignor*` a beginning, `*ignor*` stands anywhere in one. Scripts without spaces have no
 * words, so there a need may begin at any character. `#` is a token of 20 characters or more with a digit in it,
 * and the signs `@`, `<`, `)`, `*` and `[` are words of their own.
 */
export interface Row {
  /** A text that the row matches holds one word of each of these lists; blanks part the words. */
  needs: readonly string[];
}

/** The numbers of the rows that have a word of each of their lists in a text. */
export type RowsIn = (text: string) => number[];

/** A part of a word, and what it is a hit of: eight times the number of the row, and that of the list. */
interface Need {
  letters: string;
  begins: boolean;
  ends: boolean;
  hit: number;
}

/** What stands for a word in a text, and when a text last had it. */
interface Word {
  hits: readonly number[];
  seen: number;
}

/** A word, a run of Indic letters, Thai, or anything from Han upwards, which has no blanks between its words, a sign. */
const WORD = /[a-z\d\u00c0-\u08ff\u1e00-\u1fff]+|[\u0900-\u1dff\u2e80-\uffff]+|[@<*)[]/g;
const UNPARTED = /^[\u0900-\u1dff\u2e80-\uffff]/;
const LONG = /[\w\u00c0-\u08ff\u1e00-\u1fff-]{20,}/g;

/** So many words are known at once; a text of random ones shall not fill the memory. */
const MOST = 50_000;

/** The two characters that begin at a place, as a number: no string is made to look them up. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + text.charCodeAt(at + 1);

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

export const wordsOf = (rows: readonly Row[]): RowsIn => {
  const whole = new Map<string, number[]>();
  /** By their first two letters, or by the only one. */
  const parts = new Map<number, Need[]>();
  const add = (said: string, hit: number): void => {
    const unparted = UNPARTED.test(said);
    const begins = said === '*' || !(unparted || said.startsWith('*'));
    const ends = said === '*' || !(unparted || said.endsWith('*'));
    if (begins && ends) return push(whole, said, hit);
    const letters = unparted ? said : said.slice(begins ? 0 : 1, ends ? said.length : -1);
    push(parts, letters.length === 1 ? letters.charCodeAt(0) : pairAt(letters, 0), { letters, begins, ends, hit });
  };
  for (const [row, { needs }] of rows.entries())
    for (const [list, said] of needs.entries()) for (const need of said.split(' ')) add(need, 8 * row + list);
  const tokens = whole.get('#');
  const asked = rows.map(({ needs }) => 2 ** needs.length - 1);

  const hitsOf = (word: string): number[] => {
    const hits = [...(whole.get(word) ?? [])];
    const addOf = (needs: readonly Need[] | undefined, at: number): void => {
      for (const { letters, begins, ends, hit } of needs ?? []) {
        const left = word.length - at - letters.length;
        if ((at === 0 || !begins) && (left === 0 || !ends) && word.startsWith(letters, at)) hits.push(hit);
      }
    };
    for (let at = 0; at < word.length; at++) {
      addOf(parts.get(word.charCodeAt(at)), at);
      if (at + 1 < word.length) addOf(parts.get(pairAt(word, at)), at);
    }
    return hits;
  };
  const known = new Map<string, Word>();
  const wordOf = (said: string): Word => {
    const before = known.get(said);
    if (before !== undefined) return before;
    const word = { hits: hitsOf(said), seen: 0 };
    if (known.size >= MOST) known.clear();
    known.set(said, word);
    return word;
  };

  /** Of each row: the lists that the text of this number has a word of. */
  const stamps = new Uint32Array(rows.length);
  const had = new Uint8Array(rows.length);
  let clock = 0;
  return (text) => {
    const lower = text.toLowerCase();
    const all: number[] = [];
    clock += 1;
    const take = (hits: readonly number[]): void => {
      for (const hit of hits) {
        const row = hit >> 3;
        const before = stamps[row] === clock ? (had[row] ?? 0) : 0;
        const now = before | (1 << (hit & 7));
        stamps[row] = clock;
        had[row] = now;
        if (now !== before && now === asked[row]) all.push(row);
      }
    };
    for (const said of lower.match(WORD) ?? []) {
      const word = wordOf(said);
      if (word.seen !== clock) take(word.hits);
      word.seen = clock;
    }
    if (tokens !== undefined && lower.match(LONG)?.some((token) => /\d/.test(token))) take(tokens);
    return all;
  };
};
