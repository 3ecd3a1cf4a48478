/** On one line, every other character as it is. U+0085 is white space to Codex, not to JavaScript. */
export const flat = (text: string): string => text.replace(/[\s\u0085]+/g, ' ').trim();

/** What two ways to write the same text are compared by. */
export const folded = (text: string): string => flat(text.normalize('NFC'));
