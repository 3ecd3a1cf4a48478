import { binomial } from './binomial.ts';

/** At how many trials per arm it is looked whether a verdict stands, rising. */
export type Looks = readonly number[];

/** What is rarer is left out, so that all outcomes together may lack a millionth. */
const NEVER = 1e-10;

/**
 * How often each verdict is the one that ends a run of two arms with these true shares, by adding up all paths. `says`
 * gives the verdict at a look with so many followed of so many, or nothing where the run goes on.
 */
export const endings = <Verdict extends string>(
  looks: Looks,
  [a, b]: readonly [number, number],
  says: (a: number, b: number, trials: number) => Verdict | undefined,
): Map<Verdict | undefined, number> => {
  const ended = new Map<Verdict | undefined, number>();
  const end = (verdict: Verdict | undefined, chance: number): void =>
    void ended.set(verdict, (ended.get(verdict) ?? 0) + chance);
  let open = [[1]];
  let before = 0;
  for (const trials of looks) {
    open = grown(open, binomial(trials - before, a), binomial(trials - before, b));
    open = open.map((row, x) =>
      row.map((chance, y) => {
        if (chance < NEVER) return 0;
        const verdict = says(x, y, trials);
        if (verdict === undefined) return chance;
        end(verdict, chance);
        return 0;
      }),
    );
    before = trials;
  }
  for (const chance of open.flat()) if (chance > 0) end(undefined, chance);
  return ended;
};

/** The chances of (x, y) after more trials of each. */
const grown = (open: readonly number[][], moreA: readonly number[], moreB: readonly number[]): number[][] => {
  const wide = open.map((row) => spread(row, moreB));
  const width = (wide[0] as number[]).length;
  const tall = Array.from({ length: open.length + moreA.length - 1 }, () => new Array<number>(width).fill(0));
  for (const [x, row] of wide.entries()) {
    for (const [more, chance] of moreA.entries()) {
      const into = tall[x + more] as number[];
      for (const [y, had] of row.entries()) into[y] = (into[y] as number) + had * chance;
    }
  }
  return tall;
};

const spread = (row: readonly number[], more: readonly number[]): number[] => {
  const wide = new Array<number>(row.length + more.length - 1).fill(0);
  for (const [y, had] of row.entries()) {
    if (had === 0) continue;
    for (const [step, chance] of more.entries()) wide[y + step] = (wide[y + step] as number) + had * chance;
  }
  return wide;
};
