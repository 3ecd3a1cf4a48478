import { binomial } from './binomial.ts';

/** At how many trials per arm it is looked whether a verdict stands, rising. */
export type Looks = readonly number[];

/** The chances of a number followed in the first arm, by the number followed in the second. */
type Row = Float64Array;

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
  let open: Row[] = [Float64Array.of(1)];
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
  for (const row of open) for (const chance of row) if (chance > 0) end(undefined, chance);
  return ended;
};

/** The chances of (x, y) after more trials of each: first of the second arm, row by row, then of the first. */
const grown = (open: readonly Row[], moreA: readonly number[], moreB: readonly number[]): Row[] => {
  const wide = open.map((row) => {
    const into = new Float64Array(row.length + moreB.length - 1);
    for (const [more, chance] of moreB.entries()) add(into, more, row, chance);
    return into;
  });
  const width = wide[0]?.length ?? 0;
  const tall = Array.from({ length: open.length + moreA.length - 1 }, () => new Float64Array(width));
  for (const [x, row] of wide.entries()) {
    for (const [more, chance] of moreA.entries()) add(tall[x + more] as Row, 0, row, chance);
  }
  return tall;
};

/** Plain indexes: these loops are most of what adding up all paths takes. */
const add = (into: Row, at: number, row: Row, times: number): void => {
  if (times < NEVER) return;
  for (let y = 0; y < row.length; y += 1) into[at + y] = (into[at + y] as number) + (row[y] as number) * times;
};
