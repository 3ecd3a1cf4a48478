import { isText, type Change, type FileTree, type Location } from '../ir/store.ts';
import { applied } from '../kit/applied.ts';
import { onceCarriedOut } from '../plan/heeded.ts';
import { deliveredIn } from '../plan/store-migration.ts';
import { treeOf } from '../plan/target.ts';
import { sightOf } from '../world/sight.ts';
import type { World } from '../world/world.ts';
import { plan, type Planned } from './plan.ts';

/**
 * Looks at the target once a plan is carried out. Where every place and every byte is what the plan had read its
 * predictions from, they hold. Else it is planned anew from what stands there: the memories that stand otherwise than
 * predicted, and the files that would change again.
 */
export const readBack = async (world: World, planned: Planned): Promise<{ wrong: number; changes: number }> =>
  standsAsPlanned(world, planned) ? { wrong: 0, changes: 0 } : plannedAgain(world, planned);

const standsAsPlanned = (world: World, { migration, target, options, plan: { now } }: Planned): boolean => {
  const { cwd, clientVersion, toRoot: root, toProfile: profile } = options;
  const sight = sightOf(world, { cwd, clientVersion, root, profile }, now);
  const written = new Map(
    migration.stores.flatMap((each) => (each.changes.length > 0 ? [[keyOf(each.store.at), each] as const] : [])),
  );
  const known = new Map(target.stores.map((store) => [keyOf(store.at), store]));
  const located = target.adapter.locate(sight.machine(target.adapter));
  const places = new Set(located.map(keyOf));
  return (
    [...known.keys(), ...written.keys()].every((key) => places.has(key)) &&
    located.every((at) => {
      const draft = written.get(keyOf(at));
      const was = draft?.store ?? known.get(keyOf(at));
      if (!was || placeText(at) !== placeText(was.at)) return false;
      const changes = draft?.changes ?? [];
      return isTree(sight.snapshot(at), applied(treeOf(was), changes, now), untimed(changes));
    })
  );
};

const keyOf = ({ id, root }: Location): string => `${id} ${root}`;

/** What a place is, but for whether it stood before and for what is no part of locating. */
const placeText = ({ exists: _, homeExists: __, known: ___, scope, ...at }: Location): string =>
  JSON.stringify([Object.entries(at).sort(), 'paths' in scope ? scope.paths : scope.level]);

/** The files whose time is that of the writing. */
const untimed = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap((change) => (change.op === 'put' && change.mtimeMs === undefined ? [change.file] : [])));

const isTree = (found: FileTree, wanted: FileTree, untimedFiles: ReadonlySet<string>): boolean =>
  found.size === wanted.size &&
  [...wanted].every(([name, file]) => {
    const there = found.get(name);
    if (!isText(file) || !isText(there)) return JSON.stringify(file) === JSON.stringify(there);
    // Times are kept more coarsely than they are asked for.
    const isTime = untimedFiles.has(name) || Math.abs(there.mtimeMs - file.mtimeMs) < 1;
    return there.sha256 === file.sha256 && there.mode === file.mode && isTime;
  });

const plannedAgain = async (
  world: World,
  { plan: { decisions, now }, options }: Planned,
): Promise<{ wrong: number; changes: number }> => {
  const { stores } = (await plan(world, onceCarriedOut(options), now)).migration;
  const found = deliveredIn(stores);
  const wrong = decisions.filter(
    (each) =>
      each.target?.id !== undefined && each.delivery !== undefined && found.get(each.target.id) !== each.delivery,
  );
  return { wrong: wrong.length, changes: stores.flatMap(({ changes }) => changes).length };
};
