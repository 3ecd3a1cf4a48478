import { fieldHash, handles, scopeKey } from '../ir/identity.ts';
import type { Documents } from '../ir/documents-schema.ts';
import type { Store } from '../ir/store.ts';
import { homeless } from '../text/homeless.ts';
import type { StoreFinding, Gathered } from '../world/survey.ts';

/**
 * The JSON documents memport prints. Their zod schemas stand in ir/documents-schema.ts, and the shipped JSON Schemas
 * come from those.
 */
export const DOCUMENT_FORMAT = 1;

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

/** How findings of what was surveyed are told. */
export const findingDocuments = (
  surveyed: readonly Gathered[],
  named: ReadonlyMap<string, string>,
): ((finding: StoreFinding) => FindingDocument) => {
  const holders = new Map<string, { at: Store['at']; home: string }>();
  for (const { stores, scene } of surveyed)
    for (const { at } of stores) if (!holders.has(at.id)) holders.set(at.id, { at, home: scene.home });
  return (finding) => findingDocument(finding, holders.get(finding.store), named);
};

const findingDocument = (
  { memory, file, store, each: _each, ...rest }: StoreFinding,
  { at, home }: { at?: Store['at']; home: string } = { home: '' },
  named: ReadonlyMap<string, string>,
): FindingDocument => {
  const full = file.startsWith('/') || at === undefined ? file : file === '.' ? at.root : `${at.root}/${file}`;
  const within = at !== undefined && full.startsWith(`${at.root}/`) ? full.slice(at.root.length + 1) : file;
  // A project is the same in every clone; other stores are told by their own names.
  const place = at && 'key' in at.scope ? `${at.harness}/${scopeKey(at.scope)}` : store;
  return {
    ...rest,
    file: full,
    store,
    ...(memory !== undefined && { memory: { id: memory, handle: named.get(memory) ?? '' } }),
    // Neither line nor message nor home: a finding keeps its fingerprint while the file around it changes, and on
    // another machine.
    fingerprint: fieldHash([rest.rule, homeless(place, home), homeless(memory ?? within, home)]),
  };
};
