import type { Hit, SafetyRule } from './hit.ts';

/** Beyond this many UTF-16 units nothing is read; the rest is named, never passed over in silence. */
export const CAP = 65_536;
const SIZE = 4_096;
const OVERLAP = 256;

export interface Stretch {
  at: number;
  text: string;
}

/**
 * Pieces of at most 4 kB, cut at the end of a paragraph or line where one is near, each reaching 256 units back into
 * the one before: a regular expression's worst case is then that of 4 kB, and no match of up to 256 units is lost at
 * a border.
 */
export const stretches = (text: string): Stretch[] => {
  const end = Math.min(text.length, CAP);
  if (end <= SIZE) return [{ at: 0, text: end === text.length ? text : text.slice(0, end) }];
  const pieces: Stretch[] = [];
  let at = 0;
  while (at < end) {
    let stop = Math.min(at + SIZE, end);
    if (stop < end) {
      const paragraph = text.lastIndexOf('\n\n', stop);
      const line = text.lastIndexOf('\n', stop);
      if (paragraph > at + SIZE / 2) stop = paragraph;
      else if (line > at + SIZE / 2) stop = line;
    }
    pieces.push({ at, text: text.slice(at, stop) });
    if (stop >= end) break;
    at = stop - OVERLAP;
  }
  return pieces;
};

export const unscanned = (text: string, rule: SafetyRule): Hit[] =>
  text.length <= CAP
    ? []
    : [
        {
          rule,
          what: 'unscanned',
          grade: 'info',
          span: [CAP, text.length],
          message: `only the first ${CAP} characters were scanned; ${text.length - CAP} were not`,
        },
      ];
