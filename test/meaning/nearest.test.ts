import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/meaning/nearest.ts';
import { readSet, said } from '../bench/parity-set.ts';

describe('nearest', () => {
  it('names nothing where there is nothing to compare', () => {
    expect(nearest([])).toEqual([]);
    expect(nearest([{ text: 'Use pnpm.' }])).toEqual([]);
    expect(nearest([{ text: '' }, { text: '' }]).length).toBeLessThanOrEqual(1);
  });

  it('nominates duplicates and contradictions among many other rules', () => {
    const pairs = readSet(new URL('../sets/parity/train.jsonl', import.meta.url).pathname).filter(({ lang, label }) => !lang.includes('-') && ['same', 'voice', 'paraphrase', 'contradiction'].includes(label));
    const texts = pairs.flatMap(({ a, b }) => [said(a), said(b)]);
    const found = new Set(nearest(texts).map(({ a, b }) => `${a} ${b}`));
    // many of the set's texts stand in it several times, so a pair may be crowded out by its own copies
    const distinct = pairs.map((pair, at) => ({ pair, at })).filter(({ pair }, index, all) => all.findIndex((other) => other.pair.a.text === pair.a.text || other.pair.b.text === pair.b.text) === index);
    const hit = distinct.filter(({ at }) => found.has(`${2 * at} ${2 * at + 1}`)).length;
    expect(hit / distinct.length).toBeGreaterThanOrEqual(0.9);
  });

  it('puts the earlier text first and gives every pair once', () => {
    const list = nearest(['Use pnpm.', 'Use pnpm, not npm.', 'Sign commits.', 'Sign every commit.'].map((text) => ({ text })));
    expect(list.every(({ a, b }) => a < b)).toBe(true);
    expect(new Set(list.map(({ a, b }) => `${a} ${b}`)).size).toBe(list.length);
    expect(list.map(({ a, b }) => `${a} ${b}`)).toEqual(expect.arrayContaining(['0 1', '2 3']));
  });

  it('finds the same rule in another language', () => {
    const list = nearest([{ text: 'Use pnpm, not npm.' }, { text: 'Deploys go out on Tuesday.' }, { text: 'npm 대신 pnpm을 사용한다.' }]);
    expect(list.map(({ a, b }) => `${a} ${b}`)).toContain('0 2');
  });
});
