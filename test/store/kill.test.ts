import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clearedEnv, COMPILED, ROOT } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, PAIRS, stateRoot, type Pair } from '../migrate/pairs.ts';
import { readRuns } from '../../src/store/journal.ts';
import { disk } from '../../src/store/disk.ts';
import { cutAfter, tracer } from './faulty.ts';
import { bury, litter, ORDER, prepared, rewinder, STRIDE, targetOf } from './stage.ts';

/** Of the real kills, which start a process each, an ordinary test run tries fewer. */
const KILLS = STRIDE === 1 ? 1 : STRIDE + 4;

type Found = 'old' | 'new' | 'recovered';

interface Ends {
  pair: Pair;
  old: Record<string, unknown>;
  oldWithTimes: Record<string, unknown>;
  done: Record<string, unknown>;
}

/** What stands after a cut, and that the next run or an undo makes one of the two ends of it. */
const settledAfter = async (home: string, cut: number, { pair, old, oldWithTimes, done }: Ends): Promise<Found> => {
  const state = { root: stateRoot(home), disk };
  const last = readRuns(state).at(-1);
  const standing = targetOf(home, pair);
  const finished = last?.stage === 'done' && last.seq === 2;
  const found: Found = last?.stage === 'begun' ? 'recovered' : finished ? 'new' : 'old';
  if (found !== 'recovered') expect(standing, `cut ${cut}`).toEqual(found === 'new' ? done : old);
  if (cut % 2 === 0) {
    // The next run begins with putting back and ends with everything.
    const next = await carry(home, pair, ORDER);
    expect([cut, next.code]).toEqual([cut, 0]);
    expect(next.stderr).toBe(
      found === 'recovered'
        ? `memport: an earlier run (${last?.id}, ${last?.title}) had been cut off; what it had written was put back.\n`
        : '',
    );
    expect(targetOf(home, pair), `cut ${cut}`).toEqual(done);
    expect((await carry(home, pair, ORDER)).stdout).toMatch(/^Nothing to do/);
  } else {
    const undone = await memportHere(home, ['undo', ...(found === 'old' ? [last?.id ?? ''] : [])]);
    expect([cut, undone.code]).toEqual([cut, 0]);
    if (found === 'recovered') expect(undone.stderr).toContain('had been cut off; what it had written was put back');
    else expect(undone.stdout).toContain('Took back');
    if (found === 'old') return found;
    expect(targetOf(home, pair, true), `cut ${cut}`).toEqual(oldWithTimes);
  }
  expect(litter(home, pair), `cut ${cut}`).toEqual([]);
  return found;
};

const within = async (
  pair: Pair,
  body: (home: string, ends: Ends, rewind: () => void, calls: number, written: number) => Promise<void>,
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
      await body(home, { pair, old, oldWithTimes, done }, rewind, trace.length, firstWrite(trace));
    } finally {
      remove();
    }
  });

/** The calls before it only look. */
const firstWrite = (trace: readonly { call: string }[]): number =>
  Math.max(
    1,
    trace.findIndex(({ call }) => call === 'mkdir' || call === 'create'),
  );

describe('a run that is cut off', () => {
  test.each(PAIRS)(
    'after any call of the disk leaves old, new, or what the next run puts back: $title',
    (pair) =>
      within(pair, async (home, ends, rewind, calls) => {
        const found = new Map<Found, number>();
        for (let cut = 1; cut <= calls; cut += STRIDE) {
          rewind();
          await carry(home, pair, ORDER, { disk: cutAfter(cut) });
          bury(home);
          const ended = await settledAfter(home, cut, ends);
          found.set(ended, (found.get(ended) ?? 0) + 1);
        }
        expect([...found.keys()].sort()).toEqual(['new', 'old', 'recovered']);
      }),
    600_000,
  );

  test('by a real SIGKILL, after every call of the disk, leaves old, new, or what the next run puts back', async () => {
    const pair = PAIRS[0] as Pair;
    const seen = new Map<Found, number>();
    let next = 1;
    let last = Infinity;
    const worker = (): Promise<void> =>
      within(pair, async (home, ends, rewind, calls, written) => {
        if (KILLS > 1) next = Math.max(next, written);
        // Until a run comes to its end before it is killed: names of blobs are random, and so is the last number.
        for (let cut = (next += KILLS) - KILLS; cut < last; cut = (next += KILLS) - KILLS) {
          rewind();
          const ended = await killedAfter(cut, [...pair.args, ...ORDER], home);
          if (ended !== 'SIGKILL') {
            expect([cut, ended, cut > calls - 10 - KILLS]).toEqual([cut, 0, true]);
            last = Math.min(last, cut);
          }
          const found = await settledAfter(home, cut, ends);
          seen.set(found, (seen.get(found) ?? 0) + 1);
        }
      });
    await Promise.all([worker(), worker(), worker()]);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80 / KILLS);
    expect([...seen.keys()].sort()).toEqual(['new', 'old', 'recovered']);
  }, 3_600_000);
});

describe('an undo that is killed', () => {
  test('after any call of the disk is finished by the next undo, by a real SIGKILL', async () => {
    const pair = PAIRS[1] as Pair;
    const found = new Set<string>();
    await within(pair, async (home, { old, oldWithTimes, done }, rewind) => {
      expect(targetOf(home, pair)).toEqual(done);
      // The run stands; its undo is what is killed.
      const { rewind: again, remove } = rewinder(home);
      try {
        const { disk: traced, trace } = tracer();
        expect((await memportHere(home, ['undo'], { disk: traced })).code).toBe(0);
        expect(targetOf(home, pair, true)).toEqual(oldWithTimes);
        for (let cut = firstWrite(trace); cut <= trace.length + KILLS; cut += KILLS) {
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
  }, 3_600_000);
});

const killedAfter = (cut: number, args: readonly string[], home: string): Promise<string | number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'test/store/killed.mjs'), String(cut), ...args], {
      cwd: home,
      env: { ...clearedEnv(home), ...COMPILED },
      stdio: 'ignore',
    });
    child.on('exit', (code, signal) => resolve(signal ?? code));
  });
