import type { Adapter } from '../adapter.ts';
import { baseOf } from '../kit/overlay.ts';
import { folderKey, mainFirst, scopeKey } from '../ir/identity.ts';
import type { Memory, Scope } from '../ir/memory.ts';
import type { PlanOptions, Route } from '../ir/plan-value.ts';
import type { Scene, Surroundings } from '../ir/scene.ts';
import type { Location, Store } from '../ir/store.ts';
import { rowsInto } from '../ledger/books.ts';
import { storeKey } from '../ledger/store-key.ts';
import { isBeside, isOtherProfile, resting } from './resting.ts';
import { alone, standing } from './target.ts';
import type { End, Request } from './request.ts';
import type { RoutedMemory, Homed, Routed, Routing } from './routing.ts';

/** Where every memory of the source is to go, store by store of the target. */
export const route = (request: Request): Routed => {
  const { source, target, rules, history, answers } = request;
  const { adapter, stores, scene } = target;
  const known = stores.map(({ at }) => at);
  const taken = rules?.asked ? takenBy(rules) : undefined;
  const routed = (taken: ((memory: Memory) => Location | undefined) | undefined): Routing =>
    routesOf(source.stores, { adapter, known, ...(taken && { taken }) }, answers.options, scene.around);
  const first = routed(taken);
  const rests = resting(request, first);
  const routing = rests.size === 0 ? first : routed((memory) => rests.get(memory) ?? taken?.(memory));
  const homed = routing.carried.filter((each): each is Homed => 'root' in each.to);
  const takesItsOwn = (at: Location): boolean => {
    const home = adapter.home(at.scope, known, scene.around);
    return 'root' in home && home.root === at.root;
  };
  // A store that has nothing to take may still hold what is gone at the source.
  const bereft = [
    ...known.filter((at) => takesItsOwn(at) || isBeside(at, target)),
    ...(rules?.stores ?? []).map(({ at }) => at),
  ].filter((at) => at.role === 'store' && rowsInto(history.rows, at, scene.home).length > 0);
  const keyOf = (at: Location): string => storeKey(at, scene.home);
  const ats = new Map([...homed.map(({ to }) => to), ...bereft].map((at) => [keyOf(at), at]));
  // Where memory is switched off, the plan tells what will be once it is on; the report says so.
  const on: Scene = { ...scene, supposeOn: true };
  return {
    ...routing,
    bound: [...ats].map(([key, at]) => {
      const all = homed.filter(({ to }) => keyOf(to) === key);
      const carried = [...new Map(all.toReversed().map((each) => [each.memory.id, each])).values()].reverse();
      if (rules && at.harness === rules.adapter.id) return { all, carried, target: alone(rules, at) };
      const seen = isOtherProfile(at, target) ? inUseThere(stores, at) : stores;
      const store = standing(adapter, seen, at, on);
      return { all, carried, target: { adapter, store, others: seen, scene: inside(at, on) } };
    }),
  };
};

/** A profile is seen by a client that is started with it. */
const inUseThere = (stores: readonly Store[], { id }: Location): Store[] =>
  stores.map((store) =>
    store.at.role === 'store' ? { ...store, at: { ...store.at, active: store.at.id === id } } : store,
  );

/** A project's store is seen by a client that is started in the project, wherever this run was. */
const inside = ({ scope }: Location, scene: Scene): Scene => {
  const paths = 'paths' in scope ? scope.paths : [];
  const [first = scene.cwd] = paths;
  return paths.some((path) => scene.cwd === path || scene.cwd.startsWith(`${path}/`))
    ? scene
    : { ...scene, cwd: first };
};

/** The instruction file that takes a rule; what it cannot say goes where it would go without. */
const takenBy =
  (rules: End) =>
  (memory: Memory): Location | undefined => {
    const { adapter, scene } = rules;
    const at = memory.kind === 'rule' ? adapter.home(memory.scope, [], scene.around) : undefined;
    if (!at || !('root' in at)) return undefined;
    const { store } = alone(rules, at);
    const said = adapter.express(memory, { at: store.at, scene, store, focus: undefined, name: (wish) => wish });
    return 'forms' in said ? store.at : undefined;
  };

/**
 * Every store of the source that belongs to a project present here, plus what is global. `--project` narrows to
 * those scopes plus global; an absent project is planned for but skipped unless it is asked for.
 */
export const routesOf = (
  source: readonly Store[],
  target: { adapter: Adapter; known: readonly Location[]; taken?: (memory: Memory) => Location | undefined },
  options: PlanOptions,
  around: Surroundings,
): Routing => {
  const keys = new Set(source.flatMap((store) => store.memories.map((memory) => scopeKey(memory.scope))));
  const asked = options.projects?.map((folder) => enclosing(keys, `project:${folderKey(folder, around)}`));
  const carried: RoutedMemory[] = [];
  const routes: Route[] = [];
  const projects = new Set<string>();
  for (const from of source.filter((store) => store.at.role === 'store')) {
    const wanted = from.memories.filter((memory) => options.kinds === undefined || options.kinds.includes(memory.kind));
    for (const [key, group] of Map.groupBy(wanted, (memory) => scopeKey(memory.scope))) {
      const scope = (group[0] as Memory).scope;
      const skipped = skipReason(scope, key, asked, options, around);
      const home = target.adapter.home(scope, target.known, around);
      for (const [to, own] of Map.groupBy(group, (memory) => target.taken?.(memory) ?? home)) {
        routes.push({
          from: { store: from.at.id, root: from.at.root, scope, memories: own.length },
          to: 'root' in to ? { store: to.id, root: to.root } : undefined,
          ...(skipped !== undefined && { skipped }),
        });
        if (skipped === undefined) for (const memory of own) carried.push({ memory, from, to });
      }
      if (skipped === undefined && scope.level !== 'global') projects.add(key);
    }
  }
  const [only] = projects;
  return { routes, carried, asked, focus: asked?.length === 1 ? asked[0] : projects.size === 1 ? only : undefined };
};

/**
 * Of the folders that were asked for, those that no memory belongs to, nor any that was carried before (its id holds
 * its scope).
 */
export const memoriless = (
  source: readonly Store[],
  folders: readonly string[],
  carried: readonly string[],
  around: Surroundings,
): string[] => {
  const keys = new Set(source.flatMap((store) => store.memories.map((memory) => scopeKey(memory.scope))));
  return folders.filter((folder) => {
    const asked = meantBy(folder, keys, around);
    return ![...keys].some((key) => isOf(key, asked)) && !carried.some((id) => id.includes(`/${asked}/`));
  });
};

/** Whether a scope is of one of these folders, or of what lies in them; `known` are all the scopes there are. */
export const scopesAsked = (
  known: ReadonlySet<string>,
  folders: readonly string[],
  around: Surroundings,
): ((key: string) => boolean) => {
  const asked = folders.map((folder) => meantBy(folder, known, around));
  return (key) => asked.some((each) => isOf(key, each));
};

const isOf = (key: string, asked: string): boolean =>
  key === asked || (key.startsWith('path:') && key.slice(5).startsWith(asked.slice(8)));

/** A folder that is not here is a typing mistake, or a project that is gone: it does not mean the one around it. */
const meantBy = (folder: string, known: ReadonlySet<string>, around: Surroundings): string => {
  const own = `project:${folderKey(folder, around)}`;
  return around.folders[folder]?.exists === false ? own : enclosing(known, own);
};

/** A folder deep in a project means the project it lies in, the innermost that has memories. */
const enclosing = (known: ReadonlySet<string>, key: string): string =>
  known.has(key)
    ? key
    : ([...known]
        .filter((each) => each.startsWith('project:') && key.startsWith(`${each}/`))
        .sort((a, b) => b.length - a.length)[0] ?? key);

const skipReason = (
  scope: Scope,
  key: string,
  asked: readonly string[] | undefined,
  options: PlanOptions,
  around: Surroundings,
): Route['skipped'] => {
  if (scope.level === 'global') return undefined;
  if (asked && !asked.some((each) => isOf(key, each))) return 'not-asked';
  if (options.includeAbsent || !('paths' in scope)) return undefined;
  return scope.paths.some((path) => around.folders[path]?.exists === true) ? undefined : 'absent-project';
};

/**
 * Ids are unique in one store only: clones of one project have memories of the same scope and file name. What reads
 * the same keeps the same id, so that it is carried once; what differs gets one of its own.
 */
export const apart = (stores: readonly Store[], around: Surroundings): Store[] => {
  const holders = Map.groupBy(
    stores.flatMap((store) => store.memories),
    ({ id }) => id,
  );
  if ([...holders.values()].every((memories) => memories.length === 1)) return [...stores];
  const seen = new Map<string, string>();
  const parted = new Map(
    mainFirst(stores, around).map((store) => {
      const memories = store.memories.map((memory): Memory => {
        const words = JSON.stringify(baseOf(memory));
        let id = memory.id;
        for (let count = 2; seen.has(id) && seen.get(id) !== words; count += 1) id = `${memory.id}~${count}`;
        seen.set(id, words);
        return id === memory.id ? memory : { ...memory, id };
      });
      return [
        store,
        memories.every((memory, index) => memory === store.memories[index]) ? store : { ...store, memories },
      ] as const;
    }),
  );
  return stores.map((store) => parted.get(store) as Store);
};
