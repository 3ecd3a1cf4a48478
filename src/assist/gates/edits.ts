import { signsIn } from '../../meaning/said.ts';
import { UNSPACED } from '../../meaning/tongue.ts';
import { closeUnits, share } from './close-units.ts';
import { AND } from './and.ts';
import type { Reading } from './reading.ts';
import { stemsIn, unitsOf } from './stems.ts';

/** What a wording did to a sentence that it otherwise took over word for word, in any language. */
export interface WordingEdits {
  /** The same words in another order, two of them in each other's place. */
  turned: string[];
  /** A few words gone, or others in their place. */
  changed: string[];
}

/**
 * Who says something in other words says most of it so. Where a sentence stands as it was but for a word or two, that
 * word is what changed, and what it says changed with it.
 */
export const editsBetween = (source: Reading, wording: Reading): WordingEdits => {
  const edits: WordingEdits = { turned: [], changed: [] };
  for (const [one, other] of closeUnits(unitsOf(source, false), unitsOf(wording, false), LIKE)) {
    const [a, b] = [wordsIn(one.text), wordsIn(other.text)];
    if (a.length > LONGEST || b.length > LONGEST) continue;
    const { gone, came, kept } = middleOf(a, b);
    if (gone.length === came.length && sorted(gone) === sorted(came)) {
      if (gone.length > 0 && changesPlaces(gone, came, source)) edits.turned.push(quoted(came));
      continue;
    }
    const longer = Math.max(a.length, b.length);
    if (kept < LEAST || kept < NEARLY * longer) continue;
    if (denies(gone, source) !== denies(came, source) || (kept >= MOSTLY * longer && matters(gone, came, source)))
      edits.changed.push(`“${quoted(gone)}” has become “${quoted(came)}”`);
  }
  return edits;
};
const LIKE = 0.5;
const LONGEST = 150;
const LEAST = 6;
const NEARLY = 0.6;
const MOSTLY = 0.7;

/**
 * Whether a stretch denies what stands around it: `not` does; `not without` and `nothing but` affirm. It is asked of
 * the stretch that changed, as the rest of the sentence may hold a denial of its own.
 */
const denies = (words: readonly string[], { tongue }: Reading): boolean => {
  if (tongue === undefined) return false;
  const signs = signsIn(words.join(UNSPACED.has(tongue) ? '' : ' '), tongue).filter(({ sure }) => sure);
  const denials = signs.filter(({ kind }) => kind === 'deny' || kind === 'never').length;
  return denials % 2 === 1 && !signs.some(({ kind }) => kind === 'except');
};

/** Words went and nothing came, or words of another stem came; between small words any change counts. */
const matters = (gone: readonly string[], came: readonly string[], { tongue }: Reading): boolean => {
  const [went, instead] = [gone, came].map((words) => stemsIn(words.join(' '), tongue)) as [Set<string>, Set<string>];
  if (came.length === 0) return went.size > 0;
  if (gone.length === 0 || (went.size === 0) !== (instead.size === 0)) return false;
  return went.size === 0 || share(went, instead) < 1 || share(instead, went) < 1;
};

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’_-])*/gu;

const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

const sorted = (words: readonly string[]): string => words.toSorted().join(' ');

const quoted = (words: readonly string[]): string => words.join(' ').slice(0, 60);

/** What stands between the words that both begin with and those that both end with. */
const middleOf = (a: readonly string[], b: readonly string[]): { gone: string[]; came: string[]; kept: number } => {
  const shorter = Math.min(a.length, b.length);
  let before = 0;
  while (before < shorter && a[before] === b[before]) before += 1;
  let behind = 0;
  while (behind < shorter - before && a.at(-1 - behind) === b.at(-1 - behind)) behind += 1;
  return {
    gone: a.slice(before, a.length - behind),
    came: b.slice(before, b.length - behind),
    kept: before + behind,
  };
};

/**
 * `a to b` is `b to a` now: two stretches changed places about a third that is more than an `and`. One stretch that only
 * moved says the same, unless it denies or restricts what stands behind it.
 */
const changesPlaces = (a: readonly string[], b: readonly string[], { tongue }: Reading): boolean => {
  for (let first = 1; first < a.length; first += 1) {
    if (!same(a.slice(0, first), b.slice(-first))) continue;
    for (let last = 1; first + last <= a.length; last += 1) {
      if (!same(a.slice(-last), b.slice(0, last))) continue;
      const between = a.slice(first, a.length - last);
      if (!same(between, b.slice(last, b.length - first))) continue;
      if (between.length > 0) return !AND.test(` ${between.join(' ')} `);
      const moved = first === 1 ? a[0] : last === 1 ? a.at(-1) : undefined;
      return (
        moved !== undefined &&
        tongue !== undefined &&
        signsIn(moved, tongue).some(({ kind, sure }) => sure && BOUND.has(kind))
      );
    }
  }
  return false;
};
const BOUND: ReadonlySet<string> = new Set(['only', 'deny', 'never', 'except']);

const same = (a: readonly string[], b: readonly string[]): boolean => a.every((word, at) => word === b[at]);
