import type { Span } from '../ir/memory.ts';

export interface Cut {
  span: Span;
  text: string;
}

/**
 * Replaces spans of a text and copies every other byte. Spans must not overlap; empty ones insert, in the order given.
 */
export const weave = (text: string, cuts: readonly Cut[]): string => {
  const sorted = cuts
    .map((cut, index) => ({ cut, index }))
    .sort((a, b) => a.cut.span[0] - b.cut.span[0] || a.cut.span[1] - b.cut.span[1] || a.index - b.index);
  let out = '';
  let from = 0;
  for (const { cut } of sorted) {
    if (cut.span[0] < from) throw new RangeError(`edits overlap at offset ${cut.span[0]}`);
    out += text.slice(from, cut.span[0]) + cut.text;
    from = cut.span[1];
  }
  return out + text.slice(from);
};

/** The line end a text uses most; LF when it has none. */
export const eolOf = (text: string): '\n' | '\r\n' => {
  const crlf = text.split('\r\n').length - 1;
  return crlf > 0 && crlf * 2 >= text.split('\n').length - 1 ? '\r\n' : '\n';
};

/** Spans widened to whole lines, their line end included. */
export const lineSpan = (text: string, span: Span): Span => {
  const start = text.lastIndexOf('\n', span[0] - 1) + 1;
  const feed = text.indexOf('\n', Math.max(span[1] - 1, span[0]));
  return [start, feed === -1 ? text.length : feed + 1];
};

/** Fills the bytes between the given segments with opaque ones, so that a file is covered without gaps. */
export const covered = <Part extends { span: Span }>(
  text: string,
  parts: readonly Part[],
  opaque: (span: Span) => Part,
): Part[] => {
  const sorted = [...parts].sort((a, b) => a.span[0] - b.span[0]);
  const out: Part[] = [];
  let from = 0;
  for (const part of sorted) {
    if (part.span[0] > from) out.push(opaque([from, part.span[0]]));
    out.push(part);
    from = Math.max(from, part.span[1]);
  }
  if (from < text.length) out.push(opaque([from, text.length]));
  return out;
};
