import { literals } from '../text/literals.ts';
import { recalled } from '../text/recalled.ts';
import { DASHED, END, FENCED, folded, ITEM, LED_IN, PARTED, SPANNED, unmarked } from './markup.ts';
import { denies } from './said.ts';

/** One word, sign or literal of a text. */
interface Token {
  text: string;
  /** Its letters count as they stand: it is a literal, or stands between backticks or in short quotes. */
  exact: boolean;
}

/**
 * What is left of a text when white space, markup, quotes, dashes between words, list marks, labels, full stops and the
 * case of words are taken away. Words, their order, signs, numbers, literals with their case, strikethrough, check
 * boxes and question marks stay, and so does where one sentence ends and the next begins. Two texts that share a
 * reading say one thing in equal words; a text has several where a list may be a row of commas, a semicolon a comma, a
 * colon a comma or nothing (`when x: y` and `when x, y`), a dash a colon, a word a name. The first is its own.
 */
export const readingsOf = recalled((text): readonly string[] => {
  const tokens = tokensOf(text);
  const has = (mark: string): boolean => tokens.some((token) => token.text === mark);
  const ways = [
    PLAIN,
    ...(has(ITEM) ? [new Map([...PLAIN, [ITEM, ',']])] : []),
    ...(has(DASHED) ? [SENTENCE, ','].map((mark) => new Map([...PLAIN, [DASHED, mark]])) : []),
    ...(has(LED_IN) || has(PARTED) ? [new Map([...PLAIN, [LED_IN, ','], [PARTED, ',']])] : []),
    ...(has(LED_IN) ? [new Map([...PLAIN, [LED_IN, ''], [PARTED, ',']])] : []),
  ];
  const all = ways.map((way) => settled(tokens, way)).filter((each) => each.length > 0);
  return all.length === 0
    ? [text.trim()]
    : [...new Set([...all.map(worded), ...all.map((each) => `as cased ${cased(each)}`)])];
});

/** The words of a text, whatever their case: a literal is marked, as a word that looks like it is none. */
const worded = (tokens: readonly Token[]): string =>
  tokens.map(({ text, exact }) => (exact ? (/\p{Ll}/u.test(text) ? `\`${text}` : text) : text.toLowerCase())).join(' ');

/** The words as they are cased, but for the first of a sentence: backticks then make no difference. */
const cased = (tokens: readonly Token[]): string => {
  let opens = true;
  return tokens
    .map(({ text, exact }) => {
      const said = opens && !exact && TITLE_CASE.test(text) ? text.toLowerCase() : text;
      opens = text === SENTENCE || (text === ',' && exact) || text === '?';
      return said;
    })
    .join(' ');
};

const TITLE_CASE = /^\p{Lu}\p{Ll}*$/u;

/** How the marks of a text are read. */
const SENTENCE = '¶';
const PLAIN: ReadonlyMap<string, string> = new Map([
  [END, SENTENCE],
  [LED_IN, SENTENCE],
  [PARTED, SENTENCE],
  [ITEM, SENTENCE],
  [DASHED, ''],
]);

const tokensOf = (text: string): Token[] => {
  const apart: Token[][] = [];
  const prose = folded(text).replace(FENCE, (_, _mark: string, inner: string) => {
    apart.push(inner.trim().includes('\n') ? [{ text: inner.trimEnd(), exact: true }] : wordsOf(inner.trim(), 'code'));
    return `\n${END}${FENCED}${END}\n`;
  });
  const fences = apart.splice(0);
  const bare = unmarked(
    prose
      .replace(/\[`([^`\n]{1,300})`\]\(\1\)/gu, '`$1`')
      .replace(/<code>([^<>\n]{1,400})<\/code>/giu, '`$1`')
      .replace(CODE, (_, _mark: string, inner: string) => {
        apart.push(wordsOf(inner.trim(), 'code'));
        return SPANNED;
      }),
  );
  return bare.split(/([\ue000-\ue006])/u).flatMap((piece): Token[] => {
    if (PLAIN.has(piece)) return [{ text: piece, exact: true }];
    return (
      (piece === FENCED ? fences.shift() : piece === SPANNED ? apart.shift() : undefined) ?? wordsOf(piece, 'prose')
    );
  });
};

const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n`~]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gmu;
const CODE = /(?<!`)(`{1,2})(?!`)((?:[^`\n]|\n(?!\s*\n)){1,400})\1(?!`)/gu;

/** Nothing more has to say that something new begins after these, nor before those. */
const OPENS: ReadonlySet<string> = new Set([',', '(', '[', '?', SENTENCE]);
const CLOSES: ReadonlySet<string> = new Set([')', ']', SENTENCE]);

/** With the marks read one way: one between two sentences, none at either end, and no comma before the next. */
const settled = (tokens: readonly Token[], way: ReadonlyMap<string, string>): Token[] => {
  const out: Token[] = [];
  const drop = (): void => {
    while (isMark(out.at(-1))) out.pop();
  };
  for (const token of tokens) {
    let text = way.get(token.text) ?? token.text;
    // `No deploys: Friday only` does not say `no deploys Friday only`.
    if (text === '' && token.text === LED_IN && !isLead(out)) text = SENTENCE;
    if (text === '') continue;
    if (token.text === ITEM) drop();
    else if (CLOSES.has(text) && isMark(out.at(-1))) drop();
    if (text === SENTENCE && OPENS.has(out.at(-1)?.text ?? SENTENCE)) continue;
    out.push({ ...token, text });
  }
  drop();
  return out;
};

/** Whether what stands since the last mark is more than a word, and denies nothing. */
const isLead = (said: readonly Token[]): boolean => {
  const lead = said.slice(said.findLastIndex(isMark) + 1).map(({ text }) => text);
  return lead.length > 1 && lead.join('').length > 3 && !denies(lead.join(' ')) && !denies(lead.join(''));
};

const isMark = (token: Token | undefined): boolean => token?.text === SENTENCE || token?.text === ',';

/** What a longer quote holds is prose; a short one is a name or a value, and keeps its letters. */
const MOST_QUOTED = 3;

const wordsOf = (piece: string, as: 'prose' | 'quoted' | 'code'): Token[] => {
  const out: Token[] = [];
  let from = 0;
  for (const { kind, text, span } of literals(piece)) {
    const quoted = kind === 'quoted' && as === 'prose' && text.trim().split(/\s+/u).length <= MOST_QUOTED;
    if (span[0] < from || kind === 'code' || kind === 'fence' || (kind === 'quoted' && !quoted)) continue;
    out.push(...plainWords(piece.slice(from, span[0]), as));
    out.push(
      ...(quoted
        ? wordsOf(text, 'quoted')
        : [{ text: text.replace(/\s+/gu, kind === 'number' ? '' : ' '), exact: true }]),
    );
    from = span[1];
  }
  out.push(...plainWords(piece.slice(from), as));
  return out;
};

/** Scripts that know no spaces come apart letter by letter, so that a space between them says nothing. */
const LETTERS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々';
const SPACED = `(?![${LETTERS}\\p{Script=Hangul}])[\\p{L}\\p{N}\\p{M}_]`;
const WORD = new RegExp(
  `[${LETTERS}]\\p{M}*|[\\p{Script=Hangul}]+|(?:${SPACED})+(?:['-](?:${SPACED})+)*|~~|\\[[ xX]\\]|\\.{2,}|(?<=^|\\s)-[A-Za-z](?![\\p{L}\\p{N}-])|\\S`,
  'gu',
);
const QUOTES = /["“”„‟«»‹›‚「」『』〝〞]/gu;
const SINGLE = new RegExp(`(?<!${SPACED}|')['‘‚]([^'’‘\\n]{1,200})['’](?!${SPACED})`, 'gu');

const plainWords = (text: string, as: 'prose' | 'quoted' | 'code'): Token[] =>
  ((as === 'code' ? text : text.replace(SINGLE, ' $1 ').replace(QUOTES, ' ')).match(WORD) ?? []).map((word) => {
    const box = word === '[X]' ? '[x]' : word;
    return { text: box, exact: as !== 'prose' || box === '[x]' || /^-[A-Za-z]$/.test(box) };
  });
