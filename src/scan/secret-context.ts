import type { Grade } from './hit.ts';
import { isKept, isOtherThing } from './other-things.ts';
import type { Naming } from './secret-names.ts';
import { isFigures, worthOf } from './secret-values.ts';

/**
 * Secrets that only their surroundings give away. One grammar for every language: a name (secret-names.ts), what joins
 * it to a value, and a value that looks like one. How surely each of the last two speaks is a number, and their sum
 * says whether it is a secret: an assignment needs little of its value, a word nearby needs one that a machine drew.
 */
export interface InContext {
  id: 'password' | 'key' | 'pin';
  span: [number, number];
  grade: Grade;
}

interface Value {
  value: string;
  start: number;
  quoted: boolean;
}

/** A text in marks; any row of signs behind a sign of assignment; else one that a keyboard types. */
const BARE = String.raw`(?:[;,|&](?=[^\s"'${'`'}=]{0,40}\d)[^\s=:;,|"'${'`'}<>()]{1,40}(?=[\s"'<]|$))?`;
const VALUES = new RegExp(
  `(?<![\\d#])\\d(?: \\d){3,7}(?![\\d.,]*\\d)|(?<![A-Za-z\\d])(?<mark>["'\`])(?!\\s)(?<quoted>(?:(?!\\k<mark>)[^\\n]){4,600}?)\\k<mark>(?![\\p{L}\\d])` +
    `|[“«„「『] ?(?<set>[^“”«»„「」『』\\n]{3,80}[^“”«»„「」『』\\n ]) ?[”»“」』]` +
    `|(?:(?<=[:：=＝]\\s{0,2})[^\\s"'\`,;<>|()“”«»„「」『』。、，：；=]{4,600}|(?<![A-Za-z\\d])(?![=:>*\\]-])(?:(?!["'\`,;<>|()])[\\x21-\\x7e\\u00c0-\\u024f\\u0400-\\u052f]){4,600})${BARE}`,
  'gu',
);
const TRAIL = /[).,;:!?*`"'»”\]]+$/;
/** How far behind its name, in one line, a value may begin, and how long it may be. */
const REACH = 120;
const LONGEST = 600;

/** Without the punctuation of the sentence round it; one that a short password may well end in stays. */
const trimmed = (value: string): string =>
  value.replace(TRAIL, (end) => (/^[!?*]+$/.test(end) && value.length - end.length < 12 ? end : ''));

const valuesIn = (text: string, from: number, to: number): Value[] => {
  const found: Value[] = [];
  for (const { index, groups = {}, 0: all } of text.slice(from, to + LONGEST).matchAll(VALUES)) {
    if (from + index >= to) break;
    const marked = groups['quoted'] ?? groups['set'];
    const value = marked ?? trimmed(all);
    // Plain words are most of what stands behind a name.
    if (value.length < 20 && marked === undefined && /^[A-Za-zà-ÿ'’-]+$/.test(value)) continue;
    found.push({ value, start: from + index + (marked === undefined ? 0 : all.indexOf(value)), quoted: marked !== undefined });
  }
  return found;
};

const SIGN = '(?:=>|->|→|:=|={1,2}|[:：＝])';
const IS =
  '(?<![a-zà-ÿа-я])(?:is|are|was|be|to|holds|este|er|с|with|with|mit|by|avec|con|ist|lautet|sind|est|es|son|é|è|sono|är|er|jest|to|это|такой|такая|је|je|هو|הוא|هي|היא)(?: now| still| now)?(?![a-zà-ÿа-я])|はが?|が|是|为|為|는|은|이|가';
const OPEN = '["\'`“„«「『*(]{0,3} ?';
/** A sign of assignment and nothing else, an argument, the text or the attribute of an element. */
const ASSIGNS = new RegExp(
  `^["'\`*)\\]»”]{0,4}\\s{0,3}(?:(?:${IS})\\s?)?${SIGN}\\s{0,3}${OPEN}$|^["'\`]\\]? ?, ?["'\`]?$|^ {1,2}["'\`“]$` +
    `|^["']?[^<>\\n]{0,40}>$|^["']\\s{0,2},?\\s{0,2}["']?(?:value|default|content)["']?\\s?[:=]\\s?["']?$`,
  '',
);
/** Words, and then a sign or a verb that says so. */
const SAYS = new RegExp(`(?:${SIGN}|\\s[—–-]|${IS})\\s{0,2}${OPEN}$`);
const BESIDE = /^["'`*)]{0,3}\s{1,2}["'`“(]?$/;
const ENDED = /[.!?。！？]["'”»)]?\s|[;；]\s/;
/** The next sentence goes on: "It's now …", "new one is …". */
const GOES_ON =
  /[.!?。;]["'”»)]?\s+(?:(?:it|that|this|the|its|new|old|current|actual|one|value|mine|ours|currently|das|es|sie|er|ist|neue[sr]?|meins?|jetzt|aktuell|ahora|la|el|nueva|nuevo|agora|nova|c|ce|le|maintenant|nouveau|это|теперь|новый|мой)['’]?\s?){1,4}(?:s|is|ist|es|est|é|è|lautet|—|:)?(?: now)?:? ?["'`]?$/;
const LINE = /(?:^|\n)[ \t]*$/;
const HEADS = /(?:^|\n)[^\n\d=:.;]{0,24}$/;
const WORDS = /^[\p{L}\p{M} '’(),.&/*-]*[:：]\s{0,3}["'`“„«「*]{0,3}$/u;
const TAIL = /^["'`*”“»」)]{0,3}[.,;。、，]?(?:\s|$)/;
/** What follows the figures: the end of what is said, or what they are for. */
const DONE = /^["'`*”“»」]?(?:[.,;!?)。，、]|\s*$|\s*\n| [(—–-]| ?(?:です|입니다|이다|번)| (?:then|puis|luego|and|und|ein|et|y|e|until|to|for|от|для)(?![a-z])| (?=[\u0590-\u06ff]))/;
/** What is said of it is something else of it. */
const OTHER = /hash|digest|sha-?\d|md5|commit|checksum|fingerprint|\b(?:ids?|name|header|scopes?|version|length|format)\b|public|empreinte|pr[uü]fsumme|返回|错误|接口|\b(?:rule|version|returns?|retorna|rend)\b/i;

/** 3: it is given to the name. 2.5: it is said of it. 2: beside it. 1: it stands near, in one sentence. 0: it is of something else. */
const linkOf = (text: string, of: Naming['of'], name: RegExpExecArray, at: number, { value, start, quoted }: Value): number => {
  const between = text.slice(at, start).toLowerCase();
  if (between === '') return 0;
  if (ASSIGNS.test(between)) return 3;
  if (ENDED.test(between)) return GOES_ON.test(between) ? 2.5 : 0;
  if (OTHER.test(between)) return 0;
  const head = text.slice(Math.max(0, name.index - 30), name.index);
  const alone = HEADS.test(head) && TAIL.test(text.slice(start + value.length, start + value.length + 5));
  if (alone && (WORDS.test(between) || (between === ' ' && LINE.test(head)))) return 3;
  if (SAYS.test(between)) return 2.5;
  if (BESIDE.test(between)) return 2;
  return isKept(between) || (of === 'figures' && /\d|.{40}/.test(between)) ? 0 : quoted ? 1.5 : 1;
};

/** A line that holds one value, as it stands below its name: bare, quoted, in a code span, fence, list or table. */
const ALONE = /^[ \t]*(?:[-*+>] ?){0,3}(?:["']?(?:value|default|content)["']? ?[:=] ?)?["'`“«「*]{0,3}(?<value>(?:(?!["'`,;<>|])[\x21-\x7e]){4,600})["'`”»」*]{0,3}[.,;]?[ \t]*$/;
const FENCE = /^[ \t]*(?:[`~]{3,}[\w-]*|[|: -]*)$/;
const LINES_BELOW = 3;
const ROWS_BELOW = 30;

/** The values that stand alone on one of the next lines, or in the column whose head the name is in. */
const below = (text: string, at: number): Value[] => {
  const from = text.indexOf('\n', at);
  if (from < 0) return [];
  const head = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const lines = text.slice(from + 1, from + 8_000).split('\n');
  const inTable = head.startsWith('|') && /^[ \t]*\|[ |:-]*-[ |:-]*$/.test(lines[0] ?? '');
  const found: Value[] = [];
  let start = from + 1;
  let left = inTable ? ROWS_BELOW : LINES_BELOW;
  for (const line of lines) {
    if (left === 0 || line.length > 700 || (inTable && !line.startsWith('|'))) break;
    const cell = inTable ? line.split('|').slice(0, head.split('|').length) : [];
    const raw = inTable ? (cell.at(-1) ?? '').trim().replace(/^[`"']|[`"']$/g, '') : (ALONE.exec(line)?.groups?.['value'] ?? '');
    const offset = inTable ? line.indexOf(raw, cell.slice(0, -1).join('|').length) : line.indexOf(raw);
    if (raw.length > 3 && !FENCE.test(line)) found.push({ value: trimmed(raw), start: start + offset, quoted: true });
    if (!FENCE.test(line)) left--;
    start += line.length + 1;
  }
  return found;
};

/** "… as the password", "… is the code for it": the value comes first. */
const BEFORE = /(?:^|[\s"'`“(])(?<value>(?:(?!["'`,;<>|()])[\x21-\x7e]){4,80})["'`”»]?,? ?(?:\(|(?:as|is|for|als|ist|comme|como|come|é|è|es|est|—|как|это)\s)\s?(?!not |no |kein|pas )(?:[\p{L}'’]{1,12} ){0,4}$/u;
const before = (text: string, index: number): Value[] => {
  const head = text.slice(Math.max(0, index - 120), index);
  const m = BEFORE.exec(head.slice(head.lastIndexOf('\n') + 1));
  const value = m?.groups?.['value'];
  if (m === null || value === undefined) return [];
  return [{ value: trimmed(value), start: index - m[0].length + m[0].indexOf(value), quoted: true }];
};

/** Whether the two numbers are enough. */
const gradeOf = (of: Naming['of'], name: string, link: number, { value, quoted }: Value, after: string): Grade | undefined => {
  if (link === 0) return undefined;
  if (of === 'figures') return isFigures(value) && link > 0 && DONE.test(after) ? 'warn' : undefined;
  const worth = worthOf(value, quoted, link, of === 'password' ? name : '');
  // `JWT_SECRET=winter-otter-41`: nobody assigns a name there without a word that says so.
  const needs = of === 'password' || (link === 3 && /^[A-Z_]{0,30}(?:SECRET|TOKEN)$/.test(name)) ? 3.5 : 5;
  if (worth === 0 || worth + link < needs) return undefined;
  if (worth === 4 ? link >= 2 : of === 'password' && link === 3 && worth === 3 && value.length >= 10) return 'block';
  return 'warn';
};

const ids = { password: 'password', key: 'key', figures: 'pin' } as const;

/** What each name announces: the first value that is one ends the search, but a table has one in each row. */
export const inContext = (text: string, { of, beside }: Naming, names: readonly RegExpExecArray[]): InContext[] =>
  names.flatMap((name, i) => {
    const at = name.index + name[0].length;
    const eol = text.indexOf('\n', at);
    if (beside && !beside.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, eol < 0 ? text.length : eol))) return [];
    const next = names[i + 1]?.index ?? text.length;
    const line = Math.min(eol < 0 ? text.length : eol, next, at + REACH);
    const judged = (value: Value, link: number): InContext[] => {
      const end = value.start + value.value.length;
      const grade = gradeOf(of, name[0], link, value, end < name.index ? '' : text.slice(end, end + 8));
      if (grade === undefined || isOtherThing(text, name, of)) return [];
      return [{ id: ids[of], span: [value.start, end], grade }];
    };
    for (const value of valuesIn(text, at, line)) {
      const found = judged(value, linkOf(text, of, name, at, value));
      if (found.length > 0) return found;
    }
    const first = before(text, name.index).flatMap((value) => judged(value, 2.5));
    return first.length > 0 || (eol > 0 && next < eol) ? first : below(text, at).flatMap((value) => judged(value, 2));
  });
