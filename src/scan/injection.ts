import { cluePatterns } from './clue-patterns.ts';
import { fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { atLeast, firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { fences, inCode, isMention, isReported, talksOfAttacks } from './mention.ts';
import { negated } from './negation.ts';
import type { Pattern } from './pattern.ts';
import { sentencesOf, stretchOf, thoughtsOf } from './thoughts.ts';
import { CAP, stretches, unscanned } from './stretch.ts';
import { firstIn, foundIn, once, type PatternSource } from './source.ts';
import { SUSPICIOUS, suspicions } from './suspicion.ts';
import { type FoundRows, wordsOf } from './words.ts';

interface Match {
  start: number;
  end: number;
}

const words = wordsOf(injectionPatterns);

/** A phrase is not written only to know how long it is. */
const sizeOf = ({ source }: PatternSource): number => (typeof source === 'string' ? source.length : 0);

/** The parts of each pattern, the short ones first: where one is missing, the long ones are not even compiled. */
const byLength = new Map(
  injectionPatterns.map((pattern) => [pattern, pattern.all.toSorted((a, b) => sizeOf(a) - sizeOf(b))]),
);

/** All parts are in the sentence, and nothing that makes it an everyday note. */
const holds = (pattern: Pattern, sentence: string): boolean =>
  (byLength.get(pattern) ?? []).every((part) => firstIn(sentence, part) !== null) &&
  !(pattern.unless && firstIn(sentence, pattern.unless));

/** Where a pattern stands from one place to another: in one sentence, which holds it, or in several. */
const findIn = (pattern: Pattern, text: string, starts: readonly number[], at: number, to: number): Match[] => {
  const found: Match[] = [];
  const held = new Map<number, boolean>();
  for (const { index, 0: said } of foundIn(text.slice(at, to), pattern.all[0])) {
    const [start, end] = [at + index, at + index + said.length];
    const sentence = stretchOf(starts, start);
    const from = starts[sentence] ?? 0;
    const until = starts[stretchOf(starts, end - 1) + 1] ?? text.length;
    if (!held.has(sentence)) held.set(sentence, holds(pattern, text.slice(from, until)));
    if (!held.get(sentence) || (pattern.negatable && negated(text, Math.max(start, from), end))) continue;
    found.push({ start, end });
    if (found.length >= PER_KIND) break;
    // One match of several parts is enough.
    if (pattern.all.length > 1) held.set(sentence, false);
  }
  return found;
};

/** Where all parts of a pattern must be. */
type Extent = 'sentence' | 'thought' | 'text';
const extentOf = ({ across, within }: Pattern): Extent => (across ? 'text' : (within ?? 'sentence'));

interface Named extends Match {
  pattern: Pattern;
}

/** A piece of the text, and which rows can match in it, in its sentences and in its thoughts. */
interface Piece {
  text: string;
  found: FoundRows;
  possible: readonly number[];
  thoughts: () => { starts: readonly number[]; rows: readonly number[][] };
}

const extents = injectionPatterns.map(extentOf);

const ofPatterns = ({ text, found, possible, thoughts }: Piece): Named[] => {
  if (possible.length === 0) return [];
  const starts = sentencesOf(text);
  const named: Named[] = [];
  const add = (rows: readonly number[], among: readonly number[], at: number, to: number, extent: Extent): void => {
    for (const row of rows) {
      const pattern = injectionPatterns[row];
      if (pattern === undefined || extents[row] !== extent) continue;
      if (extent !== 'text' && !holds(pattern, text.slice(at, to))) continue;
      for (const match of findIn(pattern, text, among, at, to)) named.push({ ...match, pattern });
    }
  };
  add(possible, starts, 0, text.length, 'text');
  for (const [sentence, rows] of words.rowsIn(found, starts).entries()) {
    add(rows, starts, starts[sentence] ?? 0, starts[sentence + 1] ?? text.length, 'sentence');
  }
  if (!possible.some((row) => extents[row] === 'thought')) return named;
  const { starts: among, rows: inThoughts } = thoughts();
  for (const [i, rows] of inThoughts.entries()) add(rows, among, among[i] ?? 0, among[i + 1] ?? text.length, 'thought');
  return named;
};

const wide = new Set(cluePatterns.map(({ id }) => id));

const meet = (a: Hit, b: Hit): boolean => a.span[0] < b.span[1] && b.span[0] < a.span[1];

/** What a sharper pattern says of the same words need not be said again by the wide net. */
const sharpest = (hits: readonly Hit[]): Hit[] => {
  const sharp = hits.filter(({ what }) => !wide.has(what));
  return hits.filter(
    (hit) => !wide.has(hit.what) || !sharp.some((other) => atLeast(other.grade, hit.grade) && meet(other, hit)),
  );
};

/** `least`: how far the words must speak for an order against the user (suspicion.ts). */
export const injection = (text: string, least = SUSPICIOUS): Hit[] => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const folded = fold(read);
  let fenced: ReturnType<typeof fences> | undefined;
  const hits = new Map<string, Hit>();
  const counts = new Map<string, number>();
  const pieces = stretches(folded.text).map((stretch) => {
    const found = words.find(stretch.text);
    const thoughts = once(() => {
      const starts = thoughtsOf(stretch.text);
      return { starts, rows: words.rowsIn(found, starts) };
    });
    return { ...stretch, found, possible: words.rowsIn(found, [0])[0] ?? [], thoughts };
  });
  for (const piece of pieces) {
    for (const { pattern, start, end } of ofPatterns(piece)) {
      const [at, to] = [piece.at + start, piece.at + end];
      const span = unfold(folded, at, to, read);
      const key = `${pattern.id} ${span[0]}`;
      const count = counts.get(pattern.id) ?? 0;
      if (hits.has(key) || count >= PER_KIND) continue;
      counts.set(pattern.id, count + 1);
      const isName = (): boolean =>
        inCode(folded.text, at, (fenced ??= fences(folded.text))) || talksAboutTag(folded.text.slice(to, to + 40));
      const mentioned = (pattern.mention === 'code' && isName()) || isMention(folded.text, at, to);
      // What a text is said to say is told, and keeps nothing from being carried.
      const milder =
        pattern.grade === 'block' && !mentioned && isReported(folded.text, at, to) ? 'warn' : pattern.grade;
      hits.set(key, {
        rule: pattern.rule,
        what: pattern.id,
        grade: mentioned ? 'info' : milder,
        span,
        message: mentioned ? `${pattern.message} (quoted, not said)` : pattern.message,
      });
    }
  }
  for (const { start, end, words: said } of suspicions(folded.text, least)) {
    const span = unfold(folded, start, end, read);
    const known = [...hits.values()].some(
      (hit) => hit.grade !== 'info' && hit.span[0] < span[1] && span[0] < hit.span[1],
    );
    if (known || hits.size > 4 * PER_KIND) continue;
    const isTold = isMention(folded.text, start, end) || isMention(folded.text, end - 1, end);
    const grade = isTold || talksOfAttacks(folded.text, start, end) ? 'info' : 'warn';
    const message = `reads like an order against the user, most of all by: ${said.join(', ')}`;
    hits.set(`suspicion ${span[0]}`, { rule: 'safety/injection', what: 'suspicion', grade, span, message });
  }
  return firstOfKind([...sharpest([...hits.values()]), ...unscanned(text, 'safety/injection')]);
};
