import { concepts } from './concepts.ts';

/** Which notions a whole word is, and which letters that begin one (or stand anywhere in a dense script) are. */
interface Vocabulary {
  whole: Map<string, number>;
  open: Map<string, number>;
  /** By the first code unit of those letters how many there are at most: nearly all places of a text begin none. */
  longest: Uint8Array;
}

/** Up to four notions of a word in one number: five thousand small lists would take longer to make. */
const [SHIFT, MASK] = [7, 127];
const packed = (known: number | undefined, notion: number): number => ((known ?? 0) << SHIFT) | (notion + 1);
const unpack = (notions: number | undefined, into: Notions): void => {
  for (let rest = notions ?? 0; rest > 0; rest >>>= SHIFT) into.add((rest & MASK) - 1);
};

// Plain loops: this runs once in each process, before anything of it is compiled.
const readConcepts = (): Vocabulary => {
  const [whole, open] = [new Map<string, number>(), new Map<string, number>()];
  const longest = new Uint8Array(0x10000);
  let notion = 0;
  for (const name in concepts) {
    const row = concepts[name] ?? '';
    for (let at = 0, to = 0; at < row.length; at = to + 1) {
      to = row.indexOf(' ', at);
      if (to < 0) to = row.length;
      const begins = row.charCodeAt(to - 1) === 0x2a;
      const into = begins || row.charCodeAt(at) >= 0x3040 ? open : whole;
      const letters = row.slice(at, begins ? to - 1 : to);
      into.set(letters, packed(into.get(letters), notion));
      const first = letters.charCodeAt(0);
      if (into === open && letters.length > (longest[first] ?? 0)) longest[first] = letters.length;
    }
    notion++;
  }
  return { whole, open, longest };
};

let vocabulary: Vocabulary | undefined;
const known = (): Vocabulary => (vocabulary ??= readConcepts());

/** Whatever notions are added to. */
export interface Notions {
  add: (notion: number) => unknown;
}

/** The most letters of a dense script that mean a notion. */
export const LONGEST_RUN = 4;

/** The notions of the letters that begin at one place and end before another. */
export const addBeginnings = (text: string, from: number, end: number, into: Notions): void => {
  const { open, longest } = known();
  const last = Math.min(end, from + (longest[text.charCodeAt(from)] ?? 0));
  for (let to = last; to > from; to--) unpack(open.get(text.slice(from, to)), into);
};

export const addWord = (word: string, into: Notions): void => {
  unpack(known().whole.get(word), into);
  addBeginnings(word, 0, word.length, into);
};

/** What just these letters of a dense script mean. */
export const addLetters = (letters: string, into: Notions): void => unpack(known().open.get(letters), into);

export const nameOf = (notion: number): string => Object.keys(concepts)[notion] ?? '';
