import { type Folded, fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { fences, inCode, isMention, isReported, quotationOf, talksOfAttacks } from './mention.ts';
import { negated } from './negation.ts';
import type { Pattern } from './pattern.ts';
import { firstIn, foundIn, once } from './source.ts';
import { CAP, stretches, unscanned } from './stretch.ts';
import { SUSPICIOUS, suspicions } from './suspicion.ts';
import { sentencesOf, stretchOf } from './thoughts.ts';
import { wordsOf } from './words.ts';

interface Match {
  start: number;
  end: number;
}

const words = wordsOf(injectionPatterns);

/** All parts are in the sentence, and nothing that makes it an everyday note. */
const holds = (pattern: Pattern, sentence: string): boolean =>
  pattern.all.every((part) => firstIn(sentence, part) !== null) &&
  !(pattern.unless && firstIn(sentence, pattern.unless));

/** Where a pattern stands in a text whose sentences begin at `starts`. */
const findIn = (pattern: Pattern, text: string, starts: readonly number[]): Match[] => {
  const found: Match[] = [];
  const held = new Map<number, boolean>();
  for (const { index: start, 0: said } of foundIn(text, pattern.all[0])) {
    const end = start + said.length;
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

interface Named extends Match {
  pattern: Pattern;
}

/** A pattern is looked for only where its words stand: in one sentence, unless it reaches across several. */
const ofPatterns = (text: string): Named[] => {
  const found = words.find(text);
  const possible = new Set(words.rowsIn(found, [0])[0]);
  if (possible.size === 0) return [];
  const starts = sentencesOf(text);
  const inSentences = new Set(words.rowsIn(found, starts).flat());
  return injectionPatterns.flatMap((pattern, row) =>
    (pattern.across ? possible : inSentences).has(row)
      ? findIn(pattern, text, starts).map((match) => ({ ...match, pattern }))
      : [],
  );
};

/** Where it stands in the folded text, and in the one that was read. */
interface Shaped extends Match {
  hit: Hit;
}

/** What has a shape of its own, each kind a few times. */
const shaped = (folded: Folded, read: string): Shaped[] => {
  const fenced = once(() => fences(folded.text));
  const hits = new Map<string, Shaped>();
  const counts = new Map<string, number>();
  for (const piece of stretches(folded.text)) {
    for (const { pattern, start, end } of ofPatterns(piece.text)) {
      const [at, to] = [piece.at + start, piece.at + end];
      const span = unfold(folded, at, to, read);
      const key = `${pattern.id} ${span[0]}`;
      const count = counts.get(pattern.id) ?? 0;
      if (hits.has(key) || count >= PER_KIND) continue;
      counts.set(pattern.id, count + 1);
      const isName = (): boolean =>
        inCode(folded.text, at, fenced()) || talksAboutTag(folded.text.slice(to, to + 40));
      const mentioned = (pattern.mention === 'code' && isName()) || isMention(folded.text, at, to);
      // What a text is said to say is told, and keeps nothing from being carried.
      const milder =
        pattern.grade === 'block' && !mentioned && isReported(folded.text, at, to) ? 'warn' : pattern.grade;
      const hit: Hit = {
        rule: pattern.rule,
        what: pattern.id,
        grade: mentioned ? 'info' : milder,
        span,
        message: mentioned ? `${pattern.message} (quoted, not said)` : pattern.message,
      };
      hits.set(key, { start: at, end: to, hit });
    }
  }
  return [...hits.values()];
};

/** What is only quoted speaks for nothing: blanks stand in its place. */
const unquoted = ({ text, from }: Folded, sharp: readonly Shaped[]): Folded => {
  let read = text;
  for (const { start, end, hit } of sharp) {
    if (hit.grade !== 'info') continue;
    const [opens, closes] = quotationOf(text, start, end);
    read = read.slice(0, opens) + ' '.repeat(closes - opens) + read.slice(closes);
  }
  return { text: read, ...(from && { from }) };
};

/** What has no shape, and speaks for it by its words; a note about attacks, or one that quotes them, is told and no more. */
const worded = ({ text }: Folded, least: number): (Match & { hit: Pick<Hit, 'grade' | 'message'> })[] =>
  suspicions(text, least).map(({ start, end, words: said }) => {
    const isTold = isMention(text, start, end) || isMention(text, end - 1, end) || talksOfAttacks(text, start, end);
    const message = `reads like an order against the user${said.length > 0 ? `, most of all by: ${said.join(', ')}` : ''}`;
    return { start, end, hit: { grade: isTold ? 'info' : 'warn', message } };
  });

const meet = (one: Hit['span'], other: Hit['span']): boolean => one[0] < other[1] && other[0] < one[1];

/** `least`: how far the words must speak for an order against the user (suspicion.ts). */
export const injection = (text: string, least = SUSPICIOUS): Hit[] => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const folded = fold(read);
  const sharp = shaped(folded, read);
  const blunt = worded(unquoted(folded, sharp), least)
    .map(({ start, end, hit }): Hit => ({
      rule: 'safety/injection',
      what: 'suspicion',
      span: unfold(folded, start, end, read),
      ...hit,
    }))
    // What a pattern says of the same words need not be said again.
    .filter(({ span }) => !sharp.some(({ hit }) => hit.grade !== 'info' && meet(hit.span, span)));
  return firstOfKind([...sharp.map(({ hit }) => hit), ...blunt, ...unscanned(text, 'safety/injection')]);
};
