import type { CheckReach, HeldSpan } from './single-check.ts';
import { codeOf, proseOf } from './prose.ts';
import { callsDone, type Transcript } from './calls-done.ts';

/** One text that a check looks at; an offset in it is one in its step or its file. */
export interface ReachedText {
  step: number;
  file?: string;
  text: string;
  /** The same before anything was blanked in it. */
  whole: string;
}

/** What a file is, by its name: text for people. */
const DOCUMENT = /(?:\.(?:md|mdx|markdown|txt|rst|adoc|org|eml|html?)|(?:^|\/)[A-Z][A-Z_-]*)$/;

/** The texts that a reach names, in the order in which they were said; files come last. */
export const piecesOf = (transcript: Transcript, reach: CheckReach): readonly ReachedText[] => {
  const ofTranscript = known.get(transcript) ?? new Map<CheckReach, readonly ReachedText[]>();
  known.set(transcript, ofTranscript);
  const pieces = ofTranscript.get(reach) ?? piecesBy(transcript, reach);
  ofTranscript.set(reach, pieces);
  return pieces;
};

/** A transcript never changes, and sessions are looked at by many checks. */
const known = new WeakMap<Transcript, Map<CheckReach, readonly ReachedText[]>>();

const piecesBy = (transcript: Transcript, reach: CheckReach): ReachedText[] => {
  switch (reach) {
    case 'raw':
      return saidIn(transcript);
    case 'prose':
      return [...saidIn(transcript), ...filesOf(transcript).filter(isDocument)].map(as(proseOf));
    case 'code':
      return [
        ...saidIn(transcript).map(as(codeOf)),
        ...filesOf(transcript).map((each) => (isDocument(each) ? as(codeOf)(each) : each)),
      ];
    case 'final':
      return saidIn(transcript).slice(-1);
    case 'files':
      return filesOf(transcript);
    case 'trace':
      return callsDone(transcript).map(({ step, call }) => ({ step, text: call.text, whole: call.text }));
  }
};

/** The last answer without its code and quotes. */
export const finalProse = (transcript: Transcript): ReachedText[] => piecesOf(transcript, 'final').map(as(proseOf));

const isDocument = ({ file }: ReachedText): boolean => file !== undefined && DOCUMENT.test(file);

const as =
  (view: (text: string) => string) =>
  (piece: ReachedText): ReachedText => ({ ...piece, text: view(piece.text) });

const saidIn = ({ steps }: Transcript): ReachedText[] =>
  steps.flatMap((each, step) => (each.is === 'text' ? [{ step, text: each.text, whole: each.text }] : []));

/** The files that were written, by their paths, and by whom. */
export const filesOf = (transcript: Transcript): (ReachedText & { file: string })[] => {
  const calls = callsDone(transcript);
  const last = Math.max(0, transcript.steps.length - 1);
  return Object.entries(transcript.files).map(([file, text]) => ({
    step:
      calls.findLast(({ call }) => call.path !== undefined && plainPath(call.path) === plainPath(file))?.step ?? last,
    file,
    text,
    whole: text,
  }));
};

/** A path with its `.` and `..` walked. */
export const plainPath = (path: string): string => {
  const parts: string[] = [];
  for (const part of path.replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
};

/** The words of a piece as what decided. */
export const spanOf = ({ step, file, whole }: ReachedText, from: number, to: number): HeldSpan => ({
  step,
  ...(file !== undefined && { file }),
  span: [from, to],
  says: whole.slice(from, to),
});
