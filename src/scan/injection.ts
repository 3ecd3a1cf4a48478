import { cluePatterns } from './clue-patterns.ts';
import { clues, SUSPICIOUS } from './clues.ts';
import { fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { atLeast, firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { fences, inCode, isMention, talksOfAttacks } from './mention.ts';
import { negated } from './negation.ts';
import type { Pattern } from './pattern.ts';
import { sentencesOf, stretchOf, thoughtsOf } from './sentence.ts';
import { CAP, stretches, unscanned } from './stretch.ts';
import { type Found, wordsOf } from './words.ts';

interface Match {
  start: number;
  end: number;
}

/** The words of the patterns, and behind them those of the clues. */
const words = wordsOf([...injectionPatterns, ...clues]);
const CLUES = injectionPatterns.length;

/** All matches of a pattern's first part. Most have none: `matchAll` would copy the pattern to find that out. */
const matchesOf = (pattern: RegExp, text: string): Match[] => {
  const found: Match[] = [];
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m !== null; m = pattern.exec(text)) {
    if (m[0] === '') pattern.lastIndex += 1;
    else found.push({ start: m.index, end: m.index + m[0].length });
  }
  return found;
};

/** The other parts are in the sentence, and nothing that makes it an everyday note. */
const holds = ({ all: [, ...rest], unless }: Pattern, sentence: string): boolean =>
  rest.every((part) => part.test(sentence)) && !unless?.test(sentence);

/** The other parts are near enough, and nobody forbids it. */
const stands = ({ all: [, ...rest], near, negatable }: Pattern, text: string, { start, end }: Match, from: number, to: number): boolean => {
  if (near !== undefined) {
    const close = text.slice(Math.max(from, start - near), Math.min(to, end + near));
    if (!rest.every((part) => part.test(close))) return false;
  }
  return !(negatable && negated(text, Math.max(start, from), end));
};

/** In one sentence; one match of a pattern of several parts is enough. */
const findWithin = (pattern: Pattern, text: string, from: number, to: number): Match[] => {
  const sentence = text.slice(from, to);
  const found: Match[] = [];
  const most = pattern.all.length > 1 ? 1 : PER_KIND;
  const matches = matchesOf(pattern.all[0], sentence);
  if (matches.length === 0 || !holds(pattern, sentence)) return found;
  for (const { start, end } of matches) {
    const match = { start: from + start, end: from + end };
    if (stands(pattern, text, match, from, to)) found.push(match);
    if (found.length >= most) break;
  }
  return found;
};

/** In all sentences, and over their borders. */
const findAcross = (pattern: Pattern, text: string, starts: readonly number[]): Match[] => {
  const found: Match[] = [];
  const held = new Map<number, boolean>();
  for (const match of matchesOf(pattern.all[0], text)) {
    const sentence = stretchOf(starts, match.start);
    const from = starts[sentence] ?? 0;
    const to = starts[stretchOf(starts, match.end - 1) + 1] ?? text.length;
    if (!held.has(sentence)) held.set(sentence, holds(pattern, text.slice(from, to)));
    if (!held.get(sentence) || !stands(pattern, text, match, from, to)) continue;
    found.push(match);
    if (found.length >= PER_KIND) break;
    if (pattern.all.length > 1) held.set(sentence, false);
  }
  return found;
};

interface Named extends Match {
  pattern: Pattern;
}

const ofPatterns = (text: string, found: Found): Named[] => {
  const starts = sentencesOf(text);
  const named: Named[] = [];
  const add = (row: number, matches: (pattern: Pattern) => Match[], across: boolean): void => {
    const pattern = injectionPatterns[row];
    if (pattern === undefined || (pattern.across ?? false) !== across) return;
    for (const match of matches(pattern)) named.push({ ...match, pattern });
  };
  for (const row of words.rowsIn(found, [0])[0] ?? []) add(row, (pattern) => findAcross(pattern, text, starts), true);
  for (const [sentence, rows] of words.rowsIn(found, starts).entries()) {
    const [from, to] = [starts[sentence] ?? 0, starts[sentence + 1] ?? text.length];
    for (const row of rows) add(row, (pattern) => findWithin(pattern, text, from, to), false);
  }
  return named;
};

interface Sum extends Match {
  ids: string[];
}

/** No single pattern, but clue upon clue in one paragraph. */
const addsUp = (text: string, found: Found): Sum[] => {
  const starts = thoughtsOf(text);
  return words.rowsIn(found, starts).flatMap((rows, i): Sum[] => {
    const possible = rows.flatMap((row) => clues[row - CLUES] ?? []);
    const from = starts[i] ?? 0;
    const thought = text.slice(from, starts[i + 1] ?? text.length);
    let most = possible.reduce((sum, { weight }) => sum + weight, 0);
    const seen: (Match & { id: string })[] = [];
    for (const { id, weight, pattern, negatable } of possible) {
      if (most < SUSPICIOUS) return [];
      const m = pattern.exec(thought);
      const end = m === null ? 0 : m.index + m[0].length;
      if (m === null || (negatable && negated(thought, m.index, end))) most -= weight;
      else seen.push({ id, start: from + m.index, end: from + end });
    }
    if (most < SUSPICIOUS) return [];
    const ids = clues.map(({ id }) => id).filter((id) => seen.some((each) => each.id === id));
    return [{ start: Math.min(...seen.map(({ start }) => start)), end: Math.max(...seen.map(({ end }) => end)), ids }];
  });
};

const wide = new Set(cluePatterns.map(({ id }) => id));

const meet = (a: Hit, b: Hit): boolean => a.span[0] < b.span[1] && b.span[0] < a.span[1];

/** What a sharper pattern says of the same words need not be said again by the wide net. */
const sharpest = (hits: readonly Hit[]): Hit[] => {
  const sharp = hits.filter(({ what }) => !wide.has(what));
  return hits.filter((hit) => !wide.has(hit.what) || !sharp.some((other) => atLeast(other.grade, hit.grade) && meet(other, hit)));
};

export const injection = (text: string): Hit[] => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const folded = fold(read);
  let fenced: ReturnType<typeof fences> | undefined;
  const hits = new Map<string, Hit>();
  const counts = new Map<string, number>();
  const pieces = stretches(folded.text).map((stretch) => ({ ...stretch, found: words.find(stretch.text) }));
  for (const { at: offset, text: piece, found } of pieces) {
    for (const { pattern, start, end } of ofPatterns(piece, found)) {
      const [at, to] = [offset + start, offset + end];
      const span = unfold(folded, at, to, read);
      const key = `${pattern.id} ${span[0]}`;
      const count = counts.get(pattern.id) ?? 0;
      if (hits.has(key) || count >= PER_KIND) continue;
      counts.set(pattern.id, count + 1);
      const isName = (): boolean => inCode(folded.text, at, (fenced ??= fences(folded.text))) || talksAboutTag(folded.text.slice(to, to + 40));
      const mentioned = (pattern.mention === 'code' && isName()) || isMention(folded.text, at, to);
      hits.set(key, {
        rule: pattern.rule, what: pattern.id, grade: mentioned ? 'info' : pattern.grade, span,
        message: mentioned ? `${pattern.message} (quoted, not said)` : pattern.message,
      });
    }
  }
  for (const { at, text: piece, found } of pieces) {
    for (const { start, end, ids } of addsUp(piece, found)) {
      const span = unfold(folded, at + start, at + end, read);
      const known = [...hits.values()].some((hit) => hit.grade !== 'info' && hit.span[0] < span[1] && span[0] < hit.span[1]);
      if (known || hits.size > 4 * PER_KIND) continue;
      const grade = talksOfAttacks(folded.text, at + start, at + end) ? 'info' : 'warn';
      const message = `suspicious together: ${ids.join(', ')}`;
      hits.set(`adds-up ${span[0]}`, { rule: 'safety/injection', what: 'adds-up', grade, span, message });
    }
  }
  return firstOfKind([...sharpest([...hits.values()]), ...unscanned(text, 'safety/injection')]);
};
