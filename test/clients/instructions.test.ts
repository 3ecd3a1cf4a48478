import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { clearedEnv, makeHome, memport, type Ran } from '../cli/built.ts';
import { absent, pinned } from './lab.ts';

const RULE = 'Never push to main before the canary is green.';

/** A HOME with a repository `app`, and one rule of it in the memory of Claude Code. */
const furnished = (): { home: string; app: string; run: (...args: string[]) => Ran; remove: () => void } => {
  const { home, remove } = makeHome();
  const app = join(home, 'app');
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  };
  const memory = `.claude/projects/${slugOf(app)}/memory`;
  put('app/.git/HEAD', 'ref: refs/heads/main\n');
  put('app/AGENTS.md', '# App\n');
  put('app/CLAUDE.md', '# App\n');
  put(`${memory}/MEMORY.md`, `- [Canary](canary.md) — the canary\n`);
  put(`${memory}/canary.md`, `---\nname: canary\ndescription: the canary\ntype: feedback\n---\n\n${RULE}\n`);
  put('.codex/config.toml', '[features]\nmemories = true\n');
  const env = { PATH: `${clearedEnv(home)['PATH']}:${dirname(process.execPath)}` };
  return { home, app, remove, run: (...args) => memport(args, { home, cwd: app, env }) };
};

/** The rule stands in the instruction file alone: what the client is given of it comes from there. */
describe('a rule in an instruction file', () => {
  test('is what Codex 0.171.0 gives its model of AGENTS.md', async () => {
    if (!(await pinned(codexDrive, '0.171.0')) && absent(codexDrive, '0.171.0')) return;
    const { app, run, remove } = furnished();
    try {
      const ran = run('claude:codex', '--rules-to', 'agents-md', '--yes', '--verify=require');
      expect([ran.stderr, ran.code]).toEqual(['', 0]);
      expect(ran.stdout).toContain('1 memory seen as predicted.');
      expect(readFileSync(join(app, 'AGENTS.md'), 'utf8')).toContain(`- ${RULE}\n<!-- memport:end -->`);
    } finally {
      remove();
    }
  });

  test('is what Claude Code 2.1.332 gives its model of CLAUDE.md', async () => {
    if (!(await pinned(claudeDrive, '2.1.332')) && absent(claudeDrive, '2.1.332')) return;
    const { home, app, run, remove } = furnished();
    try {
      expect(run('claude:codex', '--yes').code).toBe(0);
      const other = join(home, 'another home');
      mkdirSync(other);
      const ran = run('codex:claude', '--to-root', other, '--rules-to', 'claude-md', '--yes', '--verify=require');
      expect([ran.stderr, ran.code]).toEqual(['', 0]);
      expect(ran.stdout).toContain('1 memory seen as predicted.');
      expect(readFileSync(join(app, 'CLAUDE.md'), 'utf8')).toContain(`- ${RULE}\n<!-- memport:end -->`);
    } finally {
      remove();
    }
  });
});
