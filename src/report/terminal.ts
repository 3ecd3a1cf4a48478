import { stripVTControlCharacters, styleText } from 'node:util';
import { safe } from '../text/safe.ts';

/** What the terminal can show: set once at the rim, passed to every reporter. */
export interface Screen {
  width: number;
  colour: boolean;
  /** There are eyes on it: long lines are wrapped. Through a pipe a line stays one line, for grep. */
  wraps?: boolean;
  /** How many lines it shows at once, where that is known. */
  height?: number;
}

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

export const paint = (screen: Screen, style: Style, text: string): string =>
  screen.colour ? styleText(style, text, { validateStream: false }) : text;

export const safeLine = (text: string): string => safe(text.replace(/[\s\u0085]+/gu, ' ').trim());

// Regional indicators are one column each: a flag is two of them.
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|(?![\u{1f1e6}-\u{1f1ff}])\p{Emoji_Presentation}/u;
const ZERO = /[\p{Mn}\p{Me}\u1160-\u11ff\u200c\u200d]/u;

/** Columns a text takes on a terminal. */
export const columns = (text: string): number => {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const char of stripVTControlCharacters(text)) width += ZERO.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
};

/** What fits, never half a character: a letter keeps its accents, a family its members. */
export const fit = (text: string, width: number): string => {
  if (columns(text) <= width) return text;
  let out = '';
  let used = 0;
  for (const { segment } of charactersOf(text)) {
    const next = columns(segment);
    if (used + next > width - 1) break;
    out += segment;
    used += next;
  }
  return `${out.trimEnd()}…`;
};

/** A word that no line holds is broken where the line ends. */
const pieces = (word: string, width: number): string[] => {
  if (columns(word) <= width) return [word];
  const out = [''];
  for (const { segment } of charactersOf(word)) {
    if (columns(out.at(-1) as string) + columns(segment) > width) out.push('');
    out[out.length - 1] += segment;
  }
  return out;
};

/** The end of a path says more than its beginning. */
export const fitTail = (path: string, width: number): string => {
  if (columns(path) <= width) return path;
  const kept: string[] = [];
  let used = 1;
  for (const { segment } of [...charactersOf(path)].reverse()) {
    used += columns(segment);
    if (used > width) break;
    kept.unshift(segment);
  }
  return `…${kept.join('')}`;
};

// Made on first need: making one takes longer than reading an empty home.
let characters: Intl.Segmenter | undefined;
const charactersOf = (text: string): Iterable<{ segment: string }> =>
  SINGLE.test(text)
    ? [...text].map((segment) => ({ segment }))
    : (characters ??= new Intl.Segmenter('en', { granularity: 'grapheme' })).segment(text);
/** Letters and signs of which each is a character by itself, whatever stands beside it. */
const SINGLE = /^[\x20-\x7e\u00a1-\u024f\u2010-\u2027\u2190-\u21ff]*$/;

/** Words over as many lines as the screen needs. */
export const wrapped = (text: string, width: number): string[] => {
  const lines: string[] = [''];
  for (const word of text.split(' ').flatMap((each) => pieces(each, width))) {
    const last = lines.at(-1) as string;
    if (last === '' || columns(last) + 1 + columns(word) <= width)
      lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** One thing to say, on a terminal over as many lines as it needs, the later ones further in. */
export const laid = (screen: Screen, text: string, indent = '', style?: Style, further = indent): string[] =>
  (screen.wraps ? wrapped(text, Math.max(20, screen.width - columns(further))) : [text]).map(
    (line, at) => `${at === 0 ? indent : further}${style ? paint(screen, style, line) : line}`,
  );

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

/** Aligned columns; the last one takes what is left of the screen, and where that is next to nothing, further lines. */
export const table = (screen: Screen, rows: readonly (readonly string[])[], indent = '  '): string[] => {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(0, ...rows.map((row) => columns(row[column] ?? ''))),
  );
  return rows.map((row) => {
    const left = row.slice(0, -1).map((cell, column) => pad(cell, widths[column] as number));
    const start = indent + [...left, ''].join('  ');
    const [last, room] = [row.at(-1) ?? '', screen.width - columns(start)];
    return (start + (room < 20 && screen.wraps ? last : fit(last, Math.max(20, room)))).trimEnd();
  });
};

/** `▕██████····▏ 812 of 1,375` */
export const bar = (used: number, limit: number, width = 20): string => {
  const filled = limit <= 0 ? width : Math.min(width, Math.round((used / limit) * width));
  return `${'█'.repeat(filled)}${'·'.repeat(width - filled)}`;
};

export const count = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

export const plural = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** How many of a kind are named where not all are. */
export const FEW = 3;

/** The first of many, and how many more there are. */
export const few = <Thing>(
  all: readonly Thing[],
  shown: (each: Thing) => string[],
  screen: Screen,
  most = FEW,
): string[] => [
  ...all.slice(0, most).flatMap(shown),
  ...(all.length > most
    ? [paint(screen, 'dim', `    and ${count(all.length - most)} more; --diff names every one`)]
    : []),
];

/** A heading, the first of what it heads, and a blank line; nothing where there is nothing to head. */
export const headed = <Thing>(
  screen: Screen,
  heading: string,
  all: readonly Thing[],
  shown: (each: Thing) => string[],
  { style, most }: { style?: Style; most?: number } = {},
): string[] => (all.length === 0 ? [] : [...laid(screen, heading, '', style), ...few(all, shown, screen, most), '']);
