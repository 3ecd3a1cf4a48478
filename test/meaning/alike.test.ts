import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import { alike, alikePairs } from '../../src/meaning/alike.ts';
import { memoryFrom, readSet, readStores } from '../bench/parity-set.ts';
import { NEVER_SAME, verdictOn } from '../bench/score.ts';

const said = (text: string, id = text): Memory => memoryFrom({ harness: 'claude', text }, id);
const folder = (name: string): string => fileURLToPath(new URL(`../sets/${name}`, import.meta.url));

describe('what looks alike', () => {
  test('is asked about once: nobody stands in two pairs, and only the nearest of both sides is one', () => {
    const source = [
      'Deploy the shop on Tuesdays only.',
      'Deploy the shop on Wednesdays only.',
      'Invoices are written in euros.',
    ].map((text) => said(text));
    const target = ['The shop is deployed on Tuesdays only.', 'Nina waters the plants.'].map((text) => said(text));
    expect(alikePairs(source, target).map(({ a, b }) => [a.statement, b.statement])).toEqual([
      ['Deploy the shop on Tuesdays only.', 'The shop is deployed on Tuesdays only.'],
    ]);
  });

  test('is of one scope', () => {
    const other: Memory = {
      ...said('Deploy on Tuesdays only.'),
      scope: { level: 'project', key: 'app', paths: ['/app'] },
    };
    expect(alikePairs([said('Deploy on Tuesdays, only then.')], [other])).toEqual([]);
  });

  test('may be a rewording or the opposite, and not just anything', () => {
    expect(alike('Never push to main.', 'Pushing to main is allowed.')).toBe(true);
    expect(alike('Answers are short.', 'The database runs on port 5433.')).toBe(false);
    expect(alike('', '')).toBe(false);
  });

  test.each(readdirSync(folder('stores')))(
    '%s: two stores of 60 that share nothing give at most three questions',
    (file) => {
      const { a, b } = readStores(`${folder('stores')}/${file}`);
      expect(
        alikePairs(
          a.map((text, at) => said(text, `a${at}`)),
          b.map((text, at) => said(text, `b${at}`)),
        ).length,
      ).toBeLessThanOrEqual(3);
    },
  );
});

describe('the labelled pairs', () => {
  const pairs = readdirSync(folder('parity'))
    .flatMap((file) => readSet(`${folder('parity')}/${file}`))
    .filter(({ lang }) => !lang.includes('-'));
  const judged = pairs.map((pair) => ({ pair, verdict: verdictOn(pair) }));

  test('none that contradict, and none of which one says more, are called the same', () => {
    expect(
      judged
        .filter(({ pair, verdict }) => verdict === 'same' && NEVER_SAME.includes(pair.label))
        .map(({ pair }) => pair.id),
    ).toEqual([]);
  });

  // Thirteen of those have words such as "Der Benutzer bevorzugt:" before one of the two: words are kept.
  test('nearly all that differ in their form alone are the same', () => {
    const formed = judged.filter(({ pair }) => pair.label === 'format' || pair.label === 'same');
    expect(formed.filter(({ verdict }) => verdict === 'same').length / formed.length).toBeGreaterThan(0.94);
  });

  test('of those that say the same in other words, or contradict, at least nine in ten are asked about', () => {
    const reworded = judged.filter(({ pair }) => ['paraphrase', 'contradiction', 'voice'].includes(pair.label));
    expect(reworded.filter(({ verdict }) => verdict !== 'apart').length / reworded.length).toBeGreaterThan(0.9);
  });
});
