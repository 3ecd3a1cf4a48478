import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import type { Surveyed } from '../world/survey.ts';
import { findingDocuments, DOCUMENT_FORMAT, handlesOf, storeDocument, type ListDocument } from './document.ts';
import { findMemory } from './show.ts';

export interface ShownMemory {
  memory: Memory;
  handle: string;
  document: ListDocument;
}

/** One memory of a harness, with what its model is given of it; as `plain` has it where its secrets are to be shown. */
export const showMemory = (words: string, surveyed: Surveyed, plain?: Surveyed): ShownMemory => {
  const asked = findMemory(words, [surveyed]);
  const { memory, store } = plain ? inClear(asked, surveyed.stores, plain.stores) : asked;
  const named = handlesOf([surveyed]);
  const deliveries = surveyed.view.deliveries.filter(({ id }) => id === memory.id);
  const document = storeDocument({ ...store, memories: [memory] }, named);
  const findings = surveyed.findings.filter((finding) => finding.memory === memory.id);
  return {
    memory,
    handle: named.get(memory.id) ?? '',
    document: {
      version: DOCUMENT_FORMAT,
      command: 'show',
      stores: [{ ...document, view: { always: [], budgets: [], deliveries } }],
      findings: findings.map(findingDocuments([surveyed], named)),
    },
  };
};

/** The memory as it stands in the store. */
const inClear = (
  asked: { store: Store; memory: Memory },
  shown: readonly Store[],
  stores: readonly Store[],
): { memory: Memory; store: Store } => {
  const store = stores[shown.indexOf(asked.store)];
  const memory = store?.memories[asked.store.memories.indexOf(asked.memory)];
  if (!store || !memory) throw new MemportError('internal', { what: 'a memory that was found is not there' });
  return { memory, store };
};
