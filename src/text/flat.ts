/** On one line, every other character as it is. U+0085 is white space to Codex, not to JavaScript. */
export const flat = (text: string): string => text.replace(BROKEN, ' ').trim();

/** White space that is no single space: those, nearly all of it, stay as they are. */
const BROKEN = / ?(?:[^\S ]|\u0085)[\s\u0085]*| {2}[\s\u0085]*/g;

/** What two ways to write the same text are compared by. */
export const folded = (text: string): string => flat(text.normalize('NFC'));

/** Whether two ways to write a text are the same: what is read back mostly stands as it was written. */
export const sameFolded = (a: string, b: string): boolean => a === b || folded(a) === folded(b);
