/** On one line, every other character as it is. U+0085 is white space to Codex, not to JavaScript. */
export const flat = (text: string): string => (BROKEN.test(text) ? text.replace(/[\s\u0085]+/g, ' ') : text).trim();

/** White space that is no single space: most texts have none. */
const BROKEN = /[^\S ]|\u0085| {2}/;

/** What two ways to write the same text are compared by. */
export const folded = (text: string): string => flat(text.normalize('NFC'));
