import { inTurns } from '../ir/steps.ts';
import { obstaclesIn } from '../plan/changes.ts';
import { applyUnit, newRunId, type Write } from '../store/units.ts';
import type { Run } from '../store/journal.ts';
import { ledgerWrites, readLedger } from '../store/ledger.ts';
import { underMutex } from '../store/mutex.ts';
import { pruneQuietly } from '../store/prune.ts';
import { recover } from '../store/recover.ts';
import { tilde } from '../text/safe.ts';
import { refuseUnverified, type World } from '../world/world.ts';
import type { Relocation } from './relocation.ts';
import { fileWrites, refuseWrites, type StoreWrites } from './unit.ts';
import { foreignAmong } from '../world/harness.ts';

/** Whether anything of it is to be written at all, memport's own ledger included. */
export const movesAnything = (world: World, planned: Relocation): boolean =>
  planned.stores.some(({ changes }) => changes.length > 0) || ledgerMoved(world, planned).length > 0;

const ledgerMoved = ({ state }: World, { ledgerAfter }: Relocation): Write[] => {
  const ledger = readLedger(state);
  const after = ledgerAfter(ledger);
  return after === ledger ? [] : ledgerWrites(state, after);
};

/** Writes a project's memories under its new path as one unit that undo takes back: every file and the ledger. */
export const relocate = async (
  world: World,
  planned: Relocation,
  { bypassApproval = false }: { bypassApproval?: boolean } = {},
): Promise<Run | undefined> => {
  if (!movesAnything(world, planned)) return undefined;
  refuseUnverified(world);
  const { state, home } = world;
  const { move, stores } = planned;
  const changed = stores.filter(({ changes }) => changes.length > 0);
  const written = changed.map((each): StoreWrites => ({ ...each, obstacles: obstaclesIn(each.store, each.changes) }));
  return inTurns(
    underMutex(state, function* () {
      recover(state);
      refuseWrites(world, written, bypassApproval);
      const now = world.now();
      const run = yield* applyUnit(state, {
        id: newRunId(state, now),
        title: `relocate ${tilde(move.from[0] ?? '', home)} ${tilde(move.to, home)}`,
        now,
        counts: { moved: stores.reduce((sum, { memories }) => sum + memories, 0) },
        stores: written.map(({ store: { at } }) => ({ harness: at.harness, root: at.root })),
        adapters: foreignAmong(
          world,
          written.map(({ store: { at } }) => at.harness),
        ),
        writes: [...fileWrites(written), ...ledgerMoved(world, planned)],
      });
      pruneQuietly(state);
      return run;
    }),
    world.pause,
  );
};
