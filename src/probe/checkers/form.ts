import { isRecord } from '../../text/json.ts';
import { faultIn } from '../../llm/schema-fault.ts';
import type { Single } from '../single-check.ts';
import { tongueTold } from '../told-tongue.ts';
import { fencesIn } from '../prose.ts';
import { finalProse, type ReachedText, piecesOf, spanOf } from '../reach.ts';
import type { Transcript } from '../calls-done.ts';
import { type CheckResult, told, undecided } from './told.ts';

type Of<Type extends Single['type']> = Extract<Single, { type: Type }>;

const words = new Intl.Segmenter('und', { granularity: 'word' });
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

const wordsIn = (text: string): number => [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;

const BULLET = /^[ \t]*(?:[-*+•‣–]|\d{1,3}[.)])[ \t]+\S/gmu;

const COUNTS: Readonly<Record<Of<'length'>['of'], (text: string) => number>> = {
  words: wordsIn,
  // A full stop in a number or after a list mark ends no sentence.
  sentences: (text) =>
    text
      .replace(BULLET, (mark) => mark.slice(-1))
      .split(/\n\s*\n|\n(?=\S)/u)
      .flatMap((part) => [...sentences.segment(part)])
      .filter(({ segment }) => wordsIn(segment) > 0).length,
  paragraphs: (text) => text.split(/\n[ \t]*\n/u).filter((each) => /[\p{L}\p{N}]/u.test(each)).length,
  bullets: (text) => (text.match(BULLET) ?? []).length,
  chars: (text) => [...text.replace(/\s+/gu, ' ').trim()].length,
};

export const length = ({ of, min = 0, max = Infinity, reach }: Of<'length'>, transcript: Transcript): CheckResult => {
  const pieces = reach === undefined ? finalProse(transcript) : piecesOf(transcript, reach);
  if (pieces.length === 0) return undecided('nothing was said');
  const count = pieces.map(({ text }) => COUNTS[of](text)).reduce((sum, each) => sum + each, 0);
  const piece = pieces.at(-1) as ReachedText;
  return told(count >= min && count <= max, [spanOf(piece, 0, piece.text.length)]);
};

export const language = ({ language: tag, reach = 'prose' }: Of<'language'>, transcript: Transcript): CheckResult => {
  const pieces = piecesOf(transcript, reach);
  const says = tongueTold(
    pieces.map(({ text }) => text),
    tag,
  );
  const piece = pieces.at(-1);
  const because = piece === undefined ? [] : [spanOf(piece, 0, Math.min(200, piece.text.length))];
  return typeof says === 'string' ? undecided(says, because) : told(says, because);
};

/** The value of an answer that is JSON as a whole, alone in a fence or not. */
const jsonOf = (text: string): unknown => {
  const fences = fencesIn(text.trim());
  const [fence] = fences;
  const alone =
    fences.length === 1 && fence !== undefined && fence.whole[0] === 0 && fence.whole[1] === text.trim().length;
  try {
    const value: unknown = JSON.parse(alone ? text.trim().slice(...fence.inner) : text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

export const json = (check: Of<'json_valid' | 'json_schema'>, transcript: Transcript): CheckResult => {
  const [piece] = piecesOf(transcript, 'final');
  if (piece === undefined) return undecided('nothing was said');
  const value = jsonOf(piece.text);
  const passed =
    value !== undefined &&
    (check.type === 'json_valid' || (isRecord(check.schema) && faultIn(value, check.schema) === undefined));
  return told(passed, [spanOf(piece, 0, Math.min(200, piece.text.length))]);
};
