import * as path from 'node:path';
import type { Memory } from '../ir/memory.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Store } from '../ir/store.ts';
import { layersOf, hashedLines, type Layers } from '../text/three-way.ts';

/** One file of a run, as it stands now. */
export interface OwnedPiece {
  /** Inside its store. */
  file: string;
  /** As the run left it; as it was before the run; something else; gone; no file any more. */
  state: 'placed' | 'before' | 'changed' | 'gone' | 'odd';
  now: string;
  /** Absent: the run made the file. */
  before?: string;
  /** Hashes of the lines the run left, where the journal has them. */
  lines?: string;
}

/**
 * How a memory of today stands to the run: nothing of it is the run's, all of it, parts of an older one, or edited
 * since.
 */
export type Ownership = 'others' | 'goes' | 'mixed' | 'held';

export interface Whose {
  layers: ReadonlyMap<string, Layers>;
  /** By id. */
  standing: Map<string, Ownership>;
  /** By file and line, the memories that stand there. */
  at: (file: string, line: number) => readonly string[];
  /** The memories that have a place in a file. */
  within: (file: string) => readonly string[];
  /** The file of somebody's whose line names this one. */
  named?: (file: string) => string | undefined;
}

/** Whose each line and each memory of a store is; `left`: files that are not to be told apart. */
export const whoseIn = (store: Store, pieces: readonly OwnedPiece[], left: ReadonlySet<string>): Whose => {
  const layers = new Map(
    pieces.flatMap((piece): [string, Layers][] => {
      const placed = piece.state === 'placed' ? hashedLines(piece.now) : piece.lines;
      if (piece.state !== 'placed' && piece.state !== 'changed') return [];
      return [
        [
          piece.file,
          placed === undefined || left.has(piece.file) ? strange(piece.now) : layersOf(placed, piece.before, piece.now),
        ],
      ];
    }),
  );
  const owners = new Map([...layers].map(([file, { lines }]) => [file, lines.map((): string[] => [])]));
  const starts = new Map([...layers].map(([file, { lines }]) => [file, startsOf(lines)]));
  const standing = new Map<string, Ownership>();
  for (const memory of store.memories) {
    const seen = { ours: false, theirs: false, old: false };
    for (const { file, span } of memory.places) {
      const layer = layers.get(file);
      if (!layer) {
        seen.old = true;
        continue;
      }
      for (const line of linesIn(starts.get(file) as number[], span)) {
        owners.get(file)?.[line]?.push(memory.id);
        if (layer.lines[line]?.trim() === '') continue;
        if (layer.whose[line] === 'ours') seen.ours = true;
        if (layer.whose[line] === 'theirs') seen.theirs = true;
        if (layer.whose[line] === 'common' || layer.replacing[line]) seen.old = true;
      }
    }
    standing.set(memory.id, !seen.ours ? 'others' : !seen.theirs ? 'goes' : seen.old ? 'mixed' : 'held');
  }
  const within = new Map([...owners].map(([file, lines]) => [file, [...new Set(lines.flat())]]));
  return {
    layers,
    standing,
    at: (file, line) => owners.get(file)?.[line] ?? [],
    within: (file) => within.get(file) ?? [],
  };
};

const strange = (text: string): Layers => {
  const lines = text.split('\n');
  return { lines, whose: lines.map(() => 'theirs'), replacing: lines.map(() => false), hunks: [] };
};

const startsOf = (lines: readonly string[]): number[] => {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
};

const linesIn = (starts: readonly number[], [from, to]: readonly [number, number]): number[] =>
  starts.flatMap((start, line) => (start < to && (starts[line + 1] ?? Infinity) > from ? [line] : []));

/** A line left there names these files by their name, or by the folder they lie in. */
export const naming = (store: Store, { layers }: Whose): ((file: string) => string | undefined) => {
  const foreign = [...layers]
    .map(([file, { lines, whose }]) => ({ file, text: lines.filter((_, at) => whose[at] === 'theirs').join('\n') }))
    .filter(({ text }) => text !== '');
  // A dot-named file holds marks, and a mark of a note that is gone is passed over.
  const untouched = [...store.files].filter(
    ([file]) => !layers.has(file) && !path.posix.basename(file).startsWith('.'),
  );
  const words = Map.groupBy(
    untouched.flatMap(([holder, { text }]) =>
      (text.match(/[^\s()[\]"'`|:,]+/g) ?? []).map((word) => ({
        holder,
        path: word.replace(/^<|>$|^(?:\.\.?\/)+/g, ''),
      })),
    ),
    (word) => path.posix.basename(word.path),
  );
  // A bare name may mean a file of any folder; a path means the one it leads to.
  const leadsTo = (said: string, file: string): boolean =>
    !said.includes('/') || `/${file}`.endsWith(`/${said}`) || said.endsWith(`/${file}`);
  return (file) => {
    const name = path.posix.basename(file);
    // A dot-named file holds marks: a text that explains what it is does not need it.
    if (name.startsWith('.')) return undefined;
    const holder = foreign.find(
      (each) =>
        path.posix.basename(each.file) !== name &&
        (each.text.includes(name) || namesFolder(each.text, each.file, file)),
    );
    return holder?.file ?? words.get(name)?.find((word) => leadsTo(word.path, file))?.holder;
  };
};

/** A heading may name the folder once, and the lines below it no more than a name in there. */
const namesFolder = (text: string, holder: string, file: string): boolean => {
  const folder = path.posix.relative(path.posix.dirname(holder), path.posix.dirname(file));
  return folder.includes('/') && !folder.startsWith('..') && text.includes(folder);
};

/** What a memory says, whatever it is called: two readings are compared by it. */
export const saying = ({ kind, title, hook, statement, why, how, detail, scope }: Memory): string =>
  JSON.stringify([kind, title, hook, statement, why, how, detail, scopeKey(scope)]);
