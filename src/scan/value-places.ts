import { matchesIn } from '../text/matches.ts';
import type { LabelSpan as Named } from './secret-labels.ts';

export interface PlacedValue extends Named {
  value: string;
  /** In marks, or alone in its line or cell. */
  quoted: boolean;
}

/** Figures with blanks between them; a text in marks; any signs behind a sign of assignment; what a keyboard types. */
const VALUES = new RegExp(
  [
    String.raw`(?<![\d#]|\d )(?:\d(?: \d){3,7}|\d\d(?: \d\d){1,3}|\d{3} \d{3,4}|\d{4}(?: \d{4}){1,7})(?! ?[\d.,]*\d)`,
    String.raw`(?<![A-Za-z\d])(["'\x60])(?!\s)((?:(?!\1)[^\n]){4,600}?)\1(?![A-Za-zÀ-ɏ\d])`,
    String.raw`[“«»„「『] ?([^“”«»„「」『』\n]{3,80}[^“”«»„「」『』\n ]) ?[”»«“」』]`,
    String.raw`(?:(?<=[:：=＝]\s{0,2})[^\s"'\x60,;<>|()“”«»„「」『』。、，：；=]{4,600}` +
      String.raw`|(?<![A-Za-z\d])(?![=:>*\]-])[\x21\x23-\x26*+\x2d-:=\x3f-\x5f\x61-\x7b\x7d\x7eÀ-ɏЀ-ԯ]{4,600})` +
      // A sign that ends a value in a list, with no list behind it.
      String.raw`(?:[;,|&](?=[^\s"'\x60=]{0,40}\d)[^\s=:;,|"'\x60<>()]{1,40}(?=[\s"'<]|$))?`,
  ].join('|'),
  'g',
);
const TRAIL = /[).,;:!?*`"'»”\]]+$/;
const MARKS = ').,;:!?*`"\'»”]';
const WORD = /^[A-Za-zÀ-ÿЀ-ԯ'’-]{1,19}$/;
const LONGEST = 600;

/** Without the punctuation of the sentence round it; one that a short password may well end in stays. */
const trimmed = (value: string): string =>
  MARKS.includes(value.charAt(value.length - 1))
    ? value.replace(TRAIL, (end) => (/^[!?*]+$/.test(end) && value.length - end.length < 12 ? end : ''))
    : value;

const valueAt = (value: string, start: number, quoted: boolean): PlacedValue => ({
  value,
  start,
  end: start + value.length,
  quoted,
});

/** A line with labels in it, which read it together: what they ask of it is answered once. */
export interface Line {
  text: string;
  from: number;
  to: number;
  said: string;
  tokens: () => readonly ValueToken[];
  below: () => readonly PlacedValue[];
  /** It speaks of something that has a code to it. */
  ofThing: () => boolean;
  /** Its value may stand below: it ends in a sign that says so, or a label is all that stands in it. */
  goesOn: () => boolean;
  /** It may be the head of a table. */
  isHead: () => boolean;
  /** Those of its tokens that may be values which speak for themselves. */
  telling: () => readonly ValueToken[];
  /** What may speak for all that stands in it. */
  signs: () => readonly string[];
}

/** What the pattern of values takes in one step: a value or a plain word. */
export interface ValueToken {
  start: number;
  end: number;
  value: PlacedValue | undefined;
}

/** The first token of `read`, which stands at `at`, behind the place `from`. */
const tokenIn = (text: string, read: string, at: number, from = at): ValueToken | undefined => {
  VALUES.lastIndex = from - at;
  const match = VALUES.exec(read);
  if (match === null) return undefined;
  const [all, , quoted, set] = match;
  const start = at + match.index;
  const marked = quoted ?? set;
  // What goes on in dots was shortened by its writer.
  const short = marked === undefined && (all.endsWith('...') || all.endsWith('…'));
  const value = marked ?? trimmed(all);
  const counts = !short && (marked !== undefined || !WORD.test(value) || text.charAt(start - 1) === '=');
  const found = counts ? valueAt(value, start + all.indexOf(value), marked !== undefined) : undefined;
  return { start, end: start + all.length, value: found };
};

/** Plain words, which are no values and most of a line. */
const PLAIN = /(?:(?<!\S)[A-Za-zÀ-ÿЀ-ԯ][A-Za-zÀ-ÿЀ-ԯ'’-]{0,18}[.,;:!?]?\s)+/y;

export const tokensOf = (text: string, line: string, at: number): ValueToken[] => {
  const tokens: ValueToken[] = [];
  for (let from = 0; ;) {
    PLAIN.lastIndex = from;
    const token = tokenIn(text, line, at, at + (PLAIN.test(line) ? PLAIN.lastIndex : from));
    if (token === undefined) return tokens;
    tokens.push(token);
    from = token.end - at;
    // Behind a value stands a blank before the next word.
    if (line.charAt(from) === ' ') from++;
  }
};

/** What may stand two characters before a value and changes how it is read. */
const JOINED = /[\d:：=＝]/;

/** The first values of a stretch of a line. Plain words, which are most of what stands behind a name, are none. */
export const valuesIn = (line: Line, from: number, to: number, most = LONGEST): PlacedValue[] => {
  const { text, said } = line;
  const tokens = line.tokens();
  const found: PlacedValue[] = [];
  let n = firstAt(tokens, from + 1, ({ end }) => end);
  const behind = (at: number): ValueToken | undefined => {
    while ((tokens[n]?.end ?? text.length + 1) <= at) n++;
    const next = tokens[n];
    return next !== undefined && next.start < at ? tokenIn(text, said, line.from, at) : next;
  };
  // The first is read without what stands before the stretch; a blank parts it from that as well.
  const apart = from === line.from || (text.charAt(from) === ' ' && !JOINED.test(text.charAt(from - 1)));
  let token = apart ? behind(from) : tokenIn(text, text.slice(from, Math.min(line.to, to + LONGEST)), from);
  for (; token !== undefined && token.start < to && found.length < most; token = behind(token.end))
    if (token.value !== undefined) found.push(token.value);
  return found;
};

/** The first place in a sorted list whose number is not below `least`. */
export const firstAt = <T>(list: readonly T[], least: number, numberOf: (each: T) => number): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const mid = (low + high) >> 1;
    const each = list[mid];
    if (each !== undefined && numberOf(each) < least) low = mid + 1;
    else high = mid;
  }
  return low;
};

/** Words in no marks up to the end of their clause: behind the name itself, or behind what says "is". */
const PHRASE =
  /(?:^ ?(?![は는은]|(?:is|ist|lautet|est|es|é|è|это) )|[:：=は是为] ?|\s(?:is|ist|lautet|est|es|é|è|это|—|–|-) )(?<words>[A-Za-zÀ-ɏЀ-ԯ\d]{1,14}(?:[ -][A-Za-zÀ-ɏЀ-ԯ\d]{1,14}){1,7}[!?]?)(?=\s?[.,;()。、，]|\s?\n|\s?$)/g;

export const phrasesIn = (text: string, from: number, to: number): PlacedValue[] =>
  matchesIn(text.slice(from, to), PHRASE).flatMap(({ index, groups, 0: all }) => {
    const words = groups?.['words'] ?? '';
    return /[ -]/.test(words) ? [valueAt(words, from + index + all.length - words.length, false)] : [];
  });

/** A line that holds one value: bare, quoted, in a code span, fence or list. */
const ALONE =
  /^[ \t]*(?:[-=]?[-*+>→➜➔•·—–] ?){0,3}(?:["']?(?:value|default|content)["']? ?[:=] ?)?["'`“«「*]{0,3}(?<value>(?:(?!["'`,;<>|])[\x21-\x7e]){4,600})["'`”»」*]{0,3}[.,;]?[ \t]*$/;
/** Words alone in their line. */
const WORDS =
  /^[ \t]*(?:[-=]?[-*+>→•·—–] ?){0,3}["'`“«]?(?<value>[a-zà-ɏа-ԯ]{1,14}(?: [a-zà-ɏа-ԯ\d]{1,14}){2,7}[!?]?)["'`”»]?[.]?[ \t]*$/;
const FENCE = /^[ \t]*(?:[`~]{3,}[\w-]*|[|: -]*)$/;
/** Title, hook and statement stand between a name and its value at most. */
const LINES = 3;

/** The values that stand alone on one of the lines behind the one that ends here. */
export const valuesBelow = (text: string, eol: number): PlacedValue[] => {
  const found: PlacedValue[] = [];
  let left = LINES;
  for (let start = eol + 1, end = 0; left > 0 && start <= text.length && start < eol + 8_000; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const line = text.slice(start, end);
    // What stands there is of the block's own kind, which its shape says.
    if (line.length > 700 || line.startsWith('-----BEGIN')) break;
    if (FENCE.test(line)) continue;
    left--;
    const value = (ALONE.exec(line) ?? WORDS.exec(line))?.groups?.['value'] ?? '';
    if (value.length > 3) found.push(valueAt(trimmed(value), start + line.lastIndexOf(value), true));
  }
  return found;
};
