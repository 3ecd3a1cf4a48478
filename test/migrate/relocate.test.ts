import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { filesBelow, tell, type Side } from './side.ts';

const WIDE = { width: 400, colour: false };
const APP: Side = { harness: 'claude', project: 'work/app' };

/** A project that all three harnesses remember by its path. */
const known = (body: (home: string) => Promise<void>): Promise<void> =>
  inHome(async (home) => {
    for (const folder of ['work/app', '.codex', '.hermes/memories']) mkdirSync(join(home, folder), { recursive: true });
    mkdirSync(memoryOf(home, 'work/app'), { recursive: true });
    tell(home, APP, [{ statement: 'Use tabs over spaces' }, { statement: `Build in ${join(home, 'work/app')} alone` }]);
    for (const pair of ['claude:codex', 'claude:hermes'])
      expect(await memportHere(home, [pair, '--yes', '--all'])).toMatchObject({ code: 0 });
    for (const [file] of filesBelow(memoryOf(home, 'work/app')))
      utimesSync(join(memoryOf(home, 'work/app'), file), 1_700_000_000, 1_700_000_000);
    await body(home);
  });

const memoryOf = (home: string, folder: string): string =>
  join(home, '.claude/projects', slugOf(join(home, folder)), 'memory');

const move = (home: string, from: string, to: string): Promise<unknown> => {
  renameSync(join(home, from), join(home, to));
  return memportHere(home, ['relocate', join(home, from), join(home, to), '--yes']);
};

/** What every harness holds, by file; time stands still only for files that move whole. */
const held = (home: string): unknown =>
  ['.claude', '.codex', '.hermes'].flatMap((folder) =>
    [...filesBelow(join(home, folder))].map(([file, seen]) => [
      file,
      seen.bytes,
      seen.mode,
      folder === '.claude' ? Math.round(seen.mtimeMs) : 0,
    ]),
  );

describe('a project that moved', () => {
  test('there and back leaves the same bytes', () =>
    known(async (home) => {
      const before = held(home);
      expect(await move(home, 'work/app', 'work/shop')).toMatchObject({ code: 0, stderr: '' });
      expect(held(home)).not.toEqual(before);
      expect([...filesBelow(memoryOf(home, 'work/app'))]).toEqual([]);
      expect(await move(home, 'work/shop', 'work/app')).toMatchObject({ code: 0 });
      expect(held(home)).toEqual(before);
    }));

  test('everything that was carried is known again, and a second time there is nothing to do', () =>
    known(async (home) => {
      await move(home, 'work/app', 'work/shop');
      const after = held(home);
      for (const pair of ['claude:codex', 'claude:hermes', 'codex:claude'])
        expect((await memportHere(home, [pair, '--yes', '--all'])).stdout).toContain('Nothing to do: 2 memories stand');
      const again = ['relocate', join(home, 'work/app'), join(home, 'work/shop'), '--yes'];
      expect(await memportHere(home, again)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing to do'),
      });
      expect(held(home)).toEqual(after);
    }));

  test('one undo gives back what stood before, and what was carried is known by its old names', () =>
    known(async (home) => {
      const before = held(home);
      await move(home, 'work/app', 'work/shop');
      renameSync(join(home, 'work/shop'), join(home, 'work/app'));
      expect(await memportHere(home, ['undo'])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Took back'),
      });
      expect(held(home)).toEqual(before);
      const { stdout } = await memportHere(home, ['claude:codex', '--yes']);
      expect(stdout).toContain('Nothing to do: 2 memories stand as planned');
    }));

  test('a project that lies in the moved one goes along, though no log of a session says its path', () =>
    known(async (home) => {
      const inner: Side = { harness: 'claude', project: 'work/app/packages/my tool' };
      for (const folder of [join(home, inner.project as string, '.git'), memoryOf(home, inner.project as string)])
        mkdirSync(folder, { recursive: true });
      tell(home, inner, [{ statement: 'Build the tool with make' }]);
      await memportHere(home, ['claude:codex', '--yes', '--all']);
      const before = held(home);
      expect(await move(home, 'work/app', 'work/shop')).toMatchObject({ code: 0, stderr: '' });
      expect([...filesBelow(memoryOf(home, inner.project as string))]).toEqual([]);
      expect([...filesBelow(memoryOf(home, 'work/shop/packages/my tool'))]).toHaveLength(2);
      const { stdout } = await memportHere(home, ['claude:codex', '--yes', '--all']);
      expect(stdout).toContain('Nothing to do: 3 memories stand');
      expect(await move(home, 'work/shop', 'work/app')).toMatchObject({ code: 0 });
      expect(held(home)).toEqual(before);
    }));

  test('a new name that begins with the old one and a blank is told from it, by the printed command too', () =>
    inHome(async (home) => {
      const [old, now, other] = ['work/my app', 'work/my app 2', 'work/my app two'];
      for (const folder of ['.codex', '.hermes/memories', old, other])
        mkdirSync(join(home, folder), { recursive: true });
      for (const project of [old, other]) {
        mkdirSync(memoryOf(home, project), { recursive: true });
        tell(home, { harness: 'claude', project }, [
          { statement: `Build in ${join(home, project)} alone, never beside it` },
        ]);
      }
      for (const pair of ['claude:codex', 'claude:hermes']) await memportHere(home, [pair, '--yes', '--all']);
      const others = (): unknown[] => [...filesBelow(join(home, '.codex'))].filter(([file]) => file.includes('two'));
      const untouched = others();
      expect(await move(home, old, now)).toMatchObject({ code: 0, stderr: '' });
      expect(others()).toEqual(untouched);
      const after = held(home);
      const again = ['relocate', join(home, old), join(home, now), '--yes'];
      const { stdout } = await memportHere(home, again, { screen: WIDE });
      expect(stdout).toContain('Nothing to do');
      expect(held(home)).toEqual(after);
      const listed = JSON.parse((await memportHere(home, ['list', 'codex', '--json'])).stdout) as {
        stores: { memories: { scope: { paths: string[] } }[] }[];
      };
      const paths = listed.stores.flatMap(({ memories }) => memories.flatMap(({ scope }) => scope.paths)).sort();
      expect(paths).toEqual([join(home, now), join(home, other)]);
      const command = /^To change them where you agree: (.*)$/m.exec(stdout)?.[1] ?? 'false';
      // Once changes the words that say the old path, and once more changes nothing.
      for (const _ of ['once', 'twice'])
        spawnSync('sh', ['-c', command], { env: { PATH: process.env['PATH'], HOME: home } });
      expect(JSON.stringify(held(home))).not.toContain('my app 2 2');
    }));

  test('a plan writes nothing, and names the words that still say the old path', () =>
    known(async (home) => {
      const before = held(home);
      renameSync(join(home, 'work/app'), join(home, 'work/shop'));
      writeFileSync(join(home, 'work/shop/CLAUDE.md'), `Read ${join(home, 'work/app/docs')} first.\n`);
      const { stdout, code } = await memportHere(home, ['relocate', 'work/app', 'work/shop', '--json']);
      const document = JSON.parse(stdout) as { mentions: { file: string; line: number }[]; stores: unknown[] };
      expect(code).toBe(0);
      expect(document.mentions).toContainEqual({ file: join(home, 'work/shop/CLAUDE.md'), line: 1 });
      expect(document.mentions.filter(({ file }) => file.startsWith(memoryOf(home, 'work/shop')))).toHaveLength(3);
      expect(held(home)).toEqual(before);
    }));

  test('the printed command says the new path in a folder of any name, and leaves longer names alone', () =>
    inHome(async (home) => {
      const [old, now] = ["work/it's a “tést” {app}", 'work/it\'s $HOME & the\\ "shöp"'].map((each) =>
        join(home, each),
      );
      const [file, longer] = [join(now as string, 'CLAUDE.md'), `${old}é/notes.md and ${old}-two`];
      mkdirSync(join(home, '.claude'));
      mkdirSync(now as string, { recursive: true });
      writeFileSync(file, `Read ${old}/docs first.\nNot ${longer}.\n`);
      const { stdout } = await memportHere(home, ['relocate', old as string, now as string], { screen: WIDE });
      const command = /^To change them where you agree: (.*)$/m.exec(stdout)?.[1] ?? 'false';
      const { status, stderr } = spawnSync('sh', ['-c', command], { env: { PATH: process.env['PATH'], HOME: home } });
      expect([status, String(stderr)]).toEqual([0, '']);
      expect(readFileSync(file, 'utf8')).toBe(`Read ${now}/docs first.\nNot ${longer}.\n`);
    }));

  test('a new path that is no folder, and the old one again, are refused', () =>
    known(async (home) => {
      for (const to of ['work/nowhere', 'work/app'])
        expect(await memportHere(home, ['relocate', 'work/app', to, '--yes'])).toMatchObject({ code: 2 });
    }));

  test('a memory folder that is a link stays, and is named', () =>
    known(async (home) => {
      const folder = memoryOf(home, 'work/app');
      cpSync(folder, join(home, 'kept'), { recursive: true });
      renameSync(folder, `${folder}.was`);
      symlinkSync(join(home, 'kept'), folder);
      const before = [...filesBelow(join(home, 'kept'))];
      expect(await move(home, 'work/app', 'work/shop')).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('is a link'),
      });
      expect([...filesBelow(join(home, 'kept'))]).toEqual(before);
    }));
});
