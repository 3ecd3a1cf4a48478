import type { Edition } from '../../src/adapter.ts';
import { plainEdition } from '../../src/kit/editions.ts';

export const edition = (version: string, seen: string): Edition =>
  plainEdition({
    version,
    date: '2026-11-22',
    evidence: { value: 'beside the words, in metadata.memport', seen },
  });
