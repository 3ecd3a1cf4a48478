import { nameOf } from './notions.ts';
import { sentencesOf } from './sentence-starts.ts';
import { type Traits, traitsOf, wordsIn } from './traits.ts';
import { weightOf } from './weight-letters.ts';

/** What each trait of a text speaks for one thing, counted from labelled texts (test/bench/trait-weights.ts). */
export interface Weights {
  /** What speaks for it before a word is read. */
  bias: number;
  /** What one step of a weight is worth. */
  step: number;
  /** A letter a slot (weight-letters.ts). */
  weights: string;
}

/**
 * How far the words of a text speak for it: the logarithm of the odds. No word decides; what is told of a summary, of
 * the user and of leaving out weighs more together than each alone.
 */
const oddsOf = ({ words, notions }: Traits, by: Weights): number => oddsOfAll([words, notions], by);

/** The same of traits in several groups: no group outweighs another by being longer. */
export const oddsOfAll = (groups: readonly (readonly number[])[], by: Weights): number =>
  by.bias + by.step * groups.reduce((sum, slots) => sum + summed(slots, by), 0);

/**
 * How much one of so many traits counts. A long text has more of everything: its sum must not grow with all of it, nor
 * one order be lost among honest sentences.
 */
export const shareOf = (count: number): number => 8 / (count + 30) ** 0.85;

const summed = (slots: readonly number[], { weights }: Weights): number => {
  let sum = 0;
  for (const slot of slots) sum += weightOf(slot, weights);
  return slots.length === 0 ? 0 : sum * shareOf(slots.length);
};

/** A part of a text that is heavy, and the sentence in it that weighs most. */
export interface Heavy {
  part: Excerpt;
  sentence: Excerpt;
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

/** The parts of the text that was read last: it is weighed for one thing after another. */
let last: { text: string; parts: readonly (Excerpt & { traits: Traits })[] } | undefined;

const traitsIn = (text: string): readonly (Excerpt & { traits: Traits })[] => {
  if (last?.text !== text)
    last = {
      text,
      parts: partsOf(text).map((part) => ({ ...part, traits: traitsOf(text.slice(part.start, part.end)) })),
    };
  return last.parts;
};

/** `text` is folded (fold.ts). Where parts overlap, the one that weighs more is told. */
export const heavyIn = (text: string, by: Weights, least: number): Heavy[] => {
  const heavy = traitsIn(text)
    .map(({ start, end, traits }) => ({ start, end, odds: oddsOf(traits, by) }))
    .filter(({ odds }) => odds > least)
    .toSorted((one, other) => other.odds - one.odds);
  const told: Excerpt[] = [];
  for (const part of heavy) if (!told.some(({ start, end }) => part.start < end && start < part.end)) told.push(part);
  return told.map(({ start, end }) => ({ part: { start, end }, sentence: heaviest(text, { start, end }, by) }));
};

/** How much the heaviest part of a text speaks for it. `text` is folded. */
export const mostOdds = (text: string, by: Weights): number =>
  Math.max(...traitsIn(text).map(({ traits }) => oddsOf(traits, by)));

/** The sentence that weighs most in it. */
const heaviest = (text: string, { start, end }: Excerpt, by: Weights): Excerpt => {
  const part = text.slice(start, end);
  const starts = sentencesOf(part);
  const sentences = starts.map((from, i) => ({ from, to: starts[i + 1] ?? part.length }));
  const most = sentences
    .map((sentence) => ({ ...sentence, odds: oddsOf(traitsOf(part.slice(sentence.from, sentence.to)), by) }))
    .reduce((one, other) => (other.odds > one.odds ? other : one));
  return { start: start + most.from, end: start + most.to };
};

const MOST_NAMED = 3;
/** What little words mean weighs, and tells a reader nothing. */
const LITTLE = new Set(
  'somebody,you,not,without,only,already,always,an occasion,before,afterwards,instead,besides,the future,a reason given'.split(
    ',',
  ),
);

/** What a part of a text speaks of where it is heaviest: the names of notions, and none of its words. */
export const heavyNotions = (text: string, { start, end }: Excerpt, { weights }: Weights): string[] => {
  const sums = new Map<number, number>();
  for (const { notions, slots } of wordsIn(text.slice(start, end))) {
    const weight = slots.reduce((sum, slot) => sum + weightOf(slot, weights), 0);
    for (const notion of notions) sums.set(notion, (sums.get(notion) ?? 0) + weight);
  }
  return [...sums]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([notion]) => nameOf(notion))
    .filter((name) => !LITTLE.has(name))
    .slice(0, MOST_NAMED);
};
