import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inOwnFolder } from '../../src/drive/child.ts';
import { isAlive } from '../../src/store/lifetime.ts';

let temp: string;
beforeEach(() => {
  temp = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'killed-'));
  vi.stubEnv('TMPDIR', temp);
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(temp, { recursive: true, force: true });
});

const until = async (met: () => boolean): Promise<boolean> => {
  for (let waited = 0; waited < 20_000 && !met(); waited += 20) await passed(20);
  return met();
};

/** A client that writes its id into its folder and never ends. */
const CLIENT = "require('fs').writeFileSync('here', String(process.pid)); setInterval(() => {}, 1000)";

/** A memport of its own that runs such a client, with the ids of both. */
const running = async (): Promise<{ owner: ReturnType<typeof spawn>; client: number; folder: string }> => {
  const source = new URL('../../src/drive/child.ts', import.meta.url).href;
  const file = path.join(temp, 'run.mts');
  const run = `runGroup({ file: process.execPath, cwd, env: {}, argv: ['-e', ${JSON.stringify(CLIENT)}] })`;
  const lines = [`import { inOwnFolder, runGroup } from '${source}';`, `await inOwnFolder((cwd) => ${run});`];
  fs.writeFileSync(file, lines.join('\n'));
  const before = new Set(fs.readdirSync(temp));
  const owner = spawn(process.execPath, [file], { env: { TMPDIR: temp }, stdio: 'ignore' });
  const folder = (): string => path.join(temp, fs.readdirSync(temp).find((name) => !before.has(name)) ?? 'none');
  const here = (): string => path.join(folder(), 'here');
  expect(await until(() => fs.existsSync(here()) && fs.readFileSync(here(), 'utf8') !== '')).toBe(true);
  return { owner, client: Number(fs.readFileSync(here(), 'utf8')), folder: folder() };
};

test('the next run ends the client of a killed one and removes its folder, and nothing else', async () => {
  const killed = await running();
  const living = await running();
  const ended = once(killed.owner, 'exit');
  killed.owner.kill('SIGKILL');
  await ended;
  expect(isAlive(killed.client, '')).toBe(true);

  const note = fs.readFileSync(path.join(killed.folder, '.owner'), 'utf8');
  const others = {
    'mp-AAAAAA': undefined,
    'mp-BBBBBB': note.replaceAll(/ \S+$/gm, ' elsewhere/pid:[1]'),
    'mp-CCCCCC': note.slice(0, 4),
    'mp-longer-than-ours': note,
  };
  for (const [name, text] of Object.entries(others)) {
    fs.mkdirSync(path.join(temp, name), { mode: 0o700 });
    if (text !== undefined) fs.writeFileSync(path.join(temp, name, '.owner'), text);
  }
  // A folder of a killed run whose client has ended, and its id is that of another program by now.
  fs.mkdirSync(path.join(temp, 'mp-DDDDDD'), { mode: 0o700 });
  const [first = '', second = ''] = note.split('\n');
  const reused = second.replace(/^\d+ \S+/, `${living.client} 1`);
  fs.writeFileSync(path.join(temp, 'mp-DDDDDD/.owner'), `${first}\n${reused}\n`);
  fs.mkdirSync(path.join(temp, 'beside'));
  fs.symlinkSync(killed.folder, path.join(temp, 'mp-EEEEEE'));

  await inOwnFolder(async () => {});
  expect(await until(() => !isAlive(killed.client, ''))).toBe(true);
  expect(isAlive(living.client, '')).toBe(true);
  expect(fs.readdirSync(temp).sort()).toEqual(
    [...Object.keys(others), path.basename(living.folder), 'beside', 'mp-EEEEEE', 'run.mts'].sort(),
  );

  const stopped = once(living.owner, 'exit');
  living.owner.kill('SIGTERM');
  await stopped;
  expect(fs.existsSync(living.folder)).toBe(false);
});
