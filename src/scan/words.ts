/**
 * Which rows of a table can match in a text, judged by its words alone. Each row says which words it needs:
 * `ignore` is a whole word, `ignor*` a beginning, `*ignor*` stands anywhere in one. Scripts without spaces have no
 * words, so there a need may begin at any character. `#` is a token of 20 characters or more with a digit in it,
 * and the signs `@`, `<`, `)` and `*` are words of their own.
 */
export interface WordRow {
  /** A text that the row matches holds one word of each of these lists; blanks part the words. */
  needs: readonly string[];
  /** In a phrase the words of its lists stand one behind the other: how far each may be from the one before it. */
  reach?: readonly number[];
}

/** What was found, in turn: a need (eight times the number of its row, and that of its list), and where it stands. */
export type FoundRows = readonly number[];

export interface FoundWords {
  find: (text: string) => FoundRows;
  /** For each stretch of the text the rows that have a word of each list in it. The first begins at 0. */
  rowsIn: (found: FoundRows, starts: readonly number[]) => number[][];
}

/** A part of a word, and what it is a hit of. */
interface Need {
  letters: string;
  ends: boolean;
  hit: number;
}

const SIGNS = '@<*)[';
const LONG = 20;
const STAR = 0x2a;
/** What a run of other characters, without spaces between its words, is read by. */
const ALONE = 2;

const ascii = Uint8Array.from({ length: 128 }, (_, code) => {
  const c = String.fromCharCode(code);
  return /[a-z0-9]/i.test(c) ? 1 : SIGNS.includes(c) ? ALONE : 0;
});

/** 1 in a word, 0 between words, 2 where each character is read alone: Indic scripts, Thai, and all from Han upwards. */
const kindOf = (code: number): number => {
  if (code < 0x80) return ascii[code] ?? 0;
  if (code < 0x900) return code < 0xc0 ? 0 : 1;
  if (code < 0x1e00 || code >= 0x2e80) return ALONE;
  return code < 0x2000 ? 1 : 0;
};

/** So many words are known at once; a text of random ones shall not fill the memory. */
const MOST = 50_000;

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
};

export const wordsOf = (rows: readonly WordRow[]): FoundWords => {
  const whole = new Map<string, number[]>();
  /** What words begin with, by three letters, and what may stand anywhere in one, by two; the short ones by all of theirs. */
  const heads = new Map<string, Need[]>();
  const parts = new Map<string, Need[]>();
  /** By the first letter, where each character is read alone. */
  const runs = new Map<string, Need[]>();
  const tokens: number[] = [];
  const add = (said: string, hit: number): void => {
    const begins = said.charCodeAt(0) !== STAR || said.length === 1;
    const ends = said.charCodeAt(said.length - 1) !== STAR || said.length === 1;
    if (said === '#') tokens.push(hit);
    else {
      const letters = begins && ends ? said : said.slice(begins ? 0 : 1, ends ? said.length : -1);
      const alone = kindOf(letters.charCodeAt(0)) === ALONE;
      if (begins && ends && !alone) push(whole, said, hit);
      else if (alone) push(runs, letters.charAt(0), { letters, ends, hit });
      else push(begins ? heads : parts, letters.slice(0, begins ? 3 : 2), { letters, ends, hit });
    }
  };
  // Plain loops: this runs once in each process, before anything of it is compiled.
  for (let row = 0; row < rows.length; row++) {
    const needs = rows[row]?.needs ?? [];
    for (let list = 0; list < needs.length; list++) {
      const said = needs[list] ?? '';
      for (let at = 0, to = 0; at < said.length; at = to + 1) {
        to = said.indexOf(' ', at);
        if (to < 0) to = said.length;
        add(said.slice(at, to), 8 * row + list);
      }
    }
  }
  const asked = rows.map(({ needs }) => 2 ** needs.length - 1);
  const known = new Map<string, readonly number[]>();
  const hitsOf = (word: string): readonly number[] => {
    const hits = [...(whole.get(word) ?? [])];
    const add = (needs: readonly Need[] | undefined, at: number): void => {
      for (const { letters, ends, hit } of needs ?? []) {
        const left = word.length - at - letters.length;
        if ((left === 0 || !ends) && word.startsWith(letters, at)) hits.push(hit);
      }
    };
    for (let size = 1; size <= 3 && size <= word.length; size++) add(heads.get(word.slice(0, size)), 0);
    for (let at = 0; at < word.length; at++) {
      add(parts.get(word.charAt(at)), at);
      if (at + 2 <= word.length) add(parts.get(word.slice(at, at + 2)), at);
    }
    return hits;
  };
  const lookUp = (word: string): readonly number[] => {
    let hits = known.get(word);
    if (hits === undefined) {
      hits = hitsOf(word);
      if (known.size >= MOST) known.clear();
      known.set(word, hits);
    }
    return hits;
  };

  const find = (text: string): FoundRows => {
    const lower = text.toLowerCase();
    const found: number[] = [];
    let begin = -1;
    let token = 0;
    let digit = false;
    for (let at = 0; at <= lower.length; at++) {
      const code = at < lower.length ? lower.charCodeAt(at) : 0x20;
      const kind = kindOf(code);
      if (kind === 1) {
        if (begin < 0) begin = at;
        if (code < 0x3a) digit = true;
        continue;
      }
      if (begin >= 0) {
        const hits = lookUp(lower.slice(begin, at));
        for (let i = 0; i < hits.length; i++) found.push(hits[i] ?? 0, begin);
        begin = -1;
      }
      if (code !== 0x2d && code !== 0x5f) {
        if (digit && at - token >= LONG) for (const hit of tokens) found.push(hit, token);
        token = at + 1;
        digit = false;
      }
      if (kind !== ALONE) continue;
      for (const { letters, hit } of runs.get(lower.charAt(at)) ?? []) {
        if (lower.startsWith(letters, at)) found.push(hit, at);
      }
    }
    return found;
  };

  const stamps = new Uint32Array(rows.length);
  const had = new Uint8Array(rows.length);
  /** Where a list of a phrase was met last, behind all before it. */
  const last = new Uint32Array(8 * rows.length);
  const reach = new Uint16Array(8 * rows.length);
  for (let row = 0; row < rows.length; row++) reach.set(rows[row]?.reach ?? [], 8 * row);
  let clock = 0;
  const rowsIn = (found: FoundRows, starts: readonly number[]): number[][] => {
    let next = 0;
    return starts.map((_, window) => {
      const end = starts[window + 1] ?? Number.POSITIVE_INFINITY;
      const all: number[] = [];
      clock += 1;
      for (; next < found.length && (found[next + 1] ?? 0) < end; next += 2) {
        const hit = found[next] ?? 0;
        const row = hit >> 3;
        const before = stamps[row] === clock ? (had[row] ?? 0) : 0;
        const bit = 1 << (hit & 7);
        const far = reach[hit] ?? 0;
        if (far > 0) {
          const at = found[next + 1] ?? 0;
          if (bit > 1 && ((before & (bit >> 1)) === 0 || at - (last[hit - 1] ?? 0) > far)) continue;
          last[hit] = at;
        }
        const now = before | bit;
        stamps[row] = clock;
        had[row] = now;
        if (now !== before && now === asked[row]) all.push(row);
      }
      return all;
    });
  };
  return { find, rowsIn };
};
