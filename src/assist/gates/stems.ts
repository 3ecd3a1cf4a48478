import type { Tongue } from '../../meaning/signs/words.ts';
import { isStop } from '../../meaning/tongue.ts';
import type { Reading } from './reading.ts';

/** A stretch of a text that says one thing: a sentence, an item of a list, or a part of one between commas. */
export interface Unit {
  text: string;
  span: readonly [number, number];
  /** The sentence it belongs to, counted from 0. */
  sentence: number;
  /** It is an item of a list. */
  item: boolean;
  /** What its words are known again by in another wording. */
  stems: ReadonlySet<string>;
}

const SENTENCE = /[^.!?;。！？；।؟؛\n]+(?:[.!?](?=[\p{L}\p{N}\ue000])[^.!?;。！？；।؟؛\n]+)*/gu;
const PART = /[^,，、،:：()（）—–]+/gu;

/** The sentences of a text, or their parts. */
export const unitsOf = ({ prose, text, tongue, literals, values }: Reading, parts: boolean): Unit[] => {
  const marks = [
    ...literals.map(({ span: [at], text }) => ({ at, stem: `\0${text}` })),
    ...values.flatMap(({ sure, span: [at], kind, amount }) => (sure ? [{ at, stem: `\0${kind} ${amount}` }] : [])),
  ].sort((a, b) => a.at - b.at);
  const units: Unit[] = [];
  let [sentence, next] = [0, 0];
  for (const { 0: whole, index } of prose.matchAll(SENTENCE)) {
    if (whole.trim() === '') continue;
    for (const { 0: words, index: from } of parts ? whole.matchAll(PART) : [{ 0: whole, index: 0 }]) {
      const span = [index + from, index + from + words.length] as const;
      const stems = stemsIn(words, tongue);
      for (; (marks[next]?.at ?? Infinity) < span[1]; next += 1) stems.add((marks[next] as { stem: string }).stem);
      units.push({ text: text.slice(...span), span, sentence, item: /^- /.test(whole.trimStart()), stems });
    }
    sentence += 1;
  }
  return units;
};

/** Which of some units, in their order, holds a place of the text. */
export const unitAt = (units: readonly Unit[], at: number): Unit | undefined => {
  let [low, high] = [0, units.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const unit = units[middle] as Unit;
    if (at < unit.span[0]) high = middle - 1;
    else if (at >= unit.span[1]) low = middle + 1;
    else return unit;
  }
  return undefined;
};

/** All that the sentences of a text are known again by. */
export const stemsOf = (reading: Reading): ReadonlySet<string> =>
  new Set(unitsOf(reading, false).flatMap(({ stems }) => [...stems]));

const DENSE = /[\p{Script=Han}]/u;
/** Letters that stand in any text of Chinese or Japanese. */
const COMMON = new Set(
  '的了在是和与及或于把被将对为以不用使要请会能可须必应该所有每都只仅时後后前中上下一个之这那其并也就再先到从给让得地着过没无人者等事物行場合',
);
const KATAKANA = /[\p{Script=Katakana}ー]{2,}/gu;
const CONSONANTS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Articles and little words that are written as one with the next. */
const PREFIXES = /^(?:[وف]?(?:ال|بال|لل|كال|[بلك])|ו?[הבלמכש]{1,2})(?=\p{L}{3})/u;

/** The words of a text, little ones left out, as far as they are likely to stay when it is said otherwise. */
export const stemsIn = (text: string, tongue: Tongue | undefined): Set<string> => {
  const stems = new Set<string>();
  const lower = text.toLowerCase();
  for (const letter of lower) if (DENSE.test(letter) && !COMMON.has(letter)) stems.add(letter);
  for (const [run] of lower.matchAll(KATAKANA))
    for (let at = 0; at + 2 <= run.length; at += 1) stems.add(run.slice(at, at + 2));
  for (const [word] of lower.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) || isStop(word, tongue)) continue;
    if (tongue === 'ko' && /\p{Script=Hangul}/u.test(word)) {
      if (word.length > 1) stems.add(word.slice(0, 2));
      continue;
    }
    const bare = folded(word);
    if (bare.length > 1 && !isStop(bare, tongue)) stems.add(bare);
  }
  return stems;
};

const folded = (word: string): string =>
  CONSONANTS.test(word)
    ? word.normalize('NFKD').replace(/\p{M}/gu, '').replace(PREFIXES, '')
    : word
        .normalize('NFKD')
        .replace(/\p{Script=Inherited}/gu, '')
        .normalize('NFC');

/** How much of some stems others have: those of one letter and literals as they are, words with another ending. */
export const share = (of: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  if (of.size === 0) return 1;
  const begins = beginningsOf(others);
  let found = 0;
  for (const stem of of) {
    if (others.has(stem) || begins.get(stem.slice(0, LEAST))?.some((other) => alike(stem, other)) === true) found += 1;
  }
  return found / of.size;
};

const LEAST = 3;
/** So many words that begin alike are looked at: no language has more in one text, and no text costs more. */
const MOST = 16;

const alike = (one: string, other: string): boolean => {
  if (one.startsWith('\0')) return false;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= Math.max(CONSONANTS.test(one) ? LEAST : 4, shorter * 0.7);
};

const beginningsOf = (stems: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const known = beginnings.get(stems) ?? new Map<string, string[]>();
  if (!beginnings.has(stems)) {
    beginnings.set(stems, known);
    for (const stem of stems) {
      const begin = stem.slice(0, LEAST);
      const same = known.get(begin);
      if (same === undefined) known.set(begin, [stem]);
      else if (same.length < MOST) same.push(stem);
    }
  }
  return known;
};
const beginnings = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

/** Units of two texts that have nearly the same words: so much of each is found in the other. */
export const closeUnits = (ours: readonly Unit[], theirs: readonly Unit[], least: number): [Unit, Unit][] => {
  const all = new Set(ours.flatMap(({ stems }) => [...stems]));
  const begins = beginningsOf(all);
  const where = new Map<string, number[]>();
  for (const [at, { stems }] of ours.entries())
    for (const stem of stems) {
      const units = where.get(stem);
      if (units === undefined) where.set(stem, [at]);
      else if (units.length < MOST) units.push(at);
    }
  return theirs.flatMap((unit) => {
    const shared = new Map<number, number>();
    for (const stem of unit.stems) {
      const known = all.has(stem) ? stem : begins.get(stem.slice(0, LEAST))?.find((other) => alike(stem, other));
      for (const at of where.get(known ?? '') ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].flatMap(([at, count]): [Unit, Unit][] => {
      const mine = ours[at] as Unit;
      return count >= 2 && count >= least * Math.max(mine.stems.size, unit.stems.size) ? [[mine, unit]] : [];
    });
  });
};
