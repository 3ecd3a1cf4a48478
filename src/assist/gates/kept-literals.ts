import type { Literal } from '../../text/literals.ts';
import { plain, type Reading, stands } from './reading.ts';
import { namesIn } from './capital-names.ts';
import { withoutMarks } from './stems.ts';
import { equalValues, type Value } from './values.ts';

/** What stood in the one text and does not in the other, and what is new there, as the model can be told of it. */
export interface Differences {
  lost: string[];
  added: string[];
}

/**
 * Gate 1. Literals are held against the whole of the other text, so that what one side sets between backticks may stand
 * bare in the other. `allowed` is what else may stand in the wording: dates that relative words come to, names of
 * harnesses.
 */
export const literalsBetween = (
  source: Reading,
  wording: Reading,
  required: Reading,
  allowed: readonly string[],
): Differences => {
  const extra = allowed.map(plain);
  const may = (text: string): boolean => extra.some((each) => stands(text, each) || stands(each, text));
  return {
    lost: [
      ...missing(required, wording).filter((text) => !may(text)),
      ...valuesMissing(required, wording),
      ...namesMissing(required, wording, extra),
    ],
    added: [
      ...missing(wording, source).filter((text) => !may(text)),
      ...valuesMissing(wording, source).filter((text) => !may(text)),
      ...namesMissing(wording, source, extra),
    ],
  };
};

const missing = (of: Reading, other: Reading): string[] => {
  const requoted = other.literals.some(({ kind, text }) => kind === 'quoted' && !stands(text, of.text));
  const said = new Map(of.literals.map((literal) => [literal.text.trim(), literal]));
  return [...said].flatMap(([text, literal]) => {
    if (literal.kind === 'quoted' && !requoted && PLAIN.test(text)) return [];
    const kept =
      waysOf(literal, text).some((way) => stands(way, other.text)) || isProse(literal, other) || endsOne(text, other);
    return kept ? [] : [literal.kind === 'fence' ? literal.text : text];
  });
};

/** One word in small letters between quotes is often no more than a word held with tongs, unless another came for it. */
const PLAIN = /^(?:\p{Ll}|\p{M})+$/u;

/**
 * How a literal may stand and still be the same: a folder with or without its last slash, a quote without its full
 * stop.
 */
const waysOf = ({ kind }: Literal, text: string): string[] => {
  const bare = kind === 'quoted' ? text.replace(/[\s.,;:!?。，、！？]+$/u, '') : text.replace(/(?<=[^/])\/$/u, '');
  return [
    text,
    bare,
    ...(kind === 'quoted' && bare.length > 1
      ? [`${bare[0]?.toLowerCase()}${bare.slice(1)}`, `${bare[0]?.toUpperCase()}${bare.slice(1)}`]
      : []),
  ];
};

/** A path may be called by its last name: `v2` for `hdfs://feat/v2`. */
const endsOne = (text: string, { literals }: Reading): boolean =>
  literals.some((literal) => literal.text.endsWith(`/${text}`));

/** `input/output` may be two words with a slash between them; then it is enough that both are there. */
const isProse = ({ kind, text }: Literal, other: Reading): boolean => {
  if (kind !== 'path') return false;
  const said = other.text.toLowerCase();
  const both = (): boolean => text.split('/').every((part) => said.includes(part.toLowerCase().slice(0, 5)));
  return EASTERN.test(text) || (/^\p{L}+(?:\/\p{L}+){1,2}$/u.test(text) && both());
};

/** Where words are not parted, a slash before them parts clauses. */
const EASTERN = /^\/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、/]+$/u;

/**
 * Names may take endings, and may be written as their initials. What is all in small letters is one where another came.
 */
const namesMissing = (of: Reading, other: Reading, brands: readonly string[]): string[] => {
  const unmatched = (from: Reading, to: Reading): string[] =>
    [...new Set(namesIn(from).map(({ text }) => text))].filter(
      (name) =>
        !isNamed(name, to) &&
        !HARNESS.test(name) &&
        !A_KIND.test(name) &&
        !brands.some((brand) => brand.includes(name)),
    );
  const small = (name: string): boolean => !/[\p{Lu}\p{N}]/u.test(name);
  const [lost, found] = [unmatched(of, other), unmatched(other, of)];
  return lost.filter((name) => !small(name) || found.some(small));
};

const isNamed = (name: string, other: Reading): boolean => {
  const kept = /[\p{Script=Cyrillic}]/u.test(name)
    ? name.length - (name.length > 5 || CASE.test(name) ? 2 : 1)
    : Math.ceil(name.length * 0.6);
  const begins = name.toLowerCase().slice(0, Math.max(name.length < 4 ? 2 : 3, kept));
  const isBegun = withoutMarks(other.text.toLowerCase()).includes(withoutMarks(begins));
  return isBegun || isShortFor(name, other) || spelledOut(name, other);
};

/** Two letters by which Russian names are bent. */
const CASE = /(?<=\p{L}{3})(?:ой|ей|ом|ем|ою|ею|ым|ам|ям|ах|ях|ов)$/u;

/** Says of the name beside it what kind of thing that is, and may go where that stays, or is a word like any other. */
const A_KIND = /^(?:API|CI|DB|ID|IP|MR|OS|PR|UI|URL|БД)s?$/;
const HARNESS = /^(?:Claude|Codex|Hermes|Code|CLI|Agent|Anthropic|OpenAI|Assistant|AI)$/;

/** `PR` for a pull request, `DB` for a database: its letters stand in order in as many words or fewer. */
const isShortFor = (name: string, { text }: Reading): boolean => {
  if (!/^\p{Lu}{2,5}s?$/u.test(name)) return false;
  const short = name.replace(/s$/, '').toLowerCase();
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word, at) => word[0] === short[0] && inOrder(short, words.slice(at, at + short.length).join('')));
};

const inOrder = (letters: string, text: string): boolean => {
  let at = -1;
  return [...letters].every((letter) => (at = text.indexOf(letter, at + 1)) >= 0);
};

/** The other text has the initials, this one the words. */
const spelledOut = (name: string, { text }: Reading): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).some((short) => short.includes(name[0]?.toUpperCase() ?? ' '));

const valuesMissing = (of: Reading, other: Reading): string[] => {
  const unmatched = (from: Reading, to: Reading): readonly Value[] => {
    const known = onceEach(to.values);
    return onceEach(from.values).filter(
      (value) => !known.some((each) => equalValues(value, each)) && !insideLiteral(value, to) && !isWeekend(value, to),
    );
  };
  const [lost, found] = [unmatched(of, other).filter(({ sure }) => sure), unmatched(other, of)];
  // What is written out may well go, or come as a word of style; it is another number only where one went and one came.
  const counts = (value: Value): boolean =>
    ((!value.spelled && !isOne(value)) ||
      found.some(({ kind, sure, spelled, amount }) => kind === value.kind && (sure || (spelled && amount > 1)))) &&
    (value.kind !== 'rate' || other.values.some(({ kind }) => kind === 'rate'));
  return [...new Set(lost.filter(counts).map(({ text }) => text))];
};

/** One of a thing is often no more than the thing: `1 million rows`, `a million rows`. */
const isOne = ({ kind, amount }: Value): boolean => kind === 'number' && amount === 1;

/** Saturday and Sunday are the weekend. */
const isWeekend = ({ kind, amount }: Value, { text }: Reading): boolean =>
  kind === 'weekday' && amount >= 6 && WEEKEND.test(text);
const WEEKEND =
  /week-?ends?|wochenend|fin(?:es)? de semana|fi(?:m|ns) de semana|fine settimana|выходн|週末|周末|주말|weekend|hafta sonu/iu;

const onceEach = (values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((value) => [`${value.kind} ${value.text}`, value])).values(),
];

/** A number may stand in a quote or between backticks on the other side. */
const insideLiteral = ({ kind, text, amount }: Value, other: Reading): boolean =>
  other.literals.some(
    (literal) => stands(text, literal.text) || (kind === 'number' && stands(String(amount), literal.text)),
  );
