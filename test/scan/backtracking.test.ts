import recheck from 'recheck/lib/browser.js';
import { expect, it } from 'vitest';
import { injectionPatterns } from '../../src/scan/injection-patterns.ts';
import { labels } from '../../src/scan/secret-labels.ts';
import { saidShapes } from '../../src/scan/said-shapes.ts';
import { shapes } from '../../src/scan/secret-shapes.ts';
import { signTables } from '../../src/scan/sign-tables.ts';
import { compiled } from '../../src/scan/source.ts';
import { SEED, sown } from '../seed.ts';

/** The alternatives of the outermost level: each is tried by itself, so each can be judged by itself, and in a fraction of the time. */
const alternatives = (source: string): string[] => {
  const out: string[] = [];
  let depth = 0;
  let inClass = false;
  let current = '';
  for (let i = 0; i < source.length; i++) {
    const c = source.charAt(i);
    if (c === '\\') {
      current += c + source.charAt(++i);
      continue;
    }
    if (inClass) inClass = c !== ']';
    else if (c === '[') inClass = true;
    else if (c === '(') depth++;
    else if (c === ')') {
      depth--;
      if (depth < 0) return [source];
    } else if (c === '|' && depth === 0) {
      out.push(current);
      current = '';
      continue;
    }
    current += c;
  }
  return [...out, current];
};

/** `(?<![\w-])(?:a|b)` is a list of shapes with one condition before each. */
const apart = (source: string): string[] => {
  const [, before = '', inner] = /^(\(\?<!\[\\w-\]\))\(\?:(.*)\)$/s.exec(source) ?? [];
  const list = inner === undefined ? [source] : alternatives(inner);
  return list.length > 1 ? list.map((one) => before + one) : [source];
};

/** Words alone cannot be walked in more than one way. */
const repeats = (source: string): boolean => /[*+]|\{\d+,\d*\}/.test(source.replace(/\\./g, ''));

/** All of them take minutes; each run takes its share, another one each time (MEMPORT_SEED takes the same again), and MEMPORT_CASES takes all. */
const SHARES = 20;
const share = process.env['MEMPORT_CASES'] === undefined ? SEED % SHARES : undefined;

const isInShare = (key: string): boolean =>
  share === undefined || [...key].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7) % SHARES === share;

it('no shipped pattern can be made to backtrack for long by 4 kB of text, which is all it is ever given at once', () => {
  const patterns: [string, RegExp][] = [
    ...injectionPatterns.flatMap(({ id, all, unless }) =>
      [...all, ...(unless === undefined ? [] : [unless])].map((part): [string, RegExp] => [id, compiled(part)]),
    ),
    ...[...shapes, ...saidShapes].map(({ id, pattern }): [string, RegExp] => [id, compiled(pattern)]),
    ...labels.map(({ pattern }): [string, RegExp] => ['named', compiled(pattern)]),
  ];
  for (const table of signTables) {
    patterns.push(...Object.entries(table).map(([id, make]): [string, RegExp] => [id, make()]));
  }
  const bad: string[] = [];
  const judged = new Set<string>();
  for (const [id, { source, flags }] of patterns) {
    for (const one of alternatives(source).flatMap(apart).filter(repeats)) {
      const key = `${flags} ${one}`;
      if (judged.has(key)) continue;
      judged.add(key);
      if (!isInShare(key)) continue;
      const { status } = recheck.checkSync(one, flags.replace('g', ''), {
        // Judged by steps, not by the clock, so that a busy machine gives the same verdict.
        checker: 'fuzz',
        randomSeed: 1,
        timeout: null,
        incubationTimeout: null,
        attackTimeout: null,
        maxAttackStringSize: 4_096,
        attackLimit: 4_000_000,
        maxGeneStringSize: 400,
        incubationLimit: 40_000,
        maxIteration: 1,
        maxGenerationSize: 8,
        maxInitialGenerationSize: 16,
        crossoverSize: 3,
        mutationSize: 3,
      });
      if (status !== 'safe') bad.push(`${id}: ${status} ${one.slice(0, 80)}`);
    }
  }
  expect(judged.size).toBeGreaterThan(100);
  expect(bad, sown).toEqual([]);
}, 600_000);

it('the judge knows a bad pattern', () => {
  const { status } = recheck.checkSync('^(a+)+$', '', {
    checker: 'fuzz',
    randomSeed: 1,
    maxAttackStringSize: 4_096,
    attackLimit: 4_000_000,
  });
  expect(status).toBe('vulnerable');
});
