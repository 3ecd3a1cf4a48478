import { sentencesOf } from './thoughts.ts';
import { type Traits, traitsOf, wordsIn } from './traits.ts';
import { BIAS, STEP, weightOf } from './suspicion-table.ts';

/**
 * How far the words of a text speak for an order against its user: the logarithm of the odds, as the weights counted
 * from the labelled texts give it. No word decides; what is told of a summary, of the user and of leaving out weighs
 * more together than each alone.
 */
const oddsOf = ({ words, notions }: Traits): number => BIAS + STEP * (summed(words) + summed(notions));

/**
 * How much one of so many traits counts. A long text has more of everything: its sum must not grow with all of it, nor
 * one order be lost among honest sentences.
 */
export const shareOf = (count: number): number => 8 / (count + 30) ** 0.85;

const summed = (slots: readonly number[]): number => {
  let sum = 0;
  for (const slot of slots) sum += weightOf(slot);
  return slots.length === 0 ? 0 : sum * shareOf(slots.length);
};

/** What is reported. */
export const SUSPICIOUS = 0;

export interface Suspicion {
  start: number;
  end: number;
  /** The words that weigh most. */
  words: readonly string[];
}

/** A text up to so long is weighed as one; of a longer one each so many characters, a third of them twice. */
const [WHOLE, PART] = [900, 600];

export interface Excerpt {
  start: number;
  end: number;
}

export const partsOf = (text: string): Excerpt[] => {
  if (text.length <= WHOLE) return [{ start: 0, end: text.length }];
  const starts = sentencesOf(text);
  const parts: Excerpt[] = [];
  const at = (sentence: number): number => starts[sentence] ?? text.length;
  for (let first = 0; first < starts.length;) {
    let next = first + 1;
    while (next < starts.length && at(next) - at(first) < PART) next++;
    parts.push({ start: at(first), end: at(next) });
    if (next >= starts.length) break;
    let again = next;
    while (again > first + 1 && at(next) - at(again) < PART / 3) again--;
    first = again;
  }
  return parts;
};

/** `text` is folded (fold.ts). Where parts overlap, the one that weighs more is told. */
export const suspicions = (text: string, least = SUSPICIOUS): Suspicion[] => {
  const heavy = partsOf(text)
    .map((part) => ({ ...part, odds: oddsOf(traitsOf(text.slice(part.start, part.end))) }))
    .filter(({ odds }) => odds > least)
    .toSorted((one, other) => other.odds - one.odds);
  const told: Excerpt[] = [];
  for (const part of heavy) if (!told.some(({ start, end }) => part.start < end && start < part.end)) told.push(part);
  return told.map((part) => ({ ...heaviest(text, part), words: heavyWords(text.slice(part.start, part.end)) }));
};

/** The sentence that weighs most in it. */
const heaviest = (text: string, { start, end }: Excerpt): Excerpt => {
  const part = text.slice(start, end);
  const starts = sentencesOf(part);
  const sentences = starts.map((from, i) => ({ from, to: starts[i + 1] ?? part.length }));
  const most = sentences
    .map((sentence) => ({ ...sentence, odds: oddsOf(traitsOf(part.slice(sentence.from, sentence.to))) }))
    .reduce((one, other) => (other.odds > one.odds ? other : one));
  return { start: start + most.from, end: start + most.to };
};

const MOST_WORDS = 4;
const heavyWords = (text: string): string[] =>
  wordsIn(text)
    .map(({ letters, slots }) => ({ letters, weight: slots.reduce((sum, slot) => sum + weightOf(slot), 0) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST_WORDS)
    .map(({ letters }) => letters);
