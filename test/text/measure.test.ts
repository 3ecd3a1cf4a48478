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

// Reading the text anew for each of them would outlast the time that a test has.
test('many positions of one long text are told', () => {
  const text = 'line\n'.repeat(400_000);
  let wrong = 0;
  for (let line = 0; line < 400_000; line += 1) if (positionOf(text, line * 5).line !== line + 1) wrong += 1;
  expect(wrong).toBe(0);
});
