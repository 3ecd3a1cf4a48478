import { isSafelyFixed } from '../ir/finding.ts';
import { mend, type Mending } from '../plan/finding-mend.ts';
import { obstaclesIn } from '../plan/changes.ts';
import { applyUnit, newRunId } from '../store/units.ts';
import type { Run } from '../store/journal.ts';
import { underMutex } from '../store/mutex.ts';
import { pruneQuietly } from '../store/prune.ts';
import { recover } from '../store/recover.ts';
import { inTurns } from '../ir/steps.ts';
import { refuseUnverified, type World } from '../world/world.ts';
import { fileWrites, refuseWrites, type StoreWrites } from './unit.ts';
import type { Inspection } from './audit.ts';
import { foreignAmong } from '../world/harness.ts';

export type { Mending };

/** What an audit can mend without asking whose words hold, store by store; the rest with the reason. */
export const mendable = ({ surveyed, counted }: Inspection): Mending[] =>
  surveyed.flatMap(({ adapter, stores, scene }) =>
    stores.flatMap((store): Mending[] => {
      const own = counted.filter((finding) => finding.store === store.at.id && isSafelyFixed(finding));
      if (own.length === 0) return [];
      const target = { adapter, store, others: stores.filter((each) => each !== store), scene };
      const { closed } = store.at;
      return closed === undefined
        ? [mend(target, own)]
        : [{ target, changes: [], after: store, mended: [], left: own.map((finding) => ({ finding, why: closed })) }];
    }),
  );

/** Whether anything of it can be mended so. */
export const isMendable = ({ counted }: Inspection): boolean => counted.some(isSafelyFixed);

/** Carries it out as one unit that undo takes back; undefined where there is nothing to write. */
export const mended = async (
  world: World,
  mendings: readonly Mending[],
  { bypassApproval = false }: { bypassApproval?: boolean } = {},
): Promise<Run | undefined> => {
  const changed = mendings.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return undefined;
  refuseUnverified(world);
  const { state } = world;
  const written = changed.map(({ target: { store }, changes, after }): StoreWrites => ({
    store,
    changes,
    after,
    obstacles: obstaclesIn(store, changes),
  }));
  return inTurns(
    underMutex(state, function* () {
      recover(state);
      refuseWrites(world, written, bypassApproval);
      const now = world.now();
      const run = yield* applyUnit(state, {
        id: newRunId(state, now),
        title: 'audit --fix',
        now,
        counts: { mended: mendings.reduce((sum, { mended: own }) => sum + own.length, 0) },
        stores: written.map(({ store: { at } }) => ({ harness: at.harness, root: at.root })),
        adapters: foreignAmong(
          world,
          written.map(({ store: { at } }) => at.harness),
        ),
        writes: fileWrites(written),
      });
      pruneQuietly(state);
      return run;
    }),
    world.pause,
  );
};
