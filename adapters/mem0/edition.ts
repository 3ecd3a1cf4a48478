import type { Edition } from '../../src/adapter.ts';

export const edition = (version: string, seen: string): Edition => ({
  version,
  date: '2026-11-22',
  limits: {},
  kinds: {},
  frames: [],
  evidence: { value: 'beside the words, in metadata.memport', seen },
  order: {},
});
