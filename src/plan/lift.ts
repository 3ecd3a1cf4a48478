import { scopeKey } from '../ir/identity.ts';
import type { Memory, Scope } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { GLOBAL_HASH } from '../ledger/aliases.ts';
import type { Row } from '../ledger/row.ts';
import type { Sameness } from './sameness.ts';

/** The source as it is carried, and the ids of what stands in several projects: carried as global, or proposed so. */
export interface Lifted {
  stores: Store[];
  done: string[];
  could: string[];
  /** By the id it has in its own project, the one it is carried as for all of them. */
  raised: ReadonlyMap<string, string>;
}

const GLOBAL: Scope = { level: 'global' };

/**
 * With `asked`, what stands in several projects in equal words becomes one global memory, and what is about the person
 * is global as well. What was carried so before stays so, asked or not.
 */
export const lift = (stores: readonly Store[], rows: readonly Row[], sameness: Sameness, asked: boolean): Lifted => {
  const isLifted = liftedBy(rows, asked);
  const memories = stores.filter(({ at }) => at.role === 'store').flatMap((store) => store.memories);
  const spread = spreadIn(memories, sameness);
  const leads = leadsOf(spread, isLifted);
  const raised = (memory: Memory): Memory => {
    const lead = leads.get(memory) ?? (memory.kind === 'profile' && isLifted(memory) ? memory : undefined);
    return lead && isOfProject(memory) ? { ...memory, id: lead.id, scope: GLOBAL } : memory;
  };
  return {
    stores: stores.map((store) => ({ ...store, memories: store.memories.map(raised) })),
    done: [...new Set([...leads.values()].map(({ id }) => id))],
    raised: new Map([...leads].flatMap(([{ id }, lead]) => (id === lead.id ? [] : [[id, lead.id] as const]))),
    could: spread.flatMap(([first]) => (first && !leads.has(first) ? [first.id] : [])),
  };
};

/** By memory of a project, the one that was carried for it and for other projects in the same words. */
export const leadsAmong = (
  memories: readonly Memory[],
  rows: readonly Row[],
  sameness: Sameness,
): ReadonlyMap<Memory, Memory> => leadsOf(spreadIn(memories, sameness), liftedBy(rows, false));

const liftedBy = (rows: readonly Row[], asked: boolean): ((memory: Memory) => boolean) => {
  const before = new Set(rows.flatMap(({ source, base }) => (base.scope === GLOBAL_HASH ? [source.id] : [])));
  return ({ id }) => asked || before.has(id);
};

/** What says the same in several projects. */
const spreadIn = (memories: readonly Memory[], sameness: Sameness): Memory[][] =>
  groupsOf(memories, sameness).filter(
    (group) => new Set(group.filter(isOfProject).map(({ scope }) => scopeKey(scope))).size > 1,
  );

const leadsOf = (spread: readonly Memory[][], isLifted: (memory: Memory) => boolean): Map<Memory, Memory> =>
  new Map(
    spread.flatMap((group) => {
      const lead = group.find(({ scope }) => scope.level === 'global') ?? (group[0] as Memory);
      return isLifted(lead) ? group.filter(isOfProject).map((each) => [each, lead] as const) : [];
    }),
  );

/** A rule for some paths of a project would be one for every file. */
const isOfProject = ({ scope }: Memory): boolean => scope.level === 'project';

/** Memories of one kind that say the same in equal words, whatever they belong to. */
const groupsOf = (memories: readonly Memory[], sameness: Sameness): Memory[][] => {
  const active = memories.filter(
    (memory) => memory.status === 'active' && (memory.scope.level === 'global' || isOfProject(memory)),
  );
  // What is of one project only stands in no second one.
  if (new Set(active.filter(isOfProject).map(({ scope }) => scopeKey(scope))).size < 2) return [];
  const told = active.map((memory) => ({ memory, keys: sameness.keys({ ...memory, scope: GLOBAL }) }));
  // Keys of whole memories take long to work out: only what begins alike in several projects is read to its end.
  const scopes = new Map<string, Set<string>>();
  for (const { memory, keys } of told)
    for (const opening of keys.opening)
      scopes.set(opening, (scopes.get(opening) ?? new Set()).add(scopeKey(memory.scope)));
  const byKey = new Map<string, Memory[]>();
  for (const { memory, keys } of told) {
    if (!keys.opening.some((opening) => (scopes.get(opening)?.size ?? 0) > 1)) continue;
    const own = keys.whole.map((key) => `${memory.kind} ${key}`);
    const group = own.map((key) => byKey.get(key)).find((each) => each !== undefined) ?? [];
    group.push(memory);
    for (const key of own) byKey.set(key, group);
  }
  return [...new Set(byKey.values())].filter((group) => group.length > 1);
};
