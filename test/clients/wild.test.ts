import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUMMARY_LABEL } from '../../adapters/codex/run/capture.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { mismatches, type VerifyDocument } from '../../src/verbs/observed.ts';
import { wildCodex } from '../migrate/wild-homes.ts';
import { measuredAt, wildHome } from '../migrate/wild-place.ts';
import { fiveHundredRules } from '../migrate/wild-rules.ts';
import { shapedStore } from '../migrate/wild-shapes.ts';
import { WILD_KINDS, wildStore, type WildStore } from '../migrate/wild.ts';
import { judge, memportIn } from './judged.ts';
import { absent, pinned, scratch } from './lab.ts';

const kind = (title: string, seed: number): WildStore => {
  const found = WILD_KINDS.find((each) => each.title === title);
  if (!found) throw new Error(`no kind ${title}`);
  return wildStore(found, seed);
};

const CASES: readonly [string, readonly WildStore[], ReadonlyMap<string, string> | undefined][] = [
  [
    'a large store in Chinese, into a full home of v1',
    [kind('large, in scripts of three bytes', 2)],
    wildCodex(3, 'v1', 6_000),
  ],
  [
    'odd bytes and words that frighten',
    [wildStore({ title: '', size: [8, 10], bytes: 20 }, 3), wildStore({ title: '', size: [8, 10], threats: 8 }, 4)],
    undefined,
  ],
  ['500 rules', [fiveHundredRules(5)], undefined],
  ['500 rules into a home of v2 that is nearly full', [fiveHundredRules(6)], wildCodex(7, 'v2', 8_800)],
  ['a home of v1 that is over its limit', [wildStore({ title: '', size: [12, 15] }, 8)], wildCodex(9, 'v1', 12_000)],
];

describe('Codex 0.171.0 and stores in the shapes of real ones', async () => {
  const client = await pinned(codexDrive, '0.171.0');
  if (client === undefined) return void test('is installed', () => expect(absent(codexDrive, '0.171.0')).toBe(true));

  test.concurrent.each(CASES)(
    'it sends what was predicted, and every first statement that counts as loaded stands in it: %s',
    async (_, stores, codex) => {
      const home = scratch();
      try {
        wildHome(home, stores, codex);
        const cwd = path.join(home, 'work/app0');
        // Of a small store the plan itself asks the real client before it writes; it takes the client a turn per
        // memory.
        const small = stores.reduce((sum, { files }) => sum + files.size, 0) < 30;
        const ran = await memportIn(
          ['claude:codex', '--yes', '--all', '--json', ...(small ? ['--verify=require'] : [])],
          { home, cwd, env: { PATH: `${path.dirname(client.file)}:${process.env['PATH'] ?? ''}` } },
        );
        expect([ran.code, ran.stderr]).toEqual([0, '']);
        const { differences, seen } = await judge(codexDrive, client, {
          harness: 'codex',
          version: '0.171.0',
          home,
          cwd,
        });
        expect(differences).toEqual([]);
        const sent = seen.blocks.find(({ label }) => label === SUMMARY_LABEL)?.text ?? '';
        const shown = JSON.parse(
          (await memportIn(['show', 'codex', '--as-prompt', '--json'], { home, cwd })).stdout,
        ) as ListDocument;
        const [first] = shown.stores;
        if (!first?.view) throw new Error('no view');
        const plan = JSON.parse(ran.stdout) as Plan;
        const measured = measuredAt(home, stores, plan, {
          ...shown,
          stores: [
            { ...first, view: { ...first.view, always: [{ role: 'developer', label: SUMMARY_LABEL, text: sent }] } },
          ],
        });
        expect([
          measured.lost,
          measured.literals.gone,
          measured.fenced.gone,
          measured.rows.gone,
          measured.junk,
        ]).toEqual([[], [], [], [], []]);
        const planned = plan.decisions.filter(
          (each) => each.delivery === 'loaded' || each.delivery === 'indexed',
        ).length;
        // Prose of an index counts in the plan and is no file.
        expect(measured.loaded + measured.indexed).toBeLessThanOrEqual(planned);
        expect(measured.loaded).toBeGreaterThanOrEqual(
          plan.decisions.filter((each) => each.delivery === 'loaded' && each.id.endsWith('.md')).length,
        );
      } finally {
        fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
      }
    },
  );

  // The client takes a turn for each memory that is no line.
  test.concurrent.each([
    ['a hundred memories, more than its window holds at once', [kind('large', 1)], undefined],
    ['statements of every shape', [shapedStore(1, [8, 12])], undefined],
    ['statements of every shape, beside memories of its own', [shapedStore(3, [12, 18])], wildCodex(4, 'v1', 7_000)],
  ] as const)('verify finds each memory where it was predicted: %s', async (_, stores, codex) => {
    const home = scratch();
    try {
      wildHome(home, stores, codex);
      const cwd = path.join(home, 'work/app0');
      const env = { PATH: `${path.dirname(client.file)}:${process.env['PATH'] ?? ''}` };
      expect((await memportIn(['claude:codex', '--yes', '--all', '--verify=require'], { home, cwd, env })).code).toBe(
        0,
      );
      const { stdout, stderr, code } = await memportIn(['verify', 'codex', '--json'], { home, cwd, env });
      const { places } = JSON.parse(stdout) as VerifyDocument;
      expect(places.flatMap((place) => [...mismatches(place), ...place.blocks])).toEqual([]);
      expect([code, stderr]).toEqual([0, '']);
      expect(new Set(places.flatMap(({ memories }) => memories.map(({ observed }) => observed))).size).toBeGreaterThan(
        1,
      );
    } finally {
      fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    }
  });
});
