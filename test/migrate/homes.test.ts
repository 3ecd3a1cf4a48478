import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { put } from './put.ts';
import { textsBelow } from './side.ts';
import { wildCodex, wildHermes, type Files } from './wild-homes.ts';

const EMPTY: Files = new Map([['memories/.keep', '']]);

/** With more projects than Hermes has room for skills, and with a home that is full already. */
test.each<[string, string, Files, string, Files]>([
  ['a handbook of 11 projects into an empty Hermes', 'codex', wildCodex(1, 'v1', 6_000), 'hermes', EMPTY],
  ['a handbook of 18 projects into an empty Hermes', 'codex', wildCodex(5, 'v1', 6_000), 'hermes', EMPTY],
  ['a summary of v2 into a full Hermes', 'codex', wildCodex(4, 'v2', 6_000), 'hermes', wildHermes(54)],
  ['a full Hermes into an empty Codex', 'hermes', wildHermes(1), 'codex', EMPTY],
  ['a full Hermes into a nearly full Codex of v2', 'hermes', wildHermes(2), 'codex', wildCodex(52, 'v2', 8_500)],
])(
  '%s: it stands as planned, the same run again has nothing to do, undo gives what was',
  (_, from, source, to, target) =>
    inHome(async (home) => {
      put(join(home, `.${from}`), source);
      put(join(home, `.${to}`), target);
      const before = textsBelow(join(home, `.${to}`));
      const carry = (...more: string[]) =>
        memportHere(home, [`${from}:${to}`, '--yes', '--all', '--include-absent', ...more]);
      const ran = await carry('--json');
      expect([ran.code, ran.stderr]).toEqual([0, '']);
      const { decisions } = JSON.parse(ran.stdout) as Plan;
      expect(
        decisions.filter((each) => each.delivery === undefined || each.delivery === 'unseen' || (each.hops ?? 0) > 2),
      ).toEqual([]);
      const after = textsBelow(join(home, `.${to}`));
      expect((await carry()).stdout).toMatch(/^Nothing to do/);
      expect(textsBelow(join(home, `.${to}`))).toEqual(after);
      expect((await memportHere(home, ['undo'])).code).toBe(0);
      expect(textsBelow(join(home, `.${to}`))).toEqual(before);
    }),
);
