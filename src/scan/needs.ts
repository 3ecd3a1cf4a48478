import { spelled } from './alphabet.ts';
import type { Tree } from './pattern-tree.ts';

/** Letters of the finder (alphabet.ts), and whether a word must begin before or end behind them. */
export interface Literal {
  letters: string;
  begins: boolean;
  ends: boolean;
}

/** Every match contains one of these; it stands `from` to `to` units behind where the match begins. */
export interface List {
  literals: Literal[];
  from: number;
  to: number;
}

/** Every match of it contains one literal of each of these lists. No list: nothing is known. */
export type Lists = List[];

/** One for each way in which a pattern can match; a match contains what at least one of them asks. */
export type Needs = Lists[];

const EDGE = '\u0100';
const MOST = 32;
/** A longer literal is cut: its head is in every text that it is in. */
const LONGEST = 8;
/** So many lists of one way, the rarest, say nearly all; and one in every other text adds nothing to a rare one. */
const ENOUGH = 2;
const TOO_COMMON = 0.001;
/** One letter alone says something if prose seldom has it. */
const RARE = /^[^a-z0 .,:;'"`()_/*?!-]$/;
/** A list this near to where the match begins tells where to try: at so many places for each that is found. */
export const NEAR = 8;

/** Not at any price: what stands everywhere tells nothing, and where the rest is rarely found nobody asks. */
const NOT_RARER = 10;

interface Asked {
  said: string[];
  from: number;
  to: number;
}

interface Known {
  /** All that the tree can say, if that can be listed. */
  said?: string[];
  /** Lists of which every match contains one; each may be weaker than what is true, none stronger. */
  lists: Asked[];
  /** How many units it takes. */
  least: number;
  most: number;
}

const bare = (said: string): string => (said.includes(EDGE) ? said.replaceAll(EDGE, '') : said);

const RARITY = Array.from({ length: 64 }, (_, length) => 7 ** -length);
/** How often a text that means nothing by it will hold one of them: a guess that only orders them. */
const commonness = ({ said }: Asked): number => said.reduce((sum, one) => sum + (EVERYWHERE.has(bare(one).trim()) ? 0.05 : (RARITY[bare(one).length] ?? 0) * (one.startsWith(EDGE) ? 0.5 : 1) * (one.endsWith(EDGE) ? 0.5 : 1)), 0);
/** Words that are in nearly every text, however long they are. */
const EVERYWHERE = new Set(['the', 'to', 'is', 'it', 'in', 'of', 'from', 'for', 'and', 'not', 'no', 'use', 'user', 'the user', 'always', 'never', 'before', 'after', 'with', 'without', 'run', 'every', 'that', 'this', 'http://', 'https://']);

const isNear = ({ from, to }: Asked): boolean => to - from < NEAR;

/** The rarest lists, and the rarest of those that tell where the match begins. */
const rarest = (lists: readonly Asked[]): Asked[] => {
  const ranked = lists.map((list) => [list, commonness(list)] as const).sort((a, b) => a[1] - b[1]);
  const least = ranked[0]?.[1] ?? 0;
  const chosen = ranked.filter(([, common], i) => i === 0 || (i < ENOUGH && (common < TOO_COMMON || least > TOO_COMMON))).map(([list]) => list);
  const near = chosen.some(isNear) ? undefined : ranked.find(([list, common]) => isNear(list) && common < Math.max(TOO_COMMON, NOT_RARER * least));
  return near === undefined ? chosen : [...chosen, near[0]];
};

const isUseful = (said: string): boolean => {
  const letters = bare(said);
  return letters.length > 1 || RARE.test(letters);
};
const useful = (list: readonly string[]): boolean => list.every(isUseful);

const listed = (said: readonly string[], least: number, most: number): Known => {
  if (said.length > MOST) return { lists: [], least, most };
  const unique = said.length > 1 ? [...new Set(said)] : [...said];
  return { said: unique, lists: useful(unique) ? [{ said: unique, from: 0, to: 0 }] : [], least, most };
};

const product = (a: readonly string[] | undefined, b: readonly string[] | undefined): string[] | undefined =>
  a === undefined || b === undefined || a.length * b.length > MOST ? undefined : a.length === 1 && a[0] === '' ? [...b] : a.flatMap((x) => b.map((y) => x + y));

const times = (width: number, count: number): number => (width === 0 || count === 0 ? 0 : width * count);

const repeated = (of: Known, fewest: number, many: number): Known => {
  const [least, most] = [times(of.least, fewest), times(of.most, many)];
  const lists = fewest > 0 ? of.lists : [];
  if (of.said === undefined || (many > 4 && !(fewest === many && many <= LONGEST))) return { lists, least, most };
  const all: string[] = [];
  let said: string[] | undefined = [''];
  for (let n = 0; n <= many && said !== undefined; n++) {
    if (n >= fewest) all.push(...said);
    if (n < many) said = product(said, of.said);
  }
  return said === undefined ? { lists, least, most } : listed(all, least, most);
};

const union = (all: readonly (Asked | undefined)[]): Asked[] => {
  const lists = all.filter((list) => list !== undefined);
  if (lists.length < all.length) return [];
  return [{ said: [...new Set(lists.flatMap(({ said }) => said))], from: Math.min(...lists.map(({ from }) => from)), to: Math.max(...lists.map(({ to }) => to)) }];
};

const oneOf = (among: readonly Known[]): Known => {
  const [least, most] = [Math.min(...among.map((each) => each.least)), Math.max(...among.map((each) => each.most))];
  if (among.every(({ said }) => said !== undefined)) {
    const all = among.flatMap(({ said }) => said ?? []);
    if (all.length <= MOST) return listed(all, least, most);
  }
  const best = among.map(({ said, lists }) => (said !== undefined && !useful(said) ? [] : rarest(lists)));
  const lists = union(best.map(([first]) => first));
  return { lists: lists.some(isNear) ? lists : [...lists, ...union(best.map((each) => each.find(isNear)))], least, most };
};

const inTurn = (parts: readonly Tree[]): Known => {
  const lists: Asked[] = [];
  let [least, most] = [0, 0];
  let run: Asked = { said: [''], from: 0, to: 0 };
  let whole = true;
  const close = (said: string[], from: number, to: number): void => {
    whole = false;
    if (useful(run.said)) lists.push(run);
    run = { said, from, to };
  };
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as Tree;
    let letters = '';
    // Most of a pattern is plain letters in a row.
    for (let next: Tree | undefined = part; next?.kind === 'character' && next.of?.length === 1; next = parts[++at]) letters += next.of;
    if (letters !== '') at -= 1;
    const each = letters === '' ? known(part) : { said: [spelled(letters)], lists: [], least: letters.length, most: letters.length };
    const { said } = each;
    if (said !== undefined) {
      const longer = product(run.said, said);
      if (longer === undefined) close(said, least, most);
      else run.said = longer;
    } else {
      // The first of several stands right behind what came before them, the last right before what follows.
      const one = part.kind === 'repeat' && part.least > 0 ? known(part.of) : undefined;
      run.said = product(run.said, one?.said) ?? run.said;
      if (one?.said !== undefined) close(one.said, least, most + each.most - one.least);
      else {
        close([''], least + each.least, most + each.most);
        for (const list of each.lists) lists.push({ said: list.said, from: least + list.from, to: most + list.to });
      }
    }
    least += each.least;
    most += each.most;
  }
  if (whole) return listed(run.said, least, most);
  close([''], 0, 0);
  return { lists, least, most };
};

const known = (tree: Tree): Known => {
  if (tree.kind === 'edge') return { said: [EDGE], lists: [], least: 0, most: 0 };
  if (tree.kind === 'look') return { said: [''], lists: [], least: 0, most: 0 };
  // What is not listed may be a character of two units.
  if (tree.kind === 'character') return tree.of === undefined ? { lists: [], least: 1, most: 2 } : listed([...spelled(tree.of)], 1, 1);
  if (tree.kind === 'repeat') return repeated(known(tree.of), tree.least, tree.most);
  return tree.kind === 'choice' ? oneOf(tree.among.map(known)) : inTurn(tree.parts);
};

const word = (letters: string, at: number): boolean => /^[a-z0_]$/.test(letters.at(at) ?? '');

const literal = (said: string): Literal => {
  const whole = bare(said);
  const letters = whole.slice(0, LONGEST);
  return { letters, begins: said.startsWith(EDGE) && word(letters, 0), ends: whole === letters && said.endsWith(EDGE) && word(letters, -1) };
};

/** Those that are the same once they are cut are one. */
const literals = (said: readonly string[]): Literal[] => {
  const byLetters = new Map<string, Literal>();
  for (const one of said) {
    const each = literal(one);
    byLetters.set(`${each.begins}${each.ends}${each.letters}`, each);
  }
  return [...byLetters.values()];
};

export const needsOf = (ways: readonly Tree[]): Needs => ways.map((way) => rarest(known(way).lists).map(({ said, from, to }) => ({ literals: literals(said), from, to })));

/** The needs of every part of every row, by the name of the table. */
export type Tables = Record<string, Needs[][]>;

type Packed = [from: number, to: number | null, ...literals: string[]];

/** As one short text. */
export const pack = (tables: Tables): string =>
  JSON.stringify(mapped(tables, ({ from, to, literals }): Packed => [from, Number.isFinite(to) ? to : null, ...literals.map(({ letters, begins, ends }) => `${begins ? 1 : 0}${ends ? 1 : 0}${letters}`)]));

export const unpack = (text: string): Tables =>
  mapped(JSON.parse(text) as Record<string, Packed[][][][]>, ([from, to, ...literals]) => ({
    from, to: to ?? Number.POSITIVE_INFINITY, literals: literals.map((said) => ({ letters: said.slice(2), begins: said.startsWith('1'), ends: said.startsWith('1', 1) })),
  }));

const mapped = <From, To>(tables: Readonly<Record<string, From[][][][]>>, to: (list: From) => To): Record<string, To[][][][]> =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map((row) => row.map((part) => part.map((way) => way.map(to))))]));
