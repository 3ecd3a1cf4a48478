/** Control, direction and invisible characters: a terminal obeys them also where they come as JSON. */
const OBEYED =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\udb40[\udc00-\udc7f]/g;

/** The same text with every character that a terminal would obey as JSON's own escape; JSON says the same as before. */
export const printable = (text: string): string =>
  text.replace(OBEYED, (units) =>
    [...Array(units.length).keys()].map((at) => `\\u${units.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
