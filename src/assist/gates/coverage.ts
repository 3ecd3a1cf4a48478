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

/** Least shares of a sentence, and of a condition, that have to be found again. */
const SENTENCE = 0.12;
const CONDITION = 0.25;
const CONDITIONS: ReadonlySet<SignKind> = new Set<SignKind>(['when', 'except', 'until', 'before', 'after']);

const uncovered = (of: Reading, other: Reading, tongue: Tongue | undefined): string[] => {
  const stems = new Set(unitsOf(other, false).flatMap((unit) => [...unit.stems]));
  const bare = new Set([...stems, ...stemsIn(other.text, other.tongue)]);
  const found = (unit: Unit): number => share(unit.stems, bare);
  const conditions =
    tongue === undefined ? [] : signsIn(of.prose, tongue).filter(({ kind, sure }) => sure && CONDITIONS.has(kind));
  const parts = conditions.length === 0 ? [] : unitsOf(of, true);
  const bound = parts.filter((part) => conditions.some(({ span }) => span[0] >= part.span[0] && span[0] < part.span[1]));
  const lines = unitsOf(of, false);
  return [
    ...lines.filter((unit) => unit.stems.size >= 3 && found(unit) < SENTENCE),
    ...bound.filter((unit) => unit.stems.size >= 2 && found(unit) < CONDITION),
  ]
    .map(({ text }) => text.trim().slice(0, 60))
    .slice(0, 2);
};

/** A rewrite is no abridgement and no essay. */
const lengthOf = (source: Reading, wording: Reading): string[] => {
  const [long, now] = [source.text.trim().length, wording.text.trim().length];
  if (now < long * 0.35) return ['the wording is much shorter than the source: something must be missing'];
  return now > long * 2.5 + 80 ? ['the wording is much longer than the source: something must be added'] : [];
};
