import { MemportError } from '../errors.ts';
import { rekey } from '../ir/identity.ts';
import type { Scope } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Scene } from '../ir/scene.ts';
import type { Migration } from '../plan/store-migration.ts';
import type { Request } from '../plan/request.ts';
import { adapterNamed } from './harness.ts';
import { sightOf } from './sight.ts';
import type { Gathered } from './survey.ts';
import type { World } from './world.ts';

/**
 * The instruction files of the projects that the source knows: of the family that `--rules-to` names, else of the one
 * that rules of this pair were sent to before, else of the one that the target's client loads.
 */
export const rulesEnd = (
  world: World,
  { stores: known }: Pick<Gathered, 'stores'>,
  scene: Scene,
  { rulesTo, to, cwd }: PlanOptions,
  rows: Request['history']['rows'],
): Request['rules'] => {
  const families = world.formats.filter(({ instructs }) => instructs !== undefined);
  const adapter =
    rulesTo === undefined
      ? (families.find(({ id }) => rows.some(({ target }) => target.store.startsWith(`${id}:`))) ??
        families.find(({ instructs }) => instructs === to))
      : adapterNamed(rulesTo, families);
  if (!adapter) return undefined;
  const sight = sightOf(world, { cwd });
  const scopes = known.flatMap(({ at, memories }): Scope[] => [at.scope, ...memories.map(({ scope }) => scope)]);
  const ats = scopes.flatMap((scope) => {
    const at = adapter.home(scope, [], scene.around);
    return 'root' in at ? [at] : [];
  });
  const stores = [...new Map(ats.map((at) => [at.root, at])).values()].map((at) => {
    const tree = sight.snapshot(at);
    return { ...rekey(adapter.read(tree, at), scene.around), tree };
  });
  return { adapter, stores, scene, asked: rulesTo !== undefined };
};

/** A file that nobody may write to ends the run: half of a plan would leave its rules out. */
export const refuseClosed = ({ stores }: Pick<Migration, 'stores'>): void => {
  for (const { store, adapter } of stores)
    if (adapter.instructs !== undefined && store.at.closed !== undefined)
      throw new MemportError('refused', {
        what: store.at.closed,
        where: store.at.root,
        expected: `a file of ${adapter.title} with one block of memport's, or none`,
        todo: 'mend the file, or leave --rules-to out',
      });
};
