import { MemportError } from '../errors.ts';
import { inTurns, type Steps } from '../ir/steps.ts';
import { aliasesOf, renamedRow } from '../ledger/aliases.ts';
import type { Ledger, Row } from '../ledger/row.ts';
import { isStore, storeKey } from '../ledger/store-key.ts';
import { rowsWithout } from '../ledger/without.ts';
import { applyUnit, newRunId, type Write } from '../store/units.ts';
import { chosenRun, readRuns, takenBack, type Run } from '../store/journal.ts';
import { ledgerFile, ledgerWrites, readLedger, rowsKept } from '../store/ledger.ts';
import { underMutex } from '../store/mutex.ts';
import { pruneQuietly } from '../store/prune.ts';
import { dropFolders, recover, type Recovered } from '../store/recover.ts';
import type { State } from '../store/state.ts';
import { LIKE, likeness, sketchOf } from '../text/sketch.ts';
import { draftOf, type Draft } from '../undo/draft.ts';
import { inUseNow } from '../world/busy.ts';
import { sitesOf } from './sites.ts';
import { refuseUnverified, type World } from '../world/world.ts';

export interface UndoOptions {
  /** A run, by its id or the beginning or end of it; the newest that is not taken back, where none is named. */
  id?: string | undefined;
  /** Puts files back whole that others changed since. */
  force?: boolean;
  /** Only tells what it would do. */
  dryRun?: boolean;
  /** Whether what `force` takes of others may go; asked before anything is written. */
  agreed?: (draft: Draft) => boolean;
}

export interface Undone {
  run: Run;
  draft: Draft;
  /** What killed runs had left, put back before this one began. */
  recovered: Recovered[];
  /** Whether the stores and the ledger were written. */
  written: boolean;
  /** It was cut off on the way: what it wrote is put back before anything else. */
  cutOff?: true;
  /** Why there was nothing to take back. */
  idle?: string;
}

const NOTHING: Draft = { writes: [], restored: [], merged: [], kept: [], taken: [], later: [], stores: [] };

/** Takes one run back as one unit: its lines out of the stores, and the rows of what goes out of the ledger. */
export const undo = async (world: World, asked: UndoOptions = {}): Promise<Undone> => {
  refuseUnverified(world);
  return inTurns(
    underMutex(world.state, () => undone(world, asked)),
    world.pause,
  );
};

function* undone(world: World, { id, force = false, dryRun = false, agreed = () => true }: UndoOptions): Steps<Undone> {
  const { state } = world;
  const recovered = dryRun ? [] : recover(state);
  const runs = readRuns(state);
  const [cut] = recovered;
  // What was cut off and has just been put back is what a person who types `undo` then means; an undo is finished.
  if (id === undefined && cut && cut.run.undoes === undefined)
    return { run: cut.run, draft: NOTHING, recovered, written: false };
  // The same, told before it is done.
  const open = dryRun && id === undefined ? runs.findLast(({ stage }) => stage === 'begun') : undefined;
  if (open?.undoes === undefined && open !== undefined)
    return { run: open, draft: NOTHING, recovered, written: false, cutOff: true };
  const run = chosenRun(runs, id ?? cut?.run.undoes ?? open?.undoes);
  const nothing = { run, draft: NOTHING, recovered, written: false };
  if (run.stage === 'recovered') return { ...nothing, idle: 'it was cut off on the way and has been put back' };
  if (takenBack(runs).has(run.id)) return { ...nothing, idle: 'it is undone already' };
  const draft = yield* draftOf(state, run, runs, yield* sitesOf(world, run), force);
  yield;
  const told = { run, draft, recovered, written: false };
  if (dryRun || draft.pruned || draft.later.length > 0) return told;
  if (draft.taken.length > 0 && !agreed(draft)) return told;
  const refused = draft.writes.length > 0 ? inUseNow(world, run.stores) : [];
  if (refused.length > 0) {
    throw new MemportError('refused', {
      what: refused.join('; '),
      where: run.stores.map(({ root }) => root).join(', '),
      todo: 'end the session, then run this again',
    });
  }
  const ledger = ledgerWithout(state, run, draft);
  if (draft.writes.length + ledger.length === 0 && draft.kept.length > 0) return told;
  yield* applyUnit(state, {
    id: newRunId(state, world.now()),
    title: `undo of ${run.title}`,
    now: world.now(),
    writes: [...draft.writes, ...ledger],
    stores: run.stores,
    undoes: run.id,
    counts: {
      restored: draft.restored.length + draft.merged.length,
      ...(draft.kept.length > 0 && { kept: draft.kept.length }),
    },
  });
  dropFolders(state, run.folders);
  pruneQuietly(state);
  return { ...told, written: true };
}

/** The ledger without what the run wrote into it, but for rows of what still stands. */
const ledgerWithout = (state: State, run: Run, draft: Draft): Write[] => {
  const step = run.steps.find(({ file }) => file === ledgerFile(state));
  if (!step) return [];
  const ledger = readLedger(state);
  const turn = { run: run.id, was: rowsKept(state, step.before), is: rowsKept(state, step.after) };
  return ledgerWrites(state, { ...ledger, rows: rowsWithout(ledger.rows, turn, staying(ledger, draft)) });
};

/** Whether what a row tells of still stands: memories that were edited since, and those of files that stay whole. */
const staying = ({ keys }: Ledger, { stores, kept, restored }: Draft): ((row: Row) => boolean) => {
  const left = new Set(kept.map(({ file }) => file).filter((file) => !restored.includes(file)));
  const back = new Set(restored);
  const grounds = stores.map(({ ground: { store, others, scene }, unwound: { whose }, pieces }) => {
    const aliases = aliasesOf([store, ...others], scene.around, keys);
    const key = storeKey(store.at, scene.home);
    const edited = new Set(pieces.filter(({ state: now }) => now === 'changed').map(({ file }) => file));
    return { store, key, aliases, whose, edited };
  });
  return (row) => {
    // Files that were put back whole hold nothing of it any more, whatever others had made of it.
    if (row.files !== undefined && row.files.length > 0 && row.files.every((file) => back.has(file))) return false;
    const ground = grounds.find(({ key }) => isStore(row.target.store, key));
    if (!ground) return row.files?.some((file) => left.has(file)) ?? false;
    const { store, aliases, whose, edited } = ground;
    const { id } = renamedRow(row, aliases).target;
    const found = store.memories.find((memory) => memory.id === id);
    if (found)
      return (
        whose.standing.get(id) === 'held' ||
        (whose.standing.get(id) === 'others' && found.places.some(({ file }) => edited.has(file)))
      );
    // Reworded where a memory is called by its words: its row is known by them.
    const { sketch } = row;
    if (sketch === undefined) return false;
    return store.memories.some(
      (memory) =>
        whose.standing.get(memory.id) === 'others' &&
        memory.places.some(({ file }) => edited.has(file)) &&
        likeness(sketch, sketchOf(memory)) >= LIKE,
    );
  };
};
