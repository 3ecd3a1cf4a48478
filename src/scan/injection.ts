import { cluePatterns } from './clue-patterns.ts';
import { clues, SUSPICIOUS } from './clues.ts';
import { fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { atLeast, firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns, wrapped } from './injection-patterns.ts';
import { fences, inCode, isMention, talksOfAttacks } from './mention.ts';
import { negated } from './negation.ts';
import type { Clue, Pattern } from './pattern.ts';
import { sentencesOf, stretchOf, thoughtsOf } from './sentence.ts';
import { CAP, stretches, unscanned } from './stretch.ts';
import { firstIn, type Source } from './source.ts';
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

const isIn =
  (sentence: string) =>
  (part: Source): boolean =>
    sentence.search(wrapped(part)) >= 0;

/** The parts of each pattern, the short ones first: where one is missing, the long ones are not even compiled. */
const byLength = new Map(
  injectionPatterns.map((pattern) => [pattern, pattern.all.toSorted((a, b) => a.source.length - b.source.length)]),
);

/** All parts are in the sentence, and nothing that makes it an everyday note. */
const holds = (pattern: Pattern, sentence: string): boolean =>
  (byLength.get(pattern) ?? []).every(isIn(sentence)) && !(pattern.unless && isIn(sentence)(pattern.unless));

/** The other parts are near enough, and nobody forbids it. */
const stands = (
  { all: [, ...rest], near, negatable }: Pattern,
  text: string,
  { start, end }: Match,
  from: number,
  to: number,
): boolean => {
  if (near !== undefined && !rest.every(isIn(text.slice(Math.max(from, start - near), Math.min(to, end + near)))))
    return false;
  return !(negatable && negated(text, Math.max(start, from), end));
};

/** Where a pattern stands in the sentences from one that may hold it to the next; one match of several parts is enough. */
const findIn = (pattern: Pattern, text: string, starts: readonly number[], at: number, to: number): Match[] => {
  const found: Match[] = [];
  const held = new Map<number, boolean>();
  for (const { start, end } of matchesOf(wrapped(pattern.all[0]), text.slice(at, to))) {
    const match = { start: at + start, end: at + end };
    const sentence = stretchOf(starts, match.start);
    const from = starts[sentence] ?? 0;
    const until = starts[stretchOf(starts, match.end - 1) + 1] ?? text.length;
    if (!held.has(sentence)) held.set(sentence, holds(pattern, text.slice(from, until)));
    if (!held.get(sentence) || !stands(pattern, text, match, from, until)) continue;
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
  const add = (rows: readonly number[], at: number, to: number, across: boolean): void => {
    for (const row of rows) {
      const pattern = injectionPatterns[row];
      if (pattern === undefined || (pattern.across ?? false) !== across) continue;
      if (!across && !holds(pattern, text.slice(at, to))) continue;
      for (const match of findIn(pattern, text, starts, at, to)) named.push({ ...match, pattern });
    }
  };
  add(words.rowsIn(found, [0])[0] ?? [], 0, text.length, true);
  for (const [sentence, rows] of words.rowsIn(found, starts).entries()) {
    add(rows, starts[sentence] ?? 0, starts[sentence + 1] ?? text.length, false);
  }
  return named;
};

interface Sum extends Match {
  ids: string[];
}

/** What so many clues weigh: several ways to say one thing are one clue. */
const weightOf = (of: readonly Clue[]): number =>
  [...new Map(of.map(({ id, weight }) => [id, weight])).values()].reduce((sum, weight) => sum + weight, 0);

/** No single pattern, but clue upon clue in one paragraph. */
const addsUp = (text: string, found: Found): Sum[] => {
  const starts = thoughtsOf(text);
  return words.rowsIn(found, starts).flatMap((rows, i): Sum[] => {
    // The short ones first: when they are missing, the long ones cannot make it enough.
    let possible = rows
      .flatMap((row) => clues[row - CLUES] ?? [])
      .sort((a, b) => a.pattern.source.length - b.pattern.source.length);
    const from = starts[i] ?? 0;
    const thought = text.slice(from, starts[i + 1] ?? text.length);
    const seen: (Match & { id: string })[] = [];
    for (const clue of [...possible]) {
      if (weightOf(possible) < SUSPICIOUS) return [];
      const m = firstIn(thought, clue.pattern);
      const end = m === null ? 0 : m.index + m[0].length;
      if (m === null || (clue.negatable && negated(thought, m.index, end)))
        possible = possible.filter((each) => each !== clue);
      else seen.push({ id: clue.id, start: from + m.index, end: from + end });
    }
    if (weightOf(possible) < SUSPICIOUS) return [];
    const ids = [...new Set(clues.map(({ id }) => id))].filter((id) => seen.some((each) => each.id === id));
    return [{ start: Math.min(...seen.map(({ start }) => start)), end: Math.max(...seen.map(({ end }) => end)), ids }];
  });
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
      const isName = (): boolean =>
        inCode(folded.text, at, (fenced ??= fences(folded.text))) || talksAboutTag(folded.text.slice(to, to + 40));
      const mentioned = (pattern.mention === 'code' && isName()) || isMention(folded.text, at, to);
      hits.set(key, {
        rule: pattern.rule,
        what: pattern.id,
        grade: mentioned ? 'info' : pattern.grade,
        span,
        message: mentioned ? `${pattern.message} (quoted, not said)` : pattern.message,
      });
    }
  }
  for (const { at, text: piece, found } of pieces) {
    for (const { start, end, ids } of addsUp(piece, found)) {
      const span = unfold(folded, at + start, at + end, read);
      const known = [...hits.values()].some(
        (hit) => hit.grade !== 'info' && hit.span[0] < span[1] && span[0] < hit.span[1],
      );
      if (known || hits.size > 4 * PER_KIND) continue;
      const grade = talksOfAttacks(folded.text, at + start, at + end) ? 'info' : 'warn';
      const message = `suspicious together: ${ids.join(', ')}`;
      hits.set(`adds-up ${span[0]}`, { rule: 'safety/injection', what: 'adds-up', grade, span, message });
    }
  }
  return firstOfKind([...sharpest([...hits.values()]), ...unscanned(text, 'safety/injection')]);
};
