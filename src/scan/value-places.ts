/** Where the value of a name may stand: behind a sign, in its line, said of it, or on the lines below. */

/** How a value is given to a name: by a sign, as the next argument of a call, in quotes right behind it, or as the text of an element. */
const ASSIGNED = new RegExp(
  '^(?:(?<gap>[^\\n=:：＝{}]{0,48}?)["\'`*)\\]]{0,3}\\s{0,2}(?:=>|->|→|:=|={1,2}|[:：＝])|["\'`] ?, ?(?=["\'`])|(?<next> {1,2})(?=["\'`]))\\s{0,3}' +
    '(?:(?<mark>["\'`])(?<quoted>(?:(?!\\k<mark>)\\S){5,200})\\k<mark>|(?<quote>["\'`“«「*]{0,3})(?<bare>[^\\s"\'`,;<>|”»」]{5,200}))' +
    '|^["\']?[^<>\\n]{0,40}>(?<text>[^\\s<>]{5,80})(?=</)',
  'u',
);
/** A sign that ends a value in a list, with no list behind it. */
const GOES_ON = /^[;,|&][^\s=:;,|"'`<>()]{1,40}(?=[\s"']|$)/;
const SPOKEN = /(?<=["'`“„«「])[^\s"'`“„«「”»」<>()]{5,200}(?=["'`”“»」])|(?:(?!["'`,;<>|()])[\x21-\x7e]){5,200}/g;
/** How far behind its name, in one line, a value may stand when nothing assigns it. */
const REACH = 72;
const ENDS = new Set(').,;:!?*`"\'»”]');
const TRAIL = /[).,;:!?*`"'»”\]]+$/;

/** Without the punctuation of the sentence round it; one that a short password may well end in stays. */
export const trimmed = (value: string, quoted: boolean): string => {
  if (quoted || !ENDS.has(value.charAt(value.length - 1))) return value;
  return value.replace(TRAIL, (end) => (/^[!?*]+$/.test(end) && value.length - end.length < 12 ? end : ''));
};

export interface Value {
  value: string;
  start: number;
  /** Nothing but a sign of assignment stands between. */
  near: boolean;
  quoted: boolean;
  /** The name heads the line, a few words and a colon follow, and the value is the last of it. */
  label?: boolean;
}

/** What may stand before the sign of assignment: nothing, or "is". */
const COPULA = /^(?:is|ist|lautet|est|es|é|è)?$/;
const HEADS = /(?:^|\n)[^\n\d=:.;]{0,24}$/;
const ENDED = /^["'`*”»」)]{0,3}[.,;]?(?:\s|$)/;

/** The value after the first sign of assignment. */
export const assignedAfter = (text: string, at: number, from: number): Value | undefined => {
  const rest = text.slice(at, at + 260);
  const m = ASSIGNED.exec(rest);
  if (m === null) return undefined;
  const { gap: between = '', next, mark, quoted: inside, quote = '', bare = '', text: element } = m.groups ?? {};
  const more = inside === undefined && element === undefined ? (GOES_ON.exec(rest.slice(m[0].length))?.[0] ?? '') : '';
  const raw = inside ?? element ?? (/\d/.test(more) ? bare + more : bare);
  const start = at + m[0].length - (inside ?? element ?? bare).length - (mark === undefined ? 0 : 1);
  const quoted = next === undefined && (element ?? mark ?? (quote === '' || quote.includes('*') ? undefined : quote)) !== undefined;
  const gap = between.replace(/["'`*)\]]/g, '').trim();
  const label = /^[\p{L}\p{M} '’(,.&/-]*$/u.test(gap) && HEADS.test(text.slice(Math.max(0, from - 30), from)) && ENDED.test(text.slice(start + raw.length, start + raw.length + 5));
  return { value: trimmed(raw, quoted), start, near: COPULA.test(gap), quoted, label };
};

/** The number of the first that stands at an offset or behind it. */
const firstFrom = (words: readonly Value[], at: number): number => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((words[mid]?.start ?? 0) < at) low = mid + 1;
    else high = mid;
  }
  return low;
};

/** Looks at the words that follow a name in its line. They are found once a line, and each is judged at most once. */
export const lineReader = (text: string) => {
  let line = -1;
  let words: Value[] = [];
  return (at: number, judged: Map<number, boolean>, fits: (value: Value) => boolean): Value | undefined => {
    const from = text.lastIndexOf('\n', at - 1) + 1;
    const eol = text.indexOf('\n', at);
    const end = eol < 0 ? text.length : eol;
    if (from !== line) {
      line = from;
      words = [...text.slice(from, end).matchAll(SPOKEN)].map(({ 0: word, index }): Value => {
        const start = from + index;
        return { value: trimmed(word, false), start, near: false, quoted: /["'`“«「]/.test(text.charAt(start - 1)) };
      });
    }
    const stop = Math.min(at + REACH, end);
    for (let i = firstFrom(words, at); i < words.length; i++) {
      const word = words[i];
      if (word === undefined || word.start >= stop) return undefined;
      const fit = judged.get(word.start) ?? fits(word);
      judged.set(word.start, fit);
      if (fit) return word;
    }
    return undefined;
  };
};

/** "… is `value`": said of the password itself, and set apart. */
const IS_CALLED = /^[^\n=:;.,`"]{0,40}? (?:is|are|to|ist|lautet|es|est|é|è) ["'`“«](?<value>[\x21\x23-\x26\x28-\x5f\x61-\x7e]{6,80})(?=["'`”»])/;
/** The same without a mark round it: letters first, then at least a digit. */
const IS_SAID = /^(?:[^\n=:;.,`"]{0,40}? (?:is|are|ist|lautet|es|est|é|è) |(?:是|为|為|は|은|는) ?)(?<value>(?!(?:base\d|aes|md5|rsa|utf|v\d))[A-Za-z]{3}[A-Za-z_.!#@+/-]{0,40}\d[\x21\x23-\x26\x28-\x2b\x2d-\x5f\x61-\x7e]{0,40}?)(?=[.,;:)]?(?:\s|$)|[。，、）])/;
/** What is said to be it. */
export const saidAfter = (text: string, at: number): Value | undefined => {
  const rest = text.slice(at, at + 120);
  const m = IS_CALLED.exec(rest) ?? IS_SAID.exec(rest);
  const value = m?.groups?.['value'];
  return m === null || value === undefined ? undefined : { value, start: at + m[0].length - value.length, near: false, quoted: true };
};

/** A line that holds nothing but one value, as it stands below its name: bare, quoted, in a code span, fence or list row. */
const ALONE = /^[ \t]*(?:[-*+>|] ?){0,3}(?:["']?(?:value|default|content)["']? ?[:=] ?)?(?:["'`“«「*]{0,3})(?<value>(?:(?!["'`,;<>|])[\x21-\x7e]){6,600})["'`”»」*|]{0,3}[.,;]?[ \t]*$/;
const FENCE = /^[ \t]*(?:[`~]{3,}[\w-]*|[|: -]*)$/;
/** Title, hook and statement stand between a name and its value at most. */
const LINES_BELOW = 3;
const ROWS_BELOW = 30;

/** The values that stand alone on one of the next lines, or in the rows of the table whose head the name is in. */
export const standingBelow = (text: string, at: number): Value[] => {
  let from = text.indexOf('\n', at);
  // The head of a table is the row above its line of dashes.
  const inTable = from >= 0 && /^[ \t]*\|/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) && /^\n[ \t]*\|[ |:-]*-[ |:-]*(?:\n|$)/.test(text.slice(from, from + 400));
  const found: Value[] = [];
  for (let lines = 0; from >= 0 && lines < (inTable ? ROWS_BELOW : LINES_BELOW); ) {
    const next = text.indexOf('\n', from + 1);
    const line = text.slice(from + 1, next < 0 ? text.length : next);
    if (line.length > 700) break;
    if (inTable) {
      if (!/^[ \t]*\|/.test(line)) break;
      for (const cell of line.matchAll(SPOKEN)) found.push({ value: trimmed(cell[0], false), start: from + 1 + cell.index, near: false, quoted: false });
      lines++;
    } else if (!FENCE.test(line)) {
      lines++;
      const m = ALONE.exec(line);
      const raw = m?.groups?.['value'];
      if (m && raw !== undefined) found.push({ value: trimmed(raw, false), start: from + 1 + line.indexOf(raw), near: false, quoted: true });
    }
    from = next;
  }
  return found;
};
