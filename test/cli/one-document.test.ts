import { expect, test } from 'vitest';
import { schemas } from '../../src/ir/documents-schema.ts';
import { PAIRS, settle } from '../migrate/pairs.ts';
import { tell } from '../migrate/side.ts';
import { inHome, memportHere } from './here.ts';

/** The one document that is printed, held against its schema. */
const documentIn = async (home: string, args: readonly string[], name: keyof typeof schemas): Promise<object> => {
  const { stdout } = await memportHere(home, [...args, '--json']);
  const document = JSON.parse(stdout) as object;
  expect([args, schemas[name].safeParse(document).error?.issues]).toEqual([args, undefined]);
  return document;
};

test('a run prints one document: the plan, what came of it, its id and the way back', () =>
  inHome(async (home) => {
    const [, pair] = PAIRS;
    if (!pair) throw new Error('no pair');
    settle(home, pair);
    tell(home, pair.from, [{ statement: 'Use tabs over spaces.' }]);
    const carried = await documentIn(home, ['hermes', 'codex', '--yes'], 'plan');
    expect(carried).toMatchObject({
      decisions: [{ decision: 'new' }],
      outcome: { status: 'written', asPlanned: true, standing: 1, notCarried: 0 },
    });
    const { run, undo } = (carried as { outcome: { run: string; undo: string } }).outcome;
    expect(undo).toBe(`memport undo ${run}`);
    expect(await documentIn(home, ['hermes', 'codex', '--yes'], 'plan')).toMatchObject({
      outcome: { status: 'nothing to do' },
    });
    expect(await documentIn(home, ['hermes', 'codex', '--dry-run'], 'plan')).not.toHaveProperty('outcome');
    expect(await documentIn(home, ['log'], 'log')).toMatchObject({ runs: [{ id: run }] });
    expect(await documentIn(home, ['undo', run, '--dry-run'], 'undo')).toMatchObject({ dryRun: true });
    expect(await documentIn(home, ['undo', run], 'undo')).toMatchObject({ run });
    await memportHere(home, ['hermes:codex', '--plan-out', 'plan.json']);
    expect(await documentIn(home, ['apply', 'plan.json'], 'plan')).toMatchObject({ outcome: { status: 'written' } });
  }));

test('a mistake is one document, too, whoever finds it', () =>
  inHome(async (home) => {
    for (const [args, what] of [
      [['list', '--dry-run'], /unknown option/],
      [['probe', 'plan', '--bogus'], /unknown option/],
      [['show'], /missing required argument/],
      [['migrate', '--from', 'claude'], /required option/],
      [['list', 'a', 'b'], /it takes one word, and 2 are given: a, b/],
      [['claude:codex', '--on-conflict', 'nobody'], /argument 'nobody' is invalid/],
      [['lst'], /no command of memport/],
      [['claude:nobody'], /no harness that memport knows/],
      [['undo', 'nobody'], /no run is called/],
    ] as const)
      expect(await documentIn(home, args, 'error')).toMatchObject({
        error: { code: 'usage', what: expect.stringMatching(what), todo: expect.stringContaining('memport') },
      });
    const ran = await memportHere(home, ['list', '--jsno']);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toBe(
      "memport: unknown option '--jsno'\n  where: memport list\n  expected: did you mean --json?\n  do: memport list --help shows what it takes\n",
    );
  }));
