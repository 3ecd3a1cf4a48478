import { ALSO_WORDS } from './package-namesakes.ts';
import { PACKAGES } from './packages.ts';

/** A name of two ecosystems is that of the first. */
const ECOSYSTEMS = new Map(
  Object.entries(PACKAGES)
    .reverse()
    .flatMap(([of, names]) => [...names].map((name) => [name, of])),
);
export const ecosystemOf = (name: string): string | undefined => ECOSYSTEMS.get(name);

/** `flask-mail`, `serde_yml`: what goes on behind the name of a package belongs to it. */
export const familyOf = (name: string): string | undefined => ecosystemOf(parentOf(name) ?? '');

/** The package that a name goes on behind; none where the whole is a package by itself. */
export const parentOf = (name: string): string | undefined => {
  const first = /^([a-z][a-z\d]{3,})[-_][a-z][\w-]+$/.exec(name)?.[1];
  const isNone =
    first === undefined || ALSO_WORDS.has(first) || ADJECTIVE.test(name) || ecosystemOf(name) !== undefined;
  return isNone || ecosystemOf(first) === undefined ? undefined : first;
};
/** `pytest-style asserts`, `pandas-free code`. */
const ADJECTIVE =
  /[-_](?:styled?|free|like|based|only|driven|compatible|first|friendly|native|flavou?red|specific|related|aware|agnostic|heavy|powered|backed|side|level|ready|ish|inspired|generated|managed|wide|less|esque|safe|centric|independent)$/;

/** `monolog/monolog`, `pointfreeco/swift-snapshot-testing`: by its vendor or its owner, too; one of the two is known. */
export const vendoredBy = (name: string): string | undefined => {
  const [, vendor = '', own = ''] = /^([a-z\d][\w.-]+)\/([a-z\d][\w.-]+)$/i.exec(name) ?? [];
  return PACKAGES['composer']?.has(vendor) === true || PACKAGES['composer']?.has(own) === true
    ? 'composer'
    : ALSO_WORDS.has(own)
      ? undefined
      : ecosystemOf(own);
};

/** One that many projects have, under its name. */
export const isKnownPackage = (name: string): boolean => ecosystemOf(name.toLowerCase()) !== undefined;
export const isOfFamily = (name: string): boolean => familyOf(name.toLowerCase()) !== undefined;

/** `owner/name`, and not one of Composer's: manifests have the name. */
export const isOwned = (name: string, ecosystem: string): boolean =>
  ecosystem !== 'composer' && ecosystem !== 'terraform' && /^[^@].*\//.test(name);
export const named = (name: string, ecosystem: string): string =>
  isOwned(name, ecosystem) ? name.replace(/^.*\//, '') : name;

export interface KnownPackage {
  name: string;
  ecosystem?: string;
  sure?: false;
}

/** Where people write in other letters than Latin ones a word of these is a name. */
export const isAmongOthers = (text: string, name: string): boolean =>
  (text.match(OTHER_LETTERS)?.length ?? 0) > (text.match(/[A-Za-z]/g)?.length ?? 0) / 3 && text.includes(name);
export const OTHER_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Thai}]/gu;
