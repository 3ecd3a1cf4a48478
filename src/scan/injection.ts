import { isWord } from './alphabet.ts';
import { cluePatterns } from './clue-patterns.ts';
import { clues, SUSPICIOUS } from './clues.ts';
import { fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { atLeast, firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { fences, inCode, isMention, talksOfAttacks } from './mention.ts';
import type { Found as Literals } from './literal-finder.ts';
import { matchesOf, matchOf } from './matches.ts';
import type { Pattern } from './pattern.ts';
import { allOpen, sieve } from './scanner-sieve.ts';
import { type Sentences, sentences } from './sentence.ts';
import type { Sieve } from './sieve.ts';
import { CAP, stretches, unscanned } from './stretch.ts';

const NOT_BEFORE =
  /(?:\b(?:never|not|don't|doesn't|cannot|can't|must not|mustn't|shouldn't|should not|refuse to|no one may|nobody may|avoid|forbids?|forbidden to|prohibits?|prevents?|disallows?|without|nunca|jamas|no|nao|jamais|ne|n'|nie|niemals|nicht|kein\w*|mai|nooit)\b|никогда|(?:^|\s)не\s|нельзя|запрещ|不要|不得|切勿|请勿|禁止|不可|不能|别|勿|never ever)(?:[^.,;:，、。]|\.(?=\w)){0,16}$/;
/** "We override the system prompt in staging" tells what is done; it asks nobody to do it. */
const TOLD = /\b(?:we|they|i|it|he|she|which|people|teams?|tests|ci)(?: (?:also|always|only|currently|already|just|can|may|will))? $/;
const NOT_AFTER = /^(?!\S{0,3}고 )[^.,;，、。\n]{0,6}(?:하지 ?(?:마|말|않)|지 ?(?:마|말|않)|금지|안 ?[된돼]|않는다|しない|するな|せず|しては|禁止|てはいけ|ないこと|ません|ては(?:なら|いけ|だめ))/;

const negated = (text: string, start: number, end: number): boolean =>
  NOT_BEFORE.test(text.slice(Math.max(0, start - 28), start)) || TOLD.test(text.slice(Math.max(0, start - 24), start)) || NOT_AFTER.test(text.slice(end, end + 24));

interface Found {
  start: number;
  end: number;
}

interface Row {
  pattern: Pattern;
  first: RegExp;
  rest: readonly RegExp[];
}

const rows: readonly Row[] = injectionPatterns.map((pattern) => {
  const [first, ...rest] = pattern.all;
  return { pattern, first: new RegExp(first.source, `${first.flags.replace('g', '')}g`), rest };
});

/** For each pattern the sentences that may hold it, or `whole` where a match may begin in one and end in another. Undefined where it is nowhere. */
const candidates = (sieve: Sieve, literals: Literals, lines: Sentences): (number[] | 'whole' | undefined)[] => {
  const places: (number[] | 'whole')[] = [];
  const whole = sieve.passing('whole', literals, [0]);
  for (let i = 0; i < whole.length; i += 2) places[whole[i] ?? 0] = 'whole';
  const passed = sieve.passing('sentence', literals, lines.starts);
  for (let i = 0; i < passed.length; i += 2) {
    const place = (places[passed[i] ?? 0] ??= []);
    if (place !== 'whole') place.push(passed[i + 1] ?? 0);
  }
  return places;
};

/** Where the row's pattern may begin, whichever way it matches. */
const startsOf = (sieve: Sieve, row: number, text: string, literals: Literals): number[] | undefined => {
  const [within, across] = ['sentence', 'whole'].map((table) => sieve.beginnings(table, row, literals, 0, text.length));
  return within && across && [...new Set([...within, ...across])].sort((a, b) => a - b);
};

/** The other parts of the pattern are in the sentence, and nothing that makes it an everyday note. */
const holds = ({ unless }: Pattern, rest: readonly RegExp[], sentence: string): boolean => rest.every((part) => part.test(sentence)) && !(unless?.test(sentence) ?? false);

const stands = ({ near, negatable }: Pattern, rest: readonly RegExp[], text: string, { start, end }: Found, from: number, to: number): boolean => {
  if (near !== undefined) {
    const close = text.slice(Math.max(from, start - near), Math.min(to, end + near));
    if (!rest.every((part) => part.test(close))) return false;
  }
  return !(negatable && negated(text, Math.max(start, from), end));
};

/** Where the pattern's first part stands in a sentence (or, with `near`, close by) that holds its other parts as well. */
const find = ({ pattern, first, rest }: Row, text: string, lines: Sentences, starts: readonly number[] | undefined): Found[] => {
  if (rest.some((part) => !part.test(text))) return [];
  const found: Found[] = [];
  const judged = new Map<number, boolean>();
  let done = -1;
  // matchAll begins where the pattern was last left.
  first.lastIndex = 0;
  for (const m of matchesOf(first, text, starts)) {
    if (m[0] === '') continue;
    const start = m.index;
    const end = start + m[0].length;
    const sentence = lines.of(start);
    if (rest.length > 0 && sentence === done) continue;
    const from = lines.starts[sentence] ?? 0;
    const to = lines.starts[lines.of(end - 1) + 1] ?? text.length;
    let all = judged.get(sentence);
    if (all === undefined) {
      all = holds(pattern, rest, text.slice(from, to));
      judged.set(sentence, all);
    }
    if (!all || !stands(pattern, rest, text, { start, end }, from, to)) continue;
    found.push({ start, end });
    if (found.length >= PER_KIND) break;
    done = sentence;
  }
  return found;
};

/** The same for a pattern whose matches here all stay within a sentence: only these sentences are read. */
const findWithin = ({ pattern, first, rest }: Row, text: string, lines: Sentences, among: readonly number[], startsIn: (from: number, to: number) => readonly number[] | undefined): Found[] => {
  const found: Found[] = [];
  let whole: boolean | undefined;
  for (const sentence of among) {
    const from = lines.starts[sentence] ?? 0;
    const to = lines.starts[sentence + 1] ?? text.length;
    const starts = startsIn(from, to);
    if (starts === undefined && !holds(pattern, rest, text.slice(from, to))) continue;
    const matches = starts === undefined ? matchesBetween(first, text, from, to) : [...matchesOf(first, text, starts)];
    if (matches.length === 0 || (starts !== undefined && !holds(pattern, rest, text.slice(from, to)))) continue;
    whole ??= rest.every((part) => part.test(text));
    if (!whole) return [];
    for (const m of matches) {
      const start = m.index;
      const end = start + m[0].length;
      if (m[0] === '' || !stands(pattern, rest, text, { start, end }, from, to)) continue;
      found.push({ start, end });
      if (found.length >= PER_KIND) return found;
      if (rest.length > 0) break;
    }
  }
  return found;
};

const matchesBetween = (pattern: RegExp, text: string, from: number, to: number): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = from;
  for (let m = pattern.exec(text); m !== null && m.index < to; m = pattern.exec(text)) {
    if (m[0] === '') pattern.lastIndex++;
    found.push(m);
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
const THOUGHT = 801;

/** So little is searched sooner than it is found where to search. */
const SHORT = 200;

interface Thought {
  start: number;
  text: string;
}

const thoughts = (text: string): Thought[] => {
  const all: Thought[] = [];
  for (let at = 0; at < text.length; ) {
    if (text.charCodeAt(at) === 0x0a) {
      at++;
      continue;
    }
    const stop = text.indexOf('\n\n', at);
    const end = Math.min(stop < 0 ? text.length : stop, at + THOUGHT);
    all.push({ start: at, text: text.slice(at, end) });
    at = end;
  }
  return all;
};

/** No single pattern, but clue upon clue in one paragraph. */
const addsUp = (sieve: Sieve, text: string, at: number, literals: Literals): { start: number; end: number; ids: string[] }[] => {
  const all = thoughts(text);
  const possible = all.map((): number[] => []);
  const passed = sieve.passing('clues', literals, all.map(({ start }) => start));
  for (let i = 0; i < passed.length; i += 2) possible[passed[i + 1] ?? 0]?.push(passed[i] ?? 0);
  return all.flatMap(({ start: from, text: thought }, i) => {
    if (thought.length < 8) return [];
    // Where a thought was cut within a word, its halves are words of their own.
    const cut = (isWord(text.charCodeAt(from)) && isWord(text.charCodeAt(from - 1))) || (isWord(text.charCodeAt(from + thought.length)) && isWord(text.charCodeAt(from + thought.length - 1)));
    const [here, base] = cut ? [sieve.find(thought), 0] : [literals, from];
    const rows = cut ? sieve.passing('clues', here, [0]).filter((_, j) => j % 2 === 0) : (possible[i] ?? []);
    let most = rows.reduce((sum, row) => sum + (clues[row]?.weight ?? 0), 0);
    const found: { id: string; start: number; end: number }[] = [];
    for (const row of rows.sort((a, b) => a - b)) {
      if (most < SUSPICIOUS) return [];
      const clue = clues[row];
      const m = clue === undefined ? null : matchOf(clue.pattern, thought, thought.length < SHORT ? undefined : sieve.beginnings('clues', row, here, base, base + thought.length)?.map((start) => start - base));
      if (clue === undefined || m === null || (clue.negatable && negated(thought, m.index, m.index + m[0].length))) most -= clue?.weight ?? 0;
      else found.push({ id: clue.id, start: m.index, end: m.index + m[0].length });
    }
    if (most < SUSPICIOUS) return [];
    const start = Math.min(...found.map((clue) => clue.start));
    const end = Math.max(...found.map((clue) => clue.end));
    return [{ start: at + from + start, end: at + from + end, ids: found.map(({ id }) => id) }];
  });
};

const injectionThrough = (sieve: Sieve) => (text: string): Hit[] => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const folded = fold(read);
  let fenced: ReturnType<typeof fences> | undefined;
  const hits = new Map<string, Hit>();
  const counts = new Map<string, number>();
  // Literals have no case: where nothing but that was folded away, they stand as in the text that is searched for secrets.
  const unfolded = folded.from === undefined ? stretches(read) : [];
  const pieces = stretches(folded.text).map((stretch, i) => ({ ...stretch, literals: sieve.find(unfolded[i]?.text ?? stretch.text) }));
  for (const stretch of pieces) {
    const lines = sentences(stretch.text);
    const possible = candidates(sieve, stretch.literals, lines);
    // Most rows are nowhere in most texts.
    for (let i = 0; i < possible.length; i++) {
      const [row, among] = [rows[i], possible[i]];
      if (row === undefined || among === undefined) continue;
      const { pattern } = row;
      if ((counts.get(pattern.id) ?? 0) >= PER_KIND) continue;
      const within = (from: number, to: number) => sieve.beginnings('sentence', i, stretch.literals, from, to);
      for (const { start, end } of among === 'whole' ? find(row, stretch.text, lines, startsOf(sieve, i, stretch.text, stretch.literals)) : findWithin(row, stretch.text, lines, among, within)) {
        const at = stretch.at + start;
        const to = stretch.at + end;
        const span = unfold(folded, at, to, read);
        const key = `${pattern.id} ${span[0]}`;
        if (hits.has(key)) continue;
        const named = pattern.mention === 'code' && (inCode(folded.text, at, (fenced ??= fences(folded.text))) || talksAboutTag(folded.text.slice(to, to + 40)));
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
  for (const stretch of pieces) {
    for (const { start, end, ids } of addsUp(sieve, stretch.text, stretch.at, stretch.literals)) {
      const span = unfold(folded, start, end, read);
      const known = [...hits.values()].some((hit) => hit.grade !== 'info' && hit.span[0] < span[1] && span[0] < hit.span[1]);
      const talk = talksOfAttacks(folded.text, start, end);
      if (known || hits.size > 4 * PER_KIND) continue;
      hits.set(`adds-up ${span[0]}`, { rule: 'safety/injection', what: 'adds-up', grade: talk ? 'info' : 'warn', span, message: `suspicious together: ${ids.join(', ')}` });
    }
  }
  return firstOfKind([...sharpest([...hits.values()]), ...unscanned(text, 'safety/injection')]);
};

export const injection = injectionThrough(sieve);

/** The same with every pattern tried everywhere: what the tests hold it against. */
export const injectionTriedAll = injectionThrough(allOpen);
