/** Letters of scripts that part words by spaces; in the others a word is found wherever it stands. */
export const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Small letters of the same length: a pattern that need not fold case costs a fraction. */
export const lowered = (text: string): string => {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
};

/** The same for the source of a pattern, but for the names of its classes. */
const loweredSource = (source: string): string =>
  source.replace(/(\\[pP]\{[^}]*\}|\\.|\(\?<\w+>)|[^\\(]+|\(/gu, (each, apart?: string) => apart ?? lowered(each));

/** What must stand before the words, and behind them: parts of the pattern. */
interface Around {
  after?: string;
  before?: string;
}

/** Words of many languages, asked like a pattern. */
export interface WordTable {
  test: (text: string) => boolean;
  exec: (text: string) => RegExpExecArray | null;
}

/** Words of many languages, for lowered text; each string is a regular expression of alternatives. */
export const wordsOf = (rows: readonly string[], around: Around = {}): WordTable =>
  tableOf(patternsOf(() => sourceOf(rows, around), 'u'));

/** The same as one pattern for a text, to take out of it what it finds. */
export const wordPattern = (rows: readonly string[], flags: string): ((text: string) => RegExp) =>
  patternsOf(() => sourceOf(rows, {}), flags);

/** Any pattern that names classes of letters, by its source, asked in the same way. */
export const cueOf = (source: () => string, flags = 'u'): WordTable => tableOf(patternsOf(source, flags));

const tableOf = (patternFor: (text: string) => RegExp): WordTable => ({
  test: (text) => patternFor(text).test(text),
  exec: (text) => patternFor(text).exec(text),
});

/** Made when a text is first asked; most texts never see the one that knows the letters of every script. */
const patternsOf = (source: () => string, flags: string): ((text: string) => RegExp) => {
  const full = once(() => new RegExp(source(), flags));
  const plain = once(() => new RegExp(inAscii(source()), flags));
  return (text) => (isPlain(text) ? plain() : full());
};

const sourceOf = (rows: readonly string[], { before = '', after = '' }: Around): string => {
  const parted = rows.filter((row) => !UNPARTED.test(row)).join('|');
  const others = rows.filter((row) => UNPARTED.test(row)).join('|');
  const either = [
    ...(parted === '' ? [] : [`${NO_LETTER_BEFORE}(?:${parted})${NO_LETTER_BEHIND}`]),
    ...(others === '' ? [] : [`(?:${others})`]),
  ].join('|');
  return loweredSource(`${before}(?:${either})${after}`);
};

/** Apart they are many times as quick to make as one class of them all. */
const KINDS = ['\\p{L}', '\\p{M}', '[\\p{N}_]'];
const NO_LETTER_BEFORE = KINDS.map((kind) => `(?<!${kind})`).join('');
const NO_LETTER_BEHIND = KINDS.map((kind) => `(?!${kind})`).join('');

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** A text that has no letters, marks and digits but those of ASCII; many tables are asked of one text in turn. */
const isPlain = (text: string): boolean => {
  if (text !== asked) [asked, isAskedPlain] = [text, !FOREIGN.test(text)];
  return isAskedPlain;
};
let [asked, isAskedPlain] = ['', true];
const FOREIGN = /(?=[^\0-\x7f])(?:\p{L}|\p{M}|\p{N})/u;

/**
 * The same pattern for such a text. A class of all letters there are takes a millisecond to make and another two until
 * it first answers, and a table has dozens of them.
 */
const inAscii = (source: string): string => {
  let isClass = false;
  return source.replace(/\\p\{([LMN])\}|\\.|[[\]]/gu, (each, kind?: string) => {
    if (each === '[') isClass = true;
    if (each === ']') isClass = false;
    const letters = kind === undefined ? undefined : ASCII[kind];
    return letters === undefined ? each : isClass ? letters : `[${letters}]`;
  });
};
const ASCII: Readonly<Record<string, string>> = { L: 'A-Za-z', M: '', N: '0-9' };

/** Words that are listed with white space between them. */
export const wordList = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
