import { expect, test } from 'vitest';
import { recalled } from '../../src/text/recalled.ts';

test('a text that was asked about is not worked out again, and every text has its own answer', () => {
  let worked = 0;
  const length = recalled((text) => {
    worked += 1;
    return text.length;
  });
  const texts = Array.from({ length: 1_500 }, (_, at) => 'x'.repeat(at));
  for (const _ of [1, 2]) for (const text of texts) expect(length(text)).toBe(text.length);
  expect(worked).toBe(1_500);
});

test('of many texts the last ones are remembered, and no long one', () => {
  let worked = 0;
  const answer = recalled((text) => {
    worked += 1;
    return text;
  });
  const ask = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) answer(`text ${at}`);
  };
  ask(0, 10_000);
  ask(8_500, 10_000);
  expect(worked).toBe(10_000);
  ask(0, 10);
  expect(worked).toBe(10_010);
  const long = 'x'.repeat(5_000);
  expect([answer(long), answer(long)]).toEqual([long, long]);
  expect(worked).toBe(10_012);
});
