import type { Edition } from '../../src/adapter.ts';
import { TYPE_OF } from '../../src/kit/typed.ts';

export const INDEX = 'MEMORY.md';

const SEEN = 'run: 2.1.100, 2.1.197, 2.1.329, 2.1.332 (docs/formats/claude-code.md §6)';

const limits: Edition['limits'] = {
  indexLines: { value: 200, seen: `${SEEN}, boundary 200/201 of the trimmed text` },
  indexUnits: { value: 25_000, seen: `${SEEN}, boundary 25,000/25,001 UTF-16 units` },
  plannedLines: { value: 160, seen: '2.1.329 nags from 80 % (docs/formats/claude-code.md §6)' },
  plannedUnits: { value: 20_000, seen: '2.1.329 nags from 80 % (docs/formats/claude-code.md §6)' },
  hook: {
    value: 150,
    seen: 'the long prompt asks for less than about 150 characters (docs/formats/claude-code.md §5)',
  },
  globalUnits: { value: 8000, seen: 'ours: docs/design.md §5, it is loaded in every project' },
  topics: { value: 8, seen: 'ours: docs/design.md §5' },
  importHops: { value: 4, seen: 'run: 2.1.197, 2.1.329 (docs/formats/claude-code.md §9)' },
  ageDays: { value: 2, seen: 'run: all three, 1.99 days none, 2.001 days shown (docs/formats/claude-code.md §8)' },
};

const edition = (version: string, date: string): Edition => ({
  version,
  date,
  limits,
  kinds: { ...TYPE_OF },
  frames: [],
  evidence: {
    value: '`[[name]]` links in the body, `metadata` keys, which the client keeps when it rewrites a head',
    seen: 'run: 2.1.197, 2.1.329 (docs/formats/claude-code.md §3)',
  },
  voice: {
    value:
      'the rule or fact first, in one or two plain sentences, imperative where something is asked for; then why, then how to apply it, each a sentence of its own. Only the hook is always in sight: it says the rule itself.',
    seen: 'the prompt of the client (docs/formats/claude-code.md §4, §5)',
  },
  order: {
    [INDEX]: ['rule', 'profile', 'project', 'reference', 'procedure', 'episode'],
    'rules/memport.md': ['rule', 'profile', 'procedure', 'reference', 'project', 'episode'],
  },
});

/** What differs between them is said where it matters: `index-text.ts`, `view.ts`. */
export const EDITIONS: readonly Edition[] = [
  edition('2.1.100', '2026-04-10'),
  edition('2.1.197', '2026-06-30'),
  edition('2.1.329', '2026-11-20'),
  edition('2.1.330', '2026-11-20'),
  edition('2.1.332', '2026-11-24'),
];

export const limitOf = (name: string): number => limits[name]?.value ?? 0;
