import type { Span } from '../ir/memory.ts';

/**
 * White space as Python's `str.strip()` sees it, measured on CPython 3.11 (docs/formats/hermes.md §3).
 * JavaScript's `trim()` lacks 1C–1F and 85 and takes away FEFF besides.
 */
export const PYTHON_SPACE =
  '\\u0009-\\u000D\\u001C-\\u001F\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';

const LEADING = new RegExp(`^[${PYTHON_SPACE}]+`);
const TRAILING = new RegExp(`[${PYTHON_SPACE}]+$`);

export const stripPython = (text: string): string => text.replace(LEADING, '').replace(TRAILING, '');

/** Universal newlines: `\r\n` and a lone `\r` are `\n`. */
export const toLf = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

export interface DelimitedPiece {
  span: Span;
  /** Stripped, with LF line ends. */
  text: string;
}

/**
 * Splits on a line that holds `mark` and nothing else, left to right without overlap, the way Python's
 * `text.split('\n' + mark + '\n')` does after universal newlines; empty pieces are dropped.
 */
export const splitOnMark = (text: string, mark: string, from = 0): DelimitedPiece[] => {
  const delimiter = new RegExp(`(?:\\r\\n|\\r|\\n)${mark}(?:\\r\\n|\\r|\\n)`, 'g');
  delimiter.lastIndex = from;
  const pieces: DelimitedPiece[] = [];
  const push = (start: number, end: number) => {
    const raw = text.slice(start, end);
    const lead = LEADING.exec(raw)?.[0].length ?? 0;
    if (lead === raw.length) return;
    const tail = TRAILING.exec(raw)?.[0].length ?? 0;
    pieces.push({ span: [start + lead, end - tail], text: toLf(raw.slice(lead, raw.length - tail)) });
  };
  let start = from;
  for (let match = delimiter.exec(text); match; match = delimiter.exec(text)) {
    push(start, match.index);
    start = match.index + match[0].length;
  }
  push(start, text.length);
  return pieces;
};
