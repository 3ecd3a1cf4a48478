import { NOUNS } from './name-nouns.ts';
import type { KnownPackage } from './known-packages.ts';
import { BUILTIN } from './known-names.ts';
import { DOUBTED, INSTALLED_BEHIND, NEXT_CLAUSE, OTHER_CLAUSE, PERSONAL } from './package-words.ts';
import type { ClaimStretch } from './stretches.ts';

/** `cuprite (gem in the test group)`, `vitepress-plugin-mermaid is installed`: nobody need know the name. */
export const calledLibrary = (
  word: string,
  { low }: ClaimStretch,
  before: string,
  after: string,
): KnownPackage | undefined => {
  const isBracketed = BRACKETED.test(after) && !ARTICLE.test(before);
  if (!isBracketed && !(/[-_]/.test(word) && INSTALLED_BEHIND.test(after))) return undefined;
  if (word.length < 4 || BUILTIN.has(word) || PERSONAL.test(low)) return undefined;
  const isDoubted = DOUBTED.test(`${before.replace(OTHER_CLAUSE, '')} ${after.replace(NEXT_CLAUSE, '')}`);
  return isDoubted ? undefined : { name: word.toLowerCase(), sure: false };
};

/** What it is and where, and nothing else: `(library code)` and `(package from Anna)` say something of a thing. */
const BRACKETED = new RegExp(
  `^[\\x60*_"'”»]{0,2}\\s\\((?:(?:an?|the|our|declared|direct|npm|ruby|python|hex|pub) )*(?:${NOUNS.package.join('|')}|wheel)(?:[),]| (?:in|for|of|im|en|em|dans|nel|i|в) )`,
  'u',
);
/** A package has no article. */
const ARTICLE =
  /(?<!\p{L})(?:the|an?|this|that|our|my|your|his|her|its|their|every|each|der|die|das|den|dem|ein\p{L}{0,2}|unser\p{L}*|el|la|los|las|un[ao]?|nuestr[oa]|o|os|as|uma?|noss[oa]|le|les|une?|notre|il|lo|gli|een|het|de)\s[`*_"'“«„]*$/u;
