import type { Documents } from '../ir/documents-schema.ts';
import type { Relocation } from './relocation.ts';

/** A move as one JSON document: paths and counts, no memory text. */
export const relocationDocument = ({ move, stores, mentions }: Relocation, rows: number): Documents['relocate'] => ({
  version: 1,
  command: 'relocate',
  from: move.from[0] ?? '',
  to: move.to,
  stores: stores.map(({ store: { at }, was, memories, changes, stays, beside }) => ({
    id: at.id,
    harness: at.harness,
    root: at.root,
    ...(was !== undefined && { was }),
    memories,
    changes: changes.map(({ op, file }) => ({ op, file })),
    stays: [...stays],
    beside: [...beside],
  })),
  rows,
  mentions,
  findings: [],
});
