import { literals } from '../text/literals.ts';
import { signsIn } from './said.ts';
import type { SignKind } from './signs/sign-kinds.ts';
import { isStop, tonguesOf } from './tongue.ts';

/** What one sentence says, piece by piece in its order: the words that bear it, literals, and signs that turn it. */
export interface Gist {
  /** Literals and signs in one row: what differs here differs in what it says. */
  exact: string;
  pieces: readonly string[];
  /** The pieces of each of its clauses. */
  clauses: readonly (readonly string[])[];
  /** It sets one thing before another: there the order says which. */
  compares: boolean;
}

/** Fewer are met by chance. */
const FEWEST = 3;

/** These turn, bound or order what is said; the others only bind, and a rule binds anyway. */
const TURNS: ReadonlySet<SignKind> = new Set(['except', 'only', 'until', 'before', 'after', 'most', 'least', 'some']);
const DENIES: ReadonlySet<SignKind> = new Set(['deny', 'never']);
/** Without a language that memport reads signs of, every word counts as it stands. */
const FILLERS = new Set(
  (
    'please instead ever again just simply really exactly strictly get gets getting got may might shall ' +
    'bitte stattdessen einfach wirklich genau werden möchte möchten dass muss darf ' +
    'por favor quiere pide debe simplemente favor quer pede plait veut voir stp ' +
    'pożądane proszę lütfen пожалуйста просто следует должны должен нужно надо'
  ).split(' '),
);

/** What a sentence says by its words alone; undefined where it says too little. */
export const gistOf = (text: string): Gist | undefined => {
  const plain = text.normalize('NFKC').replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/gu, '');
  const fixed = literals(plain).filter(({ kind }) => kind !== 'quoted');
  const blank = (from: string, spans: readonly (readonly [number, number])[]): string =>
    spans.reduce((out, [start, end]) => out.slice(0, start) + ' '.repeat(end - start) + out.slice(end), from);
  const bare = blank(
    plain,
    fixed.map(({ span }) => span),
  );
  const tongues = tonguesOf(bare);
  const signs = tongues.flatMap((tongue) =>
    signsIn(bare, tongue).flatMap(({ kind, sure, span }) => {
      const turn = DENIES.has(kind) ? 'deny' : TURNS.has(kind) ? kind : undefined;
      return sure && turn !== undefined ? [{ at: span[0], text: `${SIGN}${turn}`, span }] : [];
    }),
  );
  const left = blank(
    bare,
    signs.map(({ span }) => span),
  ).toLowerCase();
  const named = fixed.map(({ text: said, span }) => ({ at: span[0], text: `${NAME}${said.toLowerCase()}` }));
  const words = wordsIn(left).filter(
    ({ text: word }) => !FILLERS.has(word) && !tongues.some((tongue) => isStop(word, tongue)),
  );
  if (new Set(words.map(({ text: word }) => word)).size + named.length < FEWEST) return undefined;
  const ends = [...plain.matchAll(CLAUSE)].map(({ index }) => index);
  const placed = [...named, ...signs, ...words]
    .sort((a, b) => a.at - b.at)
    // `Not even`, `never ever`: two that stand together deny once.
    .filter(({ text: piece }, at, all) => !piece.startsWith(SIGN) || piece !== all[at - 1]?.text);
  const pieces = placed.map(({ text: piece }) => piece);
  const clauses = Map.groupBy(placed, ({ at }) => ends.findLastIndex((end) => end < at));
  return {
    exact: pieces.filter(isExact).sort().join(' '),
    pieces,
    clauses: [...clauses.values()].map((each) => each.map(({ text: piece }) => piece)),
    compares: COMPARES.test(bare.toLowerCase()),
  };
};

const COMPARES =
  /(?<!\p{L})(?:over|than|instead|rather|before|after|first|then|statt|stattdessen|lieber|als|vor|nach|zuerst|antes|después|primero|mejor|lugar|vez|depois|primeiro|melhor|avant|après|plutôt|mieux|lieu|prima|dopo|meglio|invece|eerst|dan|plaats|przed|zamiast|najpierw|перед|раньше|вместо|сначала|лучше|önce|sonra|yerine)(?!\p{L})|之前|之后|先|而不|代替|比|より|代わり|前に|後に|보다|대신|먼저/u;

/** Where a clause ends; a comma within a number ends none. */
const CLAUSE = /[,;:](?=\s)|[，、；：]/gu;

const SIGN = '!';
const NAME = '`';
const isExact = (piece: string): boolean => piece.startsWith(SIGN) || piece.startsWith(NAME);

const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{M}]){2,}/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const KANA = /^\p{Script=Hiragana}+$/u;

/** Words where they stand apart, and pairs of letters where nothing parts them. */
const wordsIn = (low: string): { at: number; text: string }[] =>
  [...low.matchAll(WORDS)].flatMap(({ 0: run, index }) => {
    if (!UNSPACED.test(run)) return [{ at: index, text: run }];
    const pairs = run.length === 1 ? [run] : Array.from(run.slice(1), (letter, at) => `${run[at] as string}${letter}`);
    return pairs.flatMap((text, at) => (KANA.test(text) ? [] : [{ at: index + at, text }]));
  });

/** The same word, whatever its ending: `add` and `adding`, `formatted` and `format`. */
const isForm = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (/\p{Script=Hangul}/u.test(short)) return same >= 2 && long.length - same <= 2;
  return same === short.length ? same >= 3 && long.length - same <= 4 : same >= 4 && same >= long.length * 0.65;
};

/** What a sentence that says the same may say besides. */
const MOST_BESIDES = 0.2;

/**
 * Whether one sentence says no more than the other and nearly as much, in nearly its words: the same literals, denials
 * and bounds, each of its words in some form and in the same order, and hardly one that only the other has. What stands
 * in another order may say the opposite (`tabs, no spaces`), but where all of its clauses are there in another order,
 * or where nothing in it denies, compares or is a literal beside another.
 */
export const restates = (said: Gist, by: Gist): boolean => {
  if (said.exact !== by.exact || by.pieces.length - said.pieces.length > by.pieces.length * MOST_BESIDES) return false;
  return isInOrder(said, by) || isAnotherOrder(said, by);
};

const isInOrder = (said: Gist, by: Gist): boolean => {
  let at = 0;
  for (const piece of by.pieces) {
    const next = said.pieces[at];
    if (next === undefined) break;
    if (isExact(next) || isExact(piece) ? next === piece : isForm(next, piece)) at += 1;
  }
  return at === said.pieces.length;
};

const isAnotherOrder = ({ pieces, clauses, compares }: Gist, by: Gist): boolean => {
  if (clauses.length > 1 && clauses.length === by.clauses.length)
    if (clauses.every((clause) => by.clauses.some((other) => sameWords(clause, other)))) return true;
  const isFixed = compares || pieces.some((piece) => piece.startsWith(SIGN));
  return !isFixed && pieces.filter(isExact).length < 2 && sameWords(pieces, by.pieces);
};

const sameWords = (some: readonly string[], others: readonly string[]): boolean => {
  const left = [...others];
  return (
    some.length === others.length &&
    some.every((piece) => {
      const at = left.findIndex((each) => (isExact(piece) || isExact(each) ? each === piece : isForm(piece, each)));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
};
