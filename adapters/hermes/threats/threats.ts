import { PYTHON_SPACE } from '../../../src/text/delimited.ts';
import type { Pattern } from './patterns.ts';

/** Hermes scans at most this many code points; what comes after is loaded unscanned (docs/formats/hermes.md §7). */
const MAX_SCANNED = 65_536;

/**
 * The invisible characters Hermes looks for, 17 of them; 200E, 200F, 00AD and FE0F are not among them
 * (docs/formats/hermes.md §7).
 * Hermes prints their ids in the order of a Python set, which differs from process to process; FEFF, 200B, 200D
 * is the order of the recorded runs, and the others follow ascending.
 */
const INVISIBLE = [
  0xfeff, 0x200b, 0x200d, 0x200c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2062, 0x2063, 0x2064, 0x2066,
  0x2067, 0x2068, 0x2069,
];

/** The ids Hermes would give for a text, in its order. Empty = it loads. */
export const threatsIn = (text: string, patterns: readonly Pattern[]): string[] => {
  const scanned = cut(text);
  const hidden = INVISIBLE.filter((point) => scanned.includes(String.fromCodePoint(point)));
  const folded = scanned.normalize('NFKC').replace(/[\u0130\u0131]/g, 'i');
  return [
    ...hidden.map((point) => `invisible_unicode_U+${point.toString(16).toUpperCase().padStart(4, '0')}`),
    ...patterns.filter((pattern) => matchIn(folded, pattern) !== undefined).map(({ id }) => id),
  ];
};

/** The words a pattern matched, for a message that a person can act on. */
export const matchedWords = (text: string, id: string, patterns: readonly Pattern[]): string | undefined => {
  const pattern = patterns.find((each) => each.id === id);
  const folded = cut(text).normalize('NFKC');
  return pattern && matchIn(folded, pattern);
};

const cut = (text: string): string => {
  if (text.length <= MAX_SCANNED) return text;
  return [...text.slice(0, MAX_SCANNED * 2)].slice(0, MAX_SCANNED).join('');
};

/** The words that a pattern finds; a constant in place of a secret is none. */
const matchIn = (text: string, pattern: Pattern): string | undefined => {
  for (const { 0: words, groups } of text.matchAll(matcherOf(pattern))) {
    if (!CONSTANT.test(groups?.['value'] ?? '')) return words;
  }
  return undefined;
};

/** `(?-i:…)` does not compile before V8 12.5: the lookahead becomes a second, case-sensitive test. */
const CONSTANT_LOOKAHEAD = String.raw`(?!(?-i:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)["\'])`;
const CONSTANT = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+["']/;

// Only given to `matchAll`, which reads where a global expression stands and never moves it.
const compiled = new WeakMap<Pattern, RegExp>();

const matcherOf = (pattern: Pattern): RegExp => {
  const known = compiled.get(pattern);
  if (known) return known;
  const guarded = pattern.source.includes(CONSTANT_LOOKAHEAD);
  const source = guarded ? pattern.source.replace(CONSTANT_LOOKAHEAD, '(?=(?<value>[^"\']*["\']))') : pattern.source;
  const regex = new RegExp(toJavaScript(source), 'giu');
  compiled.set(pattern, regex);
  return regex;
};

const WORD = String.raw`\p{L}\p{N}_`;

/** Python's Unicode `\w \s \b` in a JavaScript `u` pattern (docs/formats/hermes.md §7: compared on 3,060 texts). */
const toJavaScript = (source: string): string => {
  let out = '';
  let inClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const unit = source[at] as string;
    if (unit === '[' && !inClass) inClass = true;
    else if (unit === ']' && inClass) inClass = false;
    if (unit !== '\\') {
      out += unit;
      continue;
    }
    at += 1;
    const escaped = source[at] as string;
    if (escaped === 'w') out += inClass ? WORD : `[${WORD}]`;
    else if (escaped === 's') out += inClass ? PYTHON_SPACE : `[${PYTHON_SPACE}]`;
    else if (escaped === 'b') out += `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
    else if (/[~'"<>]/.test(escaped)) out += escaped;
    else out += `\\${escaped}`;
  }
  return out;
};
