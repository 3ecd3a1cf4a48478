import { describe, expect, it } from 'vitest';
import type { Seen } from '../../src/ir/drive.ts';
import { observations } from '../../src/verbs/observed.ts';
import { plain } from '../../src/kit/notes.ts';
import type { Memory } from '../../src/ir/memory.ts';

const loading = (text: string): Seen =>
  ({
    blocks: [{ role: 'user', label: 'MEMORY.md', text }],
    results: [{ text: 'Never push to main.\n', hops: 1, asked: false }],
    later: [],
  }) as unknown as Seen;

describe('what one start of a client showed of a memory', () => {
  const rule = { ...plain(), id: 'm1', name: 'push', statement: 'Never push to main.' } as Memory;
  const seenIn = (text: string) => observations([{ memory: rule, predicted: 'loaded' }], loading(text))[0]?.observed;

  it.each([
    ['- [Push](push.md) — Never push to main.', 'loaded'],
    ['- [Never push to main](push.md) — Why: it deploys.', 'loaded'],
    ['- [Never push to main at night](push.md) — Why: it deploys.', 'searchable'],
  ])('is told by the words that were sent: %s', (text, observed) => {
    expect(seenIn(text)).toBe(observed);
  });
});
