import { share } from './alike.ts';
import { AND } from './and.ts';
import { BLANK, type Reading, stands } from './reading.ts';
import { type Unit, unitsOf } from './stems.ts';

/**
 * Two things that have changed places: `copy a to b` has become `copy b to a`. What stands right round the one in the
 * source stands round the other in the wording, or the words of the same part of a sentence do. Nothing is said of two
 * that only `and` or a comma parts.
 */
export const swappedBetween = (source: Reading, wording: Reading): string[] => {
  const things = thingsIn(source)
    .slice(0, 10 * MOST)
    .filter(({ text }) => stands(text, wording.text))
    .slice(0, MOST);
  const [ours, theirs] = [source, wording].map((reading) => contextsOf(things, reading)) as [Context[], Context[]];
  for (const [at, { text: one, kind }] of things.entries()) {
    for (const [next, { text: other, kind: another }] of things.slice(at + 1).entries()) {
      const [a, b, x, y] = [ours[at], ours[at + 1 + next], theirs[at], theirs[at + 1 + next]];
      if (kind !== another || !a || !b || !x || !y || listed(a, b, source) || listed(x, y, wording)) continue;
      const straight = likeness(a, x) + likeness(b, y);
      const crossed = likeness(a, y) + likeness(b, x);
      if ((crossed >= LEAST && crossed - straight >= MARGIN) || crossing(a, b, x, y) >= CROSSED)
        return [`“${one}” and “${other}” have changed places`];
    }
  }
  return [];
};

const MOST = 24;
const LEAST = 0.7;
const MARGIN = 0.3;
const CROSSED = 2;

/** How many words by which the two are told apart have gone over to the other, less twice those that stayed. */
const crossing = (a: Context, b: Context, x: Context, y: Context): number => {
  const apart = (one: Context, other: Context): string[] =>
    [...one.words].filter((word) => share(new Set([word]), other.words) === 0);
  const found = (words: readonly string[], others: readonly string[]): number => {
    const known = new Set(others);
    return words.filter((word) => share(new Set([word]), known) === 1).length;
  };
  if ([a, b, x, y].some(({ words }) => words.size === 0)) return 0;
  const [ofA, ofB, ofX, ofY] = [apart(a, b), apart(b, a), apart(x, y), apart(y, x)];
  return found(ofA, ofY) + found(ofB, ofX) - 2 * (found(ofA, ofX) + found(ofB, ofY));
};

interface Thing {
  text: string;
  /** Only what is of one kind changes places. */
  kind: string;
  /** What parts of sentences know it by; of a name nothing, which may stand anywhere. */
  stem?: string;
}

const thingsIn = (reading: Reading): Thing[] => {
  const things: Thing[] = [
    ...reading.literals
      .filter(({ kind }) => kind !== 'fence')
      .map(({ text, kind }) => ({
        text: text.trim(),
        kind: NAMING.has(kind) && /[./\\]/.test(text) ? 'file' : kind,
        stem: `\0${text}`,
      })),
    ...reading.values.map(({ text, kind, amount }) => ({ text, kind, stem: `\0${kind} ${amount}` })),
    ...namesIn(reading).map((text) => ({ text, kind: 'name' })),
  ];
  return [...new Map(things.map((thing) => [thing.text, thing])).values()];
};
/** What stands for a place, whether in backticks or bare. */
const NAMING: ReadonlySet<string> = new Set(['code', 'path', 'file', 'url', 'host', 'identifier']);

/** Words with a capital where no sentence begins; in scripts without capitals, words in Latin letters. */
export const namesIn = ({ prose, tongue }: Reading): string[] => {
  const name =
    tongue === 'de'
      ? /(?<![\p{L}\p{M}\p{N}])(?=\p{L}*(?:\p{Lu}.?\p{Lu}|\p{Ll}\p{Lu}))\p{L}[\p{L}\p{N}]{1,40}/gu
      : /(?<![\p{L}\p{M}\p{N}])(?:(?<=[\p{L}\p{N},;\ue000)]["'’]? )\p{Lu}[\p{L}\p{N}]{1,40}|\p{Lu}\p{Lu}[\p{L}\p{N}]{0,40}|\p{Lu}\p{Ll}{1,20}\p{Lu}[\p{L}\p{N}]{0,40})/gu;
  const latin = /(?<![\p{Script=Latin}\p{N}_])[A-Za-z][A-Za-z0-9]{1,40}/gu;
  return (prose.match(tongue !== undefined && UNCASED.has(tongue) ? latin : name) ?? []).filter(
    (each) => !NO_NAME.test(each),
  );
};
const UNCASED: ReadonlySet<string> = new Set(['ja', 'ko', 'zh', 'ar', 'he', 'hi']);
const NO_NAME = /^(?:I|OK|Why|How|The|A|An|NOT|NEVER|ALWAYS|MUST|ONLY|NO|DO|User|if|when|the|user|Mr|Mrs|Dr)$/;

/** What stands near a thing, with how near. */
interface Context {
  span: readonly [number, number];
  /** The words of all parts of sentences that it stands in. */
  words: ReadonlySet<string>;
  near: ReadonlyMap<string, number>;
}

const REACH = 40;
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{Script=Hangul}]{1,2}|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}]+|[\ue000]+|[^\s\p{L}]/gu;

const contextsOf = (things: readonly Thing[], reading: Reading): readonly (Context | undefined)[] => {
  const parts = unitsOf(reading, true);
  return things.map((thing) => contextOf(thing, parts, reading));
};

const contextOf = (
  { text: thing, stem }: Thing,
  parts: readonly Unit[],
  { text, prose }: Reading,
): Context | undefined => {
  const start = text.indexOf(thing);
  if (start < 0) return undefined;
  const end = start + thing.length;
  const near = new Map<string, number>();
  const add = (side: string, tokens: readonly string[]): void => {
    for (const [at, token] of tokens.slice(0, 4).entries()) {
      const word = token.startsWith(BLANK) ? '@' : token.toLowerCase().slice(0, 5);
      near.set(`${side}${word}`, Math.max(near.get(`${side}${word}`) ?? 0, 1 / (1 + at)));
    }
  };
  add('<', (prose.slice(Math.max(0, start - REACH), start).match(TOKEN) ?? []).filter(inSentence).toReversed());
  add('>', (prose.slice(end, end + REACH).match(TOKEN) ?? []).filter(inSentence));
  const words = parts.filter(({ stems }) => stem !== undefined && stems.has(stem)).flatMap(({ stems }) => [...stems]);
  return { span: [start, end], words: new Set(words.filter((word) => !word.startsWith('\0'))), near };
};

const inSentence = (token: string): boolean => !/^["'`“”«»()*]$/u.test(token);

const likeness = (a: Context, b: Context): number => {
  const total = [...a.near.values(), ...b.near.values()].reduce((sum, each) => sum + each, 0);
  if (total === 0) return 0;
  let both = 0;
  for (const [word, weight] of a.near) both += Math.min(weight, b.near.get(word) ?? 0);
  return (2 * both) / total;
};

const listed = (a: Context, b: Context, { prose }: Reading): boolean => {
  const [first, second] = a.span[0] < b.span[0] ? [a, b] : [b, a];
  const between = prose.slice(first.span[1], second.span[0]);
  return between.length < 80 && AND.test(between);
};
