import { expect, test } from 'vitest';
import { lineTellingsOf } from '../../adapters/claude/index-file/line-words.ts';

test('a statement that ends in code or a bracket is a sentence before its reason', () => {
  const texts = lineTellingsOf({ statement: 'Package with `uv`', why: 'pip broke CI (twice)', how: '`uv add`' });
  expect(texts.at(-1)?.text).toBe('Package with `uv`. How to apply: `uv add`. Why: pip broke CI (twice)');
});
