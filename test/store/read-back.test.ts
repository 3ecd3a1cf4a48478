import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inHome } from '../cli/here.ts';
import { carry, settle } from '../migrate/pairs.ts';
import { tell } from '../migrate/side.ts';
import { PAIR } from '../migrate/touched.ts';
import { gated } from './faulty.ts';

/** A run, and what somebody does to the target right before its journal says that it is done. */
const carriedOut = async (home: string, meddle: (summary: string) => void) => {
  settle(home, PAIR);
  tell(home, PAIR.from, [{ statement: 'Keep a pull request under 400 changed lines.' }]);
  const summary = join(home, '.codex/memories_v2/memory_summary.md');
  const disk = gated({
    before: ({ call, path }) => {
      if (call === 'rename' && path.endsWith('.done')) meddle(summary);
    },
  });
  return carry(home, PAIR, ['--yes'], { disk });
};

test('what was written is looked at again, and where it is another it is planned anew what came of that', () =>
  inHome(async (home) => {
    const ran = await carriedOut(home, (summary) => rmSync(summary));
    expect(ran.code).toBe(5);
    expect(ran.stderr).toMatch(/read back, 1 memory does not stand as predicted/);
    expect(ran.stdout).not.toContain('Read back: everything');
  }));

test('a line of somebody else beside what was written takes nothing from it', () =>
  inHome(async (home) => {
    const ran = await carriedOut(home, (summary) => appendFileSync(summary, '\n## General Tips\n\n- Use tabs.\n'));
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toContain('Read back: everything stands as planned.');
  }));
