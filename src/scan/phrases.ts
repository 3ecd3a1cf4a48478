import type { Clue } from './pattern.ts';
import { once } from './source.ts';

/**
 * A phrase as people say it, in a notation that a table can be read in: words with blanks between them, `a/b` for
 * either, `tell*` for any ending, `_` for a blank within an alternative, `?` behind what may lack, `…` for what may
 * stand between, of the same sentence, and `«»` for something in quotation marks. `;` parts phrases. Which words a row
 * needs is read from it.
 */
type Phrases = string;

const GAP = '…';
const QUOTATION = '«»';
/** Several words in quotation marks; where words are not parted, four letters. */
const QUOTED = String.raw`(?<![\w.!?\x60"])["“”„«»「『] ?(?=\S)(?:[^"“”„«»「」『』\n ]{1,24}[ ,][^"“”„«»「」『』\n]{2,70}|[\u3040-\u9fff]{4,40}) ?["“”»«」』]`;
/** Anything of the same sentence; a dot within an address ends none. */
const BETWEEN = String.raw`(?:[^.!?\n。！？]|[.!?](?=\S)|\n(?!\n)){0,60}`;
/** Round a quotation. */
const SPACE = String.raw`[ ,:：，、\n]{0,2}`;
/** Scripts whose words are not parted say as much in half the characters. */
const NARROW = String.raw`[^.\n。！？]{0,26}`;

const isLatin = (of: string): boolean => /[a-z0-9]/.test(of);
const isDense = (of: string): boolean => /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(of);
const isHangul = (of: string): boolean => /[\uac00-\ud7a3]/.test(of);

const escaped = (text: string): string => text.replace(/[.+?()[\]{}|\\^$]/g, String.raw`\$&`);

/** Letters with marks, of Cyrillic and of other alphabets are letters of the word, too. */
const LETTER = /[a-z0-9\u00c0-\u04ff]/;
const OPENING = String.raw`(?<![\w\u00c0-\u04ff])`;
const opens = (of: string): boolean => !of.startsWith('*') && LETTER.test(of[0] ?? '');

/** One alternative: its word ends where a word ends, unless a star says that it goes on. */
const wordSource = (of: string): string => {
  const open = { begins: !of.startsWith('*'), ends: !of.endsWith('*') };
  const said = of.slice(open.begins ? 0 : 1, open.ends ? of.length : -1);
  const source = escaped(said)
    .replaceAll('_', ' ')
    .replaceAll('*', String.raw`\w{0,14}`);
  const rest = isLatin(said) ? String.raw`\w{0,16}` : isDense(said) ? '' : String.raw`[^\s.,;:!?]{0,12}`;
  const end = LETTER.test(said.at(-1) ?? '') ? String.raw`(?![\w\u00c0-\u04ff])` : '';
  return `${source}${open.ends ? end : rest}`;
};

/** Alternatives: where a word may begin is looked at once for all of them. */
const eitherOf = (words: readonly string[]): string => {
  const [beginning, others] = [words.filter(opens), words.filter((word) => !opens(word))];
  const group = (of: readonly string[]): string => `(?:${of.map(wordSource).join('|')})`;
  if (others.length === 0) return `${OPENING}${group(beginning)}`;
  return beginning.length === 0 ? group(others) : `(?:${OPENING}${group(beginning)}|${group(others)})`;
};

const PLAIN_WORD = /^[a-z]+\*?$/;
/** What the index of words looks for: of what stands between blanks, hyphens and apostrophes the longest. */
const needOf = (of: string): string => {
  if (PLAIN_WORD.test(of)) return of;
  if (!/[\p{L}\p{N}]/u.test(of)) return of;
  const longest = of.split(/[^\p{L}\p{M}\p{N}*]+/u).reduce((one, other) => (other.length > one.length ? other : one));
  const bare = longest.replace(/^\*|\*$/g, '');
  if (bare.includes('*')) return `${bare.split('*')[0]}*`;
  // Letters that stand before a word without a blank: an article, a preposition.
  return /[\u0590-\u06ff]/.test(bare) ? `*${bare}*` : longest;
};

/** Words that stand in every text tell nothing: a list with one of them would be looked for everywhere. */
const COMMON = new Set(
  (
    'this that these those they them their there then than with from into when have will been your what which also only ' +
    'each every some more most such just over after before about always never name file list note data text line check ' +
    'nicht nach auch oder aber wenn wird sind sich eine einen diese dieser dieses alle jede immer ohne ' +
    'pour dans avec sans cette plus tout tous comme quand liste para como este esta cuando cada todo todos ' +
    'sempre siempre lista nota testo voor deze niet naar alle lijst jest oraz plik если когда этот'
  ).split(' '),
);
const tells = (need: string): boolean => !isLatin(need) || (need.length > 3 && !COMMON.has(need.replace(/\*$/, '')));
const MOST_LISTS = 4;

interface Token {
  /** Alternatives: one of them stands there. */
  words: readonly string[];
  optional: boolean;
  token: string;
}

/** What stands for no word of its own. */
const SPACES = new Set([GAP, QUOTATION]);
const tokensOf = (phrase: string): Token[] =>
  phrase.split(/\s+/).map((token) => {
    const optional = token.endsWith('?');
    return { token, optional, words: SPACES.has(token) ? [] : (optional ? token.slice(0, -1) : token).split('/') };
  });

const sourceOf = (phrase: string): string => {
  let source = '';
  let parted = true;
  for (const { token, optional, words } of tokensOf(phrase)) {
    if (token === GAP) {
      source += isDense(phrase) ? NARROW : BETWEEN;
      parted = true;
      continue;
    }
    if (token === QUOTATION) {
      source += `${parted ? '' : SPACE}${QUOTED}${SPACE}`;
      parted = true;
      continue;
    }
    const blank = isHangul(token) ? ' ?' : isDense(token) ? '' : String.raw`[ ,\n]{1,2}`;
    const said = eitherOf(words);
    const separator = parted ? '' : blank;
    source += optional ? `(?:${separator}${said}${parted ? blank : ''})?` : `${separator}${said}`;
    // What may lack before the first word brings its own blank.
    parted = optional ? parted : false;
  }
  return source;
};

/** A gap, and no more than a word takes that stands for no need. */
const [FARTHEST, WORD] = [60, 40];

/** The lists of words that a phrase needs, those that tell most of it, and how far each may be behind the one before. */
const needsOf = (phrase: string): Pick<Clue, 'needs' | 'reach'> => {
  let far = 0;
  const needs = tokensOf(phrase).flatMap(({ token, words, optional }) => {
    far += token === GAP ? FARTHEST : token === QUOTATION ? 2 * FARTHEST : WORD;
    if (words.length === 0 || optional) return [];
    return [{ list: [...new Set(words.map(needOf))], far }];
  });
  const telling = needs.filter(({ list }) => list.every(tells)).slice(0, MOST_LISTS);
  if (telling.length > 0) {
    return {
      needs: telling.map(({ list }) => list.join(' ')),
      reach: telling.map((each, i) => each.far - (telling[i - 1]?.far ?? 0)),
    };
  }
  const common = ({ list }: { list: readonly string[] }): number => list.filter((need) => !tells(need)).length;
  return {
    needs: needs
      .toSorted((one, other) => common(one) - common(other))
      .slice(0, 1)
      .map(({ list }) => list.join(' ')),
  };
};

/** Of an alternative the part that stands in any text that it matches: the longest between blanks and stars. */
const partOf = (word: string): string =>
  word.split(/[_*]/).reduce((one, other) => (other.length > one.length ? other : one));

/** Whether the words of a phrase stand in a text one behind the other. */
const mayStand = (phrase: string): ((text: string) => boolean) => {
  const lists = once(() =>
    tokensOf(phrase).flatMap(({ words, optional }) =>
      words.length === 0 || optional ? [] : [[...new Set(words.map(partOf))]],
    ),
  );
  return (text) => {
    let from = 0;
    for (const list of lists()) {
      let first = text.length;
      for (const part of list) {
        const at = text.indexOf(part, from);
        if (at >= 0 && at < first) first = at;
      }
      if (first === text.length) return false;
      from = first + 1;
    }
    return true;
  };
};

/** A clue in the words of several languages: each phrase is a way to say the same. */
export const phraseClues = (
  id: string,
  weight: number,
  phrases: Readonly<Record<string, Phrases>>,
  more: Pick<Clue, 'negatable'> = {},
): Clue[] =>
  Object.values(phrases)
    .flatMap((each) => each.split(';'))
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => ({
      id,
      weight,
      ...needsOf(each),
      pattern: { source: () => sourceOf(each), may: mayStand(each), wraps: true },
      ...more,
    }));
