import type { Tongue } from '../../meaning/signs/sign-kinds.ts';
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
export const CONSONANTS = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
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
  CONSONANTS.test(word) ? word.normalize('NFKD').replace(/\p{M}/gu, '').replace(PREFIXES, '') : withoutMarks(word);

/** `México` is written as `Mexico`. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC');
