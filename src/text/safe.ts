/** Memory text is data: control characters, escapes and direction marks are shown, never sent. */
export const safe = (text: string): string =>
  text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|(?<![\ud800-\udbff])[\udc00-\udfff]/gu,
    (char) => `\\u{${(char.codePointAt(0) as number).toString(16)}}`,
  );

/** What stands for a secret wherever it would be printed. */
export const MASKED = '[masked]';

/** A path for people: short, on one line, and with nothing in it that a terminal would obey. */
export const tilde = (path: string, home: string): string =>
  safe(
    home !== '' && home !== '/' && (path === home || path.startsWith(`${home}/`))
      ? `~${path.slice(home.length)}`
      : path,
  ).replace(/[\t\n]/g, (char) => (char === '\n' ? '\\n' : '\\t'));
