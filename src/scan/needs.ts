import { spelled } from './alphabet.ts';
import type { Tree } from './pattern-tree.ts';

/** Letters of the finder (alphabet.ts), and whether a word must begin before or end behind them. */
export interface Literal {
  letters: string;
  begins: boolean;
  ends: boolean;
}

/** Every match of it contains one literal of each of these lists. No list: nothing is known. */
export type Lists = Literal[][];

/** One for each way in which a pattern can match; a match contains what at least one of them asks. */
export type Needs = Lists[];

const EDGE = '\u0100';
const MOST = 32;
/** A longer literal is cut: its head is in every text that it is in. */
const LONGEST = 8;
/** So many lists of one way, the rarest, say nearly all; and one in every other text adds nothing to a rarer one. */
const ENOUGH = 2;
const TOO_COMMON = 0.001;
/** One letter alone says something if prose seldom has it. */
const RARE = /^[^a-z0 .,:;'"`()_/*?!-]$/;

interface Known {
  /** All that the tree can say, if that can be listed. */
  said?: string[];
  /** Lists of which every match contains one; each may be weaker than what is true, none stronger. */
  lists: string[][];
}

const UNKNOWN: Known = { lists: [] };

const bare = (said: string): string => said.replaceAll(EDGE, '');

/** How often a text that means nothing by it will hold one of them: a guess that only orders them. */
const commonness = (list: readonly string[]): number => list.reduce((sum, said) => sum + 7 ** -bare(said).length * (said.startsWith(EDGE) ? 0.5 : 1) * (said.endsWith(EDGE) ? 0.5 : 1), 0);

const rarest = (lists: readonly string[][]): string[][] =>
  lists.map((list) => [list, commonness(list)] as const).sort((a, b) => a[1] - b[1]).filter(([, common], i) => i === 0 || (i < ENOUGH && common < TOO_COMMON)).map(([list]) => list);

const useful = (list: readonly string[]): boolean => list.every((said) => bare(said).length > 1 || RARE.test(bare(said)));

const saying = (said: readonly string[]): Known => {
  if (said.length > MOST) return UNKNOWN;
  const unique = [...new Set(said)];
  return { said: unique, lists: useful(unique) ? [unique] : [] };
};

const product = (a: readonly string[] | undefined, b: readonly string[] | undefined): string[] | undefined =>
  a === undefined || b === undefined || a.length * b.length > MOST ? undefined : a.length === 1 && a[0] === '' ? [...b] : a.flatMap((x) => b.map((y) => x + y));

const repeated = (of: Known, least: number, most: number): Known => {
  const lists = least > 0 ? of.lists : [];
  if (of.said === undefined || (most > 4 && !(least === most && most <= LONGEST))) return { lists };
  const all: string[] = [];
  let said: string[] | undefined = [''];
  for (let n = 0; n <= most && said !== undefined; n++) {
    if (n >= least) all.push(...said);
    if (n < most) said = product(said, of.said);
  }
  return said === undefined ? { lists } : saying(all);
};

const known = (tree: Tree): Known => {
  if (tree.kind === 'edge') return { said: [EDGE], lists: [] };
  if (tree.kind === 'look') return { said: [''], lists: [] };
  if (tree.kind === 'character') return tree.of === undefined ? UNKNOWN : saying([...spelled(tree.of)]);
  if (tree.kind === 'repeat') return repeated(known(tree.of), tree.least, tree.most);
  if (tree.kind === 'choice') {
    const among = tree.among.map(known);
    if (among.every(({ said }) => said !== undefined)) {
      const all = among.flatMap(({ said }) => said ?? []);
      if (all.length <= MOST) return saying(all);
    }
    const best = among.flatMap(({ said, lists }) => (said !== undefined && !useful(said) ? [] : rarest(lists).slice(0, 1)));
    return { lists: best.length === among.length ? [[...new Set(best.flat())]] : [] };
  }
  const lists: string[][] = [];
  let run = [''];
  let whole = true;
  const close = (next: string[]): void => {
    whole = false;
    if (useful(run)) lists.push(run);
    run = next;
  };
  for (const part of tree.parts) {
    const { said, lists: more } = known(part);
    if (said !== undefined) {
      const longer = product(run, said);
      if (longer === undefined) close(said);
      else run = longer;
      continue;
    }
    // The first of several stands right behind what came before them, the last right before what follows.
    const one = part.kind === 'repeat' && part.least > 0 ? known(part.of).said : undefined;
    run = product(run, one) ?? run;
    close(one ?? ['']);
    lists.push(...(one === undefined ? more : []));
  }
  if (whole) return saying(run);
  close(['']);
  return { lists };
};

const word = (letters: string, at: number): boolean => /^[a-z0_]$/.test(letters.at(at) ?? '');

const literal = (said: string): Literal => {
  const whole = bare(said);
  const letters = whole.slice(0, LONGEST);
  return { letters, begins: said.startsWith(EDGE) && word(letters, 0), ends: whole === letters && said.endsWith(EDGE) && word(letters, -1) };
};

export const needsOf = (ways: readonly Tree[]): Needs => ways.map((way) => rarest(known(way).lists).map((list) => list.map(literal)));
