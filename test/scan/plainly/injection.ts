import { injectionPatterns } from '../../../src/scan/injection.ts';
import { cluePatterns } from '../../../src/scan/clue-patterns.ts';
import { clues, SUSPICIOUS } from '../../../src/scan/clues.ts';
import { fold, unfold } from './fold.ts';
import { talksAboutTag } from '../../../src/scan/frame-patterns.ts';
import { atLeast, firstOfKind, type Hit, PER_KIND } from '../../../src/scan/hit.ts';
import { fences, inCode, isMention, talksOfAttacks } from '../../../src/scan/mention.ts';
import type { Pattern } from '../../../src/scan/pattern.ts';
import { CAP, stretches, unscanned } from '../../../src/scan/stretch.ts';

/** A sentence ends at its mark, at a paragraph, or where the next line is a list row, heading or quotation. */
const SENTENCE_END = /[.!?][)"'”»]?(?=\s|$)|[。！？；]|\n\n|\n(?=[-#>|•]|\d{1,3}[.)] )/g;
const NOT_BEFORE =
  /(?:\b(?:never|not|don't|doesn't|cannot|can't|must not|mustn't|shouldn't|should not|refuse to|no one may|nobody may|avoid|forbids?|forbidden to|prohibits?|prevents?|disallows?|without|nunca|jamas|no|nao|jamais|ne|n'|nie|niemals|nicht|kein\w*|mai|nooit)\b|никогда|(?:^|\s)не\s|нельзя|запрещ|不要|不得|切勿|请勿|禁止|不可|不能|别|勿|never ever)(?:[^.,;:，、。]|\.(?=\w)){0,16}$/;
/** "We override the system prompt in staging" tells what is done; it asks nobody to do it. */
const TOLD = /\b(?:we|they|i|it|he|she|which|people|teams?|tests|ci)(?: (?:also|always|only|currently|already|just|can|may|will))? $/;
const NOT_AFTER = /^(?!\S{0,3}고 )[^.,;，、。\n]{0,6}(?:하지 ?(?:마|말|않)|지 ?(?:마|말|않)|금지|안 ?[된돼]|않는다|しない|するな|せず|しては|禁止|てはいけ|ないこと|ません|ては(?:なら|いけ|だめ))/;

interface Sentences {
  starts: number[];
  of: (offset: number) => number;
}

const sentences = (text: string): Sentences => {
  const starts = [0];
  for (const m of text.matchAll(SENTENCE_END)) starts.push(m.index + m[0].length);
  const of = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if ((starts[mid] ?? 0) <= offset) low = mid;
      else high = mid - 1;
    }
    return low;
  };
  return { starts, of };
};

const negated = (text: string, start: number, end: number): boolean =>
  NOT_BEFORE.test(text.slice(Math.max(0, start - 28), start)) || TOLD.test(text.slice(Math.max(0, start - 24), start)) || NOT_AFTER.test(text.slice(end, end + 24));

interface Found {
  start: number;
  end: number;
}

/** Where the pattern's first part stands in a sentence (or, with `near`, close by) that holds its other parts as well. */
const find = (pattern: Pattern, text: string, lines: Sentences): Found[] => {
  const [first, ...rest] = pattern.all;
  if (rest.some((part) => !part.test(text))) return [];
  const found: Found[] = [];
  const judged = new Map<number, boolean>();
  let done = -1;
  for (const m of text.matchAll(new RegExp(first.source, `${first.flags.replace('g', '')}g`))) {
    if (m[0] === '') continue;
    const start = m.index;
    const end = start + m[0].length;
    const sentence = lines.of(start);
    if (rest.length > 0 && sentence === done) continue;
    const from = lines.starts[sentence] ?? 0;
    const to = lines.starts[lines.of(end - 1) + 1] ?? text.length;
    let all = judged.get(sentence);
    if (all === undefined) {
      const whole = text.slice(from, to);
      all = rest.every((part) => part.test(whole)) && !(pattern.unless?.test(whole) ?? false);
      judged.set(sentence, all);
    }
    if (!all) continue;
    if (pattern.near !== undefined) {
      const close = text.slice(Math.max(from, start - pattern.near), Math.min(to, end + pattern.near));
      if (!rest.every((part) => part.test(close))) continue;
    }
    if (pattern.negatable && negated(text, Math.max(start, from), end)) continue;
    found.push({ start, end });
    if (found.length >= PER_KIND) break;
    done = sentence;
  }
  return found;
};

const wide = new Set(cluePatterns.map(({ id }) => id));

/** What a sharper pattern says of the same words need not be said again by the wide net. */
const sharpest = (hits: readonly Hit[]): Hit[] => {
  const sharp = hits.filter(({ what }) => !wide.has(what));
  return hits.filter((hit) => !wide.has(hit.what) || !sharp.some(({ grade, span }) => atLeast(grade, hit.grade) && span[0] < hit.span[1] && hit.span[0] < span[1]));
};

/** Paragraphs, and no more of one than a person reads as one thought. */
const THOUGHT = /[^\n](?:[^\n]|\n(?!\n)){0,800}/g;

/** No single pattern, but clue upon clue in one paragraph. */
const addsUp = (text: string, at: number): { start: number; end: number; ids: string[] }[] =>
  [...text.matchAll(THOUGHT)].flatMap((m) => {
    if (m[0].length < 8) return [];
    const found = clues.flatMap(({ id, weight, pattern, negatable }) => {
      const clue = pattern.exec(m[0]);
      if (clue === null || (negatable && negated(m[0], clue.index, clue.index + clue[0].length))) return [];
      return [{ id, weight, start: clue.index, end: clue.index + clue[0].length }];
    });
    if (found.reduce((sum, { weight }) => sum + weight, 0) < SUSPICIOUS) return [];
    const start = Math.min(...found.map((clue) => clue.start));
    const end = Math.max(...found.map((clue) => clue.end));
    return [{ start: at + m.index + start, end: at + m.index + end, ids: found.map(({ id }) => id) }];
  });

export const injection = (text: string): Hit[] => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const folded = fold(read);
  const fenced = fences(folded.text);
  const hits = new Map<string, Hit>();
  const counts = new Map<string, number>();
  for (const stretch of stretches(folded.text)) {
    const lines = sentences(stretch.text);
    for (const pattern of injectionPatterns) {
      if ((counts.get(pattern.id) ?? 0) >= PER_KIND) continue;
      for (const { start, end } of find(pattern, stretch.text, lines)) {
        const at = stretch.at + start;
        const to = stretch.at + end;
        const span = unfold(folded, at, to, read);
        const key = `${pattern.id} ${span[0]}`;
        if (hits.has(key)) continue;
        const named = pattern.mention === 'code' && (inCode(folded.text, at, fenced) || talksAboutTag(folded.text.slice(to, to + 40)));
        const mentioned = named || isMention(folded.text, at, to);
        counts.set(pattern.id, (counts.get(pattern.id) ?? 0) + 1);
        hits.set(key, {
          rule: pattern.rule,
          what: pattern.id,
          grade: mentioned ? 'info' : pattern.grade,
          span,
          message: mentioned ? `${pattern.message} (quoted, not said)` : pattern.message,
        });
      }
    }
  }
  for (const stretch of stretches(folded.text)) {
    for (const { start, end, ids } of addsUp(stretch.text, stretch.at)) {
      const span = unfold(folded, start, end, read);
      const known = [...hits.values()].some((hit) => hit.grade !== 'info' && hit.span[0] < span[1] && span[0] < hit.span[1]);
      const talk = talksOfAttacks(folded.text, start, end);
      if (known || hits.size > 4 * PER_KIND) continue;
      hits.set(`adds-up ${span[0]}`, { rule: 'safety/injection', what: 'adds-up', grade: talk ? 'info' : 'warn', span, message: `suspicious together: ${ids.join(', ')}` });
    }
  }
  return firstOfKind([...sharpest([...hits.values()]), ...unscanned(text, 'safety/injection')]);
};
