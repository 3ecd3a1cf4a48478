import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestOf } from '../../adapters/codex/shown/search.ts';

const ASCII_WORD = /[A-Za-z0-9_][A-Za-z0-9_.-]*[A-Za-z0-9_]/g;

test('the word to search for is the first of the longest that are loaded, as one who lists them all would find it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', '_', '.', '-', ' ', '\n', '1', ':'), maxLength: 60 });
  const others = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '.', '-', '1'), minLength: 2, maxLength: 5 }));
  fc.assert(
    fc.property(text, fc.array(fc.nat(20)), others, (said, picked, more) => {
      const words = said.match(ASCII_WORD) ?? [];
      const loaded = new Set([...picked.flatMap((at) => words[at]?.toLowerCase() ?? []), ...more]);
      let best: string | undefined;
      for (const word of words) if (word.length > (best?.length ?? 1) && loaded.has(word.toLowerCase())) best = word;
      expect(longestOf(said, loaded)).toBe(best);
    }),
    { numRuns: 2_000 },
  );
});
