import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { stateRoot } from './pairs.ts';
import { textsBelow } from './side.ts';

const PAIRS = [
  [
    'Ideas go to the Linear project MOB, bugs to the Notion board.',
    'Bugs go to the Linear project MOB, ideas to the Notion board.',
  ],
  ['Sync job: at most 3 retries, retry on 4xx as well.', 'Sync job: at most 3 retries, no retry on 4xx.'],
  ['Always squash before a merge into develop.', 'Never squash before a merge into develop.'],
] as const;

/**
 * Another machine has the same project, its own memories, and no ledger: its words stand beside what was carried
 * before.
 */
test.each(['hermes', 'codex'].flatMap((to) => PAIRS.map(([mine, theirs]) => [to, mine, theirs] as const)))(
  'into %s, a rule of another machine takes no other rule away: %s',
  (to, mine, theirs) =>
    inHome(async (home) => {
      const project = join(home, 'work/app');
      const memory = join(home, '.claude/projects', slugOf(project), 'memory');
      mkdirSync(memory, { recursive: true });
      mkdirSync(project, { recursive: true });
      mkdirSync(join(home, `.${to}`, to === 'hermes' ? 'memories' : ''), { recursive: true });
      writeFileSync(join(memory, '../s.jsonl'), `${JSON.stringify({ cwd: project })}\n`);
      const says = (name: string, words: string): void => {
        writeFileSync(
          join(memory, `${name}.md`),
          `---\nname: ${name}\ndescription: a note\ntype: feedback\n---\n\n${words}\n`,
        );
        writeFileSync(join(memory, 'MEMORY.md'), `- [${name}](${name}.md) — a note\n`);
      };
      says('a', mine);
      expect((await memportHere(home, [`claude:${to}`, '--yes', '--all'], { cwd: project })).code).toBe(0);
      rmSync(stateRoot(home), { recursive: true });
      rmSync(join(memory, 'a.md'));
      says('b', theirs);
      expect((await memportHere(home, [`claude:${to}`, '--yes', '--all'], { cwd: project })).code).toBe(0);
      const texts = Object.values(textsBelow(join(home, `.${to}`))).join('\n');
      expect([texts.includes(mine), texts.includes(theirs)]).toEqual([true, true]);
    }),
);
