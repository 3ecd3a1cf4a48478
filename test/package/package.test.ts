import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memport, ROOT } from '../cli/built.ts';
import { askingHere, runOf } from '../cli/here.ts';
import { furnish } from '../demo/machine.ts';

interface Manifest {
  name: string;
  version: string;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  engines: Record<string, string>;
  exports: object;
}
interface Lock {
  lockfileVersion: number;
  packages: Record<string, { dev?: boolean; devOptional?: boolean; [key: string]: unknown }>;
}

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const room = mkdtempSync(join(realpathSync(tmpdir()), 'memport-package-'));
const consumer = join(room, 'consumer');
const npm = (cwd: string, ...args: string[]): string =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--logs-max=0', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    // It names every file of every package.
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
let tarball: string;
let files: string[];

/** A package as `npm pack` leaves it. */
interface Packed {
  filename: string;
  integrity: string;
  files: { path: string }[];
}

/**
 * What npm would have written, had the consumer installed from the registry: our own lockfile without what only we
 * need. Every package is a file packed here, as npm's cache need not hold what `node_modules` does.
 */
const lockOf = (own: Packed, needed: [place: string, packed: Packed][]): Lock => {
  const ours = read<Lock>('package-lock.json');
  const from = ({ filename, integrity }: Packed) => ({ resolved: `file:../${filename}`, integrity });
  const { version, bin, engines, dependencies } = manifest;
  return {
    lockfileVersion: ours.lockfileVersion,
    packages: {
      '': { name: 'consumer', dependencies: { memport: `file:../${own.filename}` } },
      ...Object.fromEntries(needed.map(([place, packed]) => [place, { ...ours.packages[place], ...from(packed) }])),
      'node_modules/memport': { version, ...from(own), dependencies, bin, engines },
    },
  };
};

/** The packages that come with ours, where they stand here. */
const neededPlaces = (): string[] =>
  Object.entries(read<Lock>('package-lock.json').packages)
    .filter(([place, entry]) => place !== '' && !entry.dev && !entry.devOptional)
    .map(([place]) => place);

beforeAll(() => {
  const places = neededPlaces();
  // Without scripts: the build that stands is packed, and no other test loses it meanwhile.
  const pack = ['pack', '.', ...places.map((place) => `./${place}`), '--ignore-scripts', '--pack-destination', room];
  const [own, ...rest] = JSON.parse(npm(ROOT, ...pack, '--json')) as [Packed, ...Packed[]];
  tarball = own.filename;
  files = own.files.map((file) => file.path);
  mkdirSync(consumer);
  const lock = lockOf(
    own,
    rest.map((packed, at) => [places[at] ?? '', packed]),
  );
  writeFileSync(
    join(consumer, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { memport: `file:../${tarball}` },
    }),
  );
  writeFileSync(join(consumer, 'package-lock.json'), JSON.stringify({ name: 'consumer', ...lock }));
  npm(consumer, 'ci', '--offline', '--ignore-scripts');
}, 240_000);
afterAll(() => rmSync(room, { recursive: true, force: true }));

const USE = `import { open, MemportError, type Memory, type Memport } from 'memport';
import type { Adapter } from 'memport/adapter';
const memport: Memport = open({ adapters: [], env: {}, cwd: '/' });
const asked: Promise<number> = memport.plan({ from: 'a', to: 'b' }).then(({ plan }) => plan.decisions.length);
const error = new MemportError('usage', { what: 'x' });
export const ids = (memory: Memory, { id }: Adapter) => [memory.id, id, String(asked), error.what ?? ''];
`;

let complaints: string | undefined;

/** What the compiler says of a use of every door and of the guide's adapter, which is then there as JavaScript. */
const compiled = (): string => {
  if (complaints !== undefined) return complaints;
  const guide = readFileSync(join(ROOT, 'docs/guide/adapter.md'), 'utf8');
  for (const name of ['jar.ts', 'jar.test.ts']) {
    const code = new RegExp(`<!-- ${name} -->\\n\`\`\`ts\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';
    expect(code).toContain(name === 'jar.ts' ? 'defineAdapter(' : 'contractSuite(');
    expect(code.split('\n').length - 1).toBeLessThanOrEqual(name === 'jar.ts' ? 80 : 10);
    writeFileSync(join(consumer, name), code);
  }
  mkdirSync(join(consumer, 'node_modules/@types'), { recursive: true });
  // Types of Node, and the two peers, are the author's to install.
  for (const peer of ['vitest', 'fast-check', '@types/node'])
    symlinkSync(join(ROOT, 'node_modules', peer), join(consumer, 'node_modules', peer));
  writeFileSync(join(consumer, 'use.ts'), USE);
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', 'node'];
  const target = ['--module', 'nodenext', '--target', 'es2023'];
  const { stdout } = spawnSync(process.execPath, [TSC, ...strict, ...target, 'jar.ts', 'jar.test.ts', 'use.ts'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  complaints = stdout;
  return complaints;
};

describe('the package', () => {
  test('holds what it needs and nothing of the workshop', () => {
    expect(
      files.filter(
        (file) =>
          !/^(?:dist\/(?:src|adapters|test\/contract)\/.*\.d\.ts|dist\/schema\/[a-z]+\.json|dist\/[a-z0-9-]+\.js|dist\/memport\.1|README\.md|(?:dist\/)?LICENSE(?:\.commander)?|package\.json)$/.test(
            file,
          ),
      ),
    ).toEqual([]);
    for (const file of [
      'dist/index.js',
      'dist/src/index.d.ts',
      'dist/src/doors/adapter-door.d.ts',
      'dist/test/contract/testing.d.ts',
      'dist/bin.js',
      'dist/schema/list.json',
      'dist/schema/show.json',
      'dist/memport.1',
      'LICENSE',
      'README.md',
    ])
      expect(files).toContain(file);
  });

  test('is no larger than it has to be: comments, white space and the types behind no door stay at home', () => {
    // Two thirds of it are words: of audit, of the gates and of the scanner, in up to twenty languages.
    expect(readFileSync(join(room, tarball)).byteLength).toBeLessThan(1_270_000);
    expect(files.filter((file) => /\.map$|dist\/src\/(?:scan|report|cli|probe)\//.test(file))).toEqual([]);
  });

  test('installs into an empty folder, offline, without what only we need', () => {
    const installed = readdirSync(join(consumer, 'node_modules'));
    expect(installed).toContain('memport');
    for (const ours of ['vitest', 'typescript', 'fast-check', 'node', 'publint']) expect(installed).not.toContain(ours);
  });

  test('works there: the command', async () => {
    const bin = realpathSync(join(consumer, 'node_modules/.bin/memport'));
    expect(bin.startsWith(consumer)).toBe(true);
    const { home, remove } = furnish();
    try {
      expect(memport(['--version'], { home, bin })).toMatchObject({
        stdout: `${manifest.version}\n`,
        stderr: '',
        code: 0,
      });
      const installed = askingHere(await runOf(join(consumer, 'node_modules/memport')));
      expect((await installed(home, ['show', 'hermes', '--as-prompt'])).stdout).toContain(
        'Backend lead of a ferry booking system',
      );
      expect(JSON.parse((await installed(home, ['schema', 'list'])).stdout)).toEqual(
        JSON.parse(readFileSync(join(consumer, 'node_modules/memport/dist/schema/list.json'), 'utf8')),
      );
      expect(memport(['hermes:claude', '--dry-run', '--all'], { home, bin })).toMatchObject({ stderr: '', code: 0 });
    } finally {
      remove();
    }
  });

  test('works there: every door of the API', () => {
    const script = `
      import * as api from 'memport';
      import { defineAdapter } from 'memport/adapter';
      console.log(JSON.stringify([api.adapters.map((adapter) => adapter.id), typeof api.open, typeof defineAdapter]));
      try { await import('memport/dist/run.js'); console.log('open'); } catch (error) { console.log(error.code); }`;
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: consumer,
      encoding: 'utf8',
    });
    expect(out).toContain('"hermes"');
    expect(out).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test('ships the types its doors promise', () => {
    // `what` is no member of the error: that the compiler knows it shows that the types are read.
    const complaints = compiled();
    expect(complaints).toMatch(/use\.ts\(6,\d+\): error TS2339: Property 'what' does not exist on type 'MemportError'/);
    expect(complaints.trim().split('\n')).toHaveLength(1);
  });

  test("the guide's adapter of one's own compiles there, keeps the laws, and is a harness like any other", async () => {
    compiled();
    const node = (...args: string[]): string =>
      execFileSync(process.execPath, args, {
        cwd: consumer,
        encoding: 'utf8',
        env: { ...process.env, MEMPORT_CASES: '10' },
      });
    expect(node(join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--root', consumer, 'jar.test.js')).toMatch(
      /Tests {2}8 passed/,
    );

    const installed = askingHere(await runOf(join(consumer, 'node_modules/memport')));
    const { home, remove } = furnish();
    const jar = async (...args: string[]): Promise<string> => {
      const ran = await installed(home, [...args, '--adapter', join(consumer, 'jar.js')]);
      expect([args, ran.stderr, ran.code]).toEqual([args, '', 0]);
      return ran.stdout;
    };
    try {
      mkdirSync(join(home, '.jar'));
      const [file, before] = [join(home, '.jar/memory.txt'), '[rule] Never knit on a Sunday.\n'];
      writeFileSync(file, before);
      expect(await jar('list', 'jar')).toContain('Never knit on a Sunday.');
      await jar('hermes:jar', '--yes', '--all');
      expect(readFileSync(file, 'utf8')).toContain('\n%\n[profile] ');
      expect(await jar('jar:claude', '--yes', '--all')).toContain(`code from ${join(consumer, 'jar.js')} ran`);
      expect((await installed(home, ['show', 'claude'])).stdout).toContain('Never knit on a Sunday.');
      await jar('undo');
      await jar('undo');
      expect(readFileSync(file, 'utf8')).toBe(before);
    } finally {
      remove();
    }
  });

  test('publint has nothing to say', async () => {
    const bytes = readFileSync(join(room, tarball));
    const { messages } = await publint({
      strict: true,
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    });
    expect(messages.map((message) => formatMessage(message, manifest as never))).toEqual([]);
  });
});
