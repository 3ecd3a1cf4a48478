import { expect, test } from 'vitest';
import type { Row } from '../../src/ledger/row.ts';
import { ledgerAfter } from '../../src/ledger/after.ts';
import type { Migration } from '../../src/plan/store-migration.ts';
import type { World } from '../contract/world.ts';
import { after, B, CODEX, counts, hermesHome, planned } from './homes.ts';

const [LESS, MORE] = ['Always use signed commits in CI.', 'Always use signed commits in CI and on Fridays.'];

const codexSaying = (lines: readonly string[]): World => {
  const bullets = lines.map((line) => `- ${line}\n`).join('');
  return new Map([
    [`${CODEX.root}/config.toml`, '[features]\nmemories = true\n'],
    [`${CODEX.root}/memories_v2/memory_summary.md`, `v1\n\n## User Profile\n\n## User preferences\n\n${bullets}`],
  ]);
};

test('a line that was edited to say what another one says is not missing where that one stands', () => {
  let [target, rows]: [World, Row[]] = [hermesHome(B, {}), []];
  const run = (...lines: string[]): Migration => {
    const { migration } = planned({ from: CODEX, to: B, source: codexSaying(lines), target, rows });
    target = after(target, migration);
    rows = ledgerAfter({ keys: {}, rows }, migration.account, false)?.rows ?? rows;
    return migration;
  };
  expect(counts(run(LESS, MORE))).toEqual({ new: 2 });
  const both = run(MORE, MORE);
  expect(counts(both)).toEqual({ same: 1, updated: 1 });
  expect(both.decided.find(({ decision }) => decision === 'same')?.reason).toMatch(/another memory .* says the same/);
  const again = run(MORE, MORE);
  expect(counts(again)).toEqual({ same: 2 });
  expect(again.stores.flatMap(({ changes }) => changes)).toEqual([]);
  // One of the two goes on by itself.
  expect(counts(run(LESS, MORE))).not.toHaveProperty('unfit');
});
