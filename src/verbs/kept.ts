import type { PlanOptions } from '../ir/plan-value.ts';
import { isText, type KeptFiles, type Store } from '../ir/store.ts';
import type { Ledger, Row } from '../ledger/row.ts';
import { storeKey } from '../ledger/store-key.ts';
import type { Migration } from '../plan/store-migration.ts';
import type { Kept } from '../plan/recall.ts';
import { placed, treeOf } from '../plan/target.ts';
import { keptFiles, keptText } from '../store/kept-texts.ts';
import { matchesAny } from '../text/glob.ts';
import { inspecting } from '../world/inspect.ts';
import type { Gathered } from '../world/survey.ts';
import type { World } from '../world/world.ts';

/**
 * By what the ledger calls a store of the source, its files without the memories that are not carried. A file that
 * holds a secret is not among them.
 */
export const filesToKeep = async (
  world: World,
  { decided, account }: Migration,
  { adapter, stores, scene }: Gathered,
): Promise<Map<string, KeptFiles>> => {
  const inspect = inspecting(world);
  const told = new Set(account.entries.map(({ row }) => row.source.store));
  const stays = new Set(decided.flatMap(({ id, target }) => (target?.id === undefined ? [id] : [])));
  const kept = new Map<string, KeptFiles>();
  if (adapter.instructs !== undefined) return kept;
  for (const store of stores.filter(({ at }) => told.has(storeKey(at, world.home)))) {
    const withdraw = store.memories.flatMap(({ id }) => (stays.has(id) ? [id] : []));
    const left: Store =
      withdraw.length === 0 ? store : placed({ adapter, store, scene, others: [] }, { put: [], withdraw }).store;
    const files: KeptFiles['files'][number][] = [];
    for (const [file, each] of treeOf(left)) {
      if (!isText(each) || !matchesAny(file, store.at.owns)) continue;
      const { hazards } = await inspect(each.text);
      const { text, mode, mtimeMs } = each;
      const isSafe = hazards.every(({ rule, grade }) => rule !== 'safety/secret' || grade === 'info');
      if (isSafe) files.push({ op: 'put', file, text, mode, mtimeMs });
    }
    const names = new Set(files.map(({ file }) => file));
    const apart = left.memories.filter(({ places }) => places.some(({ file }) => !names.has(file)));
    kept.set(storeKey(store.at, world.home), { files, apart: apart.map(({ id }) => id) });
  }
  return kept;
};

/** What was kept of memories that stood in the target before, and stand there no more. */
export const keptFor = async (
  world: World,
  ledger: Ledger,
  rows: readonly Row[],
  stores: readonly Store[],
  options: PlanOptions,
): Promise<Kept> => {
  const { state } = world;
  const standing = new Set(stores.flatMap(({ memories }) => memories.map(({ id }) => id)));
  const gone = rows.filter(({ past, target }) => past && !standing.has(target.id));
  const texts = new Map(
    [...new Set(gone.flatMap(({ past }) => past?.blob ?? []))].flatMap((name) => {
      const text = keptText(state, name);
      return text ? [[name, text] as const] : [];
    }),
  );
  const left = new Set(gone.map(({ target }) => target.store));
  const files = new Map<string, KeptFiles | undefined>();
  for (const [store, name] of Object.entries(ledger.kept ?? {}))
    if (left.has(store)) files.set(store, await withBarred(world, keptFiles(state, name), options));
  return { texts, files };
};

/** What is dangerous by now is not written, whatever was thought of it when it was kept. */
const withBarred = async (
  world: World,
  kept: KeptFiles | undefined,
  { onInjection }: PlanOptions,
): Promise<KeptFiles | undefined> => {
  if (!kept) return undefined;
  const inspect = inspecting(world);
  const barred: string[] = [];
  for (const { file, text } of kept.files) {
    const { hazards } = await inspect(text);
    const grave = hazards.filter(({ grade }) => grade === 'block');
    if (grave.some(({ rule }) => rule === 'safety/secret' || onInjection === 'block')) barred.push(file);
  }
  return { ...kept, barred };
};
