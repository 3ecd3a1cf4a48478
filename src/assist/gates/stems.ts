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
  const units: Unit[] = [];
  let sentence = 0;
  for (const { 0: whole, index } of prose.matchAll(SENTENCE)) {
    if (whole.trim() === '') continue;
    for (const match of parts ? whole.matchAll(PART) : [Object.assign([whole], { index: 0 })]) {
      const start = index + (match.index ?? 0);
      const span = [start, start + (match[0] as string).length] as const;
      const named = literals.filter(({ span: [at] }) => at >= span[0] && at < span[1]).map((each) => `\0${each.text}`);
      const counted = values
        .filter(({ sure, span: [at] }) => sure && at >= span[0] && at < span[1])
        .map((each) => `\0${each.kind} ${each.amount}`);
      const stems = new Set([...stemsIn(match[0] as string, tongue), ...named, ...counted]);
      units.push({ text: text.slice(...span), span, sentence, item: /^- /.test(whole.trimStart()), stems });
    }
    sentence += 1;
  }
  return units;
};

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
    if (others.has(stem) || (begins.get(stem.slice(0, LEAST)) ?? []).some((other) => alike(stem, other))) found += 1;
  }
  return found / of.size;
};

const LEAST = 3;

const alike = (one: string, other: string): boolean => {
  if (one.startsWith('\0')) return false;
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= Math.max(CONSONANTS.test(one) ? LEAST : 4, shorter * 0.7);
};

const beginningsOf = (stems: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const known = beginnings.get(stems) ?? Map.groupBy(stems, (stem) => stem.slice(0, LEAST));
  beginnings.set(stems, known);
  return known;
};
const beginnings = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();
