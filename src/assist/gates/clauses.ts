import { type Sign, signsIn } from '../../meaning/said.ts';
import type { SignKind, Tongue } from '../../meaning/signs/sign-kinds.ts';
import type { Reading } from './reading.ts';
import { TURNING, WITHOUT } from './sign-shifts.ts';
import { stemsIn } from './stems.ts';

/** A word, a literal or a value, and which clause of which sentence it stands in. */
export interface Token {
  stem: string;
  /** Where in the text, and as which of its tokens. */
  at: number;
  order: number;
  clause: number;
  sentence: number;
  weight: number;
}

/** A small word that turns or binds its clause. Its order is that of a place between two tokens. */
export interface ClauseForce extends Omit<Token, 'stem' | 'weight'> {
  kind: SignKind | 'without' | 'turn';
  sure: boolean;
  text: string;
}

/** A place of a text, between its tokens. */
export type ClausePlace = Pick<Token, 'at' | 'order' | 'clause' | 'sentence'>;

export interface Clauses {
  tokens: readonly Token[];
  byClause: ReadonlyMap<number, readonly Token[]>;
  forces: readonly ClauseForce[];
  /** Denials that another one undoes, and that one: not without, never skip. */
  undone: readonly ClauseForce[];
  /** Tokens by the letters that other forms of the same word begin with. */
  known: ReadonlyMap<string, readonly Token[]>;
  /** Before and after stand behind what they are about. */
  postpositions: boolean;
  /** Where a place of the text belongs. */
  placed: (at: number) => ClausePlace;
}

const BREAK =
  /(?<!(?<!\p{L})(?:etc|usw|bzw|ca|e\.g|i\.e|z\.B|т\.[дпе]|др))[.!?](?=\s|$|["'”»）)])|[;。！？；।؟؛\n]+|[,，、،)）]+|(?<!\p{L})(?:but|aber|sondern|mais|pero|sino|mas|porém|но|а|while|whereas|während|tandis que|mientras|enquanto)(?!\p{L})|但是?|而(?=[不非是])/giu;
const STOP = /[.!?;。！？；।؟؛\n]/u;
const PIECE =
  /[:：]|\ue000+|\p{Script=Han}|[\p{Script=Katakana}ー]{2,}|\p{Script=Hangul}+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}\p{N}])+/gu;

const BEHIND: ReadonlySet<Tongue> = new Set(['ja', 'ko', 'zh', 'tr', 'hi']);
const COLON = /[:：]/u;

/** The words of a text clause by clause, with what denies, binds or bounds them. */
export const clausesOf = (reading: Reading): Clauses => {
  const { prose, tongue } = reading;
  const place = placesIn(prose);
  const signs = tongue === undefined ? [] : signsIn(prose, tongue);
  const taken = new Uint8Array(prose.length);
  for (const { sure, span } of signs) if (sure) taken.fill(1, ...span);
  const tokens: Token[] = [];
  let order = 0;
  const add = (stem: string, at: number, weight = 1): void =>
    void tokens.push({ stem, at, order: order++, weight, ...place(at) });
  const marks = new Map([
    ...reading.literals.map(({ span: [at], text }) => [at, `\0${text.trim()}`] as const),
    ...reading.values.map(({ span: [at], kind, amount, date }) => [at, `\0${kind} ${date ?? amount}`] as const),
  ]);
  let [before, last] = ['', -2];
  for (const { 0: word, index } of prose.matchAll(PIECE)) {
    // What stands before a colon is what the rest is about, and farther from it than a word.
    if (COLON.test(word)) order += 3;
    else if (word.startsWith('\ue000')) {
      for (let at = index; at < index + word.length; at += 1) {
        const mark = marks.get(at);
        if (mark !== undefined) add(mark, at);
      }
    } else if (taken[index] !== 1) {
      const [stem] = stemsIn(word, tongue);
      if (stem === undefined) continue;
      // One Han letter says less than two that stand together.
      const han = /^\p{Script=Han}$/u.test(word);
      if (han && last === index - 1) add(before + word, index);
      [before, last] = [word, index];
      add(stem, index, han ? 0.5 : 1);
    }
  }
  const placed = placedIn(tokens, place);
  const [forces, undone] = forcesIn(reading, signs, placed);
  return {
    tokens,
    byClause: Map.groupBy(tokens, ({ clause }) => clause),
    forces,
    undone,
    placed,
    known: knownBy(tokens),
    postpositions: tongue !== undefined && BEHIND.has(tongue),
  };
};

type Clause = (at: number) => { clause: number; sentence: number };

const placesIn = (prose: string): Clause => {
  const starts: number[] = [0];
  const sentences: number[] = [0];
  for (const { 0: mark, index } of prose.matchAll(BREAK)) {
    starts.push(index + mark.length);
    sentences.push((sentences.at(-1) as number) + (STOP.test(mark) ? 1 : 0));
  }
  return (at) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return { clause: low, sentence: sentences[low] as number };
  };
};

const placedIn =
  (tokens: readonly Token[], place: Clause): Clauses['placed'] =>
  (at) => {
    let [low, high] = [0, tokens.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tokens[middle] as Token).at < at) low = middle + 1;
      else high = middle;
    }
    return { at, order: (tokens[low]?.order ?? (tokens.at(-1)?.order ?? 0) + 1) - 0.5, ...place(at) };
  };

/** Denials that deny another one are gone with it: never skip, not without. What `not without` asks for is a must. */
const forcesIn = (
  { prose, tongue }: Reading,
  signs: readonly Sign[],
  placed: Clauses['placed'],
): [ClauseForce[], ClauseForce[]] => {
  const force = (kind: ClauseForce['kind'], sure: boolean, text: string, at: number): ClauseForce => ({
    kind,
    sure,
    text,
    ...placed(at),
  });
  const found = signs.map(({ kind, sure, text, span: [at] }) =>
    force(kind === 'deny' && WITHOUT.test(text) ? 'without' : kind === 'never' ? 'deny' : kind, sure, text, at),
  );
  const turns = [...prose.matchAll(TURNING)].map(({ 0: text, index }) => force('turn', true, text, index));
  const gone = new Set<ClauseForce>();
  const verbFirst = tongue !== 'ja' && tongue !== 'ko';
  const byClause = new Map<number, ClauseForce[]>();
  for (const each of [...found, ...turns])
    if (each.sure) byClause.set(each.clause, [...(byClause.get(each.clause) ?? []).slice(-MOST), each]);
  for (const forces of byClause.values())
    for (const deny of forces.filter(({ kind }) => kind === 'deny')) {
      const other = forces.find(
        ({ kind, at }) =>
          kind === 'without' ||
          (kind === 'until' && !/[:：]/u.test(prose.slice(Math.min(at, deny.at), Math.max(at, deny.at)))) ||
          (kind === 'turn' && Math.abs(at - deny.at) < NEAR && at !== deny.at && at > deny.at === verbFirst),
      );
      if (other === undefined || gone.has(other)) continue;
      for (const each of forces) if (each === other || (each.kind === 'deny' && each.at === deny.at)) gone.add(each);
      if (other.kind === 'without') found.push({ ...other, kind: 'only' });
    }
  return [[...found, ...turns].filter((each) => !gone.has(each)), [...gone]];
};
const NEAR = 22;
const MOST = 12;

const knownBy = (tokens: readonly Token[]): ReadonlyMap<string, readonly Token[]> => {
  const known = new Map<string, Token[]>();
  for (const token of tokens) {
    const same = known.get(keyOf(token));
    if (same === undefined) known.set(keyOf(token), [token]);
    else if (same.length < MOST) same.push(token);
  }
  return known;
};

const keyOf = ({ stem }: Token): string => (stem.startsWith('\0') ? stem : stem.slice(0, 3));

/** The same word, literal or value in another text, a dozen places at most. */
export const answersTo = (token: Token, { known }: Clauses): readonly Token[] =>
  (known.get(keyOf(token)) ?? []).filter(({ stem }) => sameWord(token.stem, stem));

const sameWord = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  if (one === other) return true;
  if (one.startsWith('\0') || shorter < 4) return false;
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= Math.max(4, shorter * 0.7);
};
