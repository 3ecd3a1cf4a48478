import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { forget, reword, tell, type Side } from './side.ts';

const CLAUDE: Side = { harness: 'claude' };
const WORDS = 'Prefer UTC timestamps for customer data, in every table and in every log.';

/** Carried from Claude to Codex, where somebody adds a line to it; what happens to it in Claude; and round by Hermes. */
const round = (happens: (home: string) => void, more: readonly string[] = []): Promise<string[]> => {
  let decided: string[] = [];
  return inHome(async (home) => {
    const run = async (way: string, ...options: string[]): Promise<string[]> => {
      const ran = await memportHere(home, [way, '--yes', '--all', '--json', ...options]);
      const { decisions = [] } = JSON.parse(ran.stdout.split(/\n(?=\{)/)[0] || '{}') as Partial<Plan>;
      return decisions.map(({ decision }) => decision);
    };
    for (const each of ['.claude', '.codex', '.hermes/memories']) mkdirSync(join(home, each), { recursive: true });
    tell(home, CLAUDE, [{ statement: WORDS }, { statement: 'Answer in two sentences.' }]);
    expect(await run('claude:codex')).toEqual(['new', 'new']);
    const folder = join(home, '.codex/memories_v2/extensions/memport/resources/general');
    const note = readdirSync(folder).find((name) => /utc/.test(name));
    appendFileSync(join(folder, note ?? ''), '\n**Why:** The third report was wrong by an hour.\n');
    reword(home, { harness: 'codex' }, 'in every table', 'in each table');
    happens(home);
    await run('codex:hermes');
    decided = await run('hermes:claude', ...more);
  }).then(() => decided);
};

test('what was removed does not come back over another store, though its copy there was edited', async () => {
  const removed = (home: string): void => forget(home, CLAUDE, 'UTC');
  expect((await round(removed)).sort()).toEqual(['declined', 'same']);
  expect((await round(removed, ['--again', 'all'])).sort()).toEqual(['new', 'same']);
});

test('words that are nothing like what was removed are another memory', async () => {
  const other = (home: string): void => {
    forget(home, CLAUDE, 'UTC');
    reword(home, { harness: 'codex' }, WORDS.replace('in every table', 'in each table'), 'Bills go out on Mondays.');
  };
  expect((await round(other)).sort()).toEqual(['new', 'same']);
});

test('what was edited there is not taken for removed, and a store that is empty takes all of it', async () => {
  expect(await round((home) => reword(home, CLAUDE, 'UTC timestamps', 'UTC times'))).not.toContain('declined');
  const emptied = (home: string): void => rmSync(join(home, '.claude/rules'), { recursive: true });
  expect(await round(emptied)).toEqual(['new', 'new']);
});
