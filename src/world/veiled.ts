import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import type { Block, View } from '../ir/view.ts';
import type { GuardedMemory, Hazard } from '../plan/guard.ts';
import type { Gathered, Surveyed } from './survey.ts';
import { examining, inspecting } from './inspect.ts';
import type { World } from './world.ts';
import { NO_VEIL, veilOver, type Veil } from './veil.ts';

export const secretsOf = (examined: ReadonlyMap<string, GuardedMemory>): string[] =>
  [...examined.values()].flatMap(({ secrets }) => secrets);

/**
 * A text that is no memory without the secrets in it: what a view loads, a file with lines of others, what a client
 * sent.
 */
export const covered = async (world: World, text: string): Promise<string> =>
  (await inspecting(world)(text)).masked(0, text.length);

/** Those of all these memories that hold anything dangerous, by id. */
export const examinedIn = async (world: World, gathered: readonly Gathered[]): Promise<Map<string, GuardedMemory>> => {
  return examining(
    world,
    gathered.flatMap(({ stores }) => stores.flatMap((store) => store.memories)),
  );
};

/** What hides the secrets of all these memories. */
export const veilFor = async (world: World, gathered: readonly Gathered[]): Promise<Veil> =>
  veilOver(secretsOf(await examinedIn(world, gathered)));

const severityOf = ({ grade }: Hazard): Finding['severity'] => (grade === 'block' ? 'error' : 'warn');

export interface Veiled {
  surveyed: Surveyed[];
  veil: Veil;
}

/**
 * A survey as it may be shown: its memories and texts without their secrets, and what is dangerous in them as findings.
 */
export const veiled = async (world: World, surveyed: readonly Surveyed[]): Promise<Veiled> => {
  if (
    surveyed.every(({ stores }) => stores.every(({ memories }) => memories.length === 0)) &&
    surveyed.every(({ view }) => view.always.length === 0)
  )
    return { surveyed: [...surveyed], veil: NO_VEIL };
  const { hazardFindings } = await import('../plan/guard.ts');
  const examined = await examinedIn(world, surveyed);
  const veil = veilOver(secretsOf(examined));
  const loaded = new Map<Block, string>();
  for (const block of surveyed.flatMap(({ view }) => view.always))
    loaded.set(block, veil.over(await covered(world, block.text)));
  const clean = (memory: Memory): Memory => veil.over(examined.get(memory.id)?.masked ?? memory);
  const findings = ({ stores }: Surveyed) =>
    stores.flatMap(({ at, memories: own }) =>
      own.flatMap(({ id }) => {
        const each = examined.get(id);
        return each ? hazardFindings(each, severityOf).map((finding) => ({ ...finding, store: at.id })) : [];
      }),
    );
  const seen = (view: View): View => ({
    ...view,
    always: view.always.map((block) => ({ ...block, text: loaded.get(block) ?? '' })),
    deliveries: veil.over(view.deliveries),
  });
  return {
    veil,
    surveyed: surveyed.map((each) => ({
      ...each,
      view: seen(each.view),
      findings: veil.over([...each.findings, ...findings(each)]),
      stores: each.stores.map((store) => ({ ...store, memories: store.memories.map(clean) })),
    })),
  };
};
