/** LF and trimmed: the normal form of every text field. */
export const normal = (text: string): string =>
  trimmedEnd(text.replace(/\r\n?/g, '\n').replace(/^(?:[ \t]*\n)+/, '')).replace(/^[ \t]+(?=\S)/, '');

/** White space, but not U+FEFF, which JavaScript counts among it and formats do not. */
export const trimmedEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && text[end - 1] !== '\ufeff' && /\s/.test(text[end - 1] as string)) end -= 1;
  return text.slice(0, end);
};
