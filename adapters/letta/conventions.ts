import type { Edition } from '../../src/adapter.ts';
import { plainEdition } from '../../src/kit/editions.ts';

export const NAMES = { id: 'letta', title: 'Letta Code', aliases: ['letta-code', 'memfs'] } as const;

const SEEN = 'read and run: dist/memory-constraints.js of @letta-ai/letta-code 0.32.18';

export const EDITIONS: readonly Edition[] = [
  plainEdition({
    version: '0.32.18',
    date: '2026-11-20',
    limits: {
      depth: { value: 2, seen: SEEN },
      file: { value: 20_000, seen: SEEN },
      core: { value: 65_536, seen: `${SEEN}; of the older layout nothing is capped: there the number is ours` },
    },
    evidence: { value: 'none', seen: 'a head may say `description`, and in the newer layout `name`, and nothing else' },
    voice: {
      value: 'one topic a file, rules of behaviour before facts that can be looked up, and no detail that a file says',
      seen: 'the prompts of @letta-ai/letta-code 0.32.18, read',
    },
    order: { core: ['profile', 'rule', 'project', 'procedure', 'reference', 'episode'] },
  }),
];
