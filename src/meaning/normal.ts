import { literals } from '../text/literals.ts';

/** One word, sign or literal of a text. */
interface Token {
  text: string;
  /** Its letters count as they stand: it is a literal, or stands between backticks or in short quotes. */
  exact: boolean;
}

/** A text without what may differ between two that are equal: as words, and with the case of the words. */
export interface Normal {
  words: string;
  /** With the case of every word as it stands, but for the first of a sentence: backticks then make no difference. */
  cased: string;
}

/**
 * What is left of a text when white space, markup, quotes, dashes between words, list marks, full stops and the case
 * of words are taken away. Words, their order, signs, numbers, literals with their case, strikethrough, check boxes
 * and question marks stay, and so does where one sentence ends and the next begins.
 */
export const normalOf = (text: string): Normal => {
  const tokens = settled(tokensOf(text));
  if (tokens.length === 0) return { words: text.trim(), cased: text.trim() };
  let opens = true;
  const cased = tokens.map(({ text: word, exact }) => {
    const said = opens && !exact && TITLE_CASE.test(word) ? word.toLowerCase() : word;
    opens = word === SENTENCE || word === ':' || word === '?';
    return said;
  });
  return { words: tokens.map(({ text: word, exact }) => (exact ? word : word.toLowerCase())).join(' '), cased: cased.join(' ') };
};

const TITLE_CASE = /^\p{Lu}\p{Ll}*$/u;

/** While a text is taken apart, these stand for a fence, a code span, and the end of a sentence or of a list's item. */
const [FENCED, SPANNED, END] = ['\ue000', '\ue001', '\ue002'];
const SENTENCE = '¶';

const tokensOf = (text: string): Token[] => {
  const fences: Token[][] = [];
  const spans: Token[][] = [];
  const prose = folded(text)
    .replace(FENCE, (_, _mark: string, inner: string) => {
      fences.push([{ text: inner.trimEnd(), exact: true }]);
      return `\n${END}${FENCED}${END}\n`;
    })
    .replace(CODE, (_, _mark: string, inner: string) => {
      spans.push(wordsOf(inner.trim(), 'code'));
      return SPANNED;
    });
  return unmarked(prose).split(/([\ue000-\ue002])/u).flatMap((piece): Token[] => {
    if (piece === END) return [{ text: SENTENCE, exact: true }];
    return (piece === FENCED ? fences.shift() : piece === SPANNED ? spans.shift() : undefined) ?? wordsOf(piece, 'prose');
  });
};

const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n`~]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gmu;
const CODE = /(?<!`)(`{1,2})(?!`)([^`\n]{1,400})\1(?!`)/gu;

/** Invisible characters go; the width, the dash and the apostrophe in which one character is typed are made one. */
const folded = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/gu, '\n').replace(/[\ue000-\ue002]/gu, '\ufffd').replace(INVISIBLE, '')
    .replace(/[\uff01-\uff5d]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010\u2011\u2212\u05be]/gu, '-').replace(/(?<=\d)[–—](?=\d)/gu, '-')
    .replace(/[’ʼ]/gu, "'").replace(/…/gu, '...').replace(/؟/gu, '?').replace(/،/gu, ',').replace(/؛/gu, ';')
    .replace(/\\$/gmu, '').replace(/&(?:nbsp|amp|lt|gt|quot|#39);/gu, (entity) => ENTITIES[entity] ?? entity);

const ENTITIES: Readonly<Record<string, string>> = { '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const INVISIBLE = /[\u00ad\u0640\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe0e\ufe0f\ufeff]/gu;

/** Takes off what Markdown puts at the beginning of a line and round words, and marks where sentences end. */
const unmarked = (text: string): string =>
  unlisted(text.split('\n')).join('\n')
    .replace(LINK, (_, words: string, to: string) => (words === to ? to : `${words} (${to})`))
    .replace(/<((?:https?|mailto):[^\s<>]{1,1000})>/gu, '$1')
    .replace(/<\/?(?:b|i|em|strong|u|br|p|mark|code|kbd)[ ]?\/?>/giu, ' ')
    .replace(STARS, '$2').replace(STARS, '$2').replace(UNDERLINED, '$1').replace(UNDERLINED_TWICE, '$1')
    .replace(/\\([_*#])/gu, '$1')
    .replace(DASH, ' ').replace(/[–—]|(?<=\s)-{2,3}(?=\s)/gu, '-').replace(STOP, END);

const LINK = /\[([^\]\n]{1,300})\]\(<?([^\s()<>]{1,1000})>?(?: "[^"\n]*")?\)/gu;
/** Between words; before or after a number it may be a sign or a range. */
const DASH = /(?<=[^\s\d\ue002])\s+(?:-{1,3}|–|—)\s+(?=[^\s\d])|(?<=[\p{L}\ue001])—+(?=[\p{L}\ue001])/gu;
const STOP = /[。｡।۔]|(?<=[^\s.])(?:\.|\s?!)(?=$|[\s)\]"'”’»」』*_\ue002])|¡(?=\p{L})/gu;

const LIST_MARK = /^[ \t]*(?:[-*+•◦▪‣·–—●∙][ \t]+|・[ \t]*)/u;
const NUMBER_MARK = /^[ \t]*(\d{1,3})[.)][ \t]+/u;
const RULE = /^[ \t]*(?:(?:[-*_][ \t]*){3,}|={3,}[ \t]*)$/u;

const unlisted = (lines: readonly string[]): string[] => {
  // "5. May" begins with a date: numbers are marks where they count the items.
  const numbers = lines.flatMap((line) => NUMBER_MARK.exec(line)?.[1] ?? []).map(Number);
  const counted = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return lines.map((line) => {
    if (RULE.test(line)) return '';
    if (line.trim() === '') return END;
    const bare = line.replace(/^[ \t]*>[ \t]?(?=[\p{L}*_\ue001])/u, '');
    if (/^[ \t]*#{1,6}[ \t]/u.test(bare)) return `${END}${bare.replace(/^[ \t]*#{1,6}[ \t]+|[ \t]+#+[ \t]*$/gu, '')}${END}`;
    if (LIST_MARK.test(bare)) return bare.replace(LIST_MARK, END);
    return counted ? bare.replace(NUMBER_MARK, END) : bare;
  });
};

const EAST = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const BEFORE = `(?<![^\\s([{"'“„«‘「『（:,;—–\\ue002-])`;
const AFTER = `(?![^\\s)\\]}"'”»’」』）.,;:!?。、—–\\ue002-])`;
/** In scripts that know no spaces, the marks stand between letters. */
const STARS = new RegExp(
  `(?:${BEFORE}|(?<=[${EAST}]))(\\*{1,3})(?=[\\p{L}\\p{N}"'“„«‘「『\\ue001([+@#$_~-])((?:(?!\\1|\\n\\s*\\n)[^]){0,400}?[^\\s*])\\1(?:${AFTER}|(?=[${EAST}])|(?<=[${EAST}。、]\\1))`,
  'gu',
);
const UNDERLINED = new RegExp(`${BEFORE}_(?=[\\p{L}\\p{N}\\ue001])([^_\\n]{0,400}?[^\\s_])_${AFTER}`, 'gu');
/** `__init__` is a name: what two underscores set off has a space or a capital in it. */
const UNDERLINED_TWICE = new RegExp(`${BEFORE}__(?=[^\\s_])(?=[^_\\n]*[\\s\\p{Lu}])([^_\\n]{0,400}?[^\\s_])__${AFTER}`, 'gu');

/** What a longer quote holds is prose; a short one is a name or a value, and keeps its letters. */
const MOST_QUOTED = 3;

const wordsOf = (piece: string, as: 'prose' | 'quoted' | 'code'): Token[] => {
  const out: Token[] = [];
  let from = 0;
  for (const { kind, text, span } of literals(piece)) {
    const quoted = kind === 'quoted' && as === 'prose' && text.trim().split(/\s+/u).length <= MOST_QUOTED;
    if (span[0] < from || kind === 'code' || kind === 'fence' || (kind === 'quoted' && !quoted)) continue;
    out.push(...plainWords(piece.slice(from, span[0]), as));
    out.push(...(quoted ? wordsOf(text, 'quoted') : [{ text: text.replace(/\s+/gu, ' '), exact: true }]));
    from = span[1];
  }
  out.push(...plainWords(piece.slice(from), as));
  return out;
};

/** Scripts that know no spaces come apart letter by letter, so that a space between them says nothing. */
const LETTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
const SPACED = `(?![${LETTERS}\\p{Script=Hangul}])[\\p{L}\\p{N}\\p{M}_]`;
const WORD = new RegExp(`[${LETTERS}]\\p{M}*|[\\p{Script=Hangul}]+|(?:${SPACED})+(?:['-](?:${SPACED})+)*|~~|\\[[ xX]\\]|\\.{2,}|\\S`, 'gu');
const QUOTES = /["“”„‟«»‹›‚「」『』〝〞]/gu;
const SINGLE = new RegExp(`(?<!${SPACED}|')['‘‚]([^'’‘\\n]{1,200})['’](?!${SPACED})`, 'gu');

const plainWords = (text: string, as: 'prose' | 'quoted' | 'code'): Token[] =>
  ((as === 'code' ? text : text.replace(SINGLE, ' $1 ').replace(QUOTES, ' ')).match(WORD) ?? []).map((word) => {
    const box = word === '[X]' ? '[x]' : word;
    return { text: box, exact: as !== 'prose' || box === '[x]' };
  });

/** Nothing more has to say that something new begins after these, nor before those. */
const OPENS: ReadonlySet<string> = new Set([':', ',', ';', '(', '[', '?', '、', SENTENCE]);
const CLOSES: ReadonlySet<string> = new Set([')', ']', SENTENCE]);

/** One mark between two sentences, and none at either end. */
const settled = (tokens: readonly Token[]): Token[] => {
  const isMark = ({ text }: Token): boolean => text === SENTENCE;
  const last = tokens.findLastIndex((token) => !isMark(token));
  const out: Token[] = [];
  tokens.slice(0, last + 1).forEach((token, at) => {
    const before = out.at(-1)?.text;
    const after = tokens[at + 1]?.text;
    if (isMark(token) && (before === undefined || OPENS.has(before) || (after !== undefined && CLOSES.has(after)))) return;
    out.push(token);
  });
  return out;
};
