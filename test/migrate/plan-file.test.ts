import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, PAIRS, rootOf, settle, stateRoot } from './pairs.ts';
import { filesBelow, statements, tell, textsBelow } from './side.ts';

describe.each(PAIRS)('a plan file, $title', (pair) => {
  const planned = (
    body: (home: string, plan: Plan, file: string) => Promise<void>,
    ...options: string[]
  ): Promise<void> =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [
        { statement: 'Use tabs over spaces', why: 'the linter wants it' },
        { statement: 'The port is 5433', kind: 'reference' },
      ]);
      const before = textsBelow(rootOf(home, pair.to));
      expect(await carry(home, pair, ['--plan-out', 'p.json', ...options])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Next: memport apply p.json'),
        stderr: '',
      });
      expect(textsBelow(rootOf(home, pair.to))).toEqual(before);
      expect(filesBelow(stateRoot(home)).size).toBe(0);
      const file = join(home, 'p.json');
      await body(home, JSON.parse(readFileSync(file, 'utf8')) as Plan, file);
    });
  const apply = (home: string, env: Record<string, string> = {}) => memportHere(home, ['apply', 'p.json'], { env });

  test('is private, follows its schema and holds no memory text', () =>
    planned(async (_home, plan, file) => {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(schemas.plan.safeParse(plan).error).toBeUndefined();
      for (const word of ['over spaces', 'linter', '5433 ']) expect(JSON.stringify(plan)).not.toContain(word);
    }));

  test('is carried out as it was made, later, with the options it was made with', () =>
    planned(
      async (home, plan) => {
        expect(plan.options.kinds).toEqual(['reference']);
        expect(await apply(home, { MEMPORT_NOW: '2026-12-24T12:00:00Z' })).toMatchObject({ code: 0, stderr: '' });
        expect(statements(home, pair.to)).toEqual(['The port is 5433']);
        // The diary tells when it was written, not when it was planned.
        expect((await memportHere(home, ['log'])).stdout).toContain('2026-12-24 12:00');
      },
      '--kind',
      'reference',
    ));

  test('is stale once source, target or ledger is another', () =>
    planned(async (home) => {
      tell(home, pair.from, [{ statement: 'Never push to main' }]);
      expect(await apply(home)).toMatchObject({ code: 3, stderr: expect.stringContaining('the plan is stale') });
      await carry(home, pair, ['--plan-out', 'p.json']);
      tell(home, pair.to, [{ statement: 'Ada is the lead' }]);
      expect((await apply(home)).code).toBe(3);
      await carry(home, pair, ['--plan-out', 'p.json']);
      expect((await apply(home)).code).toBe(0);
      expect((await apply(home)).code).toBe(3);
      expect(statements(home, pair.to)).toEqual([
        'Ada is the lead',
        'Never push to main',
        'The port is 5433',
        'Use tabs over spaces',
      ]);
    }));

  test('that was tampered with is refused, whatever was changed', () =>
    planned(async (home, plan, file) => {
      const tampered: ((plan: Plan) => void)[] = [
        (each) => void (each.options.withdraw = true),
        (each) => void (each.options.onSecret = 'keep'),
        (each) => void (each.now += 1),
        (each) => void each.decisions.pop(),
        (each) => void (each.stores[0] as Plan['stores'][number]).changes.pop(),
        (each) => void ((each.decisions[0] as Plan['decisions'][number]).reason = 'harmless'),
        (each) => void (each.fingerprint = '0'.repeat(32)),
      ];
      for (const tamper of tampered) {
        const copy = structuredClone(plan);
        tamper(copy);
        writeFileSync(file, JSON.stringify(copy));
        expect(await apply(home)).toMatchObject({
          code: 3,
          stderr: expect.stringContaining('was changed after it was made'),
        });
      }
      for (const text of [
        '',
        '{}',
        'null',
        '[]',
        JSON.stringify({ ...plan, options: { ...plan.options, kinds: 'rule' } }),
        JSON.stringify({ ...plan, extra: 1 }),
      ]) {
        writeFileSync(file, text);
        expect([text.slice(0, 20), (await apply(home)).code]).toEqual([text.slice(0, 20), 2]);
      }
      // Another order of its keys is no change.
      writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(plan).reverse()), null, 4));
      expect((await apply(home)).code).toBe(0);
    }));

  test('that cannot be written or read is said to be', () =>
    planned(async (home) => {
      expect(await carry(home, pair, ['--plan-out', 'no/such/folder/p.json'])).toMatchObject({
        code: 4,
        stderr: expect.stringContaining('the plan file cannot be written'),
      });
      mkdirSync(join(home, 'folder'));
      expect((await carry(home, pair, ['--plan-out', 'folder'])).code).toBe(4);
      expect((await memportHere(home, ['apply', 'missing.json'])).code).toBe(2);
    }));
});
