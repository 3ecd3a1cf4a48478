import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { put } from './put.ts';

const bullets = Array.from(
  { length: 60 },
  (_, at) => `- run \`make check-${at}\` before a push to queue ${at}, then say so`,
);
const SUMMARY = `v1\n\n## User Profile\n\n## User preferences\n\n${bullets.join('\n')}\n\n## General Tips\n\n## What's in Memory\n`;

test('lines that Codex wrote itself and that are carried back to it stand in the room they take', async () => {
  await inHome(async (home) => {
    put(
      home,
      new Map([
        ['.claude/settings.json', '{}\n'],
        ['.codex/config.toml', '[features]\nmemories = true\n'],
        ['.codex/memories_v2/memory_summary.md', SUMMARY],
        ['app/README.md', '# app\n'],
      ]),
    );
    await memportHere(home, ['codex:claude', '--yes']);
    const memory = join('.claude/projects', slugOf(join(home, 'app')), 'memory');
    put(
      home,
      new Map(
        Array.from({ length: 90 }, (_, at) => [
          `${memory}/feedback_${at}.md`,
          `---\nname: rule-${at}\ndescription: rule ${at}\ntype: feedback\n---\n\nDrain queue ${at} before noon, and ask Ada when more than ${at} jobs wait.\n`,
        ]),
      ),
    );
    const { stdout } = await memportHere(home, ['claude:codex', '--all', '--dry-run', '--json']);
    const { decisions, budgets } = JSON.parse(stdout) as Plan;
    expect(decisions.filter(({ decision }) => decision === 'same')).toHaveLength(60);
    expect(budgets[0]?.after).toBeGreaterThan(9_000);
    expect(budgets[0]?.after).toBeLessThanOrEqual(9_340);
  });
});
