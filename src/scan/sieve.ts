import { finderOf, type Found, keyOf } from './literal-finder.ts';
import type { Literal, Needs } from './needs.ts';

/** Which rows of a table can match at all in a stretch of text, judged by the literals that each of them needs. */
export interface Sieve {
  find: (text: string) => Found;
  /**
   * The rows of one table that may match within one window, as `row, window` in turn. Windows begin at `starts`, the last ends with the text.
   * Rows that need nothing are named for every window.
   */
  passing: (table: string, found: Found, starts: readonly number[]) => number[];
}

/** A row passes when each of its parts can match, a part when one of its ways can, a way when one literal of each of its lists is there. */
export type Row = readonly Needs[];

/** What counts up to its need within one window, and is then one of what stands above it. */
interface Level {
  above: Uint16Array;
  need: Uint16Array;
  counts: Uint16Array;
  /** The window it was last counted in. */
  at: Float64Array;
}

const level = (above: readonly number[], need: readonly number[]): Level => ({ above: Uint16Array.from(above), need: Uint16Array.from(need), counts: new Uint16Array(need.length), at: new Float64Array(need.length).fill(-1) });

/** Counts one more; true at the moment when there are enough. */
const enough = ({ counts, at, need }: Level, one: number, now: number): boolean => {
  const count = at[one] === now ? (counts[one] ?? 0) + 1 : 1;
  at[one] = now;
  counts[one] = count;
  return count === need[one];
};

interface Table {
  listsOf: (readonly number[] | undefined)[];
  lists: Level;
  ways: Level;
  parts: Level;
  rows: Level;
  open: readonly number[];
  clock: number;
}

/** Making a sieve costs as much as it saves on so many texts. */
const WORTH_IT = 200;

/** A sieve that is made only once it pays: until then it lets every row of the given tables pass everywhere. */
export const eventually = (make: () => Sieve, open: Readonly<Record<string, number>>): Sieve => {
  let made: Sieve | undefined;
  let texts = 0;
  const none: Found = [];
  return {
    find: (text) => {
      texts += 1;
      if (texts > WORTH_IT) made ??= make();
      return made?.find(text) ?? none;
    },
    passing: (table, found, starts) => {
      if (made && found !== none) return made.passing(table, found, starts);
      return starts.flatMap((_, window) => Array.from({ length: open[table] ?? 0 }, (__, row) => [row, window]).flat());
    },
  };
};

export const sieveOf = (tables: Readonly<Record<string, readonly Row[]>>): Sieve => {
  const literals: Literal[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (literal: Literal): number => {
    const key = keyOf(literal);
    const number = numbers.get(key) ?? literals.push(literal) - 1;
    numbers.set(key, number);
    return number;
  };
  const tableOf = (all: readonly Row[]): Table => {
    const [wayOf, partOf, rowOf]: [number[], number[], number[]] = [[], [], []];
    const [listsAsked, partsAsked]: [number[], number[]] = [[], []];
    const listsOf: number[][] = [];
    const open: number[] = [];
    all.forEach((row, number) => {
      const asking = row.filter((part) => part.every((way) => way.length > 0));
      partsAsked.push(asking.length);
      if (asking.length === 0) open.push(number);
      for (const part of asking) {
        const partNumber = rowOf.push(number) - 1;
        for (const way of part) {
          const wayNumber = partOf.push(partNumber) - 1;
          listsAsked.push(way.length);
          for (const list of way) {
            const listNumber = wayOf.push(wayNumber) - 1;
            for (const literal of new Set(list.map(numberOf))) (listsOf[literal] ??= []).push(listNumber);
          }
        }
      }
    });
    const once = (above: readonly number[]): Level => level(above, above.map(() => 1));
    return { listsOf, lists: once(wayOf), ways: level(partOf, listsAsked), parts: once(rowOf), rows: level([], partsAsked), open, clock: 0 };
  };
  const made = new Map(Object.entries(tables).map(([name, rows]) => [name, tableOf(rows)]));
  const passing: Sieve['passing'] = (name, found, starts) => {
    const passed: number[] = [];
    const table = made.get(name);
    if (table === undefined) return passed;
    const { listsOf, lists, ways, parts, rows, open } = table;
    let next = 0;
    for (let window = 0; window < starts.length; window++) {
      const end = starts[window + 1] ?? Number.POSITIVE_INFINITY;
      const now = table.clock++;
      for (const row of open) passed.push(row, window);
      for (; next < found.length && (found[next + 1] ?? 0) < end; next += 2) {
        const here = listsOf[found[next] ?? 0];
        if (here === undefined) continue;
        for (let i = 0; i < here.length; i++) {
          const list: number = here[i] ?? 0;
          if (!enough(lists, list, now)) continue;
          const way: number = lists.above[list] ?? 0;
          if (!enough(ways, way, now)) continue;
          const part: number = ways.above[way] ?? 0;
          if (!enough(parts, part, now)) continue;
          const row: number = parts.above[part] ?? 0;
          if (enough(rows, row, now)) passed.push(row, window);
        }
      }
    }
    return passed;
  };
  return { find: finderOf(literals), passing };
};
