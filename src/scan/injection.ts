import { cluePatterns } from './clue-patterns.ts';
import { clues, SUSPICIOUS } from './clues.ts';
import { fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { atLeast, firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { fences, inCode, isMention, isReported, talksOfAttacks } from './mention.ts';
import { deniedWithin, negated } from './negation.ts';
import type { Pattern } from './pattern.ts';
import { sentencesOf, stretchOf, thoughtsOf } from './thoughts.ts';
import { CAP, stretches, unscanned } from './stretch.ts';
import { firstIn, foundIn, once, type PatternSource } from './source.ts';
import { type FoundRows, wordsOf } from './words.ts';

interface Match {
  start: number;
  end: number;
}

/** The words of the patterns, and behind them those of the clues. */
const words = wordsOf([...injectionPatterns, ...clues]);
const CLUES = injectionPatterns.length;

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
  if (!possible.some((row) => row < CLUES)) return [];
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

interface Sum extends Match {
  ids: string[];
}

/** Ways to say one thing are one clue. */
const kinds = [...new Set(clues.map(({ id }) => id))];
const kindOf = clues.map(({ id }) => kinds.indexOf(id));

const cluesOf = (rows: readonly number[]): number[] => rows.filter((row) => row >= CLUES).map((row) => row - CLUES);

const weights = clues.map(({ weight }) => weight);
const lengths = clues.map(({ pattern }) => sizeOf(pattern));

/** Clues by their kind, in each the heavy ones first, then the short ones: one of a kind is enough. */
const byKindOf = (rows: readonly number[]): number[][] => {
  const found: number[][] = [];
  for (const clue of cluesOf(rows)) (found[kindOf[clue] ?? 0] ??= []).push(clue);
  const all = found.filter((each) => each !== undefined);
  for (const each of all)
    each.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || (lengths[a] ?? 0) - (lengths[b] ?? 0));
  return all;
};

const heaviest = ([clue = 0]: readonly number[]): number => weights[clue] ?? 0;

/** What they weigh at most; what speaks for an honest note weighs less than nothing, and is asked last. */
const mostOf = (kindsFound: readonly (readonly number[])[]): number =>
  kindsFound.reduce((sum, each) => sum + Math.max(0, heaviest(each)), 0);

interface Seen extends Match {
  clue: number;
}

/** "Not asked" is also a rule set aside and a guard that is down: said in the same words it is one of them. */
const UNASKED = new Set(['set aside', 'unasked', 'guards down']);
const isUnasked = (clue: number): boolean => UNASKED.has(clues[clue]?.id ?? '');
const saysTheSame = (match: Seen, seen: readonly Seen[], from: number): boolean =>
  isUnasked(match.clue) &&
  seen.some(({ clue, start, end }) => isUnasked(clue) && start === from + match.start && end === from + match.end);

/** No single pattern, but clue upon clue in one paragraph. */
const addsUp = ({ text, possible: inAll, thoughts }: Piece, least: number): Sum[] => {
  if (mostOf(byKindOf(inAll)) < least) return [];
  const { starts, rows: inThoughts } = thoughts();
  return inThoughts.flatMap((rows, i): Sum[] => {
    const possible = byKindOf(rows);
    let most = mostOf(possible);
    if (most < least) return [];
    const from = starts[i] ?? 0;
    const thought = text.slice(from, starts[i + 1] ?? text.length);
    const seen: Seen[] = [];
    // The heavy ones first: where they are missing, the light ones cannot make it enough.
    for (const kind of possible.toSorted((a, b) => heaviest(b) - heaviest(a) || a.length - b.length)) {
      const match = firstOf(kind, thought);
      const isSaid = match !== undefined && saysTheSame(match, seen, from);
      const worth = match === undefined || isSaid ? 0 : (weights[match.clue] ?? 0);
      most -= Math.max(0, heaviest(kind)) - worth;
      if (most < least) return [];
      if (match !== undefined && !isSaid)
        seen.push({ clue: match.clue, start: from + match.start, end: from + match.end });
    }
    // What speaks for an honest note is no part of what is suspicious.
    const against = seen.filter(({ clue }) => (weights[clue] ?? 0) > 0);
    const ids = kinds.filter((_, kind) => against.some(({ clue }) => kindOf[clue] === kind));
    return [
      { start: Math.min(...against.map(({ start }) => start)), end: Math.max(...against.map(({ end }) => end)), ids },
    ];
  });
};

/** The first clue of a kind that stands in a thought, and is no prohibition of it. */
const firstOf = (kind: readonly number[], thought: string): Seen | undefined => {
  for (const clue of kind) {
    const { pattern, negatable } = clues[clue] ?? {};
    const m = pattern === undefined ? null : firstIn(thought, pattern);
    if (m === null) continue;
    const [start, end] = [m.index, m.index + m[0].length];
    const isDenied = (): boolean => negated(thought, start, end) || (negatable === 'within' && deniedWithin(m[0]));
    if (!negatable || !isDenied()) return { clue, start, end };
  }
  return undefined;
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

/** `least`: what clues must weigh together. */
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
  for (const piece of pieces) {
    const { at } = piece;
    for (const { start, end, ids } of addsUp(piece, least)) {
      const span = unfold(folded, at + start, at + end, read);
      const known = [...hits.values()].some(
        (hit) => hit.grade !== 'info' && hit.span[0] < span[1] && span[0] < hit.span[1],
      );
      if (known || hits.size > 4 * PER_KIND) continue;
      const [from, to] = [at + start, at + end];
      const isTold = isMention(folded.text, from, to) || isMention(folded.text, to - 1, to);
      const grade = isTold || talksOfAttacks(folded.text, from, to) ? 'info' : 'warn';
      const message = `suspicious together: ${ids.join(', ')}`;
      hits.set(`adds-up ${span[0]}`, { rule: 'safety/injection', what: 'adds-up', grade, span, message });
    }
  }
  return firstOfKind([...sharpest([...hits.values()]), ...unscanned(text, 'safety/injection')]);
};
