import { endOfAddress, ENDS_RUN } from './mail-or-url.ts';
import { BLANK, DENSE, DIGIT, endOfWord, endsSentence, isHangul, kindOf, LETTER, SIGN } from './letter-kinds.ts';
import { addBeginnings, addLetters, addWord, LONGEST_RUN } from './notions.ts';

/** How many weights there are: a trait is known by a number below it, and two may share one. */
export const SLOTS = 1 << 17;

/** What of a text the weights look at, each trait once, by its slot. */
export interface Traits {
  /** Its words, their stems, and which of them follow one another. */
  words: readonly number[];
  /** The notions of concepts.ts, and which of them stand near each other. */
  notions: readonly number[];
}

/** Kinds of trait: the same letters are another trait as a word than as a beginning. */
const [WORD, STEM, BEGINNING, SYLLABLES, RUN, BEHIND, BEHIND_ONE, NOTION, NEAR] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const seedOf = (kind: number): number => Math.imul(kind, 0x9e3779b1) ^ 0x811c9dc5;
const extended = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
const hashed = (text: string, from: number, to: number, kind: number): number => {
  let hash = seedOf(kind);
  for (let at = from; at < to; at++) hash = extended(hash, text.charCodeAt(at));
  return hash;
};
const paired = (one: number, other: number, kind: number): number =>
  Math.imul(Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x01000193) ^ other, 0x85ebca6b);
const slotOf = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & (SLOTS - 1);
};

/** The slot of a trait that others than the words of a text make. */
export const slotFor = (letters: string, kind: number): number => slotOf(hashed(letters, 0, letters.length, kind));

interface Word {
  slots: readonly number[];
  /** What its neighbours know it by. */
  stem: number;
  notions: readonly number[];
}

const wordOf = (word: string): Word => {
  const size = word.length;
  const stem = hashed(word, 0, size > 6 ? Math.max(5, size - 3) : size, STEM);
  const hashes = [hashed(word, 0, size, WORD), stem];
  if (size > 5) hashes.push(hashed(word, 0, 5, BEGINNING));
  const notions = new Set<number>();
  if (isHangul(word.charCodeAt(0))) {
    for (let to = 1; to <= 3 && to <= size; to++) hashes.push(hashed(word, 0, to, SYLLABLES));
    for (let from = 0; from < size; from++) addBeginnings(word, from, size, notions);
  } else addWord(word, notions);
  return { slots: hashes.map(slotOf), stem, notions: [...notions] };
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

/** So many letters of a dense script are looked at together. */
const HASHED_RUN = 3;

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

/** `text` is folded (fold.ts). Which address stands in it tells nothing, so each is the same. */
export const traitsOf = (text: string): Traits => {
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
  let isInRun = false;
  for (let at = 0, end = 0; at < text.length; at = end) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    end = at + 1;
    if (kind === BLANK || ENDS_RUN.has(code)) isInRun = false;
    if (kind === BLANK) continue;
    const address = !isInRun && (kind === LETTER || kind === DIGIT) ? endOfAddress(text, at) : at;
    isInRun = kind !== SIGN || !ENDS_RUN.has(code);
    if (kind === LETTER || address > at) {
      end = address > at ? address : endOfWord(text, at);
      const { slots, stem, notions } = meet(address > at ? 'url' : text.slice(at, end));
      for (const slot of slots) addOnce(words, slot);
      for (const notion of notions) order.push(notion);
      follow(stem);
    } else if (kind === DENSE) {
      while (kindOf(text.charCodeAt(end)) === DENSE) end++;
      for (let from = at; from < end; from++) {
        let run = seedOf(RUN);
        for (let to = from; to < from + HASHED_RUN && to < end; to++) {
          run = extended(run, text.charCodeAt(to));
          addOnce(words, slotOf(run));
        }
        addBeginnings(text, from, end, inOrder);
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

/** A word that means one of the notions, and the slots that know it alone. */
export interface MeantWord {
  letters: string;
  notions: readonly number[];
  slots: readonly number[];
}

const meantBy = (letters: string, notions: readonly number[], slots: readonly number[]): MeantWord => ({
  letters,
  notions,
  slots: [...slots, ...notions.map((notion) => slotOf(paired(notion, 0, NOTION)))],
});

/** Each once, as it is met first; addresses are none. */
export const wordsIn = (text: string): MeantWord[] => {
  const words = new Map<string, MeantWord>();
  for (let at = 0, end = 0; at < text.length; at = end) {
    const kind = kindOf(text.charCodeAt(at));
    const before = text.charCodeAt(at - 1);
    const isInRun = at > 0 && kindOf(before) !== BLANK && !ENDS_RUN.has(before);
    const address = kind === LETTER && !isInRun ? endOfAddress(text, at) : at;
    end = address > at ? address : at + 1;
    if (address > at) continue;
    if (kind === LETTER) {
      end = endOfWord(text, at);
      const letters = text.slice(at, end);
      const { slots, notions } = meet(letters);
      if (notions.length > 0) words.set(letters, meantBy(letters, notions, slots));
    } else if (kind === DENSE) {
      for (let to = at + 1; to <= at + LONGEST_RUN && kindOf(text.charCodeAt(to - 1)) === DENSE; to++) {
        const letters = text.slice(at, to);
        const notions = new Set<number>();
        addLetters(letters, notions);
        if (notions.size > 0) words.set(letters, meantBy(letters, [...notions], [slotOf(hashed(text, at, to, RUN))]));
      }
    }
  }
  return [...words.values()];
};
