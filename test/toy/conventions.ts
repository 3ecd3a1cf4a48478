import type { Edition } from '../../src/adapter.ts';

export const EDITIONS: readonly Edition[] = [
  {
    version: '1.0',
    date: '2026-11-20',
    limits: {},
    kinds: {},
    frames: [],
    evidence: { value: 'as it is', seen: 'made up' },
    order: {},
  },
];
