import { share } from './close-units.ts';
import type { Reading } from './reading.ts';
import { stemsIn, stemsOf, type Unit, unitsOf } from './stems.ts';

/** Gate 3: every sentence and every item of the one has something in common with the other. */
export const coverageBetween = (source: Reading, wording: Reading, known: Reading): string[] => [
  ...exchanged(source, wording, known),
  ...uncovered(source, wording, WENT).map((text) => `nothing in the wording says “${text}”`),
  ...uncovered(wording, known, CAME).map((text) => `nothing in the source says “${text}”`),
  ...lengthOf(source, wording),
];

/** So many words a sentence has at least, and so small a share of them is found again, where nothing says it. */
interface Bound {
  words: number;
  share: number;
  /**
   * By more than so much of the sentence's length its text is the longer one: all words of a sentence may be others,
   * and it went only where the text got shorter by it, and came only where it got longer.
   */
  longer: number;
}
const WENT = { sentence: { words: 4, share: 0.2, longer: 0.6 }, item: { words: 2, share: 0.2, longer: 0 } };
const CAME = { sentence: { words: 4, share: 0.15, longer: 0.5 }, item: { words: 4, share: 0.15, longer: 0.5 } };

/**
 * One sentence for another: of one in the wording not a word stands in the source, and of one in the source not a word
 * stands in the wording.
 */
const exchanged = (source: Reading, wording: Reading, known: Reading): string[] => {
  const strange = (of: Reading, other: Reading, least: number): Unit[] => {
    const units = unitsOf(of, false);
    const stems = allStems(other);
    return units.length === 1
      ? []
      : units.filter(({ text, stems: own }) => !LEADS.test(text) && own.size >= least && share(own, stems) === 0);
  };
  const [came] = strange(wording, known, 6);
  return came !== undefined && strange(source, wording, 3).length > 0
    ? [`nothing in the source says “${came.text.trim().slice(0, 60)}”`]
    : [];
};

const uncovered = (of: Reading, other: Reading, bounds: { sentence: Bound; item: Bound }): string[] => {
  const [lines, theirs] = [unitsOf(of, false), unitsOf(other, false)];
  // One sentence for one may well be all in other words: whether it says the same is the judge's to tell.
  if (lines.length === 1 && theirs.length === 1) return [];
  const stems = allStems(other);
  const growth = of.text.length - other.text.length;
  return lines
    .filter(({ item, text, stems: own }) => {
      const { words, share: least, longer } = item ? bounds.item : bounds.sentence;
      return !LEADS.test(text) && own.size >= words && growth > longer * text.length && share(own, stems) < least;
    })
    .slice(0, 2)
    .map(({ text }) => text.trim().slice(0, 60));
};

/** Of its sentences and of its literals. */
const allStems = (of: Reading): ReadonlySet<string> => new Set([...stemsOf(of), ...stemsIn(of.text, of.tongue)]);

/** Says what follows, and nothing itself: a heading, or what ends in a colon. */
const LEADS = /[:：]\s*$|^\s*#/u;

/** Wordy text may say all it says in a third of its length; what is shorter or twice as long says something else. */
const lengthOf = (source: Reading, wording: Reading): string[] => {
  const [long, now] = [source.text.trim().length, wording.text.trim().length];
  if (now < long * 0.3) return ['the wording is much shorter than the source: something must be missing'];
  return now > long * 2 + 80 ? ['the wording is much longer than the source: something must be added'] : [];
};
