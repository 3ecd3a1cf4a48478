import type { Adapter, Machine } from './adapter.ts';
import type { Finding } from './ir/finding.ts';
import { rekey } from './ir/identity.ts';
import type { Scene, Surroundings } from './ir/scene.ts';
import type { FileTree, Location, Row, Store } from './ir/store.ts';
import type { View } from './ir/view.ts';

/** What one harness remembers on this machine, and what it would see from one place. */
export interface Surveyed {
  adapter: Adapter;
  /** Stores and contexts, as located. */
  stores: Store[];
  view: View;
  findings: Found[];
  scene: Scene;
}

export type Found = Finding & { store: string };

/** The reading end of the pipeline, given by the caller: only `store/` and `repo/` touch the disk. */
export interface Sight {
  machine(adapter: Adapter): Machine;
  snapshot(at: Location): FileTree;
  rows(at: Location): { rows: Readonly<Record<string, readonly Row[]>>; findings: Finding[] };
  surroundings(paths: readonly string[], cwd: string): Surroundings;
  now: number;
}

/** locate → snapshot → read → name: everything the chosen harnesses keep here. */
export const survey = (adapters: readonly Adapter[], sight: Sight, more: readonly string[] = []): Surveyed[] => {
  const read = adapters.map((adapter) => {
    const machine = sight.machine(adapter);
    const stores = adapter.locate(machine).map((at) => {
      const asked = at.exists && at.tables ? sight.rows(at) : { rows: {}, findings: [] };
      const store = adapter.read(sight.snapshot(at), at, asked.rows);
      return { ...store, findings: [...store.findings, ...asked.findings] };
    });
    return { adapter, machine, stores };
  });
  const cwd = read[0]?.machine.cwd ?? '';
  const around = sight.surroundings([...new Set([...pathsNamed(read.flatMap(({ stores }) => stores)), ...more])], cwd);
  return read.map(({ adapter, machine, stores }) => {
    const keyed = stores.map((store) => rekey(store, around));
    const scene: Scene = { cwd: machine.cwd, home: machine.home, platform: machine.platform, now: sight.now, around };
    const view = adapter.view(keyed, scene);
    const findings = [
      ...keyed.flatMap((store) => store.findings.map((finding) => ({ ...finding, store: store.at.id }))),
      ...adapter.health(keyed, view, scene).map((finding) => ({ ...finding, store: storeOf(finding, keyed) })),
    ];
    return { adapter, stores: keyed, view, findings, scene };
  });
};

const pathsNamed = (stores: readonly Store[]): string[] => {
  const scopes = stores.flatMap((store) => [store.at.scope, ...store.memories.map((memory) => memory.scope)]);
  return [...new Set(scopes.flatMap((scope) => ('paths' in scope ? scope.paths : [])))];
};

const storeOf = (finding: Finding, stores: readonly Store[]): string =>
  (stores.find((store) => finding.memory !== undefined && store.memories.some((memory) => memory.id === finding.memory)) ??
    stores.find((store) => store.files.has(finding.file)) ?? stores.find((store) => finding.file.startsWith(store.at.root)) ?? stores[0])?.at.id ?? '';
