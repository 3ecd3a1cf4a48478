import type { Span as Named } from './secret-labels.ts';

export interface Value extends Named {
  value: string;
  /** In marks, or alone in its line or cell. */
  quoted: boolean;
}

/** Figures with blanks between them; a text in marks; any signs behind a sign of assignment; what a keyboard types. */
const VALUES = new RegExp(
  [
    String.raw`(?<![\d#]|\d )(?:\d(?: \d){3,7}|\d\d(?: \d\d){1,3}|\d{3} \d{3,4}|\d{4}(?: \d{4}){1,7})(?! ?[\d.,]*\d)`,
    String.raw`(?<![A-Za-z\d])(?<mark>["'\x60])(?!\s)(?<quoted>(?:(?!\k<mark>)[^\n]){4,600}?)\k<mark>(?![A-Za-zÀ-ɏ\d])`,
    String.raw`[“«„「『] ?(?<set>[^“”«»„「」『』\n]{3,80}[^“”«»„「」『』\n ]) ?[”»“」』]`,
    String.raw`(?:(?<=[:：=＝]\s{0,2})[^\s"'\x60,;<>|()“”«»„「」『』。、，：；=]{4,600}` +
      String.raw`|(?<![A-Za-z\d])(?![=:>*\]-])[\x21\x23-\x26*+\x2d-:=\x3f-\x5f\x61-\x7b\x7d\x7eÀ-ɏЀ-ԯ]{4,600})` +
      // A sign that ends a value in a list, with no list behind it.
      String.raw`(?:[;,|&](?=[^\s"'\x60=]{0,40}\d)[^\s=:;,|"'\x60<>()]{1,40}(?=[\s"'<]|$))?`,
  ].join('|'),
  'g',
);
const TRAIL = /[).,;:!?*`"'»”\]]+$/;
const WORD = /^[A-Za-zÀ-ÿЀ-ԯ'’-]{1,19}$/;
const LONGEST = 600;

/** Without the punctuation of the sentence round it; one that a short password may well end in stays. */
const trimmed = (value: string): string =>
  value.replace(TRAIL, (end) => (/^[!?*]+$/.test(end) && value.length - end.length < 12 ? end : ''));

const valueAt = (value: string, start: number, quoted: boolean): Value => ({
  value,
  start,
  end: start + value.length,
  quoted,
});

/** The values that begin in a stretch of a line. Plain words, which are most of what stands behind a name, are none. */
export const valuesIn = (text: string, from: number, to: number): Value[] => {
  const found: Value[] = [];
  for (const { index, groups = {}, 0: all } of text.slice(from, to + LONGEST).matchAll(VALUES)) {
    if (from + index >= to) break;
    const marked = groups['quoted'] ?? groups['set'];
    // What goes on in dots was shortened by its writer.
    const short = marked === undefined && /\.{3}$|…$/.test(all);
    const value = marked ?? trimmed(all);
    if (!short && (marked !== undefined || !WORD.test(value) || text.charAt(from + index - 1) === '='))
      found.push(valueAt(value, from + index + all.indexOf(value), marked !== undefined));
  }
  return found;
};

/** Words in no marks up to the end of their clause: behind the name itself, or behind what says "is". */
const PHRASE =
  /(?:^ ?(?![は는은]|(?:is|ist|lautet|est|es|é|è|это) )|[:：=は是为] ?|\s(?:is|ist|lautet|est|es|é|è|это|—|–|-) )(?<words>[A-Za-zÀ-ɏЀ-ԯ\d]{1,14}(?:[ -][A-Za-zÀ-ɏЀ-ԯ\d]{1,14}){1,7}[!?]?)(?=\s?[.,;()。、，]|\s?\n|\s?$)/gu;

export const phrasesIn = (text: string, from: number, to: number): Value[] =>
  [...text.slice(from, to).matchAll(PHRASE)].flatMap(({ index, groups, 0: all }) => {
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

/** The values that stand alone on one of the next lines. */
export const valuesBelow = (text: string, at: number): Value[] => {
  const eol = text.indexOf('\n', at);
  if (eol < 0) return [];
  const found: Value[] = [];
  let start = eol + 1;
  let left = LINES;
  for (const line of text.slice(eol + 1, eol + 8_000).split('\n')) {
    // What stands there is of the block's own kind, which its shape says.
    if (left === 0 || line.length > 700 || line.startsWith('-----BEGIN')) break;
    const value = (ALONE.exec(line) ?? WORDS.exec(line))?.groups?.['value'] ?? '';
    if (!FENCE.test(line)) {
      left--;
      if (value.length > 3) found.push(valueAt(trimmed(value), start + line.lastIndexOf(value), true));
    }
    start += line.length + 1;
  }
  return found;
};

/** "… as the password", "… is the code for it": the value comes first. */
const BEFORE =
  /(?:^|[\s"'`“(])(?<value>(?:(?!["'`,;<>|()])[\x21-\x7e]){4,80})["'`”»]?,? ?(?:\(|(?:as|is|for|als|ist|comme|como|come|é|è|es|est|—|как|это)\s)\s?(?!not |no |kein|pas )[^\n\d.,;:="'`()]{0,40}$/;

/** What a machine drew, and stands before its name: "…; the first half is in ~/.aws/credentials". */
const DRAWN_BEFORE =
  /(?<![\w+/=:.#?&@-])(?=[^\s]{0,40}[a-z])(?=[^\s]{0,40}[A-Z])(?=[^\s]{0,20}\d)[A-Za-z\d+/]{40}(?![\w+/=-])/;

export const valuesBefore = (text: string, at: number): Value[] => {
  const line =
    text
      .slice(Math.max(0, at - 120), at)
      .split('\n')
      .at(-1) ?? '';
  const drawn = DRAWN_BEFORE.exec(line);
  if (drawn !== null) return [valueAt(drawn[0], at - line.length + drawn.index, true)];
  const m = BEFORE.exec(line);
  const value = m?.groups?.['value'];
  return m === null || value === undefined
    ? []
    : [valueAt(trimmed(value), at - line.length + m.index + m[0].indexOf(value), true)];
};
