import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf } from '../../src/text/measure.ts';

test('a position counts the line ends before it, whatever was asked before', () => {
  const text = fc.array(fc.constantFrom('\n', '\r\n', 'a', '日', '\u{1f600}', '')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.nat({ max: 30 })), { minLength: 1 }), (asked) => {
      for (const [said, wish] of asked) {
        const offset = Math.min(wish, said.length);
        const before = said.slice(0, offset).split('\n');
        expect(positionOf(said, offset)).toEqual({ line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
      }
    }),
  );
});

test('many positions of one long text take no longer than reading it a few times', () => {
  const text = 'line\n'.repeat(200_000);
  const start = performance.now();
  for (let line = 0; line < 200_000; line += 1) positionOf(text, line * 5);
  expect(performance.now() - start).toBeLessThan(5_000);
});
