import type { CheckPattern } from './single-check.ts';

/** A pattern as JavaScript itself runs it. */
export interface NativePattern {
  source: string;
  flags: string;
}

/**
 * The same pattern for a tool that runs JavaScript's own engine; none where that engine has no word for it. memport's
 * is RE2: it writes `\x{1F300}`, `(?i)` at the head and `(?P<name>…)` where JavaScript has a flag or another sign.
 */
export const nativePattern = ({ pattern, flags = '' }: CheckPattern): NativePattern | undefined => {
  const head = /^\(\?([ims]{1,3})\)/.exec(pattern);
  const source = pattern
    .slice(head?.[0].length ?? 0)
    .replace(/\(\?P</g, '(?<')
    .replace(SIGN, (sign, ...[byNumber, longer, property, plain, brace]: (string | undefined)[]) => {
      const code = byNumber ?? longer;
      if (code !== undefined) return `\\u{${code}}`;
      if (property !== undefined) return `${sign.slice(0, 2)}{${property}}`;
      return plain ?? (brace === undefined ? (EDGES[sign] ?? sign) : `\\${brace}`);
    });
  const all = [...new Set(`${flags}${head?.[1] ?? ''}u`)].filter((flag) => 'imsu'.includes(flag)).join('');
  // A class of POSIX would be read as the letters of its name.
  if (/\[:\^?[a-z]+:\]|\\[QEC]/.test(source) || (all.includes('m') && /\\[Az]/.test(pattern))) return undefined;
  try {
    return { source: new RegExp(source, all).source, flags: all };
  } catch {
    return undefined;
  }
};

/**
 * A backslash and what it belongs to: a character by its number, a property of one letter, a sign that is plain here.
 * A brace that counts nothing is a sign, too.
 */
const SIGN =
  /\\(?:x\{([0-9A-Fa-f]{1,6})\}|u\{?([0-9A-Fa-f]{4,6})\}?|[pP]([A-Z])|[pP]\{\w+\}|([ !"#%&',:;<=>@_`~])|[^])|\{\d+(?:,\d*)?\}|([{}])/g;
const EDGES: Readonly<Record<string, string>> = { '\\A': '^', '\\z': '$' };
