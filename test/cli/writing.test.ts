import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/ir/plan-value.ts';
import { disk } from '../../src/store/disk.ts';
import { inHome, memportHere } from './here.ts';
import { carry, decisions, PAIRS, rootOf, settle, stateRoot, type Pair } from '../migrate/pairs.ts';
import { filesBelow, reword, statements, tell } from '../migrate/side.ts';
import { BIN, clearedEnv, COMPILED } from './built.ts';
import { python, typed } from './typed.ts';

const [pair] = PAIRS as [Pair];
const TOLD = [{ statement: 'Use tabs over spaces' }, { statement: 'The port is 5433', kind: 'reference' as const }];

const told = (body: (home: string) => Promise<void>, each: Pair = pair): Promise<void> =>
  inHome(async (home) => {
    settle(home, each);
    tell(home, each.from, TOLD);
    await body(home);
  });

test('a file that somebody made read-only is named in the plan, and stays read-only', () =>
  inHome(async (home) => {
    const memories = join(home, '.hermes/memories');
    const [file, other] = [join(memories, 'MEMORY.md'), join(memories, 'USER.md')];
    mkdirSync(memories, { recursive: true });
    for (const each of [file, other]) writeFileSync(each, 'Ada is the lead.\n', { mode: 0o444 });
    tell(home, { harness: 'claude' }, [{ statement: 'The port is 5433', kind: 'reference' }]);
    const plan = (await memportHere(home, ['claude:hermes', '--dry-run'])).stdout.replace(/\s+/g, ' ');
    expect(plan).toContain('MEMORY.md: read-only (0444): it is changed all the same, and stays read-only');
    expect(plan).not.toContain('USER.md: read-only');
    const { stdout } = await memportHere(home, ['claude:hermes', '--dry-run', '--json']);
    expect(stdout).toContain('"notes":["read-only (0444)');
    expect((await memportHere(home, ['claude:hermes', '--yes'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('5433');
    expect(statSync(file).mode & 0o777).toBe(0o444);
    expect((await memportHere(home, ['undo'])).code).toBe(0);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['Ada is the lead.\n', 0o444]);
  }));

describe('the arrow', () => {
  test('that the shell ate is explained on stderr, and the empty file is named and left', () =>
    told(async (home) => {
      writeFileSync(join(home, 'memport'), `#!/bin/sh\nexec "${process.execPath}" "${BIN}" "$@"\n`, { mode: 0o755 });
      const ran = spawnSync('/bin/sh', ['-c', './memport claude->codex'], {
        cwd: home,
        env: { ...clearedEnv(home), ...COMPILED },
        encoding: 'utf8',
      });
      expect(ran).toMatchObject({ status: 2, stdout: '' });
      expect(ran.stderr).toContain('the shell ate the arrow');
      expect(ran.stderr).toContain('the file "codex"');
      expect(ran.stderr).toContain('memport claude:codex');
      expect(statSync(join(home, 'codex')).size).toBe(0);
    }));

  test('knows what was carried also where the harness is called by another name', () =>
    told(async (home) => {
      const ends = ['migrate', '--from', 'Hermes Agent', '--to', 'codex-cli', '--json'];
      const { options } = JSON.parse((await memportHere(home, [...ends, '--dry-run'])).stdout) as Plan;
      // By these the ledger finds its rows.
      expect([options.from, options.to]).toEqual(['hermes', 'codex']);
    }, PAIRS[1]));

  test('to a harness nobody knows is a mistake in the usage', () =>
    told(async (home) => {
      expect(await memportHere(home, ['hermes:nobody'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('"nobody" is no harness'),
      });
      expect(await memportHere(home, ['hermes:hermes', '--yes'])).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('source and target are the same store'),
      });
      expect((await memportHere(home, ['hermes:codex', '--kind', 'nonsense'])).code).toBe(2);
      expect((await memportHere(home, ['hermes:codex', '--on-conflict', 'nonsense'])).code).toBe(2);
    }));
});

describe('a run that wrote', () => {
  test.each(PAIRS)('ends in the way back, when the target will notice, and one sentence to try: $title', (each) =>
    inHome(async (home) => {
      settle(home, each);
      tell(home, each.from, [{ statement: 'Use tabs over spaces.' }]);
      const lines = (await carry(home, each)).stdout.trimEnd().split('\n');
      const from = lines.findIndex((line) => line.startsWith('Written: '));
      expect(lines.slice(from).map((line) => line.replace(/\d{8}-\d{6}-[0-9a-f]{4}/, 'ID'))).toEqual([
        expect.stringMatching(/^Written: \d+ files?\. Undo: memport undo ID$/),
        'Read back: everything stands as planned.',
        // Memories of Codex are off until a line of its settings switches them on: then there is nothing to notice or
        // to try.
        ...(each.to.harness === 'codex'
          ? [
              expect.stringMatching(
                /^Not active yet: there is no .*config\.toml; make it with the lines `\[features\]` and `memories = true`/,
              ),
            ]
          : [
              'Hermes Agent takes the change in at its next session.',
              'Try it: start Hermes Agent and ask "What do you remember about this: Use tabs over spaces?"',
            ]),
      ]);
    }),
  );
});

describe('a run that has nothing to do', () => {
  test.each(PAIRS)('writes nothing, not even a time, and says one line: $title', (each) =>
    told(async (home) => {
      expect((await carry(home, each)).code).toBe(0);
      const seen = (): unknown =>
        [home, join(home, '..')].flatMap((folder) =>
          [...filesBelow(folder)].map(([file, { bytes, mtimeMs }]) => [file, bytes, mtimeMs]),
        );
      const folders = (): unknown =>
        readdirSync(join(home, '..'), { recursive: true })
          .map(String)
          .sort()
          .map((name) => [name, statSync(join(home, '..', name), { throwIfNoEntry: false })?.mtimeMs]);
      const before = [seen(), folders()];
      const calls: string[] = [];
      const watched = Object.fromEntries(
        Object.entries(disk).map(([call, body]) => [
          call,
          (...args: never[]) => {
            calls.push(call);
            return (body as (...all: never[]) => unknown)(...args);
          },
        ]),
      ) as unknown as typeof disk;
      expect(await carry(home, each, ['--yes'], { disk: watched })).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^Nothing to do: [^\n]*\n$/),
        stderr: '',
      });
      expect([seen(), folders()]).toEqual(before);
      expect(calls.filter((call) => !['lstat', 'stat', 'readdir', 'realpath', 'read'].includes(call))).toEqual([]);
    }, each),
  );

  test('takes at most half the calls of the disk that a writing run takes', () =>
    told(async (home) => {
      const counted = async (): Promise<number> => {
        let count = 0;
        const counting = Object.fromEntries(
          Object.entries(disk).map(([call, body]) => [
            call,
            (...args: never[]) => {
              count += 1;
              return (body as (...all: never[]) => unknown)(...args);
            },
          ]),
        ) as unknown as typeof disk;
        expect((await carry(home, pair, ['--yes'], { disk: counting })).code).toBe(0);
        return count;
      };
      const writing = await counted();
      expect(await counted()).toBeLessThanOrEqual(writing / 2);
    }));
});

describe('asking', () => {
  test('yes writes, anything else does not', () =>
    told(async (home) => {
      for (const answer of ['', 'n', 'no', 'yesterday', 'j']) {
        const ran = await carry(home, pair, [], { ask: async () => answer });
        expect(ran).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was written.') });
        expect(statements(home, pair.to)).toEqual([]);
      }
      expect(filesBelow(stateRoot(home)).size).toBe(0);
      expect((await carry(home, pair, [], { ask: async () => 'Yes ' })).stdout).toContain('Written: 1 file.');
      expect(statements(home, pair.to).length).toBe(2);
    }));

  test('is not done where nobody can answer: the plan, and nothing written', () =>
    told(async (home) => {
      expect(await memportHere(home, [...pair.args])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining(
          'This is the plan only: nothing was written.\nNext: memport hermes:hermes --from-profile default --to-profile work --yes',
        ),
      });
      expect(statements(home, pair.to)).toEqual([]);
      expect(existsSync(stateRoot(home))).toBe(false);
    }));

  const onTerminal = (home: string, keys: string, signal = '') =>
    typed(home, pair.args, [{ at: '/diff]', ...(signal === '' ? { keys } : { signal }) }]);

  test.runIf(python !== '')(
    'on a real terminal takes yes, no, the end of input, Ctrl-C and SIGTERM',
    () =>
      told(async (home) => {
        for (const [keys, signal, end] of [
          ['n\n', '', '0'],
          ['\u0004', '', '0'],
          ['\u0003', '', '130'],
          ['', 'SIGTERM', '143'],
          ['', 'SIGINT', '130'],
        ] as const) {
          expect([keys, signal, onTerminal(home, keys, signal).end]).toEqual([keys, signal, end]);
          expect(statements(home, pair.to)).toEqual([]);
          expect(existsSync(join(stateRoot(home), 'runs'))).toBe(false);
        }
        // A terminal that was never told its size says that it has no columns.
        expect(onTerminal(home, 'y\n')).toMatchObject({
          end: '0',
          text: expect.stringMatching(/memories: 2 loaded[\s\S]*Undo: memport undo/),
        });
        expect(statements(home, pair.to).length).toBe(2);
      }),
    600_000,
  );

  test(
    'a signal while it writes comes after all of it, with the way back already said',
    () =>
      told(async (home) => {
        for (const [signal, code] of [
          ['SIGINT', 130],
          ['SIGTERM', 143],
        ] as const) {
          writeFileSync(
            join(home, 'signalled.mjs'),
            `
import { disk } from '${BIN.replace('bin.js', 'disk.js')}';
const { rename } = disk;
let sent = false;
disk.rename = (from, to) => { rename(from, to);
  if (!sent && to.includes('/profiles/work/')) { sent = true; process.kill(process.pid, '${signal}'); } };
await import('${BIN}');
`,
          );
          const ran = await new Promise<{ code: number | null; out: string }>((resolve) => {
            const child = spawn(process.execPath, [join(home, 'signalled.mjs'), ...pair.args, '--yes'], {
              cwd: home,
              env: { ...clearedEnv(home), ...COMPILED },
            });
            let out = '';
            child.stdout.on('data', (data: Buffer) => void (out += data.toString()));
            child.on('close', (status) => resolve({ code: status, out }));
          });
          expect(ran).toEqual({ code, out: expect.stringMatching(/Written: 1 file\. Undo: memport undo /) });
          expect(statements(home, pair.to).length).toBe(2);
          expect((await memportHere(home, ['undo'])).code).toBe(0);
          expect(statements(home, pair.to)).toEqual([]);
        }
      }),
    300_000,
  );
});

describe('exit codes and options', () => {
  test('Windows lists and plans, and writes nothing', () =>
    told(async (home) => {
      const rim = { platform: 'win32', env: { LOCALAPPDATA: home } };
      const args = ['hermes:hermes', '--from-root', join(home, '.hermes'), '--to-root', rootOf(home, pair.to)];
      expect((await memportHere(home, ['list', 'hermes', '--root', join(home, '.hermes')], rim)).code).toBe(0);
      expect(await memportHere(home, [...args, '--dry-run'], rim)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('2 new'),
      });
      for (const command of [[...args, '--yes'], ['undo'], ['log', '--prune']]) {
        expect(await memportHere(home, command, rim)).toMatchObject({
          code: 3,
          stderr: expect.stringContaining('does not write on Windows yet'),
        });
      }
      expect(existsSync(stateRoot(home))).toBe(false);
      expect(statements(home, pair.to)).toEqual([]);
    }));

  test('--strict makes a loss, and only a loss, an exit code of 1', () =>
    told(async (home) => {
      expect((await carry(home, pair, ['--dry-run', '--strict'])).code).toBe(0);
      mkdirSync(join(home, '.hermes/skills/memport/general/references'), { recursive: true });
      writeFileSync(
        join(home, '.hermes/skills/memport/general/references/x.md'),
        '---\nkind: rule\n---\n\nThe database is at postgres://ada:Tr0ub4dor-3x-Kiln@db.example:5432/app\n',
      );
      expect((await carry(home, pair, ['--dry-run'])).code).toBe(0);
      expect((await carry(home, pair, ['--dry-run', '--strict'])).code).toBe(1);
    }));

  test('--kind carries that kind only, and concludes nothing about others', () =>
    told(async (home) => {
      expect(decisions(await carry(home, pair, ['--dry-run', '--json', '--kind', 'rule,profile']))).toEqual({ new: 1 });
      expect((await carry(home, pair, ['--yes', '--kind', 'reference'])).code).toBe(0);
      expect((await carry(home, pair)).code).toBe(0);
      expect(decisions(await carry(home, pair, ['--dry-run', '--json', '--kind', 'rule']))).toEqual({ same: 1 });
    }));

  test('--project narrows to one project and what is global; an absent one waits for --include-absent', () =>
    told(async (home) => {
      for (const name of ['app', 'gone', 'web']) {
        const folder = join(home, `.hermes/skills/memport/${name}/references`);
        mkdirSync(folder, { recursive: true });
        writeFileSync(
          join(folder, 'x.md'),
          `---\nkind: rule\nscope: project\nkey: ${join(home, name)}\npaths: ["${join(home, name)}"]\n---\n\nAsk Ada about ${name} before you touch it\n`,
        );
      }
      for (const name of ['app', 'web']) mkdirSync(join(home, name));
      const plan = async (...more: string[]) => decisions(await carry(home, pair, ['--dry-run', '--json', ...more]));
      expect(await plan()).toEqual({ new: 4 });
      expect(await plan('--include-absent')).toEqual({ new: 5 });
      expect(await plan('--project', join(home, 'app'))).toEqual({ new: 3 });
      // Several projects in one text: --yes alone is not enough.
      expect(await carry(home, pair)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('several projects meet'),
      });
      expect(statements(home, pair.to)).toEqual([]);
      expect(await carry(home, pair, ['--yes', '--all'])).toMatchObject({ code: 0, stderr: '' });
      expect(statements(home, pair.to).length).toBe(4);
      // What another run was not asked about is neither withdrawn nor forgotten.
      expect(await plan('--project', join(home, 'app'))).toEqual({ same: 3 });
      // Named, the one project may stand in the text that is always loaded; what stands moves up only when it is asked
      // to.
      const again = await plan('--project', join(home, 'app'), '--refill');
      expect([Object.keys(again).sort(), Object.values(again).reduce((sum, count) => sum + count, 0)]).toEqual([
        ['moved', 'same'],
        3,
      ]);
      expect(await plan()).toEqual({ same: 4 });
    }));

  test('where only blocked memories are left, 3', () =>
    inHome(async (home) => {
      settle(home, pair);
      tell(home, pair.from, [
        {
          statement: `The key is AKIA${'Q3EGRT7XHZ2WNP5K'}`,
          why: `aws_secret_access_key = ${'wJalrXUtnFEMIK7MDENGbPxRfiCYzP4kQ8sT2vLm'}`,
        },
      ]);
      const ran = await carry(home, pair);
      expect([ran.code, ran.stdout]).toEqual([3, expect.stringContaining('1 not carried (--dry-run names it)')]);
      const plan = await carry(home, pair, ['--dry-run']);
      expect([plan.code, plan.stdout]).toEqual([3, expect.stringContaining('blocked')]);
      expect(ran.stdout + plan.stdout).not.toContain('wJalrXUtnFEMIK7MDENGbPxRfiCYzP4kQ8sT2vLm');
      expect(statements(home, pair.to)).toEqual([]);
    }));

  test('write_approval is refused without --bypass-approval, the plan says so', () =>
    told(async (home) => {
      writeFileSync(join(rootOf(home, pair.to), 'config.yaml'), 'memory:\n  write_approval: true\n');
      expect((await carry(home, pair, ['--dry-run'])).stdout).toContain('write_approval is on');
      expect(await carry(home, pair)).toMatchObject({ code: 3, stderr: expect.stringContaining('--bypass-approval') });
      expect(statements(home, pair.to)).toEqual([]);
      expect((await carry(home, pair, ['--yes', '--bypass-approval'])).code).toBe(0);
    }));

  test('a conflict is 1, dry run or not, and stays on the target', () =>
    told(async (home) => {
      await carry(home, pair);
      reword(home, pair.from, 'Use tabs over spaces', 'Use tabs over spaces always');
      reword(home, pair.to, 'Use tabs over spaces', 'Use tabs over spaces mostly');
      expect((await carry(home, pair, ['--dry-run'])).code).toBe(1);
      expect((await carry(home, pair)).code).toBe(1);
      expect(statements(home, pair.to)).toContain('Use tabs over spaces mostly');
    }));

  test('one source into two homes keeps two books', () =>
    told(async (home) => {
      const other = join(home, 'other');
      mkdirSync(other);
      const into = (root: string) =>
        memportHere(home, ['hermes:hermes', '--from-profile', 'default', '--to-root', root, '--yes']);
      for (const root of [rootOf(home, pair.to), other])
        expect(await into(root)).toMatchObject({ code: 0, stdout: expect.stringContaining('2 new') });
      for (const root of [rootOf(home, pair.to), other]) expect((await into(root)).stdout).toMatch(/^Nothing to do: 2/);
      expect((await memportHere(home, ['undo'])).code).toBe(0);
      expect((await into(rootOf(home, pair.to))).stdout).toMatch(/^Nothing to do: 2/);
      expect(
        (JSON.parse(readFileSync(join(stateRoot(home), 'ledger.json'), 'utf8')) as { rows: unknown[] }).rows.length,
      ).toBe(2);
    }));
});
