import { SIGNS } from './signs.ts';
import { SIGN_KINDS, type SignKind, type Tongue, TONGUES } from './signs/sign-kinds.ts';
import { UNSPACED } from './tongue.ts';
import { matchesIn } from '../text/matches.ts';

/** One small word of a text that turns, binds or bounds what is said. */
export interface Sign {
  kind: SignKind;
  /** It says so whatever stands round it. */
  sure: boolean;
  text: string;
  span: readonly [number, number];
}

const bounded = (words: string, tongue: Tongue): string =>
  UNSPACED.has(tongue) || tongue === 'ko'
    ? `(?:${words})`
    : `(?<![\\p{L}\\p{M}\\p{N}_])(?:${words})(?![\\p{L}\\p{M}\\p{N}_])`;

/** No run of letters without an end, so that no word costs more than its length a few times over. */
const closed = (words: string): string =>
  words.replaceAll('\\p{L}*', '\\p{L}{0,20}').replaceAll('\\p{L}+', '\\p{L}{1,30}');

/** Where words of a language stand in its texts: whole ones, where it parts them. */
export const patternOf = (words: string, tongue: Tongue): RegExp => new RegExp(bounded(closed(words), tongue), 'giu');

interface Pattern {
  kind: SignKind;
  sure: RegExp | undefined;
  likely: RegExp | undefined;
}

const compiled = new Map<Tongue, readonly Pattern[]>();
const patternsIn = (tongue: Tongue): readonly Pattern[] => {
  const known =
    compiled.get(tongue) ??
    SIGN_KINDS.flatMap((kind): Pattern[] => {
      const words = SIGNS[tongue][kind];
      if (words === undefined) return [];
      const [sure, likely] = words.map((each) =>
        each === undefined || each === '' ? undefined : patternOf(each, tongue),
      );
      return [{ kind, sure, likely }];
    });
  compiled.set(tongue, known);
  return known;
};

/** What counts as a word of its own, whatever else it is: `never` denies too, and `only` may stand with a denial. */
const TAKES: ReadonlySet<SignKind> = new Set(['whatever', 'none', 'weak', 'most', 'least']);

/** The signs of a text, kind by kind. What `none`, a bound or a `need not` takes is none of the later kinds'. */
export const signsIn = (text: string, tongue: Tongue): Sign[] => {
  const folded = text.replace(/[’ʼ]/g, "'");
  const taken = new Uint8Array(folded.length);
  const found: Sign[] = [];
  const patterns = patternsIn(tongue);
  // `no less than` is a least that ends in a most.
  const least = patterns.find(({ kind }) => kind === 'least')?.sure;
  const leasts =
    least === undefined
      ? []
      : matchesIn(folded, least).map(({ 0: { length }, index }) => [index, index + length] as const);
  for (const { kind, sure, likely } of patterns) {
    for (const [pattern, is] of [[sure, true] as const, [likely, false] as const]) {
      if (pattern === undefined) continue;
      for (const { 0: words, index } of matchesIn(folded, pattern)) {
        if (kind === 'most' && leasts.some(([from, to]) => from < index && to === index + words.length)) continue;
        if (words === '' || taken[index] === 1 || taken[index + words.length - 1] === 1) continue;
        if (TAKES.has(kind) && is) taken.fill(1, index, index + words.length);
        if (kind !== 'none') found.push({ kind, sure: is, text: words, span: [index, index + words.length] });
      }
    }
  }
  return found;
};

const DENYING: ReadonlySet<SignKind> = new Set<SignKind>(['deny', 'never', 'except']);

/** Whether a word that denies or excepts stands in a text, whatever its language. */
export const denies = (text: string): boolean =>
  TONGUES.some((tongue) =>
    patternsIn(tongue).some(({ kind, sure }) => DENYING.has(kind) && sure !== undefined && text.search(sure) >= 0),
  );
