import { hash } from 'node:crypto';
import { paired } from './line-edits.ts';

/** Enough of a hash to know a line again; the journal keeps these and no text. */
const LENGTH = 12;

const linesOf = (text: string): string[] => text.split('\n');
const hashOf = (line: string): string => hash('sha256', line).slice(0, LENGTH);

/** A text as the hashes of its lines, in one string. */
export const hashedLines = (text: string): string => linesOf(text).map(hashOf).join('');

const BLANK = hashOf('');

const parted = (hashes: string): string[] => hashes.match(new RegExp(`.{${LENGTH}}`, 'g')) ?? [];

/** Lines of one text that the other has not, white space left out: both as hashes. */
export const foreignTo = (hashes: string, other: string): Set<string> => {
  const known = new Set([...parted(other), BLANK]);
  return new Set(parted(hashes).filter((each) => !known.has(each)));
};

/** One change that a write made: what it put where, and what stood there before. */
interface Hunk {
  /** For each line it put, where that line stands now; undefined when somebody changed or removed it. */
  put: (number | undefined)[];
  old: string[];
  /** The line of today after which it stands, or would stand. */
  after: number;
}

/** A text of today, told apart by whose its lines are. */
export interface Layers {
  lines: string[];
  /** Line by line: put by the write and unaltered, there before it already, or come since. */
  whose: ('ours' | 'common' | 'theirs')[];
  /** Whether the write put the line in the place of another. */
  replacing: boolean[];
  hunks: Hunk[];
}

/** `placed`: the hashes of what the write left; `before`: what it found, absent when there was no file. */
export const layersOf = (placed: string, before: string | undefined, now: string): Layers => {
  const [ours, lines, old] = [parted(placed), linesOf(now), before === undefined ? [] : linesOf(before)];
  const standing = paired(ours, lines.map(hashOf));
  const kept = paired(ours, old.map(hashOf));
  const whose: Layers['whose'] = lines.map(() => 'theirs');
  const replacing = lines.map(() => false);
  const hunks: Hunk[] = [];
  let [from, last] = [0, -1];
  let open: Hunk | undefined;
  const close = (to: number): void => {
    if (to > from) {
      open ??= { put: [], old: [], after: last };
      open.old = old.slice(from, to);
    }
    if (open) hunks.push(open);
    open = undefined;
  };
  for (const [index, at] of standing.entries()) {
    const stood = kept[index];
    if (stood === undefined) {
      open ??= { put: [], old: [], after: last };
      open.put.push(at);
    } else {
      close(stood);
      from = stood + 1;
    }
    if (at === undefined) continue;
    whose[at] = stood === undefined ? 'ours' : 'common';
    last = at;
  }
  close(old.length);
  for (const { put, old: words } of hunks) for (const at of put) if (at !== undefined) replacing[at] = words.length > 0;
  return { lines, whose, replacing, hunks };
};

/**
 * What goes with a line of ours that no memory says (a heading, a delimiter): what stands before it, after it, or
 * nothing.
 */
export type Leaning = 'before' | 'after' | 'alone';

export interface TakenOut {
  text: string;
  gone: number;
  returned: number;
  /** Somebody else's line stands where one of ours stood. */
  altered: boolean;
}

/**
 * The text without the lines of the write, and with the old words where its lines stood unaltered. `role` says of a
 * line of the write whether it goes, stays, or goes with its neighbours. Undefined when it cannot be told where old
 * words belong.
 */
export const takenOut = (
  { lines, whose, hunks }: Layers,
  role: (line: number) => 'goes' | 'stays' | 'free',
  leaning: Leaning,
): TakenOut | undefined => {
  const going = new Set<number>();
  const returning = new Map<number, string[]>();
  const give = (at: number, words: string[]): void => void returning.set(at, [...(returning.get(at) ?? []), ...words]);
  let altered = false;
  for (const { put, old, after } of hunks) {
    const present = put.filter((at) => at !== undefined);
    const lost = put.length - present.length;
    const between = present.length === 0 ? [] : lines.slice(present[0], (present.at(-1) as number) + 1);
    const held = present.some((at) => role(at) === 'stays');
    if (put.length === 0) {
      if (!old.every((line) => line.trim() === '' || lines.some((each, at) => each === line && whose[at] === 'theirs')))
        give(after + 1, old);
      continue;
    }
    if (lost > 0 && (whose[after + 1] === 'theirs' || present.some((at) => whose[at + 1] === 'theirs'))) altered = true;
    if (present.length === 0) continue;
    if (lost === 0 && !held && between.length === present.length) {
      for (const at of present) going.add(at);
      give(present[0] as number, old);
      continue;
    }
    const gone = runsOf(present.filter((at) => role(at) !== 'stays')).flatMap((run) => leant(run, role, leaning));
    for (const at of gone) going.add(at);
    const back = returned(put, old, gone, lines);
    if (!back) return undefined;
    for (const [at, line] of back) give(at, [line]);
  }
  const out = lines.flatMap((line, at) => [...(returning.get(at) ?? []), ...(going.has(at) ? [] : [line])]);
  out.push(...(returning.get(lines.length) ?? []));
  const count = [...returning.values()].reduce((sum, words) => sum + words.length, 0);
  return { text: out.join('\n'), gone: going.size, returned: count, altered };
};

/** Numbers that follow each other. */
const runsOf = (all: readonly number[]): number[][] => {
  const out: number[][] = [];
  for (const at of all) {
    const run = out.at(-1);
    if (run && run.at(-1) === at - 1) run.push(at);
    else out.push([at]);
  }
  return out;
};

const leant = (run: readonly number[], role: (line: number) => string, leaning: Leaning): number[] => {
  const goes = run.filter((at) => role(at) === 'goes');
  if (goes.length === 0) return [];
  const [first, last] = [goes[0] as number, goes.at(-1) as number];
  return leaning === 'alone' ? goes : run.filter((at) => (leaning === 'before' ? at <= last : at >= first));
};

/** Old words go where what replaced them stood: line for line, else beside the most alike. */
const returned = (
  put: Hunk['put'],
  old: readonly string[],
  gone: readonly number[],
  lines: readonly string[],
): [number, string][] | undefined => {
  if (put.length === old.length)
    return put.flatMap((at, index): [number, string][] =>
      at !== undefined && gone.includes(at) ? [[at, old[index] as string]] : [],
    );
  const free = new Set(gone);
  const back: [number, string][] = [];
  let homeless = 0;
  for (const line of old) {
    const [best] = [...free]
      .map((at) => ({ at, alike: alike(line, lines[at] as string) }))
      .sort((a, b) => b.alike - a.alike || a.at - b.at);
    if (best && best.alike >= ALIKE) {
      free.delete(best.at);
      back.push([best.at, line]);
    } else if (line.trim() !== '') homeless += 1;
  }
  // More of them than lines that others changed: some would be lost.
  return homeless > put.length - gone.length ? undefined : back;
};

const ALIKE = 0.4;

/** Dice over words: 0 to 1. */
const alike = (a: string, b: string): number => {
  const [left, right] = [a, b].map((each) => new Set(each.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
};
