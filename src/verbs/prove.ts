import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { handlesOf } from './document.ts';
import type { Memory } from '../ir/memory.ts';
import { plural, safeLine, table } from '../report/terminal.ts';
import { encode } from '../text/decode.ts';
import { observations } from './verify.ts';
import { impatience, patience } from '../cli/patience.ts';
import type { Planned } from './planned.ts';
import type { Setting } from '../cli/setting.ts';

export interface Proof {
  /** Without a client that can be started, nothing is written. */
  required: boolean;
  /** Seconds that one run may take. */
  timeout?: number | undefined;
}

/**
 * `--verify`: the plan is carried out on a throw-away copy and the real client is started there. The real store may
 * be touched only if every memory arrives as predicted; one that no client sees and no loss names fails it.
 */
export const proven = async (setting: Setting, { migration, target, shown }: Planned, { required, timeout }: Proof, say: (text: string) => void): Promise<boolean> => {
  const { adapter, scene } = target;
  const { drive } = adapter;
  const unproven = (why: string): true => {
    if (required) throw new MemportError('usage', { what: `not verified: ${why}`, expected: '--verify=require wants a real client', todo: drive?.get ?? '--verify without =require goes on' });
    say(`Not verified: ${why}.\n`);
    return true;
  };
  if (!drive) return unproven(adapter.undriven ?? `${adapter.title} cannot be run offline`);
  const { findClient, ownClients } = await import('../drive/client.ts');
  const client = await findClient({ drive, path: setting.env['PATH'] ?? '', clients: ownClients() });
  if (!client) return unproven(`${drive.client} is not installed here`);
  const { observe } = await import('../drive/run.ts');
  const written = migration.stores.flatMap(({ store, changes }) => changes.flatMap((change) => (change.op === 'touch' ? [] : [{
    file: path.join(store.at.root, change.file), ...(change.op === 'put' && { bytes: encode(change.text), ...(change.mtimeMs !== undefined && { mtimeMs: change.mtimeMs }) }),
  }])));
  const predicted = new Map(migration.predictions.map((each) => [each.id, each.delivery]));
  const today = new Map(migration.plan.decisions.flatMap((each) => (each.target?.id === undefined || each.now === undefined ? [] : [[each.target.id, each.now] as const])));
  const placed = new Map<string, Memory>(migration.stores.flatMap(({ fitted }) => fitted.store.memories.map((memory) => [memory.id, memory] as const)));
  const carried = migration.plan.decisions.flatMap((each) => (each.target?.id === undefined || !placed.has(each.target.id) ? [] : [placed.get(each.target.id) as Memory]));
  const off = target.view.once !== undefined;
  const timeoutMs = patience(placed.size, timeout);
  say(`Starting ${drive.client} ${client.version} on a copy that holds the plan, offline, with no account.\n`);
  // Off is what it is today; on is what the plan is about. Both are run, so that neither is only believed.
  for (const supposeOn of off ? [false, true] : [false]) {
    const expected = (memory: Memory) => (off && !supposeOn ? today.get(memory.id) : undefined) ?? predicted.get(memory.id) ?? 'unseen';
    const places = placesOf(migration, scene.cwd);
    const best = new Map<string, ReturnType<typeof observations>[number]['observed']>();
    for (const cwd of places) {
      const { seen, requests, timedOut } = await observe({
        drive, client, path: setting.env['PATH'] ?? '', written, ...(supposeOn && { supposeOn: true as const }), timeoutMs,
        place: { at: target.stores.map((store) => store.at), home: scene.home, cwd, env: setting.env, around: scene.around, text: () => undefined },
      });
      if (timedOut) throw impatience({ name: drive.client, version: client.version }, timeoutMs, cwd);
      // With settings that it cannot read a client does not start: nothing is seen, as was predicted.
      if (requests.length === 0 && (!off || supposeOn)) return unproven(`${drive.client} asked its model nothing`);
      for (const { id, observed } of observations(carried.map((memory) => ({ memory, predicted: expected(memory) })), seen, drive.sent)) {
        const known = best.get(id);
        if (known === undefined || rank(observed) < rank(known)) best.set(id, observed);
      }
    }
    const wrong = carried.filter((memory) => best.get(memory.id) !== expected(memory));
    if (wrong.length > 0) {
      const named = handlesOf([target]);
      setting.err(`memport: ${plural(wrong.length, 'memory does', 'memories do')} not arrive as predicted; nothing was written.\n${table({ ...setting.screen, width: 200 }, wrong.slice(0, 20).map((memory) => [named.get(memory.id) ?? '', `predicted ${expected(memory)}`, `observed ${best.get(memory.id)}`, safeLine(shown(memory).statement)])).join('\n')}\n`);
      return false;
    }
    say(`${off ? `With memory ${supposeOn ? 'on' : 'as it is, off'}: ` : ''}${plural(carried.length, 'memory', 'memories')} seen as predicted.\n`);
  }
  return true;
};

const rank = (delivery: string): number => ['loaded', 'indexed', 'searchable', 'unseen'].indexOf(delivery);

/** One start per place whose view differs: every project whose store changes, else where somebody stands. */
const placesOf = (migration: Planned['migration'], cwd: string): string[] => {
  const paths = migration.stores.flatMap(({ store }) => ('paths' in store.at.scope ? store.at.scope.paths.slice(0, 1) : []));
  return paths.length > 0 ? [...new Set(paths)] : [cwd];
};
