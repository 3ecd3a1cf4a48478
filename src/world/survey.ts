import type { Adapter, Machine } from '../adapter.ts';
import type { Finding } from '../ir/finding.ts';
import { rekey, withOwnIds } from '../ir/identity.ts';
import type { Scene, Surroundings } from '../ir/scene.ts';
import { atOnce, type Steps } from '../ir/steps.ts';
import type { FileTree, Known, Location, TableRow, Store } from '../ir/store.ts';
import type { View } from '../ir/view.ts';
import { movedFolders } from './moved-folders.ts';

/** What one harness remembers on this machine. */
export interface Gathered {
  adapter: Adapter;
  /** Stores and contexts, as located. */
  stores: Store[];
  scene: Scene;
}

/** The same, and what the harness would see from one place. */
export interface Surveyed extends Gathered {
  view: View;
  findings: StoreFinding[];
}

export type StoreFinding = Finding & { store: string };

/** The reading end of the pipeline, given by the caller: only `store/` and `repo/` touch the disk. */
export interface Sight {
  machine(adapter: Adapter): Machine;
  snapshot(at: Location): FileTree;
  rows(at: Location): { rows: Readonly<Record<string, readonly TableRow[]>>; findings: Finding[] };
  surroundings(paths: readonly string[], cwd: string): Surroundings;
  /** By folder, what its project was called when memport last wrote its ledger. */
  formerly?(): Readonly<Record<string, readonly string[]>>;
  /** What the ledger knows of the memories of a place. */
  known?(at: Location): readonly Known[];
  now: number;
}

/** locate → snapshot → read → name: everything the chosen harnesses keep here. */
export function* gathering(
  adapters: readonly Adapter[],
  sight: Sight,
  more: readonly string[] = [],
): Steps<Gathered[]> {
  const read = [];
  for (const adapter of adapters) {
    const machine = { ...sight.machine(adapter), named: [...more, ...Object.keys(sight.formerly?.() ?? {})] };
    const stores: Store[] = [];
    const located = adapter.locate(machine);
    const unread = machine.unread?.() ?? [];
    for (const [which, at] of located.entries()) {
      const asked = at.exists && at.tables ? sight.rows(at) : { rows: {}, findings: [] };
      yield { doing: `reading ${adapter.title}`, done: which + 1, of: located.length };
      const files = sight.snapshot(at);
      const known = at.role === 'store' ? (sight.known?.(at) ?? []) : [];
      const store = adapter.read(files, known.length === 0 ? at : { ...at, known }, asked.rows);
      const beside = [...asked.findings, ...pipesIn(files, store), ...(which === 0 ? unread : [])];
      stores.push({ ...store, tree: files, findings: [...store.findings, ...beside] });
      yield;
    }
    read.push({ adapter, machine, stores });
  }
  const cwd = read[0]?.machine.cwd ?? '';
  const all = read.flatMap(({ stores }) => stores);
  const here = sight.surroundings([...new Set([...pathsNamed(all), ...more])], cwd);
  const moved = movedFolders(all, here, sight.formerly ?? (() => ({})), (paths) => sight.surroundings(paths, cwd));
  const around = Object.keys(moved).length === 0 ? here : { ...here, moved };
  return read.map(({ adapter, machine, stores }) => ({
    adapter,
    stores: stores.map((store) => rekey(store, around)),
    scene: { cwd: machine.cwd, home: machine.home, platform: machine.platform, now: sight.now, around },
  }));
}

export const gather = (...asked: Parameters<typeof gathering>): Gathered[] => atOnce(gathering(...asked));

/** Everything the chosen harnesses keep here, what their models would see of it, and what is wrong with it. */
export function* surveying(adapters: readonly Adapter[], sight: Sight): Steps<Surveyed[]> {
  return (yield* gathering(adapters, sight)).map(({ adapter, stores: read, scene }) => {
    const stores = withOwnIds(read, scene.around);
    const view = adapter.view(stores, scene);
    const health = (store: Store): Finding[] => (store.at.role === 'store' ? adapter.health([store], view, scene) : []);
    const findings = [
      ...stores.flatMap((store) => store.findings.map((finding) => ({ ...finding, store: store.at.id }))),
      ...stores.flatMap((store) => health(store).map((finding) => ({ ...finding, store: store.at.id }))),
    ];
    return { adapter, stores, view, findings, scene };
  });
}

export const survey = (adapters: readonly Adapter[], sight: Sight): Surveyed[] => atOnce(surveying(adapters, sight));

/**
 * What stands in the place of a file that is read for a view only: its adapter makes nothing of it, and nobody else
 * would say so.
 */
const pipesIn = (tree: FileTree, { at, findings }: Store): Finding[] =>
  [...tree].flatMap(([file, entry]): Finding[] =>
    at.role === 'context' &&
    'problem' in entry &&
    entry.problem === 'not-a-file' &&
    !findings.some((each) => each.file === file)
      ? [{ rule: 'read/not-a-file', severity: 'warn', message: `no regular file: ${entry.detail}`, file }]
      : [],
  );

/** The folders that scopes are about. */
export const pathsNamed = (stores: readonly Store[]): string[] => {
  const scopes = stores.flatMap((store) => [store.at.scope, ...store.memories.map((memory) => memory.scope)]);
  return [...new Set(scopes.flatMap((scope) => ('paths' in scope ? scope.paths : [])))];
};
