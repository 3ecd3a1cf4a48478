import { spawn } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clearedEnv, COMPILED, ROOT } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, PAIRS, stateRoot, type Pair } from '../migrate/pairs.ts';
import { readRuns } from '../../src/store/journal.ts';
import { disk } from '../../src/store/disk.ts';
import { cutAfter, gated, tornAfter, tracer, WRITES, type Traced } from './faulty.ts';
import { bury, litter, ORDER, prepared, rewinder, STRIDE, targetOf } from './stage.ts';

/**
 * Calls that only look leave the disk as it was (a test below), so what a cut leaves is told by the writes before it:
 * each such state is met once by the next run and once by an undo. An ordinary test run tries some of them, and fewer
 * by real kills, which start a process each.
 */
const [PLAYED, KILLED] = STRIDE === 1 ? [1, 1] : [3, 5];
const KILLED_PAIRS = STRIDE === 1 ? PAIRS : PAIRS.slice(0, 1);
const WAYS = ['run', 'undo'] as const;
type Way = (typeof WAYS)[number];

type Found = 'old' | 'new' | 'recovered';

interface Ends {
  pair: Pair;
  old: Record<string, unknown>;
  oldWithTimes: Record<string, unknown>;
  done: Record<string, unknown>;
}

/** What stands after a cut, and that the next run or an undo makes one of the two ends of it. */
const settledAfter = async (
  home: string,
  at: string,
  way: Way,
  { pair, old, oldWithTimes, done }: Ends,
): Promise<Found> => {
  const state = { root: stateRoot(home), disk };
  const last = readRuns(state).at(-1);
  const standing = targetOf(home, pair);
  const finished = last?.stage === 'done' && last.seq === 2;
  const found: Found = last?.stage === 'begun' ? 'recovered' : finished ? 'new' : 'old';
  if (found !== 'recovered') expect(standing, at).toEqual(found === 'new' ? done : old);
  if (way === 'run') {
    // The next run begins with putting back and ends with everything.
    const next = await carry(home, pair, ORDER);
    expect([at, next.code]).toEqual([at, 0]);
    expect(next.stderr).toBe(
      found === 'recovered'
        ? `memport: an earlier run (${last?.id}, ${last?.title}) had been cut off; what it had written was put back.\n`
        : '',
    );
    expect(targetOf(home, pair), at).toEqual(done);
    expect((await carry(home, pair, ORDER)).stdout).toMatch(/^Nothing to do/);
  } else {
    const undone = await memportHere(home, ['undo', ...(found === 'old' ? [last?.id ?? ''] : [])]);
    expect([at, undone.code]).toEqual([at, 0]);
    if (found === 'recovered') expect(undone.stderr).toContain('had been cut off; what it had written was put back');
    else expect(undone.stdout).toContain('Took back');
    if (found === 'old') return found;
    expect(targetOf(home, pair, true), at).toEqual(oldWithTimes);
  }
  expect(litter(home, pair), at).toEqual([]);
  return found;
};

const within = async (
  pair: Pair,
  body: (home: string, ends: Ends, rewind: () => void, writes: number, creates: readonly number[]) => Promise<void>,
): Promise<void> =>
  inHome(async (home) => {
    await prepared(home, pair);
    const { rewind, remove } = rewinder(home);
    try {
      const old = targetOf(home, pair);
      const oldWithTimes = targetOf(home, pair, true);
      const { disk: traced, trace } = tracer();
      expect(await carry(home, pair, ORDER, { disk: traced })).toMatchObject({ code: 0, stderr: '' });
      const done = targetOf(home, pair);
      expect(done).not.toEqual(old);
      await body(home, { pair, old, oldWithTimes, done }, rewind, writesIn(trace), createsIn(trace));
    } finally {
      remove();
    }
  });

const writesIn = (trace: readonly Traced[]): number => trace.filter(({ call }) => WRITES.includes(call)).length;

/** How many writes come before each file that is made. */
const createsIn = (trace: readonly Traced[]): number[] =>
  trace.filter(({ call }) => WRITES.includes(call)).flatMap(({ call }, at) => (call === 'create' ? [at] : []));

/** Everything below a HOME and in the state beside it, and when each was changed last. */
const roomOf = (home: string): string[] => {
  const room = join(home, '..');
  const names = readdirSync(room, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => `${name} ${lstatSync(join(room, name), { bigint: true }).ctimeNs}`);
};

describe('a run that is cut off', () => {
  test.each(PAIRS)('is told by its writes: a call that only looks leaves the disk as it was: $title', (pair) =>
    inHome(async (home) => {
      await prepared(home, pair);
      let standing = roomOf(home);
      const looks = new Set<string>();
      const disk = gated({
        before: ({ call }) => {
          if (WRITES.includes(call)) expect(roomOf(home)).toEqual(standing);
          else looks.add(call);
        },
        after: ({ call }) => {
          if (WRITES.includes(call)) standing = roomOf(home);
        },
      });
      expect((await carry(home, pair, ORDER, { disk })).code).toBe(0);
      expect(roomOf(home)).toEqual(standing);
      expect([...looks].sort()).toEqual(['lstat', 'read', 'readdir', 'realpath', 'stat']);
    }),
  );

  test.each(PAIRS)(
    'after any write leaves old, new, or what the next run puts back: $title',
    (pair) =>
      within(pair, async (home, ends, rewind, writes) => {
        const found = new Set<Found>();
        for (let cut = 0; cut <= writes; cut += PLAYED) {
          for (const way of WAYS) {
            rewind();
            await carry(home, pair, ORDER, { disk: cutAfter(cut) });
            bury(home);
            found.add(await settledAfter(home, `cut ${cut}, ${way}`, way, ends));
          }
        }
        expect([...found].sort()).toEqual(['new', 'old', 'recovered']);
      }),
    600_000,
  );

  test.each(PAIRS)(
    'within a file that it makes leaves the old: $title',
    (pair) =>
      within(pair, async (home, ends, rewind, _, creates) => {
        const found = new Set<Found>();
        for (const cut of creates.filter((__, at) => at % PLAYED === 0)) {
          for (const [share, way] of [0, 0.5, 1].flatMap((each) => WAYS.map((one) => [each, one] as const))) {
            rewind();
            expect((await carry(home, pair, ORDER, { disk: tornAfter(cut, share) })).code).not.toBe(0);
            bury(home);
            expect(await memportHere(home, ['log']), `log, torn at ${cut}`).toMatchObject({ code: 0, stderr: '' });
            found.add(await settledAfter(home, `torn at ${cut}, ${share} of it, ${way}`, way, ends));
          }
        }
        expect(creates.length).toBeGreaterThan(5);
        // Every file is whole before the first one takes its place.
        expect([...found]).toEqual(['old']);
      }),
    600_000,
  );

  test.each(KILLED_PAIRS)(
    'by a real SIGKILL, after any write, leaves old, new, or what the next run puts back: $title',
    async (pair) => {
      const seen = new Set<Found>();
      let [next, tried] = [0, 0];
      let last = Infinity;
      const worker = (): Promise<void> =>
        within(pair, async (home, ends, rewind, writes) => {
          // Until a run comes to its end before it is killed: names of blobs are random, and so is the last number.
          for (let cut = (next += KILLED) - KILLED; cut < last; cut = (next += KILLED) - KILLED) {
            for (const way of WAYS) {
              rewind();
              const ended = await killedAfter(cut, [...pair.args, ...ORDER], home);
              if (ended !== 'SIGKILL') {
                expect([cut, ended, cut > writes - 5]).toEqual([cut, 0, true]);
                last = Math.min(last, cut);
              }
              seen.add(await settledAfter(home, `killed after ${cut}, ${way}`, way, ends));
              tried += 1;
            }
          }
        });
      await Promise.all([worker(), worker(), worker()]);
      expect(tried).toBeGreaterThan(60 / KILLED);
      expect([...seen].sort()).toEqual(['new', 'old', 'recovered']);
    },
    600_000,
  );
});

describe('an undo that is killed', () => {
  test.each(STRIDE === 1 ? PAIRS : PAIRS.slice(1, 2))(
    'after any write is finished by the next undo, by a real SIGKILL: $title',
    async (pair) => {
      const found = new Set<string>();
      await within(pair, async (home, { old, oldWithTimes, done }, rewind) => {
        expect(targetOf(home, pair)).toEqual(done);
        // The run stands; its undo is what is killed.
        const { rewind: again, remove } = rewinder(home);
        try {
          const { disk: traced, trace } = tracer();
          expect((await memportHere(home, ['undo'], { disk: traced })).code).toBe(0);
          expect(targetOf(home, pair, true)).toEqual(oldWithTimes);
          for (let cut = 0; cut <= writesIn(trace) + KILLED; cut += KILLED) {
            again();
            const ended = await killedAfter(cut, ['undo'], home);
            const last = readRuns({ root: stateRoot(home), disk }).at(-1);
            const stage = last?.undoes === undefined ? 'old' : last.stage;
            found.add(stage);
            const next = await memportHere(home, ['undo', ...(stage === 'done' ? [last?.undoes ?? ''] : [])]);
            expect([cut, ended, next.code]).toEqual([cut, ended, 0]);
            if (stage === 'begun') expect(next.stderr).toContain('had been cut off; what it had written was put back');
            expect(next.stdout, `cut ${cut}`).toContain(stage === 'done' ? 'it is undone already' : 'Took back');
            expect(targetOf(home, pair, true), `cut ${cut}`).toEqual(oldWithTimes);
            expect(litter(home, pair), `cut ${cut}`).toEqual([]);
          }
        } finally {
          remove();
        }
        rewind();
        expect(targetOf(home, pair)).toEqual(old);
      });
      expect([...found].sort()).toEqual(['begun', 'done', 'old']);
    },
    600_000,
  );
});

const killedAfter = (cut: number, args: readonly string[], home: string): Promise<string | number | null> =>
  new Promise((resolve) => {
    const killed = join(ROOT, 'test/store/killed.mjs');
    const child = spawn(process.execPath, [killed, String(cut), WRITES.join(), ...args], {
      cwd: home,
      env: { ...clearedEnv(home), ...COMPILED },
      stdio: 'ignore',
    });
    child.on('exit', (code, signal) => resolve(signal ?? code));
  });
