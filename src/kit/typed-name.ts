import { nameOfWords } from './called.ts';
import type { Kind, Memory } from '../ir/memory.ts';
import { foldedName, nameFrom } from '../text/name.ts';
import { kindOfType } from './typed.ts';

const stemOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/i, '');

/**
 * `user_role` without its type. Before `_` any of the four types goes; before `-` only the type that the file itself
 * declares, for `user-agent` may be a whole name.
 */
const withoutType = (stem: string, type: string | undefined): string => {
  const match = /^(user|feedback|project|reference)(?:_+|(-))(?=.*[\p{L}\p{N}])/iu.exec(stem);
  return match && (match[2] === undefined || match[1]?.toLowerCase() === type) ? stem.slice(match[0].length) : stem;
};

/** What the name of a file says of its kind: `feedback_tabs.md` is a rule, whether or not it is there. */
export const kindOfFile = (file: string): Kind | undefined => {
  const type = /^(user|feedback|project|reference)_/i.exec(stemOf(file))?.[1]?.toLowerCase();
  return type === undefined ? undefined : kindOfType(type);
};

/** What others call the memory of a file: its stem less a type, else the name its head declares, else its words. */
export const nameOfFile = (
  file: string,
  said: { type?: string | undefined; name?: string | undefined },
  words: Pick<Memory, 'kind' | 'statement' | 'title'>,
): string => nameFrom(withoutType(stemOf(file), said.type)) || nameFrom(said.name ?? '') || nameOfWords(words);

/** Where two files come to one name, each is called by its whole stem. */
export const wholeName = ({ name, places }: Memory): string => {
  const file = places.find(({ slot }) => slot === 'file')?.file;
  return (file === undefined ? '' : nameFrom(stemOf(file))) || name;
};

/**
 * A name that only repeats the file's own is no title: half of all real names are such slugs
 * (docs/formats/in-the-wild.md §1).
 */
export const repeatsFile = (name: string, file: string): boolean => {
  if (!/^[\p{L}\p{M}\p{N}_.+-]+$/u.test(name)) return false;
  const stem = stemOf(file);
  const stems = [stem, withoutType(stem, undefined), stem.replace(/^(?:user|feedback|project|reference)-/i, '')];
  return stems.some((each) => plain(each) === plain(name) || asClient(each) === name);
};

const plain = (text: string): string =>
  foldedName(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/**
 * What the client makes of a name when it writes the head again: `größe` becomes `gr-e`
 * (docs/formats/claude-code.md §3).
 */
const asClient = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
