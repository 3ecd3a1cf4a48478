import type { Memory } from '../../src/ir/memory.ts';

/** A memory of these words. */
export const memory = (statement: string, over: Partial<Memory> = {}): Memory => ({
  id: `test/global/${statement.slice(0, 20)}`,
  kind: 'reference',
  name: 'name',
  statement,
  scope: { level: 'global' },
  author: 'human',
  load: 'always',
  status: 'active',
  keywords: [],
  links: [],
  evidence: [],
  dates: {},
  places: [],
  native: {},
  ...over,
});
