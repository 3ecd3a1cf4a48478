import * as path from 'node:path';
import type { Memory } from '../ir/memory.ts';
import { DELIVERIES } from '../ir/delivery.ts';
import type { Delivery } from '../ir/view.ts';
import { deliveredIn } from '../plan/store-migration.ts';
import { encode } from '../text/decode.ts';
import { startable, type Startable } from '../world/startable.ts';
import { impatience, patience } from '../world/patience.ts';
import { observations } from './observed.ts';
import type { Planned } from './plan.ts';
import type { World } from '../world/world.ts';

/** The client that can show what a plan comes to, or why none can. */
export const proverOf = ({ env }: World, { target: { adapter } }: Planned): Promise<Startable | string> =>
  startable(adapter, env);

/** What the client was given with memory on, or as it is. */
export interface Round {
  supposeOn: boolean;
  carried: Memory[];
  wrong: { memory: Memory; expected: Delivery; observed: Delivery | undefined }[];
}

/**
 * Carries the plan out on a throw-away copy and starts the real client there, once per project whose store changes.
 * Where memory is off, that is run first, then what the plan is about: memory on. Gives why nothing can be said, where
 * the client asked its model nothing.
 */
export async function* rounds(
  world: World,
  { plan, migration, target }: Planned,
  { drive, client }: Startable,
  seconds: number | undefined,
): AsyncGenerator<Round | string> {
  const { observe } = await import('../drive/client-run.ts');
  const { env } = world;
  const { scene } = target;
  const written = migration.stores.flatMap(({ store, changes }) =>
    changes.flatMap((change) =>
      change.op === 'touch'
        ? []
        : [
            {
              file: path.join(store.at.root, change.file),
              ...(change.op === 'put' && {
                bytes: encode(change.text),
                ...(change.mtimeMs !== undefined && { mtimeMs: change.mtimeMs }),
              }),
            },
          ],
    ),
  );
  const predicted = deliveredIn(migration.stores);
  const today = new Map(
    plan.decisions.flatMap((each) =>
      each.target?.id === undefined || each.now === undefined ? [] : [[each.target.id, each.now] as const],
    ),
  );
  // Of instruction files a client shows only those that it loads.
  const shown = migration.stores.filter(
    ({ adapter: { instructs } }) => instructs === undefined || instructs === target.adapter.id,
  );
  const placed = new Map(
    shown.flatMap(({ fitted }) => fitted.store.memories.map((memory) => [memory.id, memory] as const)),
  );
  const carried = plan.decisions.flatMap((each) => placed.get(each.target?.id ?? '') ?? []);
  // A store that the plan makes is no place of the target yet.
  const places = [...target.stores, ...shown.map(({ store }) => store)].flatMap(({ at }, nth, all) =>
    all.findIndex((each) => each.at.root === at.root && each.at.id === at.id) === nth ? [at] : [],
  );
  const off = target.view.once !== undefined;
  const timeoutMs = patience(placed.size, seconds);
  for (const supposeOn of off ? [false, true] : [false]) {
    const expected = ({ id }: Memory): Delivery =>
      (off && !supposeOn ? today.get(id) : undefined) ?? predicted.get(id) ?? 'unseen';
    const best = new Map<string, Delivery>();
    for (const cwd of placesOf(migration, scene.cwd)) {
      const { seen, requests, timedOut } = await observe({
        drive,
        client,
        path: env['PATH'] ?? '',
        written,
        ...(supposeOn && { supposeOn: true as const }),
        timeoutMs,
        place: {
          at: places,
          home: scene.home,
          cwd,
          env,
          around: scene.around,
          text: () => undefined,
        },
      });
      if (timedOut) throw impatience({ name: drive.client, version: client.version }, timeoutMs, cwd);
      // With settings that it cannot read a client does not start: nothing is seen, as was predicted.
      if (requests.length === 0 && (!off || supposeOn)) return yield `${drive.client} asked its model nothing`;
      for (const { id, observed } of observations(
        carried.map((memory) => ({ memory, predicted: expected(memory) })),
        seen,
        drive.sent,
      )) {
        const known = best.get(id);
        if (known === undefined || DELIVERIES.indexOf(observed) < DELIVERIES.indexOf(known)) best.set(id, observed);
      }
    }
    const wrong = carried.map((memory) => ({ memory, expected: expected(memory), observed: best.get(memory.id) }));
    yield { supposeOn, carried, wrong: wrong.filter((each) => each.observed !== each.expected) };
  }
}

/** One start per place whose view differs: every project whose store changes, else where somebody stands. */
const placesOf = ({ stores }: Planned['migration'], cwd: string): string[] => {
  const paths = stores.flatMap(({ store: { at } }) => ('paths' in at.scope ? at.scope.paths.slice(0, 1) : []));
  return paths.length > 0 ? [...new Set(paths)] : [cwd];
};
