import { concepts } from './concepts.ts';

/** How many weights there are: a trait is known by a number below it, and two may share one. */
export const SLOTS = 1 << 17;

/** What of a text the weights look at, each trait once, by its slot. */
export interface Traits {
  /** Its words, their stems, and which of them follow one another. */
  words: readonly number[];
  /** The notions of concepts.ts, and which of them stand near each other. */
  notions: readonly number[];
}

/** What a code unit is a part of; Han and kana part no words, so there each is looked at with those behind it. */
const [UNKNOWN, BLANK, LETTER, DIGIT, SIGN, DENSE] = [0, 1, 2, 3, 4, 5];
const kinds = new Uint8Array(0x10000);
const kindOf = (code: number): number => {
  const known = kinds[code] ?? SIGN;
  return known === UNKNOWN ? (kinds[code] = kindFor(code)) : known;
};
const kindFor = (code: number): number => {
  if (code >= 0x3040 && code < 0xa000) return DENSE;
  const c = String.fromCharCode(code);
  if (/\s/.test(c)) return BLANK;
  return /[\p{L}\p{M}]/u.test(c) ? LETTER : /\p{N}/u.test(c) ? DIGIT : SIGN;
};
const isHangul = (code: number): boolean => code >= 0xac00 && code < 0xd7a4;
const endsSentence = (code: number): boolean =>
  code === 0x2e || code === 0x21 || code === 0x3f || code === 0x3b || code === 0x3002;

/** Kinds of trait: the same letters are another trait as a word than as a beginning. */
const [WORD, STEM, BEGINNING, SYLLABLES, RUN, BEHIND, BEHIND_ONE, NOTION, NEAR] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const hashed = (text: string, from: number, to: number, kind: number): number => {
  let hash = Math.imul(kind, 0x9e3779b1) ^ 0x811c9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};
const paired = (one: number, other: number, kind: number): number =>
  Math.imul(Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x01000193) ^ other, 0x85ebca6b);
const slotOf = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (SLOTS - 1);
};

/** Which notions a whole word is, and which letters that begin one (or stand anywhere in a dense script) are. */
interface Vocabulary {
  whole: Map<string, number>;
  open: Map<string, number>;
}

/** Up to four notions of a word in one number: twenty thousand small lists would take longer to make. */
const [SHIFT, MASK] = [7, 127];
const packed = (known: number | undefined, notion: number): number => ((known ?? 0) << SHIFT) | (notion + 1);
const unpack = (notions: number | undefined, into: { add: (notion: number) => unknown }): void => {
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
const openWith = (letters: string): number | undefined => (vocabulary ??= readConcepts()).open.get(letters);

interface Word {
  slots: readonly number[];
  /** What its neighbours know it by. */
  stem: number;
  notions: readonly number[];
}

const [LONGEST_OPEN, LONGEST_RUN] = [20, 4];

const wordOf = (word: string): Word => {
  const size = word.length;
  const stem = hashed(word, 0, size > 6 ? Math.max(5, size - 3) : size, STEM);
  const hashes = [hashed(word, 0, size, WORD), stem];
  if (size > 5) hashes.push(hashed(word, 0, 5, BEGINNING));
  const notions = new Set<number>();
  unpack((vocabulary ??= readConcepts()).whole.get(word), notions);
  if (isHangul(word.charCodeAt(0))) {
    for (let to = 1; to <= 3 && to <= size; to++) hashes.push(hashed(word, 0, to, SYLLABLES));
    for (let from = 0; from < size; from++) addRuns(word, from, size, notions);
  } else {
    for (let to = 1; to <= LONGEST_OPEN && to <= size; to++) unpack(openWith(word.slice(0, to)), notions);
  }
  return { slots: hashes.map(slotOf), stem, notions: [...notions] };
};

/** The notions that begin at one place of letters that nothing parts. */
const addRuns = (text: string, from: number, end: number, into: { add: (notion: number) => unknown }): void => {
  for (let to = Math.min(from + LONGEST_RUN, end); to > from; to--) unpack(openWith(text.slice(from, to)), into);
};

/** Most words are met again and again. */
const met = new Map<string, Word>();
const MOST_MET = 50_000;
const meet = (word: string): Word => {
  let known = met.get(word);
  if (known !== undefined) return known;
  if (met.size >= MOST_MET) met.clear();
  known = wordOf(word);
  met.set(word, known);
  return known;
};

/** Where a run of letters ends: "don't" is one word, "l'utilisateur" two. */
const endOfWord = (text: string, from: number): number => {
  let end = from + 1;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (kindOf(code) === LETTER) continue;
    const joins = code === 0x27 && end - from > 1 && kindOf(text.charCodeAt(end + 1)) === LETTER;
    if (!joins) break;
    const [second, third] = [text.charCodeAt(end + 2), text.charCodeAt(end + 3)];
    if (kindOf(second) === LETTER && kindOf(third) === LETTER) break;
  }
  return end;
};

/** Between two sentences no notion stands; so many further on one is still near. */
const STOP = -1;
const FARTHEST = 6;

/** Which slots were met in this text: there stands its number. */
const stamps = new Uint32Array(SLOTS);
let clock = 0;
const addOnce = (into: number[], slot: number): void => {
  if (stamps[slot] === clock) return;
  stamps[slot] = clock;
  into.push(slot);
};

const ADDRESS =
  /\b[a-z][a-z0-9+.-]{1,12}:\/\/[^\s"'`<>()[\]{}，。、；]+|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){0,6}|\b[a-z\d][a-z\d-]{0,62}(?:\.[a-z\d-]{1,63}){0,6}\.(?:example|invalid|test|com|net|org|io|dev|app|eu|info|biz|cloud|site|co|ai|me|de|fr|es|it|nl|pl|pt|ru|ua|cn|jp|kr|tw|br|uk|ch|at)\b(?!\.\w|\()(?:\/[^\s"'`<>()，。、；]*)?/g;
/** Which address it is tells nothing: an invented one is as good as any. */
const withoutAddresses = (text: string): string => (/[:@.]\w|:\/\//.test(text) ? text.replace(ADDRESS, ' url ') : text);

/** `folded` is folded text (fold.ts). */
export const traitsOf = (folded: string): Traits => {
  const text = withoutAddresses(folded);
  clock++;
  const words: number[] = [];
  const order: number[] = [];
  const inOrder = { add: (notion: number) => order.push(notion) };
  let [before, last] = [0, 0];
  const follow = (stem: number): void => {
    addOnce(words, slotOf(paired(last, stem, BEHIND)));
    addOnce(words, slotOf(paired(before, stem, BEHIND_ONE)));
    [before, last] = [last, stem];
  };
  for (let at = 0, end = 0; at < text.length; at = end) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    end = at + 1;
    if (kind === BLANK) continue;
    if (kind === LETTER) {
      end = endOfWord(text, at);
      const { slots, stem, notions } = meet(text.slice(at, end));
      for (const slot of slots) addOnce(words, slot);
      for (const notion of notions) order.push(notion);
      follow(stem);
    } else if (kind === DENSE) {
      while (kindOf(text.charCodeAt(end)) === DENSE) end++;
      for (let from = at; from < end; from++) {
        for (let to = from + 1; to <= from + LONGEST_RUN && to <= end; to++)
          addOnce(words, slotOf(hashed(text, from, to, RUN)));
        addRuns(text, from, end, inOrder);
      }
      follow(hashed(text, end - 1, end, RUN));
    } else {
      if (kind === DIGIT) while (kindOf(text.charCodeAt(end)) === DIGIT) end++;
      // Any number is the same trait.
      const sign = kind === DIGIT ? DIGIT : hashed(text, at, end, WORD);
      addOnce(words, slotOf(sign));
      follow(sign);
      if (endsSentence(code)) order.push(STOP);
    }
  }
  return { words, notions: nearEachOther(order) };
};

const nearEachOther = (order: readonly number[]): number[] => {
  const notions: number[] = [];
  for (let i = 0; i < order.length; i++) {
    const one = order[i] ?? STOP;
    if (one === STOP) continue;
    addOnce(notions, slotOf(paired(one, 0, NOTION)));
    for (let j = i + 1; j < order.length && j < i + FARTHEST; j++) {
      const other = order[j] ?? STOP;
      if (other !== STOP) addOnce(notions, slotOf(paired(one + 1, other + 1, NEAR)));
    }
  }
  return notions;
};

/** The words of a text that mean one of the notions, each once, and the slots that know them alone. */
export const wordsIn = (text: string): { letters: string; slots: readonly number[] }[] => {
  const words = new Map<string, readonly number[]>();
  const slotsOf = (notions: readonly number[]): number[] => notions.map((notion) => slotOf(paired(notion, 0, NOTION)));
  for (let at = 0, end = 0; at < text.length; at = end) {
    const kind = kindOf(text.charCodeAt(at));
    end = at + 1;
    if (kind === LETTER) {
      end = endOfWord(text, at);
      const letters = text.slice(at, end);
      const { slots, notions } = meet(letters);
      if (notions.length > 0) words.set(letters, [...slots, ...slotsOf(notions)]);
    } else if (kind === DENSE) {
      for (let to = at + 2; to <= at + LONGEST_RUN && kindOf(text.charCodeAt(to - 1)) === DENSE; to++) {
        const letters = text.slice(at, to);
        const notions = new Set<number>();
        unpack(openWith(letters), notions);
        if (notions.size > 0) words.set(letters, [slotOf(hashed(text, at, to, RUN)), ...slotsOf([...notions])]);
      }
    }
  }
  return [...words].map(([letters, slots]) => ({ letters, slots }));
};
