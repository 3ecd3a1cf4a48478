/**
 * Which rows of a table can match in a text, judged by its words alone. Each row says which words it needs:
 * `ignore` is a whole word, `ignor*` a beginning, `*ignor*` stands anywhere in one. Scripts without spaces have no
 * words, so there a need may begin at any character. `#` is a token of 20 characters or more with a digit in it, `\d`
 * a word with one, and the signs `@`, `<`, `)` and `*` are words of their own.
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
/** Any word with a digit in it. */
export const DIGIT = '\\d';
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

/**
 * Needs are told apart by a sum of their letters, each of which weighs 31 times the next: a number says of most words
 * that none of them begins there.
 */
const SUMS = 1 << 13;
const LAST = SUMS - 1;
const sumOf = (letters: string): number => {
  let sum = 0;
  for (let at = 0; at < letters.length; at++) sum = (31 * sum + letters.charCodeAt(at)) & LAST;
  return sum;
};

export const wordsOf = (rows: readonly WordRow[]): FoundWords => {
  /** Whole words; what words begin with, by three letters at most; what may stand anywhere in one, likewise. */
  const [whole, heads, parts] = [new Uint16Array(SUMS), new Uint16Array(SUMS), new Uint16Array(SUMS)];
  /** By the first letter, where each character is read alone. */
  const runs = new Uint16Array(SUMS);
  /** The needs of one sum, as the tables number them. */
  const needsOf: Need[][] = [[]];
  const tokens: number[] = [];
  const digits: number[] = [];
  const add = (said: string, hit: number): void => {
    if (said === '#') tokens.push(hit);
    else if (said === DIGIT) digits.push(hit);
    else {
      const begins = said.charCodeAt(0) !== STAR || said.length === 1;
      const ends = said.charCodeAt(said.length - 1) !== STAR || said.length === 1;
      const letters = said.slice(begins ? 0 : 1, ends ? said.length : -1);
      const alone = kindOf(letters.charCodeAt(0)) === ALONE;
      const [known, size] = alone ? [runs, 1] : begins ? (ends ? [whole, said.length] : [heads, 3]) : [parts, 3];
      const sum = sumOf(letters.slice(0, size));
      const need = { letters, ends: ends && !alone, hit };
      if (known[sum] === 0) known[sum] = needsOf.push([]) - 1;
      needsOf[known[sum] ?? 0]?.push(need);
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

  /** Those of one sum that do stand `from` there, in a word that begins at `word`. */
  const check = (lower: string, found: number[], number = 0, from: number, word: number): void => {
    const needs = needsOf[number] ?? [];
    for (let i = 0; i < needs.length; i++) {
      const { letters, ends, hit } = needs[i] as Need;
      if (!lower.startsWith(letters, from)) continue;
      const to = from + letters.length;
      if (!ends || to >= lower.length || kindOf(lower.charCodeAt(to)) !== 1) found.push(hit, word);
    }
  };
  const find = (text: string): FoundRows => {
    const lower = text.toLowerCase();
    const found: number[] = [];
    let begin = -1;
    let sum = 0;
    let two = 0;
    let before = 0;
    let token = 0;
    let figures = 0;
    // Nothing is called for a character that could be spared: in a cold process each call costs as much as the rest.
    for (let at = 0; at <= lower.length; at++) {
      const code = at < lower.length ? lower.charCodeAt(at) : 0x20;
      const kind = code < 0x80 ? ascii[code] : kindOf(code);
      if (kind === 1) {
        if (begin < 0) {
          begin = at;
          sum = two = before = 0;
        }
        const three = (31 * two + code) & LAST;
        two = (31 * before + code) & LAST;
        before = code;
        sum = (31 * sum + code) & LAST;
        if (parts[two] !== 0 && at > begin) check(lower, found, parts[two], at - 1, begin);
        if (parts[three] !== 0 && at > begin + 1) check(lower, found, parts[three], at - 2, begin);
        if (heads[sum] !== 0 && at < begin + 3) check(lower, found, heads[sum], begin, begin);
        if (code >= 0x3a) continue;
        if (figures <= begin) for (const hit of digits) found.push(hit, begin);
        figures = at + 1;
        continue;
      }
      if (begin >= 0) {
        if (whole[sum] !== 0) check(lower, found, whole[sum], begin, begin);
        begin = -1;
      }
      if (code !== 0x2d && code !== 0x5f) {
        if (figures > token && at - token >= LONG) for (const hit of tokens) found.push(hit, token);
        token = at + 1;
      }
      if (kind === ALONE && runs[code & LAST] !== 0) check(lower, found, runs[code & LAST], at, at);
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
