import type { Scene } from '../../src/ir/scene.ts';
import type { Delivered, View } from '../../src/ir/view.ts';
import { nameAt } from './paths.ts';
import { isTaken, type SerenaStore } from './settings.ts';

const LABEL = 'list of memories, when the project is activated';

/** The names of the project's memories and of the person's; what stands in the files is read on demand. */
export const view = (stores: readonly SerenaStore[], scene: Scene): View => {
  const here = stores.find(({ at }) => at.layout === 'project' && at.active === true);
  const supposed = scene.supposeOn === true;
  const listed = stores
    .filter((store) => store === here || store.at.layout === 'global')
    .filter(({ at }) => supposed || at.settings.off === undefined);
  const text = listed
    .flatMap(({ at, files }) =>
      [...files.keys()]
        .filter((file) => file.endsWith('.md'))
        .map(nameAt)
        .filter((name) => !isTaken(name, at.settings.ignored)),
    )
    .sort()
    .map((name) => `- ${name}`)
    .join('\n');
  const off = (here ?? stores[0])?.at.settings.off;
  const unseen = (store: SerenaStore): Omit<Delivered, 'id'> =>
    store !== here && store.at.layout === 'project'
      ? { delivery: 'unseen', reason: 'it belongs to another project than this folder' }
      : { delivery: 'unseen', reason: `memory is off: ${store.at.settings.off}`, rule: 'delivery/feature-off' };
  const deliveryIn = (store: SerenaStore): Omit<Delivered, 'id'> =>
    listed.includes(store) ? { delivery: 'indexed', hops: 1, assumed: true } : unseen(store);
  return {
    always: text === '' ? [] : [{ role: 'user', label: LABEL, text }],
    budgets: [],
    deliveries: stores.flatMap((store) => store.memories.map(({ id }) => ({ id, ...deliveryIn(store) }))),
    notes: ['Serena shows the names of its memories when a project is activated, in a client that runs it'],
    ...(off !== undefined && { once: `${off}; until then Serena lists no memories` }),
  };
};
