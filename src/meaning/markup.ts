import { LABEL_WORDS } from '../text/labels.ts';

/** While a text is taken apart, these stand for the end of a sentence, a further item of a list, and a dash. */
export const [END, ITEM, DASHED] = ['\ue002', '\ue003', '\ue004'];
/** And these for a colon and a semicolon. */
export const [LED_IN, PARTED] = ['\ue005', '\ue006'];
/** These stand for a fence and a code span, whose letters no markup is looked for in. */
export const [FENCED, SPANNED] = ['\ue000', '\ue001'];

/** Invisible characters go; the width, the dash and the apostrophe in which one character is typed are made one. */
export const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/[\ue000-\ue006]/gu, '\ufffd')
    .replace(INVISIBLE, '')
    .replace(/！(?!=)|．(?!\d)/gu, '。')
    .replace(/[\ufb00-\ufb06\uff01-\uff5d\uff65-\uff9f]+/gu, (typed) => typed.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u2010\u2011\u2212\u05be]/gu, '-')
    .replace(/(?<=\d)[–—](?=\d)/gu, '-')
    .replace(/[〜～]/gu, '~')
    .replace(/[‘’‚‛ʼ´′]/gu, "'")
    .replace(/…/gu, '...')
    .replace(/؟/gu, '?')
    .replace(/[،、､]/gu, ',')
    .replace(/؛/gu, ';')
    .replace(/[・･]/gu, '·')
    .replace(/µ/gu, 'μ')
    // Dots that most people leave out.
    .replace(/ё/gu, 'е')
    .replace(/Ё/gu, 'Е')
    .replace(/☐/gu, '[ ]')
    .replace(/[☑☒]/gu, '[x]');

/** A joiner says something only between letters that join, and between pictures. */
const INVISIBLE =
  /[\u00ad\u034f\u0640\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe0e\ufe0f\ufeff]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Han}\p{N}\s])[\u200c\u200d]/gu;

/** Takes off what Markdown puts at the beginning of a line and round words, and marks where sentences and items end. */
export const unmarked = (text: string): string => {
  const lines = unlisted(
    text
      .replace(/\\$/gmu, '')
      .replace(/(?<=[.!?:;,][ ]?)<br ?\/?>|<br ?\/?>(?=\n)\n?/giu, '\n')
      .split('\n'),
  );
  const plain = entities(
    lines
      .join('\n')
      .replace(/\ue002(?:\n+\ue002)+/gu, END)
      .replace(/&nbsp;/gu, ' ')
      .replace(/[^\S\n]+/gu, ' ')
      .replace(LINK, (_, words: string, to: string) =>
        words === to.replace(/^mailto:/u, '') ? words : isAddress(words, to) ? to : `${words} (${to})`,
      )
      .replace(/<((?:https?:\/\/|mailto:|[\w.+-]{1,64}@)[^\s<>]{1,1000})>/gu, (_, to: string) =>
        to.replace(/^mailto:/u, ''),
      )
      .replace(/<(del|s|strike)>([^<>\n]{1,400})<\/\1>/giu, '~~$2~~')
      .replace(TAGS, '$2')
      .replace(TAGS, '$2')
      .replace(STARS, '$2')
      .replace(STARS, '$2')
      .replace(UNDERLINED, '$1')
      .replace(UNDERLINED_TWICE, '$1')
      .replace(HIGHLIGHTED, '$1'),
  )
    .replace(/\\([_*#[\]~>!|])|(?<=^|[\s(\d])\\([().+-])/gmu, '$1$2')
    .replace(/[→⟶]/gu, '->')
    .replace(/⇒/gu, '=>')
    .replace(/≥/gu, '>=')
    .replace(/≤/gu, '<=')
    .replace(/≠/gu, '!=')
    .replace(/[“”„‟«»‹›「」『』〝〞]/gu, '"')
    .replace(/([.。!])(["']+)(?=\s|$)/gu, '$2$1')
    .replace(DASH, DASHED)
    .replace(SHORTENED, '$1')
    .replace(/—+/gu, ' - ')
    .replace(/–|(?<=\s)-{2,3}(?=\s)/gu, '-')
    .replace(STOP, END);
  return unlabelled(numbered(plain)).replace(COLON, LED_IN).replace(SEMICOLON, PARTED).replace(/\n/gu, ' ');
};

/** A list whose items stand in one line has its numbers there, the first where something begins. */
const numbered = (text: string): string => {
  const found = [...text.matchAll(INLINE)];
  const begins = /(?:^|[:\ue002])\s*$/u.test(text.slice(0, found[0]?.index));
  const counted = begins && found.length > 1 && found.every(([, number], at) => Number(number) === at + 1);
  return counted ? text.replace(INLINE, (_, number: string) => (number === '1' ? END : ITEM)) : text;
};

const INLINE = /(?<=[\s:])\(?(\d{1,2})(?:\)|\ue002)[ \t]+(?=\S)/gu;

const isAddress = (words: string, to: string): boolean =>
  words === to || `https://${words}` === to || `http://${words}` === to;

const entities = (text: string): string =>
  text.replace(
    /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}));/giu,
    (entity, decimal?: string, hex?: string, name = '') => {
      const code = decimal === undefined ? (hex === undefined ? undefined : parseInt(hex, 16)) : Number(decimal);
      return code === undefined
        ? Object.hasOwn(NAMED, name)
          ? (NAMED[name] ?? entity)
          : entity
        : code > 0x1f && code < 0xd800
          ? String.fromCharCode(code)
          : entity;
    },
  );

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  mdash: '—',
  ndash: '–',
  hellip: '...',
  rarr: '→',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: "'",
  rsquo: "'",
};

const LINK = /\[((?:[^\]\n]|\n(?!\s*\n)){1,300})\]\(<?([^\s()<>]{1,1000})>?(?: "[^"\n]*")?\)/gu;
/** A tag that nothing closes is a word about tags. */
const TAGS = /<(b|i|em|strong|u|p|mark|span|kbd)>([^<>]{1,400})<\/\1>/giu;

const EAST = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
/** Between words; before or after a number it may be a sign or a range. */
const DASH = /(?<=[^\s\d\ue002\ue003])\s+(?:-{1,3}|–|—{1,3})\s+(?=[^\s\d])|(?<=[\p{L}\ue001])—+(?=[\p{L}\ue001])/gu;
/** A word that is cut short ends no sentence where the next begins small. */
const SHORTENED =
  /(?<![\p{L}.])(max|min|approx|incl|excl|vs|ca|bzw|evtl|ggf|inkl|exkl|resp|máx|mín|мин|макс)\.(?= [\p{Ll}\d])/giu;
const STOP = /[。｡।۔]|(?<=[^\s.])(?:\.|\s?!)(?=$|[\s)\]"'*_\ue002-\ue004])|¡(?=\p{L})/gu;
const COLON = new RegExp(`:(?=$|[\\s"'\\ue000-\\ue004]|[${EAST}])`, 'gu');
const SEMICOLON = new RegExp(`;(?=$|[\\s\\ue000-\\ue005]|[${EAST}])`, 'gu');

/** Labels in their usual order say no more than the words they stand before. */
const unlabelled = (text: string): string => {
  const order = [...text.matchAll(LABEL)].map(({ groups }) => (groups?.['why'] === undefined ? 'how' : 'why')).join();
  return (USUAL.has(order) ? text.replace(LABEL, END) : text).replace(RULE_LABEL, '');
};

const USUAL: ReadonlySet<string> = new Set(['why', 'how', 'why,how']);
const LABEL = new RegExp(
  `(?<=[^\\s][\\n\\ue002\\ue003])[\\s\\ue002\\ue003]*(?:(?<why>${LABEL_WORDS.why})|(?:${LABEL_WORDS.how}))(?:\\s*:(?!/)|(?<=\\ue002\\n?(?:${LABEL_WORDS.why}|${LABEL_WORDS.how}))(?=\\ue002))`,
  'giu',
);
const BEFORE_ALL = `(?:${LABEL_WORDS.statement}|${LABEL_WORDS.note})`;
const RULE_LABEL = new RegExp(
  `^[\\s\\ue002\\ue003]*(?:${BEFORE_ALL}\\s*(?::(?!/)|[\\ue002\\ue004])|【${BEFORE_ALL}】|\\[${BEFORE_ALL}\\])`,
  'iu',
);

const LIST_MARK = /^[ \t]*(?:(?:[-*+•◦▪▸►■○●‣·–—∙][ \t]+)|·)/u;
const NUMBER_MARK = /^[ \t]*(?:\(?(\d{1,3}|[a-z])\)|(\d{1,3})(?:\.(?=[ \t])|[,。](?=\D)))[ \t]*|^[ \t]*([①-⑳])[ \t]*/u;
const BULLETED_NUMBER = /^([ \t]*)[-*+•][ \t]+(?=\(?\d{1,2}\)|\d{1,2}\.[ \t]|[①-⑳])/u;
const RULE = /^[ \t]*(?:(?:[-*_][ \t]*){3,}|={3,}[ \t]*)$/u;
const TABLE_RULE = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+(?:\|[ \t]*)?$/u;
const HEADING = /^[ \t]*#{1,6}[ \t]+|[ \t]+#+[ \t]*$/gu;

const numberOf = (line: string): number | undefined => {
  const [, round, plain, ringed] = NUMBER_MARK.exec(line) ?? [];
  if (ringed !== undefined) return ringed.charCodeAt(0) - 0x245f;
  const said = round ?? plain;
  return said === undefined ? undefined : /\d/u.test(said) ? Number(said) : said.charCodeAt(0) - 0x60;
};

const unlisted = (lines: readonly string[]): string[] => {
  const quoted = lines.map((line) =>
    line.replace(/^[ \t]*(?:>[ \t]?)+(?=[\p{L}*_"'[(\ue001-]|$)/u, '').replace(/^[ \t]*§[ \t]+(?=\p{L})/u, ''),
  );
  const unbulleted = quoted.map((line) => line.replace(BULLETED_NUMBER, '$1'));
  const bare = areCounted(unbulleted) ? unbulleted : quoted;
  // "5. May" begins with a date: numbers are marks where they count the items.
  const counted =
    areCounted(bare) ||
    bare.filter((line) => numberOf(line) !== undefined).every((line, at) => at === 0 && ALONE.test(line));
  const tabled = bare.some((line) => TABLE_RULE.test(line));
  let inList = false;
  return bare.map((line) => {
    if (RULE.test(line) || line.trim() === '' || (tabled && TABLE_RULE.test(line))) return END;
    if (/^[ \t]*#{1,6}[ \t]/u.test(line)) {
      inList = false;
      return `${END}${line.replace(HEADING, '')}${END}`;
    }
    const mark = LIST_MARK.test(line) ? LIST_MARK : counted ? NUMBER_MARK : undefined;
    if (mark?.test(line)) {
      const item = line.replace(mark, inList ? ITEM : END);
      inList = true;
      return item;
    }
    inList &&= /^\s/u.test(line);
    return tabled && line.includes('|') ? `${END}${line.replace(/^[ \t]*\||\|[ \t]*$/gu, '')}${END}` : line;
  });
};

/** Whether there are several numbers, and each is one or follows the one above it that stands as far in. */
const areCounted = (lines: readonly string[]): boolean => {
  const last = new Map<number, number>();
  const numbered = lines.flatMap((line) => {
    const number = numberOf(line);
    return number === undefined ? [] : [{ number, indent: line.search(/\S/u) }];
  });
  return (
    numbered.length > 1 &&
    numbered.every(({ number, indent }) => {
      const before = last.get(indent) ?? 0;
      last.set(indent, number);
      return number === 1 || number === before + 1;
    })
  );
};

/** One numbered line: in Latin letters it may begin with an ordinal. */
const ALONE = /^[ \t]*(?:\(?1\)|①|1\.[ \t]+(?=[^\p{Script=Latin}\d\s]))/u;

const BEFORE = `(?<![^\\s([{"'“„«‘「『（:,;—–\\ue002-\\ue004-])`;
const AFTER = `(?![^\\s)\\]}"'”»’」』）.,;:!?。、—–\\ue002-\\ue004-])`;
/** In scripts that know no spaces, the marks stand between letters. */
const STARS = new RegExp(
  `(?:${BEFORE}|(?<=[${EAST}]))(\\*{1,3})(?=[\\p{L}\\p{N}"'“„«‘「『\\ue001([+@#$_~-])((?:(?!\\1|\\n\\s*\\n)[^]){0,400}?[^\\s*])\\1(?:${AFTER}|(?=[${EAST}])|(?<=[${EAST}。、:,]\\1))`,
  'gu',
);
const UNDERLINED = new RegExp(
  `${BEFORE}_(?=[\\p{L}\\p{N}\\ue001])((?:[^_\\n]|\\n(?!\\s*\\n)){0,400}?[^\\s_])_${AFTER}`,
  'gu',
);
/** `__init__` is a name: what two underscores set off has a space or a capital in it. */
const UNDERLINED_TWICE = new RegExp(
  `${BEFORE}__(?=[^\\s_])(?=[^_\\n]*[\\s\\p{Lu}])([^_\\n]{0,400}?[^\\s_])__${AFTER}`,
  'gu',
);
const HIGHLIGHTED = new RegExp(`${BEFORE}==(?=[\\p{L}\\p{N}])([^=\\n]{1,400}?)==${AFTER}`, 'gu');
