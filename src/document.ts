import type { Severity } from './ir/finding-rules.ts';
import { fieldHash, handles } from './ir/identity.ts';
import type { Memory, Scope, Span } from './ir/memory.ts';
import type { Store } from './ir/store.ts';
import type { View } from './ir/view.ts';
import type { Found, Gathered, Surveyed } from './survey.ts';

/** The JSON documents memport prints. Their zod schemas stand in ir/schema.ts, the shipped JSON Schemas come from those. */
export const FORMAT = 1;

export interface FindingDocument {
  rule: string;
  severity: Severity;
  message: string;
  file: string;
  line?: number;
  span?: Span;
  store?: string;
  memory?: { id: string; handle: string };
  fix?: { file: string; span: Span; text: string };
  fingerprint: string;
}

export interface StoreDocument {
  id: string;
  harness: string;
  layout: string;
  root: string;
  scope: Scope;
  memories: (Memory & { handle: string })[];
  view?: { always: { role: string; label: string; text: string }[]; budgets: { name: string; used: number; limit: number; unit: string }[]; deliveries: View['deliveries'] };
}

export interface ListDocument {
  version: typeof FORMAT;
  command: 'list' | 'show';
  stores: StoreDocument[];
  /** In a list, of the memories that nobody sees because memory is switched off; what is seen of the others `show` says. */
  deliveries?: View['deliveries'];
  findings: FindingDocument[];
}

export const handlesOf = (surveyed: readonly Gathered[]): Map<string, string> =>
  handles([...new Set(surveyed.flatMap(({ stores }) => stores.flatMap((store) => store.memories.map((memory) => memory.id))))]);

/** Contexts hold no memories; a home that is not there is told only when there is something to say about it. */
export const isListed = (store: Store): boolean => store.at.role === 'store' && (store.at.exists || store.findings.length > 0);

export const storeDocument = (store: Store, named: ReadonlyMap<string, string>): StoreDocument => ({
  id: store.at.id,
  harness: store.at.harness,
  layout: store.at.layout,
  root: store.at.root,
  scope: store.at.scope,
  memories: store.memories.map((memory) => ({ ...memory, handle: named.get(memory.id) ?? '' })),
});

export const findingDocument = (finding: Found, surveyed: readonly Surveyed[], named: ReadonlyMap<string, string>): FindingDocument => {
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
