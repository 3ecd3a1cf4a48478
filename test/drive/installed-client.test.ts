import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findClient } from '../../src/drive/installed-client.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-client-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const drive = { bin: 'thing', package: '@some/thing' };

const program = (name: string, says = 'thing 9.9.9 (Thing)'): string => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\necho "$HOME" > "${folder}/home-seen"\necho '${says}'\n`, { mode: 0o755 });
  return file;
};

const manifest = (name: string, value: object): void => {
  fs.mkdirSync(path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify(value));
};

const PATH = process.env['PATH'] ?? '';

describe('which client', () => {
  test('the one asked for, before the one on PATH, before an installed one', async () => {
    const [asked, onPath, installed] = [
      program('asked/other-name'),
      program('path/thing'),
      program('clients/thing-1.2.3/thing'),
    ];
    const wanted = { drive, path: `${path.dirname(onPath)}:${PATH}`, clients: path.join(folder, 'clients') };
    expect(await findClient({ ...wanted, bin: asked })).toMatchObject({ file: asked, from: 'bin' });
    expect(await findClient(wanted)).toMatchObject({ file: onPath, from: 'path' });
    expect(await findClient({ ...wanted, path: PATH })).toMatchObject({ file: installed, from: 'clients' });
  });

  test('of the installed ones the newest by number, or the one named', async () => {
    for (const version of ['2.1.197', '2.1.99', '2.1.1000', '10.0.0-x', '2.1.329'])
      program(`clients/thing-${version}/thing`);
    const wanted = { drive, path: PATH, clients: path.join(folder, 'clients') };
    expect((await findClient(wanted))?.file).toContain('thing-10.0.0-x');
    expect((await findClient({ ...wanted, version: '2.1.99' }))?.file).toContain('thing-2.1.99/');
    expect(await findClient({ ...wanted, version: '3.0.0' })).toBeUndefined();
  });

  test('none: nothing, and what cannot be run is none', async () => {
    fs.writeFileSync(path.join(folder, 'thing'), 'no program', { mode: 0o644 });
    fs.mkdirSync(path.join(folder, 'sub/thing'), { recursive: true });
    expect(
      await findClient({ drive, path: `${folder}:${folder}/sub`, clients: path.join(folder, 'none') }),
    ).toBeUndefined();
    await expect(findClient({ drive, path: PATH, bin: path.join(folder, 'thing') })).rejects.toThrow(/no program/);
  });

  test('a relative folder on PATH is passed over: it belongs to whoever made the folder one is in', async () => {
    program('thing');
    const here = process.cwd();
    process.chdir(folder);
    try {
      expect(await findClient({ drive, path: `.::${PATH}` })).toBeUndefined();
    } finally {
      process.chdir(here);
    }
  });
});

describe('which version', () => {
  test('the package.json the program belongs to, links followed', async () => {
    program('lib/node_modules/@some/thing/bin/cli.js', 'must not be asked');
    manifest('lib/node_modules/@some/thing', { name: '@some/thing', version: '3.4.5' });
    fs.mkdirSync(path.join(folder, 'bin'));
    fs.symlinkSync('../lib/node_modules/@some/thing/bin/cli.js', path.join(folder, 'bin/thing'));
    expect(await findClient({ drive, path: `${folder}/bin:${PATH}` })).toMatchObject({ version: '3.4.5' });
    expect(fs.existsSync(path.join(folder, 'home-seen'))).toBe(false);
  });

  test('a package per platform counts, a package around it does not', async () => {
    program('app/node_modules/@some/thing-linux-x64/thing');
    manifest('app/node_modules/@some/thing-linux-x64', { name: '@some/thing-linux-x64', version: '5.6.7-linux-x64' });
    manifest('app', { name: 'app', version: '1.0.0' });
    expect(
      await findClient({ drive, path: PATH, bin: path.join(folder, 'app/node_modules/@some/thing-linux-x64/thing') }),
    ).toMatchObject({ version: '5.6.7' });
    const other = program('app/other/thing', 'thing v8.7.6');
    expect(await findClient({ drive, path: PATH, bin: other })).toMatchObject({ version: '8.7.6' });
  });

  test("else what it says, asked on a home that is not the person's and is gone afterwards", async () => {
    const found = await findClient({ drive, path: PATH, bin: program('x/thing') });
    expect(found?.version).toBe('9.9.9');
    const home = fs.readFileSync(path.join(folder, 'home-seen'), 'utf8').trim();
    expect(home).not.toBe(os.homedir());
    expect(fs.existsSync(home)).toBe(false);
  });

  test('one that does not say it is an error with a way out', async () => {
    await expect(findClient({ drive, path: PATH, bin: program('y/thing', 'hello') })).rejects.toMatchObject({
      exit: 4,
      todo: expect.stringContaining('--bin'),
    });
  });
});
