import { recalled } from './recalled.ts';

/** A stretch of text that has to survive any rewording letter by letter. */
export interface Literal {
  kind: LiteralKind;
  /** The words of the text, delimiters (backticks, quotes) left out. */
  text: string;
  /** UTF-16 offsets of the whole stretch, delimiters included. */
  span: readonly [number, number];
}

export type LiteralKind =
  | 'fence'
  | 'code'
  | 'url'
  | 'email'
  | 'path'
  | 'host'
  | 'file'
  | 'flag'
  | 'variable'
  | 'date'
  | 'time'
  | 'version'
  | 'number'
  | 'ticket'
  | 'channel'
  | 'handle'
  | 'hash'
  | 'identifier'
  | 'quoted';

const FILE_ENDING =
  'md|mdx|txt|rst|json|jsonl|ya?ml|toml|ini|cfg|conf|env|lock|[cm]?[jt]sx?|py|ipynb|rb|go|rs|java|kt|swift|c|h|cc|cpp|hpp|cs|php|sh|bash|zsh|ps1|sql|csv|tsv|parquet|html?|css|scss|svg|png|jpe?g|webp|gif|pdf|docx?|xlsx?|pptx?|log|db|sqlite3?|tfvars|tf|proto|graphql|xml|gradle|vue|svelte|zip|gz|tgz';
/**
 * Letters that belong to a word however near they stand; of Han, Kana and Hangul a literal is often the direct
 * neighbour.
 */
const SPACED =
  '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}';
const UNIT =
  'ms|s|sec|secs|min|mins|h|hrs?|d|B|[kKMGT]i?B|[kKMGT]bps|px|rem|em|pt|dpi|%|‰|°C|°F|Hz|[kMG]Hz|fps|rps|qps|€|\\$|£|¥|USD|EUR|GBP|mm|cm|m|km|kg|g|lines?|words?|characters?|chars?|columns?|tokens?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|items?|files?|times?';

/**
 * In order of claim: what an earlier row takes, a later one cannot split. The hint is what no such literal lacks. Every
 * quantifier is bounded or runs over a class that its neighbours exclude, so that no input costs more than linear time.
 */
const ROWS: readonly (readonly [kind: LiteralKind, hint: RegExp, pattern: RegExp])[] = [
  ['fence', /```|~~~/, /^(?:```|~~~)[^\n]*\n[\s\S]*?^(?:```|~~~)[ \t]*$/gm],
  ['code', /`/, /(?<!`)``?(?!`)(?<text>[^`\n]{1,400})``?(?!`)/gu],
  ['url', /:\/\//, /\b[a-z][a-z0-9+.-]{1,15}:\/\/[^\s<>"'`)\]}，。、；）」』]{1,2000}/giu],
  ['email', /@/, /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}\b/gu],
  [
    'path',
    /[/\\]/,
    new RegExp(
      `(?<![${SPACED}\\p{N}_./~-])(?:(?:~|\\.{1,2}|[A-Za-z]:)?(?=[/\\\\](?!\\d{1,3}(?![\\w./@-])))|(?!(?:and/or|he/she|y/o|e/ou|et/ou|und/oder|n/a|mm/s|km/h|m/s|req/s)\\b|(?:[\\p{Script=Hebrew}]{1,2}-)?(?:\\d{4}/\\d{1,2}/\\d{1,2}(?![A-Za-z\\p{N}_/-])|\\d{1,2}(?:/\\d{1,2}){1,2}(?:/?\\d{2})?(?![\\p{L}\\p{N}_/-])))[${SPACED}\\p{N}_.@-]{1,60}(?=/[^/\\s]))(?:[/\\\\]+(?:[${SPACED}\\p{N}\\p{M}_.@%+~*{}<>-]{1,120}|[\\p{L}\\p{N}\\p{M}_.@%+~*{}<>-]{0,120})){1,40}`,
      'gu',
    ),
  ],
  [
    'date',
    /\d-\d\d-\d|\d[./]\d{1,2}[./]\d|[年년]/,
    /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]{4,15}Z?)?\b|(?<![A-Za-z\p{N}_./-])\d{4}([/.])\d{1,2}\1\d{1,2}(?![A-Za-z\p{N}_/-]|\.\d)|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{4}년 ?\d{1,2}월(?: ?\d{1,2}일)?/gu,
  ],
  [
    'time',
    /\d(?::\d| ?[huap])|[点點时時시]/iu,
    /(?<![\d.])(?:[01]?\d|2[0-4])(?::[0-5]\d(?::[0-5]\d)?(?: ?Uhr)?|h[0-5]\d| ?h(?![\p{L}\d])| ?Uhr(?: [0-5]\d)?)(?: ?[ap]m)?(?!\d)|\b(?:1[0-2]|[1-9]) ?[ap]\.?m\b|(?:上午|下午|午前|午後|오전|오후) ?(?:\d{1,2}|[一二三四五六七八九十]{1,3}) ?[点點时時시](?:半|반| ?\d{1,2}[分분])?|(?:[两二三四五六七八九]|十[一二]?)点(?:半|钟|整)?|\d{1,2}(?:時|点|點|시)(?![간間])(?:半|반| ?\d{1,2}[分분])?/giu,
  ],
  [
    'version',
    /v\d|\d\.\d{1,6}\.\d/,
    /(?<![\w.])v\d{1,6}(?:\.\d{1,6}){0,3}(?:-[\w.]{1,30})?(?![\w])|(?<![\w.])\d{1,6}(?:\.\d{1,6}){2,3}(?:-[\w.]{1,30})?(?![\w])/gu,
  ],
  ['ticket', /#\d|[A-Z]-\d/, /(?<![\w#])#\d{1,9}\b|\b[A-Z]{2,10}-\d{1,7}\b/gu],
  ['channel', /#[\p{L}]/u, /(?<![\p{L}\p{N}_#&])#[\p{L}][\p{L}\p{N}_-]{1,60}/gu],
  ['handle', /@[\p{L}]/u, /(?<![\p{L}\p{N}_@.])@[\p{L}][\p{L}\p{N}_/-]{1,60}/gu],
  [
    'flag',
    /(?<![A-Za-z0-9_-])--?[a-z]/iu,
    /(?<![\p{Script=Latin}\p{N}_`-]|\p{L}["'”»])--?[a-z][a-z0-9-]{1,50}(?:=[^\s"'`)\]]{1,100})?/giu,
  ],
  [
    'host',
    /[a-z0-9-]\.[a-z0-9]|localhost/,
    new RegExp(
      `(?<![${SPACED}\\p{N}_.-])(?:\\d{1,3}(?:\\.\\d{1,3}){3}|localhost|(?=[a-z0-9][a-z0-9-]{0,62}\\.)(?!(?:[\\w-]{1,63}\\.){0,6}(?:${FILE_ENDING})(?![\\w-]|\\.\\w))[a-z0-9][a-z0-9-]{0,62}(?:\\.[a-z0-9-]{1,63}){0,5}\\.[a-z]{2,12})(?::\\d{2,5})?(?![\\w(])`,
      'gu',
    ),
  ],
  [
    'file',
    /\.[a-z]/iu,
    new RegExp(
      `(?<![${SPACED}\\p{N}_.-])(?:[${SPACED}\\p{N}_-]{1,80}(?:\\.[${SPACED}\\p{N}_-]{1,40}){0,4}\\.(?:${FILE_ENDING})|\\.[a-z][a-z0-9_-]{2,30}(?:\\.[a-z]{2,10})?)(?![${SPACED}\\p{N}_])`,
      'giu',
    ),
  ],
  [
    'variable',
    /\$[A-Za-z_]|[A-Z0-9]_[A-Z0-9]/,
    /(?<![\p{Script=Latin}\p{N}_])\$[A-Za-z_]\w{0,60}|(?<![\p{Script=Latin}\p{N}_])[A-Z][A-Z0-9]{0,40}(?:_[A-Z0-9]{1,40}){1,8}(?![\p{Script=Latin}\p{N}_])/gu,
  ],
  [
    'identifier',
    /[a-z0-9]_[a-z0-9]|[a-z][A-Z][a-z0-9]/,
    /(?<![\p{Script=Latin}\p{N}_])[a-z][a-z0-9]{0,60}(?:_[a-z0-9]{1,60}){1,10}(?:\(\))?(?![\p{Script=Latin}\p{N}_])|(?<![\p{Script=Latin}\p{N}_])[a-z]{1,60}(?:[A-Z][a-z0-9]{1,60}){1,10}(?:\(\))?(?![\p{Script=Latin}\p{N}_])/gu,
  ],
  [
    'hash',
    /\b[0-9a-f]{7}/,
    /(?<![\p{L}\p{N}_])(?=[0-9a-f]{0,39}\d)(?=[0-9a-f]{0,39}[a-f])[0-9a-f]{7,64}(?![\p{L}\p{N}_])/gu,
  ],
  [
    'number',
    /\d/,
    new RegExp(
      `(?<![${SPACED}\\p{N}_.]|[${SPACED}\\p{N}]-)[-+−]?(?:[$€£¥] ?)?\\d{1,12}(?:[.,]\\d{1,9}){0,4}(?:(?:st|nd|rd|th)\\b|\\s?(?:${UNIT})(?![${SPACED}\\p{N}_]))?`,
      'gu',
    ),
  ],
  [
    'quoted',
    /["'“«„「『]/,
    /"(?<text>[^"\n]{1,300})"|“(?<text2>[^“”\n]{1,300})”|«\s?(?<text3>[^«»\n]{1,300}?)\s?»|„(?<text4>[^„“”\n]{1,300})[“”]|「(?<text5>[^「」\n]{1,300})」|『(?<text6>[^『』\n]{1,300})』|(?<![\p{L}\p{N}])'(?<text7>[^'\n]{1,120})'(?![\p{L}\p{N}])/gu,
  ],
];

/** A class of letters or digits, within brackets, as the characters of it that are ASCII. */
const inAscii = ({ source, flags }: RegExp): RegExp =>
  new RegExp(
    source.replace(/\\p\{(?:Script=)?(\w+)\}/g, (_, name: string) => ASCII_OF[name] ?? ''),
    flags.replace('u', ''),
  );
const ASCII_OF: Readonly<Record<string, string>> = { L: 'A-Za-z', Latin: 'A-Za-z', N: '0-9' };

/** Finds the same in a text of plain ASCII, as most are: classes of whole scripts take long to compile, and to ask. */
const ASCII_ROWS = ROWS.map(([kind, hint, pattern]) => [kind, inAscii(hint), inAscii(pattern)] as const);
const BEYOND_ASCII = /[^\x00-\x7f]/;

/** Only these may hold another literal inside; everything else is claimed once. */
const HOLDS_OTHERS: ReadonlySet<LiteralKind> = new Set(['quoted']);

const TAIL = /[.,;:!?…)}\]*>]$/;

/** Which characters of a text are claimed: none yet. One sheet serves every text, for a new one each is most of the work. */
const unclaimed = (length: number): Uint8Array => {
  if (sheet.length < length) sheet = new Uint8Array(length);
  return sheet.fill(0, 0, length);
};

let sheet = new Uint8Array(4_096);

/** The literals of a text, in order of their start. */
export const literals: (text: string) => readonly Literal[] = recalled((text) => {
  const taken = unclaimed(text.length);
  const found: Literal[] = [];
  for (const [kind, hint, pattern] of BEYOND_ASCII.test(text) ? ROWS : ASCII_ROWS) {
    if (!hint.test(text)) continue;
    // No `matchAll`, which makes a pattern anew for every text; behind the last match the pattern is at its start again.
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const start = match.index;
      let end = start + match[0].length;
      if (!HOLDS_OTHERS.has(kind) && (taken[start] === 1 || taken[end - 1] === 1)) continue;
      const inner = match.groups && Object.values(match.groups).find((group) => group !== undefined);
      let words = inner ?? match[0];
      if (inner === undefined && kind !== 'fence') {
        // a full stop or a bracket at the end belongs to the sentence, not to the path
        if (TAIL.test(words))
          words = words.replace(/[.,;:!?…)}\]*>]{1,8}$/u, (tail) =>
            tail.includes(')') && words.endsWith('()') ? tail : /^[*>}]/.test(tail) ? tail : '',
          );
        end = start + words.length;
        if (words === '' || words === '/' || words === '\\') continue;
      }
      if (!HOLDS_OTHERS.has(kind)) taken.fill(1, start, end);
      found.push({ kind, text: words, span: [start, end] });
    }
  }
  return found.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
});
