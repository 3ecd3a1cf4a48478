import type { Field, Span } from '../../ir/memory.ts';
import { sameBody, type Body } from '../../text/body.ts';
import { editedBody } from '../body-edit.ts';
import { editHead, type HeadEdit } from '../head-edit.ts';
import { eolOf } from '../weave.ts';

/** A file of one memory, taken apart. */
export interface HeadedFile {
  text: string;
  /** Between the fences; absent where it has no head. */
  inner: Span | undefined;
  /** Where the body begins. */
  from: number;
  body: Body;
}

/**
 * What is to stand below the head. Of a file without words of its own, which head or line gave, they are written down
 * as soon as one of those may change.
 */
export const bodyAnew = ({ text, from, body }: HeadedFile, wanted: Body, fields: Iterable<Field>): string => {
  const isUntouched = body.statement === '' ? [...fields].every((each) => each === 'dates') : sameBody(body, wanted);
  return isUntouched ? text.slice(from) : editedBody(text.slice(from), body, wanted, eolOf(text));
};

/** The file with single lines of its head changed; undefined where its shape does not allow that. */
export const withHeadEdits = (
  { text, inner, from }: HeadedFile,
  edits: readonly HeadEdit[],
  body: string,
): string | undefined => {
  const head = inner && editHead(text.slice(...inner), edits, eolOf(text));
  return inner && head !== undefined ? text.slice(0, inner[0]) + head + text.slice(inner[1], from) + body : undefined;
};

/** The file with a head of these lines. */
export const withNewHead = (text: string, lines: readonly string[], body: string): string => {
  const eol = eolOf(text);
  const head = ['---', ...lines, '---', ''].join(eol);
  return `${text.startsWith('\ufeff') ? '\ufeff' : ''}${head}${/^\s*\n/.test(body) ? '' : eol}${body}`;
};
