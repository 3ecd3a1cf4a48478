/** White space of JavaScript's, but for the space: written out, as `[^\S ]` takes three times as long to look for. */
export const BEYOND_SPACE = '\\t-\\r\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';

/** White space that is no single space: those, nearly all of it, stay as they are. U+0085 is white space to Codex. */
const BROKEN = new RegExp(` [ \\u0085${BEYOND_SPACE}]+|[\\u0085${BEYOND_SPACE}][ \\u0085${BEYOND_SPACE}]*`, 'g');

/** On one line, every other character as it is. */
export const flat = (text: string): string => text.replace(BROKEN, ' ').trim();

/** What two ways to write the same text are compared by. */
export const folded = (text: string): string => flat(text.normalize('NFC'));

/** Whether two ways to write a text are the same: what is read back mostly stands as it was written, on one line. */
export const sameFolded = (a: string, b: string): boolean => {
  if (a === b) return true;
  const other = folded(b);
  return a === other || folded(a) === other;
};
