import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printed } from '../../src/text/json.ts';

test('a document in pieces is the document', () => {
  const holes = fc.oneof(
    fc.jsonValue(),
    fc.constant(undefined),
    fc.constantFrom(new Date(0), Number.NaN, () => 1),
  );
  const value = fc.oneof(
    fc.jsonValue({ noUnicodeString: false }),
    fc.dictionary(fc.string(), fc.oneof(holes, fc.array(holes), fc.dictionary(fc.string(), holes))),
  );
  fc.assert(
    fc.property(value, fc.nat({ max: 6 }), (document, depth) => {
      expect([...printed(document, depth)].join('')).toBe(JSON.stringify(document));
    }),
  );
});

test('no piece is much longer than the longest memory', () => {
  const document = {
    stores: [{ memories: Array.from({ length: 3_000 }, (_, n) => ({ id: n, statement: 'x'.repeat(1_000) })) }],
  };
  const pieces = [...printed(document)];
  expect(pieces.join('')).toBe(JSON.stringify(document));
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(70_000);
});
