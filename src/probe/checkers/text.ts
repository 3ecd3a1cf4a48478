import type { CheckReach, Single } from '../single-check.ts';
import { runnable } from '../runnable-pattern.ts';
import { phraseIn } from '../phrase.ts';
import { type ReachedText, piecesOf, spanOf } from '../reach.ts';
import type { Transcript } from '../calls-done.ts';
import { MOST_SHOWN, type CheckResult, told, undecided } from './told.ts';

type Of<Type extends Single['type']> = Extract<Single, { type: Type }>;

/** Where nothing was said or written, nothing was kept from being said. */
const unsaid = (pieces: readonly ReachedText[], reach: CheckReach): CheckResult | undefined =>
  pieces.length > 0 || reach === 'trace'
    ? undefined
    : undecided(reach === 'files' ? 'nothing was written' : 'nothing was said');

const shown = (found: readonly { piece: ReachedText; span: readonly [number, number] }[]) =>
  found.slice(0, MOST_SHOWN).map(({ piece, span }) => spanOf(piece, ...span));

export const forbidChars = ({ chars, reach }: Of<'forbid_chars'>, transcript: Transcript): CheckResult => {
  const pieces = piecesOf(transcript, reach);
  const found = pieces.flatMap((piece) =>
    chars.flatMap((char) => allOf(piece.text, char).map((at) => ({ piece, span: [at, at + char.length] as const }))),
  );
  return unsaid(pieces, reach) ?? told(found.length === 0, shown(found));
};

const allOf = (text: string, part: string): number[] => {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0 && found.length <= MOST_SHOWN; at = text.indexOf(part, at + 1))
    found.push(at);
  return found;
};

export const forbidRegex = (check: Of<'forbid_regex'>, transcript: Transcript): CheckResult => {
  const pattern = runnable(check);
  if (typeof pattern === 'string') return undecided(pattern);
  const pieces = piecesOf(transcript, check.reach);
  const found = pieces.flatMap((piece) => pattern.find(piece.text).map((span) => ({ piece, span })));
  return unsaid(pieces, check.reach) ?? told(found.length === 0, shown(found));
};

export const requireRegex = (check: Of<'require_regex'>, transcript: Transcript): CheckResult => {
  const pattern = runnable(check);
  if (typeof pattern === 'string') return undecided(pattern);
  const found = piecesOf(transcript, check.reach).flatMap((piece) =>
    pattern.find(piece.text).map((span) => ({ piece, span })),
  );
  return told(found.length >= (check.min ?? 1) && found.length <= (check.max ?? Infinity), shown(found));
};

export const forbidPhrase = ({ phrases, reach }: Of<'forbid_phrase'>, transcript: Transcript): CheckResult => {
  const pieces = piecesOf(transcript, reach);
  const found = pieces.flatMap((piece) =>
    phrases.flatMap((phrase) =>
      phraseIn(piece.text, phrase)
        .filter(([from]) => !isNamed(piece.text, from))
        .map((span) => ({ piece, span })),
    ),
  );
  return unsaid(pieces, reach) ?? told(found.length === 0, shown(found));
};

export const requirePhrase = ({ phrases, reach }: Of<'require_phrase'>, transcript: Transcript): CheckResult => {
  const found = piecesOf(transcript, reach).flatMap((piece) =>
    phrases.flatMap((phrase) => phraseIn(piece.text, phrase).map((span) => ({ piece, span }))),
  );
  return told(found.length > 0, shown(found));
};

export const startsOrEnds = (
  { type, phrases, reach }: Of<'starts_with' | 'ends_with'>,
  transcript: Transcript,
): CheckResult => {
  const pieces = piecesOf(transcript, reach);
  const piece = type === 'starts_with' ? pieces[0] : pieces.at(-1);
  if (piece === undefined) return undecided('nothing was said');
  const from = piece.text.length - piece.text.trimStart().length;
  const to = piece.text.trimEnd().length;
  for (const phrase of phrases) {
    const size = phrase.length;
    const at = type === 'starts_with' ? from : Math.max(from, to - size);
    if (folded(piece.text.slice(at, at + size)) === folded(phrase)) return told(true, [spanOf(piece, at, at + size)]);
  }
  const [a, b] = type === 'starts_with' ? [from, Math.min(to, from + 40)] : [Math.max(from, to - 40), to];
  return told(false, [spanOf(piece, a, b)]);
};

export const inOrder = ({ phrases, reach }: Of<'order'>, transcript: Transcript): CheckResult => {
  const pieces = piecesOf(transcript, reach);
  const firsts = phrases.map((phrase) => {
    for (const [index, piece] of pieces.entries()) {
      const [span] = phraseIn(piece.text, phrase);
      if (span) return { index, piece, span };
    }
    return undefined;
  });
  const found = firsts.filter((each) => each !== undefined);
  const sorted = found.every((each, at) => {
    const before = found[at - 1];
    return (
      before === undefined ||
      before.index < each.index ||
      (before.index === each.index && before.span[0] < each.span[0])
    );
  });
  return told(found.length === phrases.length && sorted, shown(found));
};

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'");

const NAMED =
  /(?:\b(?:words?|terms?|phrases?|expressions?|characters?|wort|wörter|ausdruck|begriff|mots?|termes?|palabras?|términos?|palavras?|parola|слово|слова)|词|单词|단어|言葉|単語)\s*[:：]?\s*$/iu;

/** "I left out the word leverage" names it and does not use it. */
const isNamed = (text: string, from: number): boolean => NAMED.test(text.slice(Math.max(0, from - 24), from));
