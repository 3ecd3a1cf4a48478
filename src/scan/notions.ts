import { concepts } from './concepts.ts';

/** Which notions a whole word is, and which letters that begin one (or stand anywhere in a dense script) are. */
interface Vocabulary {
  whole: Map<string, number>;
  open: Map<string, number>;
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
    }
    notion++;
  }
  return { whole, open };
};

let vocabulary: Vocabulary | undefined;
const known = (): Vocabulary => (vocabulary ??= readConcepts());

/** Whatever notions are added to. */
export interface Notions {
  add: (notion: number) => unknown;
}

/** The longest beginning of a word, and the most letters of a dense script, that mean a notion. */
const LONGEST_OPEN = 20;
export const LONGEST_RUN = 4;

export const addWord = (word: string, into: Notions): void => {
  unpack(known().whole.get(word), into);
  for (let to = 1; to <= LONGEST_OPEN && to <= word.length; to++) unpack(known().open.get(word.slice(0, to)), into);
};

/** What these letters mean, alone or as a beginning. */
export const addLetters = (letters: string, into: Notions): void => unpack(known().open.get(letters), into);

/** The notions that begin at one place of letters that nothing parts. */
export const addRuns = (text: string, from: number, end: number, into: Notions): void => {
  for (let to = Math.min(from + LONGEST_RUN, end); to > from; to--) addLetters(text.slice(from, to), into);
};
