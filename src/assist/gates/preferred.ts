import { INSTEAD_OF } from './instead.ts';
import type { Reading } from './reading.ts';

/** What a text wants in the place of what: a literal, or a word. */
type Preferred = readonly [wanted: string, other: string];

/** A literal, or a word that is long enough to be told from a small one. */
const THING = '(\ue000+|(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]{4,30}(?![\\p{L}\\p{M}]))';
/** Quotes, a comma, and two small words: `, and not on the`. */
const GAP = '[^\\p{L}\ue000.;:\\n]{1,4}(?:[\\p{L}\\p{M}]{1,5}[^\\p{L}\ue000.;:\\n]{1,3}){0,2}';
const LITERAL = '(\ue000+)';
const NEAR = '[^\\p{L}\ue000.;。；\\n]{0,4}';

/** Between what is wanted and what is not, besides. */
const AND_NOT = [
  'over|(?:and )?not|no longer',
  '(?:und )?nicht(?: mehr)?',
  'et (?:non|pas)|non',
  'y no|ya no',
  'e não|já não',
  'e non',
  'а не|но не',
  'zamiast|a nie',
  'yerine',
  'بدل(?:ا|اً)?(?: من)?|وليس|ولا',
  'במקום|ולא',
].join('|');
const TO = '(?:to|à|a|al|ao|aos|als|vor|перед)';
const PREFERS = '(?:prefer|préfér|prefier|prefir|bevorzug|предпоч)\\p{L}*';

const PATTERNS: readonly { wantedFirst: boolean; pattern: RegExp }[] = [
  {
    wantedFirst: true,
    pattern: new RegExp(`${THING}[^\\p{L}\ue000.;:\\n]{1,4}(?:${INSTEAD_OF}|${AND_NOT})${GAP}${THING}`, 'dgiu'),
  },
  {
    wantedFirst: true,
    pattern: new RegExp(`(?<!\\p{L})${PREFERS}${GAP}${THING}[^\\p{L}\ue000.;:\\n]{1,4}${TO}${GAP}${THING}`, 'dgiu'),
  },
  {
    wantedFirst: true,
    pattern: new RegExp(`${LITERAL}${NEAR}(?:来)?(?:而不是|而非|代替|替代|取代)(?:用)?${NEAR}${LITERAL}`, 'dgu'),
  },
  {
    wantedFirst: false,
    pattern: new RegExp(
      `${LITERAL}${NEAR}(?:では?なく|じゃなく|の?代わりに|よりも?|말고|대신(?:에)?|(?:이|가)? ?아니라|보다)${NEAR}${LITERAL}`,
      'dgu',
    ),
  },
];

const preferredIn = ({ text, prose }: Reading): Preferred[] =>
  PATTERNS.flatMap(({ wantedFirst, pattern }) =>
    [...prose.matchAll(pattern)].map(({ indices }): Preferred => {
      const [, one, other] = indices as [unknown, [number, number], [number, number]];
      const said = ([from, to]: [number, number]): string => text.slice(from, to).trim().toLowerCase();
      return wantedFirst ? [said(one), said(other)] : [said(other), said(one)];
    }),
  );

/** Forms of one word begin alike. */
const isSame = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5));

/** What was wanted rather than another thing, and is now what that other one is wanted for: `a, not b` as `b, not a`. */
export const turnedRound = (source: Reading, wording: Reading): string[] => {
  const theirs = preferredIn(wording);
  return preferredIn(source)
    .filter(([a, b]) => !isSame(a, b) && theirs.some(([c, d]) => isSame(a, d) && isSame(b, c)))
    .map(([a, b]) => `“${b}” is wanted and “${a}” is not: they have changed places`)
    .slice(0, 1);
};
