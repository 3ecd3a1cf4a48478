import { MemportError } from '../errors.ts';
import { rekey } from '../ir/identity.ts';
import type { Scope } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { Scene } from '../ir/scene.ts';
import type { Migration } from '../plan/migrate.ts';
import type { End } from '../plan/request.ts';
import { adapterNamed } from './harness.ts';
import { sightOf } from './sight.ts';
import type { Gathered } from './survey.ts';
import type { World } from './world.ts';

/** The instruction files of the projects that the source knows, as `--rules-to` names their family. */
export const rulesEnd = (
  world: World,
  { stores: known }: Pick<Gathered, 'stores'>,
  scene: Scene,
  { rulesTo, cwd }: PlanOptions,
): End | undefined => {
  if (rulesTo === undefined) return undefined;
  const adapter = adapterNamed(
    rulesTo,
    world.formats.filter(({ instructs }) => instructs !== undefined),
  );
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
  return { adapter, stores, scene };
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
