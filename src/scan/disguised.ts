/** Words whose letters are moved along the alphabet, stand backwards, or have digits among them. */
import type { Encoded } from './encoded.ts';
import { vocabulary } from './vocabulary.ts';

const MOST = 25;
const LONGEST = 8_192;

const rotated = (text: string): string =>
  text.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) + (c.toLowerCase() < 'n' ? 13 : -13)));
const backwards = (text: string): string => [...text].reverse().join('');
const REVERSALS = [backwards, (text: string): string => text.replace(/\p{L}+/gu, backwards)];

/** Words without which few say anything, and a few that orders are made of; not those that are words in disguise too. */
const COMMON =
  'the and all your you this user system rules previous instructions ignore secret password und alle nicht anweisungen ' +
  'les toutes consignes las todas instrucciones anteriores usuario instrucoes';
const inDisguise = (disguise: (word: string) => string, but = ''): string[] =>
  [...new Set(COMMON.split(' '))].map(disguise).filter((word) => !but.split(' ').includes(word));
const anyOf = (words: readonly string[], flags: string): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`, flags);
const turned = inDisguise(rotated);
const reversed = inDisguise(backwards, 'dna sal sel ton');
const IN_ROT13 = anyOf(turned, 'gi');
const REVERSED = anyOf(reversed, 'gi');
const TELLING = anyOf([...turned, ...reversed], 'i');

/** `1` stands for either of two letters. */
const DIGITS: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => {
  const signs = { '0': 'o', '1': one, '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' };
  return { ...signs, '@': 'a', $: 's', '!': 'i' };
});
const LEET_WORD = /(?<![\w@$!-])(?=[\d@$!]*[a-z][\w@$!]*)(?=[a-z]*[\d@$!])[a-z0134578@$!9]{3,24}(?![\w@$-])/gi;
const spelt = (word: string): string[] =>
  DIGITS.map((letters) => word.toLowerCase().replace(/[\d@$!]/g, (c) => letters[c] ?? c));
/** The word that is meant, where it is one of those that orders are made of. */
const meant = (word: string): string | undefined => spelt(word).find((said) => vocabulary().has(said));
const lettered = (line: string): string => line.replace(LEET_WORD, (word) => meant(word) ?? spelt(word)[0] ?? word);

const AMONG_LETTERS = /[a-z][0134578@$!][a-z]/gi;

/** The line that an offset stands in. */
const lineOf = (text: string, at: number): [number, number] => {
  const end = text.indexOf('\n', at);
  return [text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end];
};

/** The lines in which something tells that they can be read so. One such word is enough for a line. */
const linesWith = (text: string, pattern: RegExp, tells = (_: number): boolean => true): [number, number][] => {
  const lines: [number, number][] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null && lines.length < MOST; match = pattern.exec(text)) {
    if (!tells(match.index)) continue;
    const line = lineOf(text, match.index);
    lines.push(line);
    pattern.lastIndex = line[1];
  }
  return lines;
};

/** The word with digits in it that stands at an offset is one that orders are made of. */
const isMeant = (text: string, at: number): boolean => {
  const word = /^[\w@$!]{1,24}/.exec(text.slice(at, at + 25))?.[0] ?? '';
  const before = /[\w@$!]{0,24}$/.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? '';
  return before.length + word.length <= 24 && meant(before + word) !== undefined;
};

/** What lines say that hold a telling word, read in another way. */
export const disguised = (text: string): Encoded[] => {
  const found: Encoded[] = [];
  const add = (what: string, [start, end]: [number, number], ways: readonly ((line: string) => string)[]): void => {
    const line = text.slice(start, Math.min(end, start + LONGEST));
    for (const way of ways) found.push({ what, start, end, says: way(line) });
  };
  if (TELLING.test(text)) {
    for (const line of linesWith(text, IN_ROT13)) add('rot13', line, [rotated]);
    for (const line of linesWith(text, REVERSED)) add('backwards', line, REVERSALS);
  }
  for (const line of linesWith(text, AMONG_LETTERS, (at) => isMeant(text, at)))
    add('digits for letters', line, [lettered]);
  return found;
};
