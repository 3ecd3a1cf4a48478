import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import { gated } from '../store/faulty.ts';
import { inHome, memportHere } from './here.ts';
import { carry, PAIRS, settle, stateRoot, type Pair } from '../migrate/pairs.ts';
import { statements, tell, textsBelow } from '../migrate/side.ts';
import { MemportError } from '../../src/errors.ts';
import { BIN, clearedEnv, COMPILED } from './built.ts';

/** Signals at every moment take minutes: `MEMPORT_SWEEP=all` sends twenty to a large store. */
const ALL = process.env['MEMPORT_SWEEP'] === 'all';
const MEMORIES = ALL ? 3_000 : 200;
const MOMENTS = ALL ? 20 : 3;

/** A project with many memories, so that every step of a run takes its time. */
const filled = (home: string): void => {
  const project = join(home, 'app');
  const memory = join(home, '.claude/projects', slugOf(project), 'memory');
  for (const folder of [project, memory, join(home, '.codex')]) mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(home, '.claude/projects', slugOf(project), 'session.jsonl'),
    `${JSON.stringify({ cwd: project })}\n`,
  );
  for (let at = 0; at < MEMORIES; at += 1) {
    const said = `Never restart service ${at} on a Friday.\n\n**Why:** desk ${at} is empty then.`;
    writeFileSync(
      join(memory, `n${at}.md`),
      `---\nname: n${at}\ndescription: note ${at}\nmetadata:\n  type: feedback\n---\n\n${said}\n`,
    );
  }
};

interface Ended {
  code: number | null;
  text: string;
  lateMs: number;
  tookMs: number;
}

const started = (
  home: string,
  args: readonly string[],
  signal: NodeJS.Signals,
  afterMs: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const began = performance.now();
    let sent = Infinity;
    const child = spawn(process.execPath, [BIN, ...args], {
      cwd: home,
      env: { ...clearedEnv(home), ...COMPILED, ...env },
    });
    const said = { out: '', err: '' };
    child.stdout.on('data', (data: Buffer) => void (said.out += data.toString()));
    child.stderr.on('data', (data: Buffer) => void (said.err += data.toString()));
    const timer = setTimeout(() => {
      sent = performance.now();
      child.kill(signal);
    }, afterMs);
    child.on('close', (code, by) => {
      clearTimeout(timer);
      const now = performance.now();
      resolve({
        code: by === 'SIGINT' ? 130 : by === 'SIGTERM' ? 143 : code,
        // The two come over pipes of their own: how a run ended is told last, on the second.
        text: said.out + said.err,
        lateMs: now - sent,
        tookMs: now - began,
      });
    });
  });

/** The very last moment: all is done and told, and nobody listens any more. */
const AT_ITS_END = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    "process.on('exit', () => { process.removeAllListeners('SIGINT'); process.kill(process.pid, 'SIGINT'); })",
  )}`,
};

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

test(
  'a signal at any moment of a run or its undo leaves nothing or all of it, and the last line says which',
  () =>
    inHome(async (home) => {
      filled(home);
      const codex = join(home, '.codex');
      const empty = textsBelow(codex);
      const run = ['claude:codex', '--yes', '--all'];
      const whole = await started(home, run, 'SIGINT', 600_000);
      expect(whole.code).toBe(0);
      const full = textsBelow(codex);
      const back = await started(home, ['undo'], 'SIGINT', 600_000);
      expect([back.code, textsBelow(codex)]).toEqual([0, empty]);
      const seen = { run: new Set<string>(), undo: new Set<string>() };
      const ends = { run: lastLine(whole.text), undo: lastLine(back.text) };
      const expectTold = (moment: number | string, what: 'run' | 'undo', { text }: Ended, isDone: boolean): void => {
        const last = lastLine(text);
        // Before the program has begun at all, it has nothing to say; where it had ended, all of it was said.
        if (last === '' || (isDone && last === ends[what])) return;
        expect([moment, what, last]).toEqual([
          moment,
          what,
          expect.stringMatching(isDone ? /written|taken back/ : /nothing was (written|taken back)/),
        ]);
      };
      for (const what of ['run', 'undo'] as const) {
        const ended = await started(home, what === 'run' ? run : ['undo'], 'SIGINT', 600_000, AT_ITS_END);
        expect([ended.code, textsBelow(codex)]).toEqual([130, what === 'run' ? full : empty]);
        expectTold('at its end', what, ended, true);
      }
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        for (const what of ['run', 'undo'] as const) {
          const [signal, code] = moment % 2 === 0 ? (['SIGINT', 130] as const) : (['SIGTERM', 143] as const);
          const took = what === 'run' ? whole.tookMs : back.tookMs;
          const ended = await started(
            home,
            what === 'run' ? run : ['undo'],
            signal,
            took * (0.15 + (0.9 * moment) / MOMENTS),
          );
          const standing = textsBelow(codex);
          const [before, after] = what === 'run' ? [empty, full] : [full, empty];
          const isDone = Object.keys(standing).length === Object.keys(after).length;
          expect([moment, what, standing]).toEqual([moment, what, isDone ? after : before]);
          expect([moment, what, code, 0]).toContain(ended.code);
          seen[what].add(isDone ? 'all' : 'nothing');
          if (ended.code !== 0) {
            expectTold(moment, what, ended, isDone);
            if (ALL) expect(ended.lateMs).toBeLessThan(3_000);
          }
          expect(existsSync(join(stateRoot(home), 'tmp')) ? readdirSync(join(stateRoot(home), 'tmp')) : []).toEqual([]);
          // Each begins where the other ends.
          if (what === 'run' && !isDone)
            expect(
              (await carry(home, { ...(PAIRS[2] as Pair), args: ['claude:codex'] }, ['--yes', '--all'])).code,
            ).toBe(0);
          if (what === 'undo' && !isDone) expect((await memportHere(home, ['undo'])).code).toBe(0);
        }
      }
      // Of three moments none need come before the end, on a machine that does other things.
      if (ALL) expect(seen.run.has('nothing')).toBe(true);
    }),
  3_600_000,
);

test('a signal that comes while files are made ready is heard before the first of them is moved', () =>
  inHome(async (home) => {
    const pair = PAIRS[2] as Pair;
    settle(home, pair);
    tell(home, pair.from, [{ statement: 'Use tabs over spaces' }, { statement: 'Never push to main' }]);
    let signalled = false;
    // The last file that is made ready is the journal: the signal comes with it.
    const disk = gated({
      before: ({ call, path }) => {
        if (call === 'create' && path.includes('/runs/')) signalled = true;
      },
    });
    const turn = async (): Promise<void> => {
      if (signalled) throw new MemportError('interrupted', { what: 'stopped by SIGINT: nothing was written' });
    };
    expect(await carry(home, pair, ['--yes'], { disk, turn })).toMatchObject({
      code: 130,
      stderr: 'memport: stopped by SIGINT: nothing was written\n',
    });
    expect(signalled).toBe(true);
    expect(statements(home, pair.to)).toEqual([]);
    expect(readdirSync(join(stateRoot(home), 'runs'))).toEqual([]);
    expect((await carry(home, pair)).code).toBe(0);
  }));
