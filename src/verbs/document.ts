import { fieldHash, handles } from '../ir/identity.ts';
import type { Documents } from '../ir/schema.ts';
import type { Store } from '../ir/store.ts';
import type { StoreFinding, Gathered, Surveyed } from '../world/survey.ts';

/**
 * The JSON documents memport prints. Their zod schemas stand in ir/schema.ts, the shipped JSON Schemas come from those.
 */
export const FORMAT = 1;

export type FindingDocument = Documents['list']['findings'][number];
export type StoreDocument = Documents['list']['stores'][number] & Partial<Documents['show']['stores'][number]>;
/** What `list` and `show` print: the same, but for the views. */
export type ListDocument = Omit<Documents['list'], 'command' | 'stores'> & {
  command: 'list' | 'show';
  stores: StoreDocument[];
};

export const handlesOf = (surveyed: readonly Gathered[]): Map<string, string> =>
  handles([
    ...new Set(surveyed.flatMap(({ stores }) => stores.flatMap((store) => store.memories.map((memory) => memory.id)))),
  ]);

/** Contexts hold no memories; a home that is not there is told only when there is something to say about it. */
export const isListed = (store: Store): boolean =>
  store.at.role === 'store' && (store.at.exists || store.findings.length > 0);

export const storeDocument = (store: Store, named: ReadonlyMap<string, string>): StoreDocument => ({
  id: store.at.id,
  harness: store.at.harness,
  layout: store.at.layout,
  root: store.at.root,
  scope: store.at.scope,
  memories: store.memories.map((memory) => ({ ...memory, handle: named.get(memory.id) ?? '' })),
});

export const findingDocument = (
  finding: StoreFinding,
  surveyed: readonly Surveyed[],
  named: ReadonlyMap<string, string>,
): FindingDocument => {
  const { memory, file, store, ...rest } = finding;
  const root = surveyed.flatMap(({ stores }) => stores).find((each) => each.at.id === store)?.at.root;
  const full = file.startsWith('/') || root === undefined ? file : file === '.' ? root : `${root}/${file}`;
  return {
    ...rest,
    file: full,
    store,
    ...(memory !== undefined && { memory: { id: memory, handle: named.get(memory) ?? '' } }),
    // Neither line nor message: a finding keeps its fingerprint while the file around it changes.
    fingerprint: fieldHash([finding.rule, store, memory ?? file]),
  };
};
