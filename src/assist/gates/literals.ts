import type { Literal } from '../../text/literals.ts';
import { plain, type Reading, stands } from './reading.ts';
import { equalValues, type Value } from './values.ts';

/** What stood in the one text and does not in the other, and what is new there, as the model can be told of it. */
export interface Differences {
  lost: string[];
  added: string[];
}

/**
 * Gate 1. Literals are held against the whole of the other text, so that what one side sets between backticks may stand
 * bare in the other. `allowed` is what else may stand in the wording: dates that relative words come to, names of harnesses.
 */
export const literalsBetween = (source: Reading, wording: Reading, required: Reading, allowed: readonly string[]): Differences => {
  const extra = allowed.map(plain);
  const may = (text: string): boolean => extra.some((each) => stands(text, each) || stands(each, text));
  return {
    lost: [
      ...missing(required, wording).filter((text) => !may(text)),
      ...valuesMissing(required, wording),
    ],
    added: [
      ...missing(wording, source).filter((text) => !may(text)),
      ...valuesMissing(wording, source).filter((text) => !may(text)),
    ],
  };
};

const missing = (of: Reading, other: Reading): string[] => [
  ...new Set(
    of.literals.flatMap((literal) => {
      const said = literal.kind === 'fence' ? literal.text : literal.text.trim();
      return waysOf(literal, said).some((way) => stands(way, other.text)) || isProse(literal, other) ? [] : [said];
    }),
  ),
];

/** How a literal may stand and still be the same: a folder with or without its last slash, a quote without its full stop. */
const waysOf = ({ kind }: Literal, text: string): string[] => {
  const bare = kind === 'quoted' ? text.replace(/[\s.,;:!?。，、！？]+$/u, '') : text.replace(/(?<=[^/])\/$/u, '');
  return [text, bare, ...(kind === 'quoted' && bare.length > 1 ? [`${bare[0]?.toLowerCase()}${bare.slice(1)}`, `${bare[0]?.toUpperCase()}${bare.slice(1)}`] : [])];
};

/** `read/write` may be two words with a slash between them; then it is enough that both are there. */
const isProse = ({ kind, text }: Literal, other: Reading): boolean =>
  kind === 'path' &&
  /^\p{L}+(?:\/\p{L}+){1,2}$/u.test(text) &&
  text.split('/').every((part) => other.text.toLowerCase().includes(part.toLowerCase().slice(0, 5)));

const valuesMissing = (of: Reading, other: Reading): string[] => [
  ...new Set(
    of.values
      .filter((value) => value.sure && !other.values.some((each) => equalValues(value, each)) && !insideLiteral(value, other))
      .map(({ text }) => text),
  ),
];

/** A number may stand in a quote or between backticks on the other side. */
const insideLiteral = ({ kind, text, amount }: Value, other: Reading): boolean =>
  other.literals.some((literal) => stands(text, literal.text) || (kind === 'number' && stands(String(amount), literal.text)));
