import { baseOf } from '../../src/kit/overlay.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Location, Store, StoreFile } from '../../src/ir/store.ts';
import type { Row } from '../../src/ledger/row.ts';
import type { Sameness } from '../../src/plan/sameness.ts';
import { textFile } from '../contract/world.ts';

/** A global rule that says a statement and nothing else. */
export const plain = (statement: string, more: Partial<Memory> = {}): Memory => ({
  id: `a/global/${statement}`,
  kind: 'rule',
  statement,
  scope: { level: 'global' },
  author: 'unknown',
  load: 'always',
  status: 'active',
  name: 'tabs',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
  ...more,
});

export const inProject = (path: string, key = path): Memory['scope'] => ({ level: 'project', key, paths: [path] });

export const placeIn = (file: string, more: Partial<Place> = {}): Place => ({
  file,
  span: [0, 0],
  slot: 'line',
  container: file,
  says: ['statement'],
  ...more,
});

/** What the ledger has of a memory that was carried from the one to the other. */
export const carried = (source: Memory, target: Memory, more: Partial<Row> = {}): Row => ({
  source: { store: 'a', id: source.id },
  target: { store: 'b', id: target.id },
  base: baseOf(source),
  placed: baseOf(target),
  ...more,
});

export const locationOf = (id: string, more: Partial<Location> = {}): Location => ({
  id,
  harness: 'a',
  root: `/home/ada/.${id}`,
  scope: { level: 'global' },
  edition: '1',
  seen: true,
  layout: 'home',
  exists: true,
  role: 'store',
  owns: ['**'],
  reads: ['**'],
  settings: {},
  findings: [],
  ...more,
});

export const storeOf = (
  memories: readonly Memory[],
  {
    at = {},
    texts = {},
    ...more
  }: Partial<Omit<Store, 'at'>> & { at?: Partial<Location>; texts?: Record<string, string> } = {},
): Store => ({
  at: locationOf(at.id ?? 'b', at),
  memories: [...memories],
  findings: [],
  parse: undefined,
  files: new Map(
    Object.entries(texts).map(([file, text]): [string, StoreFile] => [file, { ...textFile(text), segments: [] }]),
  ),
  ...more,
});

/** Two memories say the same if their statements are the same but for case; nothing was answered, nothing is alike. */
export const bySaying = (more: Partial<Sameness> = {}): Sameness => ({
  keys: ({ statement }) => ({
    stated: [statement.toLowerCase()],
    letters: [statement.toLowerCase()],
    whole: [],
    opening: [],
  }),
  agree: (a, b) => a === b,
  ofLine: () => undefined,
  answered: () => [],
  alike: () => [],
  ...more,
});
