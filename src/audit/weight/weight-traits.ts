import { slotFor, traitsOf } from '../../meaning/traits.ts';
import { fold } from '../../scan/fold.ts';
import { recalled } from '../../text/recalled.ts';

/**
 * What of a memory audit weighs: its words, the notions they mean, and how they end. What happened is told in the past,
 * and in most languages the past stands at the end of a word.
 */
export const weightTraits = recalled((said): readonly (readonly number[])[] => {
  const { text } = fold(said);
  const { words, notions } = traitsOf(text);
  return [words, notions, formsIn(text)];
});

/** Kinds of trait, apart from those of traits.ts. */
const [TWO, THREE, FIRST, SENTENCES, LENGTH] = [21, 22, 23, 24, 25];

const SENTENCE = /(?<=[.!?。！？])\s*|\n+/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** Where a syllable is a letter, two of them are a word and its ending. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The last letters of each word, those of the first word of a sentence once more, and how much is said. */
const formsIn = (text: string): number[] => {
  const slots = new Set<number>();
  const sentences = text.split(SENTENCE).filter((sentence) => sentence.trim() !== '');
  for (const sentence of sentences)
    for (const [at, word] of (sentence.match(WORD) ?? []).entries()) {
      const least = DENSE.test(word) ? 2 : 4;
      if (word.length < least) continue;
      slots.add(slotFor(word.slice(-2), TWO));
      if (word.length > least) slots.add(slotFor(word.slice(-3), THREE));
      if (at === 0) slots.add(slotFor(word.slice(-2), FIRST));
    }
  slots.add(slotFor(String(Math.min(4, sentences.length)), SENTENCES));
  slots.add(slotFor(String(Math.round(Math.log2(text.length + 1) * 1.5)), LENGTH));
  return [...slots];
};
