import { signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs.ts';
import type { Reading } from './reading.ts';
import { share, stemsIn, type Unit, unitsOf } from './stems.ts';

/** Gate 3: every sentence, item and condition of the one has something in common with the other. */
export const coverageBetween = (source: Reading, wording: Reading, known: Reading, tongue: Tongue | undefined): string[] => [
  ...uncovered(source, wording, tongue).map((text) => `nothing in the wording says “${text}”`),
  ...uncovered(wording, known, tongue).map((text) => `nothing in the source says “${text}”`),
  ...lengthOf(source, wording),
];

/** The least share of a sentence's words that has to be found again; short sentences may share none with what they mean. */
const SENTENCE = 0.15;
const ITEM = 0.26;
const LEAST_STEMS = 4;
const CONDITIONS: ReadonlySet<SignKind> = new Set<SignKind>(['when', 'except', 'until', 'before', 'after']);

const uncovered = (of: Reading, other: Reading, tongue: Tongue | undefined): string[] => {
  const [lines, theirs] = [unitsOf(of, false), unitsOf(other, false)];
  const stems = new Set([...theirs.flatMap((unit) => [...unit.stems]), ...stemsIn(other.text, other.tongue)]);
  const missing = (unit: Unit, least: number): boolean =>
    unit.stems.size >= least && share(unit.stems, stems) < (unit.item ? ITEM : SENTENCE);
  // One sentence for one may well be all in other words: whether it says the same is the judge's to tell.
  const alone = lines.length === 1 && theirs.length === 1;
  const bound = tongue === undefined ? [] : conditionsOf(of, tongue);
  const fewer = tongue !== undefined && bound.length > conditionsOf(other, tongue).length;
  return [
    ...(alone ? [] : lines.filter((unit) => missing(unit, unit.item ? 2 : LEAST_STEMS))),
    ...(fewer ? bound.filter((unit) => missing(unit, 3)) : []),
  ]
    .map(({ text }) => text.trim().slice(0, 60))
    .slice(0, 2);
};

/** The parts of sentences that say when the rest holds. */
const conditionsOf = (reading: Reading, tongue: Tongue): Unit[] => {
  const signs = signsIn(reading.prose, tongue).filter(({ kind, sure }) => sure && CONDITIONS.has(kind));
  if (signs.length === 0) return [];
  return unitsOf(reading, true).filter(({ span: [start, end] }) => signs.some(({ span: [at] }) => at >= start && at < end));
};

/** A rewrite is no abridgement and no essay. */
const lengthOf = (source: Reading, wording: Reading): string[] => {
  const [long, now] = [source.text.trim().length, wording.text.trim().length];
  if (now < long * 0.35) return ['the wording is much shorter than the source: something must be missing'];
  return now > long * 2.5 + 80 ? ['the wording is much longer than the source: something must be added'] : [];
};
