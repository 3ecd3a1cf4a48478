import { signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/words.ts';
import type { Reading } from './reading.ts';
import { share, stemsIn, type Unit, unitsOf } from './stems.ts';

/** Gate 3: every sentence, item and condition of the one has something in common with the other. */
export const coverageBetween = (
  source: Reading,
  wording: Reading,
  known: Reading,
  tongue: Tongue | undefined,
): string[] => [
  ...uncovered(source, wording, true, tongue).map((text) => `nothing in the wording says “${text}”`),
  ...uncovered(wording, known, false, tongue).map((text) => `nothing in the source says “${text}”`),
  ...lengthOf(source, wording),
];

/**
 * So many words a sentence has at least, and so small a share of them is found again, where nothing in the other says
 * it.
 * Short of words in common, the lengths tell: what only left makes a text shorter, what only came makes it longer.
 */
interface Bound {
  words: number;
  share: number;
  /** By so much of the sentence's length one text is longer than the other. */
  longer: number;
}
const ANYWHERE: Bound = { words: 5, share: 0.1, longer: -Infinity };
const WENT: readonly Bound[] = [ANYWHERE, { words: 3, share: 0.25, longer: 0 }, { words: 3, share: 0.3, longer: 0.5 }];
const CAME: readonly Bound[] = [
  { ...ANYWHERE, words: 6 },
  { words: 4, share: 0.15, longer: 0.5 },
];
const ITEM_WENT: readonly Bound[] = [...WENT, { words: 2, share: 0.26, longer: 0 }];
const CONDITION: readonly Bound[] = [{ words: 3, share: 0.2, longer: 0.5 }];
const CONDITIONS: ReadonlySet<SignKind> = new Set<SignKind>(['when', 'except', 'until', 'before', 'after']);

const uncovered = (of: Reading, other: Reading, went: boolean, tongue: Tongue | undefined): string[] => {
  const [lines, theirs] = [unitsOf(of, false), unitsOf(other, false)];
  const stems = new Set([...theirs.flatMap((unit) => [...unit.stems]), ...stemsIn(other.text, other.tongue)]);
  const growth = of.text.length - other.text.length;
  const missing = (unit: Unit, bounds: readonly Bound[]): boolean => {
    const found = share(unit.stems, stems);
    return bounds.some(
      (each) => unit.stems.size >= each.words && found < each.share && growth > each.longer * unit.text.length,
    );
  };
  // One sentence for one may well be all in other words: whether it says the same is the judge's to tell.
  const alone = lines.length === 1 && theirs.length === 1;
  const bound = tongue === undefined ? [] : conditionsOf(of, tongue);
  const fewer = tongue !== undefined && bound.length > conditionsOf(other, tongue).length;
  return [
    ...(alone
      ? []
      : lines.filter((unit) => !LEADS.test(unit.text) && missing(unit, !went ? CAME : unit.item ? ITEM_WENT : WENT))),
    ...(fewer ? bound.filter((unit) => missing(unit, CONDITION)) : []),
  ]
    .map(({ text }) => text.trim().slice(0, 60))
    .slice(0, 2);
};

/** Says what follows, and nothing itself. */
const LEADS = /[:：]\s*$/u;

/** The parts of sentences that say when the rest holds. */
const conditionsOf = (reading: Reading, tongue: Tongue): Unit[] => {
  const signs = signsIn(reading.prose, tongue).filter(({ kind, sure }) => sure && CONDITIONS.has(kind));
  if (signs.length === 0) return [];
  return unitsOf(reading, true).filter(({ span: [start, end] }) =>
    signs.some(({ span: [at] }) => at >= start && at < end),
  );
};

/** Wordy text may say all it says in a third of its length; what is shorter or twice as long says something else. */
const lengthOf = (source: Reading, wording: Reading): string[] => {
  const [long, now] = [source.text.trim().length, wording.text.trim().length];
  if (now < long * 0.3) return ['the wording is much shorter than the source: something must be missing'];
  return now > long * 2 + 80 ? ['the wording is much longer than the source: something must be added'] : [];
};
