import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListDocument } from '../../src/verbs/document.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { textsBelow } from './side.ts';
import { wildCodex } from './wild-homes.ts';
import { measuredAt, wildHome } from './wild-place.ts';
import { fiveHundredRules, hookOf, statementOf } from './wild-rules.ts';

const HOMES = [
  ['an empty home', undefined, 0],
  ['a home of v1 with 5,000 bytes of its own', 'v1', 5_000],
] as const;
const CARRY = ['claude:codex', '--yes', '--all'];

describe.each(HOMES)('500 rules with long hooks, many of them in Chinese, into %s', (_, generation, size) => {
  test('are packed by priority, none cut, the rest named with its hops; later runs change nothing', () =>
    inHome(async (home) => {
      const stores = [fiveHundredRules(20261120)];
      const codex = generation === undefined ? undefined : wildCodex(500, generation, size);
      wildHome(home, stores, codex);
      const cwd = join(home, 'work/app0');
      const ran = await memportHere(home, [...CARRY, '--json'], { cwd });
      expect([ran.code, ran.stderr]).toEqual([0, '']);
      const plan = JSON.parse(ran.stdout) as Plan;
      expect(plan.decisions).toHaveLength(500);
      const after = textsBelow(join(home, '.codex'));
      const summary = Buffer.from(
        Object.entries(after).find(([file]) => file.endsWith('/memory_summary.md'))?.[1] ?? '',
        'latin1',
      );
      expect(summary.length).toBeLessThanOrEqual(9_500);
      expect(summary.length).toBeGreaterThan(9_300);

      // Every line of ours is a whole statement, or a name and a whole hook.
      const files = stores[0]?.files ?? new Map<string, string>();
      const statements = new Set([...files].map(([file, text]) => statementOf(file, text)));
      const hooks = new Set([...files.keys()].map((file) => hookOf(file, files.get('MEMORY.md') ?? '')));
      const own = summary
        .toString()
        .split(/^(?=#)/m)
        .filter((section) => /^#### .*\(extensions\/memport\/resources\/[^)]+\)/.test(section))
        .flatMap((section) =>
          section
            .split('\n')
            .filter((line) => line.startsWith('- '))
            .map((line) => line.slice(2)),
        );
      const cut = own.filter(
        (line) =>
          !statements.has(line) &&
          !statements.has(line.replace(/^[\w-]+: /, '')) &&
          !hooks.has(line.replace(/^[\w-]+: /, '')),
      );
      expect(cut).toEqual([]);

      // By priority: whoever has no line would have needed more room than any line of a kind that comes after it.
      const at = new Map(plan.decisions.map((each) => [each.id.split('/').at(-1) as string, each]));
      const kindOf = (file: string): number =>
        ['feedback', 'user', 'project', 'reference'].findIndex((kind) => file.startsWith(kind));
      const sizeOf = (file: string): number => Buffer.byteLength(statementOf(file, files.get(file) ?? ''));
      const lines = [...at].filter(([, each]) => each.delivery === 'loaded');
      const passedOver = [...at].filter(
        ([file, each]) =>
          each.delivery === 'searchable' &&
          lines.some(([other]) => kindOf(other) > kindOf(file) && sizeOf(other) > sizeOf(file)),
      );
      expect(passedOver.map(([file]) => file)).toEqual([]);
      expect(
        plan.decisions.filter(
          (each) => each.delivery === undefined || each.delivery === 'unseen' || (each.hops ?? 0) > 2,
        ),
      ).toEqual([]);

      const shown = JSON.parse(
        (await memportHere(home, ['show', 'codex', '--as-prompt', '--json'], { cwd })).stdout,
      ) as ListDocument;
      const { lost, literals, loaded, indexed } = measuredAt(home, stores, plan, shown);
      expect([lost, literals.gone]).toEqual([[], []]);
      expect(loaded + indexed).toBe(
        plan.decisions.filter((each) => each.delivery === 'loaded' || each.delivery === 'indexed').length,
      );

      for (const round of generation === undefined ? [2, 3, 4] : [2]) {
        expect([round, (await memportHere(home, CARRY, { cwd })).stdout]).toEqual([
          round,
          expect.stringMatching(/^Nothing to do: 500 memories stand as planned/),
        ]);
        expect(textsBelow(join(home, '.codex'))).toEqual(after);
      }
    }));
});
