import type { PlanOptions } from '../ir/plan-value.ts';
import type { World } from '../world/world.ts';
import { changesFiles, plan, type Planned } from './plan.ts';
import { readBack } from './read-back.ts';

/** Both directions: the way there, and the way back as if the way there had been carried out. */
export type BothWays = readonly [there: Planned, back: Planned];

/** Plans both directions between two harnesses; what only looks alike stays where it stands until somebody answers. */
export const sync = async (world: World, asked: PlanOptions): Promise<BothWays> => {
  const options: PlanOptions = { ...asked, alike: 'stays' };
  const there = await plan(world, options, undefined, { either: true });
  return [there, await plan(world, turnedRound(options), there.plan.now, { upon: there, either: true })];
};

/** Once both are carried out: the memories that stand otherwise than predicted, and the files that would change again. */
export const syncReadBack = async (world: World, both: BothWays): Promise<{ wrong: number; changes: number }> => {
  const found = [];
  for (const planned of both) found.push(await readBack(world, planned));
  return {
    wrong: found.reduce((sum, { wrong }) => sum + wrong, 0),
    changes: found.reduce((sum, { changes }) => sum + changes, 0),
  };
};

export const filesWritten = (both: BothWays): number =>
  both
    .filter(({ migration }) => changesFiles(migration))
    .flatMap(({ migration }) => migration.stores)
    .reduce((sum, { changes }) => sum + changes.length, 0);

/** The same options seen from the other side. */
const turnedRound = ({
  from,
  to,
  fromRoot,
  toRoot,
  fromProfile,
  toProfile,
  onConflict,
  choices: _choices,
  clientVersion: _version,
  ...rest
}: PlanOptions): PlanOptions => ({
  ...rest,
  from: to,
  to: from,
  onConflict: onConflict === 'source' ? 'target' : onConflict === 'target' ? 'source' : onConflict,
  ...(toRoot !== undefined && { fromRoot: toRoot }),
  ...(fromRoot !== undefined && { toRoot: fromRoot }),
  ...(toProfile !== undefined && { fromProfile: toProfile }),
  ...(fromProfile !== undefined && { toProfile: fromProfile }),
});
