import type { Edition } from '../../src/adapter.ts';
import { MEMORY, USER } from './paths.ts';
import { plainEdition } from '../../src/kit/editions.ts';

const SEEN = 'openclaw 2026.9.6, docs/concepts read, bootstrap code run (test/openclaw/facts.json)';

export const EDITIONS: readonly Edition[] = [
  plainEdition({
    version: '2026.9.6',
    date: '2026-11-22',
    limits: {
      file: { value: 20_000, seen: `bootstrapMaxChars; ${SEEN}` },
      total: { value: 60_000, seen: `bootstrapTotalMaxChars; ${SEEN}` },
      user: { value: 4_000, seen: `USER_BOOTSTRAP_MAX_CHARS; ${SEEN}` },
    },
    kinds: { rule: USER, profile: USER, project: MEMORY, reference: MEMORY, procedure: MEMORY, episode: 'memory/' },
    evidence: { value: 'none that a file may hold: sessions are told in a database', seen: SEEN },
    voice: { value: 'one imperative directive a bullet: Always, Never or Prefer; no observations', seen: SEEN },
    order: {
      [USER]: ['rule', 'profile'],
      [MEMORY]: ['rule', 'profile', 'project', 'reference', 'procedure', 'episode'],
    },
  }),
];

export const limitOf = (name: string): number => EDITIONS.at(-1)?.limits[name]?.value ?? 0;

/** In the order in which they are put before the model (`WORKSPACE_BOOTSTRAP_FILENAMES`). */
export const LOADED = ['AGENTS.md', 'SOUL.md', 'IDENTITY.md', USER, 'BOOTSTRAP.md', MEMORY] as const;
