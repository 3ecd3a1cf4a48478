import { finderOf, type Found, keyOf } from './literal-finder.ts';
import { type List, type Literal, NEAR, type Needs } from './needs.ts';

/** Which rows of a table can match at all in a stretch of text, judged by the literals that each of them needs. */
export interface Sieve {
  find: (text: string) => Found;
  /**
   * The rows of one table that may match within one window, as `row, window` in turn. Windows begin at `starts`, the last ends with the text.
   * Rows that need nothing are named for every window.
   */
  passing: (table: string, found: Found, starts: readonly number[]) => number[];
  /** Where from `from` on and before `to` a match of the row's first part may begin, in order; undefined: anywhere. */
  beginnings: (table: string, row: number, found: Found, from: number, to: number) => number[] | undefined;
}

/** A row passes when each of its parts can match, a part when one of its ways can, a way when one literal of each of its lists is there. */
export type Row = readonly Needs[];

/** How far behind the beginning of a match the last unit of a literal stands, at least and at most. */
type Distance = readonly [least: number, most: number];

interface Near {
  /** For each literal, which of the distances are its own; 0: none. */
  literals: Uint16Array;
  distances: Distance[][];
  farthest: number;
}

interface Way {
  part: number;
  /** Its lists but for the rarest. */
  besides: readonly (readonly number[])[];
}

interface Table {
  /** The ways whose rarest list a literal is in, from one place to the next: only where that is found is anything else asked. */
  from: Uint32Array;
  waysOf: Uint16Array;
  ways: Way[];
  rowOf: number[];
  /** How many parts of a row must be able to match. */
  asked: number[];
  open: number[];
  /** What tells where the first part of a row may begin; absent where it may begin anywhere. */
  near: (Near | undefined)[];
  /** The window in which a part was last found able, and a row last counted, with how many parts it had there. */
  able: Float64Array;
  counted: Float64Array;
  counts: Uint8Array;
}

/** Lets every row of tables of these sizes pass everywhere. */
export const openSieve = (sizes: Readonly<Record<string, number>>): Sieve => ({
  find: () => [],
  passing: (table, _, starts) => starts.flatMap((__, window) => Array.from({ length: sizes[table] ?? 0 }, (___, row) => [row, window]).flat()),
  beginnings: () => undefined,
});

/** Making a sieve costs as much as it saves on so many texts. */
const WORTH_IT = 30;

/** How many texts are still to come in this process, as far as anybody has said. */
let announced = 0;

/** For who is about to ask of many texts: what pays for that many is then made for the first. */
export const announce = (texts: number): void => {
  announced = Math.max(announced, texts);
};

/** A sieve that is made only once it pays. */
export const eventually = (make: () => Sieve, open: Sieve): Sieve => {
  let made: Sieve | undefined;
  let texts = 0;
  const none: Found = [];
  const sieveFor = (found: Found): Sieve => (made && found !== none ? made : open);
  return {
    find: (text) => {
      texts += 1;
      if (Math.max(texts, announced) > WORTH_IT) made ??= make();
      return made?.find(text) ?? none;
    },
    passing: (table, found, starts) => sieveFor(found).passing(table, found, starts),
    beginnings: (table, row, found, from, to) => sieveFor(found).beginnings(table, row, found, from, to),
  };
};

/** A text of the longest is so many pieces. */
const REMEMBERED = 17;

/** What was found in the last few texts: they are searched for one thing after the other. */
const remembering = (find: Sieve['find']): Sieve['find'] => {
  const last: { text: string; found: Found }[] = [];
  let next = 0;
  return (text) => {
    const known = last.find((each) => each.text === text);
    if (known) return known.found;
    const found = find(text);
    last[next] = { text, found };
    next = (next + 1) % REMEMBERED;
    return found;
  };
};

/** The numbers of a list's literals, in its order. */
type Numbering = (list: List) => readonly number[];

const tableOf = (all: readonly Row[], numbersOf: Numbering): Pick<Table, 'ways' | 'rowOf' | 'asked' | 'open'> & { rarest: (readonly number[])[] } => {
  const table = { rarest: [] as (readonly number[])[], ways: [] as Way[], rowOf: [] as number[], asked: [] as number[], open: [] as number[] };
  all.forEach((row, number) => {
    const asking = row.filter((part) => part.every((way) => way.length > 0));
    table.asked.push(asking.length);
    if (asking.length === 0) table.open.push(number);
    for (const part of asking) {
      const place = table.rowOf.push(number) - 1;
      for (const [rarest, ...besides] of part) {
        table.ways.push({ part: place, besides: besides.map(numbersOf) });
        table.rarest.push(rarest ? numbersOf(rarest) : []);
      }
    }
  });
  return table;
};

/** For each literal the ways that have it. */
const indexed = (rarest: readonly (readonly number[])[], count: number): Pick<Table, 'from' | 'waysOf'> => {
  const from = new Uint32Array(count + 1);
  for (const literal of rarest.flat()) from[literal + 1] = (from[literal + 1] ?? 0) + 1;
  for (let at = 0; at < count; at++) from[at + 1] = (from[at + 1] ?? 0) + (from[at] ?? 0);
  const next = from.slice();
  const waysOf = new Uint16Array(from[count] ?? 0);
  rarest.forEach((list, way) => {
    for (const literal of list) {
      const place = next[literal] ?? 0;
      waysOf[place] = way;
      next[literal] = place + 1;
    }
  });
  return { from, waysOf };
};

const nearOf = (ways: Needs, numbersOf: Numbering, count: number): Near | undefined => {
  const near: Near = { literals: new Uint16Array(count), distances: [[]], farthest: 0 };
  for (const way of ways) {
    const list = way.find(({ from, to }) => to - from < NEAR);
    if (list === undefined) return undefined;
    for (const [i, number] of numbersOf(list).entries()) {
      const behind = (list.literals[i]?.letters.length ?? 1) - 1;
      const own = near.literals[number] || near.distances.push([]) - 1;
      near.literals[number] = own;
      near.distances[own]?.push([list.from + behind, list.to + behind]);
      near.farthest = Math.max(near.farthest, list.to + behind);
    }
  }
  return near;
};

/** The first that ends at `from` or behind it. */
const firstFrom = (found: Found, from: number): number => {
  let low = 0;
  let high = found.length >> 1;
  while (low < high) {
    const mid = (low + high) >> 1;
    if ((found[2 * mid + 1] ?? 0) < from) low = mid + 1;
    else high = mid;
  }
  return 2 * low;
};

export const sieveOf = (tables: Readonly<Record<string, readonly Row[]>>): Sieve => {
  const literals: Literal[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (literal: Literal): number => {
    const key = keyOf(literal);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = literals.push(literal) - 1));
    return number;
  };
  const known = new Map<List, readonly number[]>();
  const numbersOf: Numbering = (list) => {
    let found = known.get(list);
    if (found === undefined) known.set(list, (found = list.literals.map(numberOf)));
    return found;
  };
  const named = Object.entries(tables).map(([name, rows]) => ({ name, rows, table: tableOf(rows, numbersOf) }));
  const never = (count: number): Float64Array => new Float64Array(count).fill(-1);
  const made = new Map(named.map(({ name, rows, table }): [string, Table] => [name, {
    ...table, ...indexed(table.rarest, literals.length), near: rows.map((row) => nearOf(row[0] ?? [], numbersOf, literals.length)),
    able: never(table.rowOf.length), counted: never(rows.length), counts: new Uint8Array(rows.length),
  }]));
  /** The window a literal was last seen in. */
  const seen = never(literals.length);
  let clock = 0;
  const hasOne = (list: readonly number[], now: number): boolean => {
    for (let i = 0; i < list.length; i++) if (seen[list[i] ?? 0] === now) return true;
    return false;
  };
  const hasAll = (lists: Way['besides'], now: number): boolean => {
    for (let i = 0; i < lists.length; i++) if (!hasOne(lists[i] ?? [], now)) return false;
    return true;
  };

  const passing: Sieve['passing'] = (name, found, starts) => {
    const passed: number[] = [];
    const table = made.get(name);
    if (table === undefined) return passed;
    const { from, waysOf, ways, rowOf, asked, open, able, counted, counts } = table;
    const waiting: number[] = [];
    let next = 0;
    for (let window = 0; window < starts.length; window++) {
      const end = starts[window + 1] ?? Number.POSITIVE_INFINITY;
      const now = clock++;
      waiting.length = 0;
      for (const row of open) passed.push(row, window);
      for (; next < found.length && (found[next + 1] ?? 0) < end; next += 2) {
        const literal = found[next] ?? 0;
        if (seen[literal] === now) continue;
        seen[literal] = now;
        const last = from[literal + 1] ?? 0;
        for (let i = from[literal] ?? 0; i < last; i++) waiting.push(waysOf[i] ?? 0);
      }
      if (waiting.length === 0) continue;
      for (let i = 0; i < waiting.length; i++) {
        const way = ways[waiting[i] ?? 0];
        if (way === undefined || able[way.part] === now || !hasAll(way.besides, now)) continue;
        able[way.part] = now;
        const row = rowOf[way.part] ?? 0;
        counts[row] = counted[row] === now ? (counts[row] ?? 0) + 1 : 1;
        counted[row] = now;
        if (counts[row] === asked[row]) passed.push(row, window);
      }
    }
    return passed;
  };

  const beginnings: Sieve['beginnings'] = (name, row, found, from, to) => {
    const near = made.get(name)?.near[row];
    if (near === undefined) return undefined;
    const { literals: own, distances, farthest } = near;
    const starts: number[] = [];
    let ascending = true;
    for (let at = firstFrom(found, from); at < found.length; at += 2) {
      const end = found[at + 1] ?? 0;
      if (end >= to + farthest) break;
      const which = own[found[at] ?? 0] ?? 0;
      if (which === 0) continue;
      for (const [least, most] of distances[which] ?? []) {
        for (let start = Math.max(from, end - most); start <= end - least && start < to; start++) {
          ascending &&= start > (starts.at(-1) ?? -1);
          starts.push(start);
        }
      }
    }
    return ascending ? starts : [...new Set(starts)].sort((a, b) => a - b);
  };
  return { find: remembering(finderOf(literals)), passing, beginnings };
};
