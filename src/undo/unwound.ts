import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { applied } from '../kit/applied.ts';
import { rekey } from '../ir/identity.ts';
import type { Scene } from '../ir/scene.ts';
import type { Change, FileTree, Store } from '../ir/store.ts';
import { edits } from '../text/line-edits.ts';
import { takenOut, type Leaning } from '../text/three-way.ts';
import { naming, saying, whoseIn, type OwnedPiece, type Whose } from './whose.ts';

/** A store that a run wrote to, as it stands now. */
export interface StoreNow {
  adapter: Adapter;
  store: Store;
  files: FileTree;
  others: readonly Store[];
  scene: Scene;
}

/** What becomes of one file: as it was before the run, without the run's lines, or as it is. */
export type Fate =
  | { to: 'before' }
  | { to: 'text'; text: string; gone: number; returned: number; kept?: string }
  | { to: 'stay'; kept?: string };

export interface Unwound {
  /** By file. */
  fates: Map<string, Fate>;
  whose: Whose;
}

interface Way {
  /** How lines of ours that no memory says go; `cut`: as the adapter takes memories out of a file that the run made. */
  leaning: Leaning | 'cut';
  /** What of the run's files that hold no memory stays for the sake of memories that stay. */
  companions: 'near' | 'all';
}

const WAYS: readonly Way[] = (['near', 'all'] as const).flatMap((companions) =>
  (['cut', 'before', 'after', 'alone'] as const).map((leaning) => ({ leaning, companions })),
);

/**
 * Takes a run back out of a store by the lines it placed. Memories that somebody edited since stay whole. The result is
 * read back: everything that is not the run's says what it said, and nothing is newly wrong; else files that were
 * changed since are left as they are.
 */
export const unwound = (ground: StoreNow, pieces: readonly OwnedPiece[], relied: readonly string[]): Unwound => {
  const changed = new Set(pieces.filter(({ state }) => state === 'changed').map(({ file }) => file));
  for (const left of [new Set<string>(), changed]) {
    const whose = whoseIn(ground.store, pieces, left);
    hold(ground.store, pieces, whose);
    const cut = new Map(cutOut(ground, whose).map((change) => [change.file, change]));
    for (const way of WAYS) {
      const fates = fatesOf(pieces, whose, { ...way, cut, relied });
      if (holds(ground, pieces, whose, fates)) return { fates, whose };
    }
  }
  const why = 'without the lines of this run it would not read as it does now';
  return {
    fates: new Map(pieces.map(({ file }) => [file, { to: 'stay', kept: why }])),
    whose: whoseIn(ground.store, pieces, new Set(pieces.map(({ file }) => file))),
  };
};

/** What the adapter itself would change to take out the memories that go. */
const cutOut = ({ adapter, store }: StoreNow, { standing }: Whose): Change[] => {
  const withdraw = [...standing].flatMap(([id, how]) => (how === 'goes' ? [id] : []));
  return withdraw.length === 0 ? [] : adapter.place({ put: [], withdraw }, store).changes;
};

/** What a line that stays names stays too, with all of its places. */
const hold = (store: Store, pieces: readonly OwnedPiece[], whose: Whose): void => {
  const named = naming(store, whose);
  for (const { file, state, before } of pieces) {
    if (state !== 'placed' || before !== undefined || named(file) === undefined) continue;
    for (const id of whose.within(file)) if (whose.standing.get(id) === 'goes') whose.standing.set(id, 'held');
  }
  whose.named = named;
};

interface Going extends Way {
  cut: ReadonlyMap<string, Change>;
  /** Files that later runs made, which may need what this one made beside them. */
  relied: readonly string[];
}

const fatesOf = (pieces: readonly OwnedPiece[], whose: Whose, way: Going): Map<string, Fate> => {
  const { standing } = whose;
  const isHeld = (id: string): boolean => standing.get(id) === 'held';
  const homes = [
    ...pieces.filter(({ file }) => whose.within(file).some(isHeld)).map(({ file }) => file),
    ...way.relied,
  ].map((file) => path.posix.dirname(file));
  const isNear = (file: string): boolean =>
    way.companions === 'all'
      ? homes.length > 0
      : homes.some((home) => `${home}/`.startsWith(`${path.posix.dirname(file)}/`));
  return new Map(
    pieces.map((piece): [string, Fate] => {
      const { file, state, before } = piece;
      const within = whose.within(file);
      const held = within.filter(isHeld).length;
      if (state === 'before') return [file, { to: 'stay' }];
      if (state === 'gone')
        return [file, { to: 'stay', ...(before !== undefined && { kept: 'it was removed since' }) }];
      if (state === 'odd') return [file, { to: 'stay', kept: 'it was changed since: no file stands there now' }];
      const namer = before === undefined ? whose.named?.(file) : undefined;
      if (namer !== undefined) return [file, { to: 'stay', kept: `${path.posix.basename(namer)} names it, and stays` }];
      if (state === 'placed') {
        if (
          within.length === 0 &&
          piece.now !== '' &&
          isNear(file) &&
          (before === undefined || way.companions === 'all')
        )
          return [file, { to: 'stay', kept: 'memories that stay need it' }];
        if (held === 0) return [file, { to: 'before' }];
        if (held === within.length && before === undefined) return [file, { to: 'stay', kept: heldWords(held) }];
      }
      return [file, merged(piece, whose, held, way)];
    }),
  );
};

const heldWords = (held: number): string =>
  `it holds ${held === 1 ? 'a memory that was' : `${held} memories that were`} changed since`;

const merged = ({ file, before }: OwnedPiece, whose: Whose, held: number, { leaning, cut: cuts }: Going): Fate => {
  const cut = cuts.get(file);
  const layers = whose.layers.get(file);
  if (!layers) return { to: 'stay' };
  const role = (line: number): 'goes' | 'stays' | 'free' => {
    const standings = whose.at(file, line).map((id) => whose.standing.get(id));
    return standings.some((each) => each === 'held')
      ? 'stays'
      : standings.some((each) => each === 'goes' || each === 'mixed')
        ? 'goes'
        : 'free';
  };
  const out = takenOut(layers, role, leaning === 'cut' ? 'before' : leaning);
  if (!out) return { to: 'stay', kept: 'it was changed since, and where its old words belong cannot be told' };
  if (out.gone + out.returned === 0) return { to: 'stay', kept: held > 0 ? heldWords(held) : 'it was changed since' };
  if (before === undefined && out.text.trim() === '') return { to: 'before' };
  // What others wrote into a file of ours needs the headings it stands below.
  const text = leaning === 'cut' && before === undefined && cut?.op === 'put' ? cut.text : out.text;
  const kept = held > 0 ? heldWords(held) : out.altered ? 'some of its lines were changed since' : undefined;
  const seen = edits(layers.lines, text.split('\n'));
  const count = (sign: string): number => seen.filter((each) => each.sign === sign && each.text.trim() !== '').length;
  return { to: 'text', text, gone: count('-'), returned: count('+'), ...(kept !== undefined && { kept }) };
};

/** Whether everything that is not the run's reads as before, and nothing is newly wrong. */
const holds = (
  { adapter, store, files, others, scene }: StoreNow,
  pieces: readonly OwnedPiece[],
  { standing }: Whose,
  fates: ReadonlyMap<string, Fate>,
): boolean => {
  const changes = pieces.flatMap(({ file, before }): Change[] => {
    const fate = fates.get(file);
    if (fate?.to === 'text') return [{ op: 'put', file, text: fate.text }];
    if (fate?.to !== 'before') return [];
    return [before === undefined ? { op: 'remove', file } : { op: 'put', file, text: before }];
  });
  // Where nothing was changed since, what stood before the run stands again.
  if (
    changes.length === 0 ||
    [...fates.values()].every((fate) => fate.to === 'before' || (fate.to === 'stay' && fate.kept === undefined))
  )
    return true;
  const after = rekey(adapter.read(applied(files, changes, scene.now), store.at), scene.around);
  const said = Map.groupBy(after.memories.map(saying), (each) => each);
  for (const memory of store.memories) {
    const own = standing.get(memory.id);
    if (own === 'goes' || own === 'mixed') continue;
    if (said.get(saying(memory))?.pop() === undefined) return false;
  }
  const wrong = (of: Store): Set<string> => {
    const found = [...of.findings, ...adapter.health([of, ...others], adapter.view([of, ...others], scene), scene)];
    return new Set(found.filter(({ severity }) => severity === 'error').map(({ rule, file }) => `${rule} ${file}`));
  };
  const known = wrong(store);
  return [...wrong(after)].every((each) => known.has(each));
};
