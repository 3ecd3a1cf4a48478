import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { adapters } from '../../adapters/index.ts';
import { clearedEnv, makeHome, ROOT } from '../cli/built.ts';
import { claudeSlug } from '../golden/marks.ts';
import { treeAt } from '../golden/tree.ts';
import { furnish, PROJECTS } from './machine.ts';
import { TOUR } from './tour.ts';

const MAIN = join(ROOT, 'test/demo/main.ts');

const rooms: { remove: () => void }[] = [];
afterAll(() => rooms.forEach((room) => room.remove()));

/** An empty TMPDIR for the demo to make its HOME in, and an environment that holds nothing else. */
const roomFor = (): { room: string; env: Record<string, string> } => {
  const made = makeHome();
  rooms.push(made);
  const env = clearedEnv(made.home);
  // A real client is a script for the node on PATH.
  return { room: made.home, env: { ...env, PATH: `${env['PATH']}:${dirname(process.execPath)}`, TMPDIR: made.home } };
};

describe('the demo', () => {
  test('stands on a machine with some sixty memories of two projects, none of them without a date', () => {
    const machine = furnish();
    try {
      const memories = PROJECTS.map((project) => {
        const root = join(machine.home, '.claude/projects', claudeSlug(join(machine.home, project)), 'memory');
        expect(existsSync(join(machine.home, project, '.git/HEAD'))).toBe(true);
        const files = [...treeAt(root)].flatMap(([path, node]) =>
          node.kind === 'file' && path !== 'MEMORY.md' ? [path] : [],
        );
        const index = readFileSync(join(root, 'MEMORY.md'), 'utf8');
        for (const [, file = ''] of index.matchAll(/\]\(([^)]+)\)/g))
          expect(files, `${file} is named and not there`).toContain(file);
        for (const file of files)
          expect(Date.now() - statSync(join(root, file)).mtimeMs, `${file} has no date in times.txt`).toBeGreaterThan(
            86_400_000,
          );
        return { files: files.length, orphans: files.filter((file) => !index.includes(`](${file})`)).length };
      });
      expect(memories.reduce((sum, each) => sum + each.files, 0)).toBeGreaterThanOrEqual(55);
      expect(memories.every(({ orphans }) => orphans > 0)).toBe(true);
    } finally {
      machine.remove();
    }
    expect(existsSync(machine.home)).toBe(false);
  });

  test('runs every command it announces, ends with the HOME as it was, and leaves nothing behind', () => {
    const { room, env } = roomFor();
    const { stdout: out, status } = spawnSync(process.execPath, [MAIN], { encoding: 'utf8', env });
    const known = TOUR.filter((step) =>
      (step.needs ?? []).every((id) => adapters.some((adapter) => adapter.id === id)),
    );
    expect(out.match(/\$ memport/g)?.length).toBe(known.length);
    expect(out).toContain('The HOME is as before, byte for byte');
    expect(status, out).toBe(0);
    expect(readdirSync(room)).toEqual([]);
  });

  test('takes its HOME away when it is interrupted', async () => {
    const { room, env } = roomFor();
    const running = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => running.stdout.once('data', resolve));
    expect(readdirSync(room)).toHaveLength(1);
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(readdirSync(room)).toEqual([]);
  });
});
