/** Texts written in characters that no screen shows. */

const printable = (text: string): boolean => text !== '' && !/[\p{C}\uFFFD]/u.test(text.replace(/[\n\t]/g, ''));

/** For a finding: nothing in it may reach a terminal or a model as more than letters. */
export const escaped = (text: string): string => {
  const shown = [...text.slice(0, 400)]
    .map((c) =>
      /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(c)
        ? `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`
        : c,
    )
    .join('');
  return text.length > 400 ? `${shown}…` : shown;
};

/** Tag characters are ASCII, moved up by U+E0000. */
export const fromTags = (run: string): string =>
  [...run]
    .map((c) => (c.codePointAt(0) ?? 0) - 0xe0000)
    .map((code) => (code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ''))
    .join('');

const bytesToText = (bytes: readonly number[]): string | undefined => {
  const text = new TextDecoder('utf-8').decode(Uint8Array.from(bytes));
  return printable(text) ? text : undefined;
};

/** Variation selectors number 256: one a byte. */
export const fromSelectors = (run: string): string | undefined =>
  bytesToText(
    [...run].map((c) => c.codePointAt(0) ?? 0).map((code) => (code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00)),
  );

/** Two (or, with a separator, three) zero-width characters in turn are bits; which of the two is 1 is for the writer to choose. */
export const fromBits = (run: string): string | undefined => {
  const kinds = [...new Set(run)];
  if (kinds.length < 2 || kinds.length > 3 || run.length < 16) return undefined;
  for (const one of kinds) {
    for (const zero of kinds) {
      if (one === zero) continue;
      const bits = [...run].map((c) => (c === one ? '1' : c === zero ? '0' : '')).join('');
      const bytes = (bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
      const text = bytes.length > 0 ? bytesToText(bytes) : undefined;
      if (text !== undefined && /^[\n\t -~]+$/.test(text)) return text;
    }
  }
  return undefined;
};
