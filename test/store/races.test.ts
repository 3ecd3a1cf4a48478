import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BIN, clearedEnv, COMPILED } from '../cli/built.ts';
import { disk } from '../../src/store/disk.ts';
import { inUse } from '../../src/store/in-use.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, PAIRS, rootOf, settle, stateRoot, type Pair } from '../migrate/pairs.ts';
import { filesBelow, statements, tell } from '../migrate/side.ts';
import { failure, gated, tracer } from './faulty.ts';
import { ORDER, prepared, rewinder, STRIDE, targetOf } from './stage.ts';

const [pair] = PAIRS as [Pair];
const HELD = { skip: spawnSync('flock', ['--version']).error !== undefined };

describe('a writer beside us', () => {
  test.each(PAIRS)(
    'that changes a file after the plan read it is never written over: $title',
    (each) =>
      inHome(async (home) => {
        await prepared(home, each);
        const { rewind, remove } = rewinder(home);
        try {
          const root = rootOf(home, each.to);
          const old = targetOf(home, each);
          const { disk: traced, trace } = tracer();
          await carry(home, each, ORDER, { disk: traced });
          const files = [
            ...new Set(
              trace.filter(({ call, path }) => call === 'unlink' && path.startsWith(root)).map(({ path }) => path),
            ),
            ...Object.keys(old).map((file) => join(root, file)),
          ].filter((file) => file in old || file.slice(root.length + 1) in old);
          const changed = files.filter((file) =>
            trace.some(({ call, path }) =>
              call === 'utimes' || call === 'rename' ? path.includes('tmp') || path === file : path === file,
            ),
          );
          let refused = 0;
          // Somebody writes between the reading and each single rename or removal.
          const moments = trace
            .map(({ call }, index) => ({ call, index: index + 1 }))
            .filter(({ call }) => call === 'rename' || call === 'create')
            .filter((_, at) => at % STRIDE === 0);
          for (const { index } of moments) {
            for (const file of changed) {
              rewind();
              if (!existsSync(file)) continue;
              let theirs = '';
              const racing = gated({
                before: (_at, now) => {
                  if (now !== index || theirs !== '') return;
                  appendFileSync(file, '\n');
                  theirs = readFileSync(file, 'utf8');
                },
              });
              const ran = await carry(home, each, ORDER, { disk: racing });
              if (theirs === '' || ran.code === 0 || ran.code === 5) continue;
              refused += 1;
              expect(ran.code).toBe(3);
              expect(ran.stderr).toContain('changed after the plan had read it; nothing of the plan was kept');
              expect(targetOf(home, each)).toEqual({
                ...old,
                [file.slice(root.length + 1)]: Buffer.from(theirs).toString('latin1'),
              });
            }
          }
          expect(refused).toBeGreaterThan(0);
        } finally {
          remove();
        }
      }),
    600_000,
  );

  test.each(PAIRS)('that changes a file while a run is put back keeps its words, and is named: $title', (each) =>
    inHome(async (home) => {
      await prepared(home, each);
      const root = rootOf(home, each.to);
      // The end of the journal fails, so all is put back; before an old text is renamed into place, somebody writes
      // there.
      let theirs = '';
      let failed = false;
      const racing = gated({
        before: (at) => {
          if (at.call === 'rename' && at.path.endsWith('.done')) {
            failed = true;
            throw failure('EIO', at);
          }
          if (!failed || theirs !== '' || at.call !== 'create' || !at.path.endsWith('/back')) return;
          const changed = [...filesBelow(root)].filter(
            ([file, { bytes }]) => standing.get(file)?.bytes !== undefined && standing.get(file)?.bytes !== bytes,
          );
          for (const [file] of changed) appendFileSync(join(root, file), '\ntheirs\n');
          theirs = changed.map(([file]) => file).join();
        },
      });
      const standing = filesBelow(root);
      const ran = await carry(home, each, ORDER, { disk: racing });
      expect([ran.code, theirs]).toEqual([4, expect.stringMatching(/./)]);
      expect(ran.stderr).toContain('put back but for');
      for (const file of theirs.split(',')) {
        expect(readFileSync(join(root, file), 'utf8')).toContain('theirs');
        expect(ran.stderr).toContain(file);
      }
    }),
  );

  test('that is another memport is the only one to write, and one of two always does', () =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [{ statement: 'Use tabs over spaces' }, { statement: 'Never push to main' }]);
      const start = (): Promise<number | null> =>
        new Promise((resolve) => {
          spawn(process.execPath, [BIN, ...pair.args, '--yes'], {
            cwd: home,
            env: { ...clearedEnv(home), ...COMPILED },
            stdio: 'ignore',
          }).on('exit', resolve);
        });
      const codes = await Promise.all([start(), start(), start(), start()]);
      expect(codes).toContain(0);
      expect(codes.filter((code) => code !== 0 && code !== 3)).toEqual([]);
      expect(statements(home, pair.to)).toEqual(['Never push to main', 'Use tabs over spaces']);
      expect(readdirSync(join(stateRoot(home), 'runs')).filter((name) => name.endsWith('.json')).length).toBe(1);
      expect(readdirSync(join(stateRoot(home), 'running'))).toEqual([]);
    }));
});

describe('the mutex', () => {
  const claimed = (name: string, body: (home: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [{ statement: 'Use tabs over spaces' }]);
      mkdirSync(join(stateRoot(home), 'running'), { recursive: true });
      writeFileSync(join(stateRoot(home), 'running', name), '');
      await body(home);
    });
  const startOf = (pid: number): string =>
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';

  test('of a living process is respected, and it is named', () =>
    claimed(`${process.pid}.${existsSync('/proc/self/stat') ? startOf(process.pid) : ''}.00ff00ff`, async (home) => {
      const ran = await memportHere(home, [...pair.args, '--yes']);
      expect(ran).toMatchObject({
        code: 3,
        stderr: expect.stringContaining(`another memport is at work (process ${process.pid})`),
      });
      expect(statements(home, pair.to)).toEqual([]);
      // Looking is free.
      expect((await memportHere(home, [...pair.args, '--dry-run'])).code).toBe(0);
    }));

  test('of a dead process is cleared', () =>
    claimed('99999999.1.00ff00ff', async (home) => {
      expect((await memportHere(home, [...pair.args, '--yes'])).code).toBe(0);
      expect(readdirSync(join(stateRoot(home), 'running'))).toEqual([]);
    }));

  test.runIf(existsSync('/proc/self/stat'))('of a dead process whose number lives on in another is cleared', () =>
    claimed(`${process.pid}.1.00ff00ff`, async (home) => {
      expect((await memportHere(home, [...pair.args, '--yes'])).code).toBe(0);
    }),
  );

  test('a file that is no claim is left alone', () =>
    claimed('README', async (home) => {
      expect((await memportHere(home, [...pair.args, '--yes'])).code).toBe(0);
      expect(readdirSync(join(stateRoot(home), 'running'))).toEqual(['README']);
    }));
});

describe('a store in use', () => {
  const lock = (home: string): string => join(rootOf(home, pair.to), 'memories/MEMORY.md.lock');
  const locked = (body: (home: string) => Promise<void>): Promise<void> =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [{ statement: 'Use tabs over spaces' }]);
      mkdirSync(dirname(lock(home)), { recursive: true });
      writeFileSync(lock(home), '');
      await body(home);
    });

  test('a lock file that nobody holds means nothing', () =>
    locked(async (home) => {
      expect(await memportHere(home, [...pair.args, '--yes'])).toMatchObject({ code: 0, stderr: '' });
    }));

  test.runIf(!HELD.skip)('a lock that is held refuses the write, and the undo', () =>
    locked(async (home) => {
      const hold = async (): Promise<ChildProcess> => {
        const child = spawn('flock', [lock(home), '-c', 'echo held; sleep 60'], {
          stdio: ['ignore', 'pipe', 'ignore'],
          detached: true,
        });
        await new Promise((resolve) => child.stdout?.once('data', resolve));
        return child;
      };
      // A killed process lets go of its lock when the system has put it away, which is not at once.
      const free = async (child: ChildProcess): Promise<void> => {
        process.kill(-(child.pid as number), 'SIGKILL');
        while (spawnSync('flock', ['-n', lock(home), 'true']).status !== 0) await setTimeout(10);
      };
      let holder = await hold();
      try {
        expect(await memportHere(home, [...pair.args, '--yes'])).toMatchObject({
          code: 3,
          stderr: expect.stringContaining('Hermes is writing MEMORY.md'),
        });
        expect(statements(home, pair.to)).toEqual([]);
        expect((await memportHere(home, [...pair.args, '--dry-run'])).code).toBe(0);
      } finally {
        await free(holder);
      }
      expect((await memportHere(home, [...pair.args, '--yes'])).code).toBe(0);
      holder = await hold();
      try {
        expect(await memportHere(home, ['undo'])).toMatchObject({
          code: 3,
          stderr: expect.stringContaining('Hermes is writing MEMORY.md'),
        });
        expect(statements(home, pair.to)).toEqual(['Use tabs over spaces']);
      } finally {
        await free(holder);
      }
      expect((await memportHere(home, ['undo'])).code).toBe(0);
    }),
  );

  test('without flock(1) on PATH it goes ahead and says so', () =>
    locked(async (home) => {
      const ran = await memportHere(home, [...pair.args, '--yes'], { env: { PATH: '/nonexistent' } });
      expect(ran).toMatchObject({ code: 0, stderr: expect.stringContaining('flock(1) is not on PATH') });
    }));

  test('a flock(1) of the folder one stands in is not the one that is asked', () =>
    locked(async (home) => {
      writeFileSync(join(home, 'flock'), '#!/bin/sh\ntouch "$HOME/was-run"\nexit 1\n');
      chmodSync(join(home, 'flock'), 0o755);
      expect((await memportHere(home, [...pair.args, '--yes'], { env: { PATH: '.' } })).stderr).toContain(
        'not on PATH',
      );
      expect(existsSync(join(home, 'was-run'))).toBe(false);
    }));

  test('a fresh file counts while it is fresh, by the clock of the writing', () =>
    inHome(async (home) => {
      const file = join(home, '.consolidate-lock');
      writeFileSync(file, '');
      const rules = [
        { by: 'fresh-file', file: '.consolidate-lock', withinMs: 3_600_000, says: 'it is consolidating' },
      ] as const;
      const now = statSync(file).mtimeMs;
      expect(inUse(rules, { root: home }, {}, disk, now + 60_000, {}).held).toEqual(['it is consolidating']);
      expect(inUse(rules, { root: home }, {}, disk, now + 3_700_000, {}).held).toEqual([]);
      rmSync(file);
      expect(inUse(rules, { root: home }, {}, disk, now, {}).held).toEqual([]);
    }));
});

describe('what root writes', () => {
  test.runIf(process.getuid?.() === 0)('belongs to whom it belonged, new files to whom their folder belongs', () =>
    inHome(async (home) => {
      settle(home, pair);
      const root = rootOf(home, pair.to);
      tell(home, pair.to, [{ statement: 'Ada is the lead' }]);
      tell(home, pair.from, [
        { statement: 'Use tabs over spaces' },
        { statement: 'The port is 5433', kind: 'reference' },
      ]);
      spawnSync('chown', ['-R', '12345:23456', root]);
      expect((await memportHere(home, [...pair.args, '--yes'])).code).toBe(0);
      for (const [file] of filesBelow(root))
        expect([file, statSync(join(root, file)).uid, statSync(join(root, file)).gid]).toEqual([file, 12345, 23456]);
      utimesSync(root, 1, 1);
    }),
  );
});
