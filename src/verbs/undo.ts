import { MemportError } from '../errors.ts';
import type { Steps } from '../ir/steps.ts';
import { aliasesOf, renamedRow } from '../ledger/aliases.ts';
import { LIKE, likeness, sketchOf } from '../text/sketch.ts';
import { isStore, storeKey } from '../ledger/store-key.ts';
import { applyUnit, newRunId } from '../store/apply.ts';
import { chosenRun, readRuns, takenBack, type Run } from '../store/journal.ts';
import { readLedger, type Row } from '../store/ledger.ts';
import { underMutex } from '../store/mutex.ts';
import { prune } from '../store/prune.ts';
import { dropFolders, recover, type Recovered } from '../store/recover.ts';
import type { State } from '../store/state.ts';
import { draftOf, type Draft, type Site } from '../undo/draft.ts';
import { ledgerWithout } from '../undo/rows.ts';

export interface Asked {
  /** A run, by its id or the beginning or end of it; the newest that is not taken back, where none is named. */
  id: string | undefined;
  now: number;
  /** Puts files back whole that others changed since. */
  force: boolean;
  /** Only tells what it would do. */
  dryRun: boolean;
  /** The stores a run wrote to, as they stand now. */
  sites: (run: Run) => Steps<Site[]>;
  /** Why the stores may not be written now. */
  refusals: (stores: Run['stores']) => string[];
  /** Whether what `--force` takes of others may go; asked before anything is written. */
  agreed: (draft: Draft) => boolean;
}

export interface Undone {
  run: Run;
  draft: Draft;
  /** What killed runs had left, put back before this one began. */
  recovered: Recovered[];
  /** Whether the stores and the ledger were written. */
  written: boolean;
  /** Why there was nothing to take back. */
  idle?: string;
}

const NOTHING: Draft = { writes: [], restored: [], merged: [], kept: [], taken: [], later: [], stores: [] };

/** Takes one run back as one unit: its lines out of the stores, and the rows of what goes out of the ledger. */
export const undo = (state: State, asked: Asked): Steps<Undone> =>
  underMutex(state, function* () {
    const { id, now, force, dryRun } = asked;
    const recovered = dryRun ? [] : recover(state);
    const runs = readRuns(state);
    const [cut] = recovered;
    // What was cut off and has just been put back is what a person who types `undo` then means; an undo is finished.
    if (id === undefined && cut && cut.run.undoes === undefined)
      return { run: cut.run, draft: NOTHING, recovered, written: false };
    const run = chosenRun(runs, id ?? cut?.run.undoes);
    const nothing = { run, draft: NOTHING, recovered, written: false };
    if (run.stage === 'recovered') return { ...nothing, idle: 'it was cut off on the way and has been put back' };
    if (takenBack(runs).has(run.id)) return { ...nothing, idle: 'it is undone already' };
    const draft = yield* draftOf(state, run, runs, yield* asked.sites(run), force);
    yield;
    const told = { run, draft, recovered, written: false };
    if (dryRun || draft.pruned || draft.later.length > 0) return told;
    if (draft.taken.length > 0 && !asked.agreed(draft)) return told;
    const refused = draft.writes.length > 0 ? asked.refusals(run.stores) : [];
    if (refused.length > 0)
      throw new MemportError('refused', {
        what: refused.join('; '),
        where: run.stores.map(({ root }) => root).join(', '),
        todo: 'end the session, then run this again',
      });
    const ledger = ledgerWithout(state, run, staying(state, draft));
    if (draft.writes.length + ledger.length === 0 && draft.kept.length > 0) return told;
    yield* applyUnit(state, {
      id: newRunId(state, now),
      title: `undo of ${run.title}`,
      now,
      writes: [...draft.writes, ...ledger],
      stores: run.stores,
      counts: {
        restored: draft.restored.length + draft.merged.length,
        ...(draft.kept.length > 0 && { kept: draft.kept.length }),
      },
      undoes: run.id,
    });
    dropFolders(state, run.folders);
    try {
      prune(state);
    } catch {
      // What was put is taken back; the backups that are not needed any more are dropped by a later run.
    }
    return { ...told, written: true };
  });

/** Whether what a row tells of still stands: memories that were edited since, and those of files that stay whole. */
const staying = (state: State, { stores, kept, restored }: Draft): ((row: Row) => boolean) => {
  const { keys } = readLedger(state);
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
