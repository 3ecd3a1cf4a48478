import { type Folded, fold, unfold } from './fold.ts';
import { talksAboutTag } from './frame-patterns.ts';
import { firstOfKind, type Hit, PER_KIND } from './hit.ts';
import { injectionPatterns } from './injection-patterns.ts';
import { fences, inCode, isMention, isReported, talksOfAttacks } from './mention.ts';
import { negated } from './negation.ts';
import type { Pattern } from './pattern.ts';
import { firstIn, foundIn, once } from './source.ts';
import { CAP, stretches, unscanned } from './stretch.ts';
import { suspicionWeights } from './suspicion-weights.ts';
import { sentencesOf, stretchOf } from '../meaning/sentence-starts.ts';
import { heavyIn, heavyNotions, mostOdds } from '../meaning/weighing.ts';
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

/** What has a shape of its own, each kind a few times. */
const shaped = (folded: Folded, read: string): Hit[] => {
  const fenced = once(() => fences(folded.text));
  const hits = new Map<string, Hit>();
  const counts = new Map<string, number>();
  for (const piece of stretches(folded.text)) {
    for (const { pattern, start, end } of ofPatterns(piece.text)) {
      const [at, to] = [piece.at + start, piece.at + end];
      const span = unfold(folded, at, to, read);
      const key = `${pattern.id} ${span[0]}`;
      const count = counts.get(pattern.id) ?? 0;
      if (hits.has(key) || count >= PER_KIND) continue;
      counts.set(pattern.id, count + 1);
      const isName = (): boolean => inCode(folded.text, at, fenced()) || talksAboutTag(folded.text.slice(to, to + 40));
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
  return [...hits.values()];
};

/** The odds that are told. */
const SUSPICIOUS = 0.1;

/** What has no shape, and speaks for it by its words; a note about attacks, or one that quotes them, is told and no more. */
const worded = (read: string, [from, to]: readonly [number, number], sharp: readonly Hit[]): Hit[] => {
  const own = read.slice(from, to);
  const folded = fold(own);
  const { text } = folded;
  return heavyIn(text, suspicionWeights, SUSPICIOUS).flatMap(({ part, sentence: { start, end } }): Hit[] => {
    const [begin, stop] = unfold(folded, start, end, own);
    const span: Hit['span'] = [from + begin, from + stop];
    // What a pattern says of the same words need not be said again; that a tag is forged says something else.
    const isSaid = (hit: Hit): boolean => hit.rule !== 'safety/forged-tag' || hit.grade === 'info';
    if (sharp.some((hit) => isSaid(hit) && hit.span[0] < span[1] && span[0] < hit.span[1])) return [];
    const isTold = isMention(text, start, end) || isMention(text, end - 1, end) || talksOfAttacks(text, start, end);
    const said = heavyNotions(text, part, suspicionWeights);
    const most = said.length > 0 ? `: it speaks of ${said.join(', ')}` : '';
    const message = `reads like an order against the user${most}`;
    return [{ rule: 'safety/injection', what: 'suspicion', grade: isTold ? 'info' : 'warn', span, message }];
  });
};

/** How far a text reads like an order against the user, whether or not that is told. */
export const suspicionOf = (text: string): number => mostOdds(fold(text.slice(0, CAP)).text, suspicionWeights);

/** `said`: from where to where the text is said to a reader. */
export const injection = (text: string, said: readonly [number, number] = [0, text.length]): Hit[] => {
  const read = text.length > CAP ? text.slice(0, CAP) : text;
  const sharp = shaped(fold(read), read);
  return firstOfKind([...sharp, ...worded(read, said, sharp), ...unscanned(text, 'safety/injection')]);
};
