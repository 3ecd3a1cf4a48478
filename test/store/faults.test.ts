import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Disk } from '../../src/store/disk.ts';
import { makeHome, memport } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { carry, PAIRS, rootOf, settle, type Pair } from '../migrate/pairs.ts';
import { filesBelow, forget, tell } from '../migrate/side.ts';
import { ROOMS } from '../room.ts';
import { failing, failure, gated, tracer, WRITES, type Traced } from './faulty.ts';
import { bury, litter, ORDER, prepared, rewinder, STRIDE, targetOf } from './stage.ts';

const within = (
  pair: Pair,
  body: (
    home: string,
    ends: { old: Record<string, unknown>; done: Record<string, unknown> },
    rewind: () => void,
    writes: Traced[],
  ) => Promise<void>,
): Promise<void> =>
  inHome(async (home) => {
    await prepared(home, pair);
    const { rewind, remove } = rewinder(home);
    try {
      const old = targetOf(home, pair, true);
      const { disk, trace } = tracer();
      expect((await carry(home, pair, ORDER, { disk })).code).toBe(0);
      await body(
        home,
        { old, done: targetOf(home, pair) },
        rewind,
        trace.filter(({ call }) => WRITES.includes(call)),
      );
    } finally {
      remove();
    }
  });

/** A folder of another file system than that of the HOMEs. */
const ELSEWHERE = ['/dev/shm', tmpdir()].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(ROOMS).dev,
);

/** The numbers of some writes, the first of each kind among them. */
const someOf = (writes: readonly Traced[]): number[] =>
  writes.flatMap(({ call }, at) => {
    const isFirst = writes.findIndex((each) => each.call === call) === at;
    return isFirst || at % STRIDE === 0 ? [at + 1] : [];
  });

const oldOrNew = async (
  home: string,
  pair: Pair,
  at: unknown,
  code: string,
  ran: { code: number | null; stderr: string; stdout: string },
  ends: { old: unknown; done: unknown },
): Promise<void> => {
  if (ran.code === 0) {
    expect(targetOf(home, pair), String(at)).toEqual(ends.done);
    return;
  }
  expect([at, ran.code]).toEqual([at, 4]);
  expect(ran.stderr).toContain(code);
  expect(ran.stderr).not.toContain('bug in memport');
  if (ran.stderr.includes('so did putting back') || ran.stderr.includes('cannot be put back yet')) {
    // Mixed for now, and said so: the next run on a sound disk puts it back first.
    expect(ran.stderr).toContain('begins with putting the run back');
    const next = await carry(home, pair, ORDER);
    expect([at, next.code]).toEqual([at, 0]);
    expect(targetOf(home, pair), String(at)).toEqual(ends.done);
  } else {
    expect(targetOf(home, pair, true), String(at)).toEqual(ends.old);
    expect(ran.stderr).toMatch(
      /no file was touched|everything was put back as it was|cannot write to the state folder/,
    );
    expect((await carry(home, pair, ORDER)).code).toBe(0);
    expect(targetOf(home, pair), String(at)).toEqual(ends.done);
  }
  expect(litter(home, pair)).toEqual([]);
};

/** A code changes only the words: claude → codex meets all of them, the other directions one each. */
const CODES = ['ENOSPC', 'EACCES', 'EROFS'];
const FAILING = PAIRS.flatMap((pair, at) =>
  (at === PAIRS.length - 1 ? CODES : CODES.slice(at, at + 1)).map((code) => ({ ...pair, code })),
);

describe('a disk that fails', () => {
  test.each(FAILING)(
    'once, at any write, with $code: exit 4, nothing mixed: $title',
    ({ code, ...pair }) =>
      within(pair, async (home, ends, rewind, writes) => {
        const failed = new Set<string>();
        for (const index of someOf(writes)) {
          rewind();
          const ran = await carry(home, pair, ORDER, { disk: failing(index, code, false) });
          await oldOrNew(home, pair, [index, writes[index - 1]], code, ran, ends);
          if (ran.code !== 0) failed.add(writes[index - 1]?.call ?? '');
        }
        expect([...failed]).toEqual(expect.arrayContaining(['create', 'rename', 'mkdir']));
      }),
    600_000,
  );

  test.each(PAIRS.map((pair) => ({ ...pair, code: 'ENOSPC' })))(
    'from any write on, with $code: what is mixed is said to be, and the next run puts it right: $title',
    ({ code, ...pair }) =>
      within(pair, async (home, ends, rewind, writes) => {
        for (const index of someOf(writes)) {
          rewind();
          const ran = await carry(home, pair, ORDER, { disk: failing(index, code, true) });
          bury(home);
          await oldOrNew(home, pair, [index, writes[index - 1]], code, ran, ends);
        }
      }),
    600_000,
  );

  test.each(PAIRS)(
    'a full disk never stops a run half way: what takes room comes before the first rename: $title',
    (pair) =>
      within(pair, async (home, ends, rewind, writes) => {
        const creates = writes.filter(({ call }) => call === 'create' || call === 'mkdir').length;
        for (let index = 1; index <= creates; index += STRIDE) {
          rewind();
          const ran = await carry(home, pair, ORDER, { disk: failing(index, 'ENOSPC', true, ['create', 'mkdir']) });
          if (ran.code === 0) continue;
          expect(ran.stderr).not.toContain('putting back');
          expect(targetOf(home, pair, true)).toEqual(ends.old);
        }
      }),
    600_000,
  );

  test.each(PAIRS)('across file systems a file is made under a dot-name beside its place: $title', (pair) =>
    within(pair, async (home, ends, rewind) => {
      const root = rootOf(home, pair.to);
      const beside: string[] = [];
      const across: Disk = gated({
        before: (at) => {
          if (at.call === 'create' && at.path.startsWith(root))
            beside.push(at.path.slice(at.path.lastIndexOf('/') + 1));
        },
      });
      const disk: Disk = {
        ...across,
        rename: (from, to) => {
          if (to.startsWith(root) !== from.startsWith(root)) throw failure('EXDEV', { call: 'rename', path: to });
          across.rename(from, to);
        },
      };
      rewind();
      expect(await carry(home, pair, ORDER, { disk })).toMatchObject({ code: 0, stderr: '' });
      expect(targetOf(home, pair)).toEqual(ends.done);
      expect(beside.length).toBeGreaterThan(0);
      expect(beside.every((name) => /^\.memport-[-\w]+\.tmp$/.test(name))).toBe(true);
      expect(litter(home, pair)).toEqual([]);
    }),
  );

  test.runIf(ELSEWHERE !== undefined)('a state folder that really is on another file system', async () => {
    const elsewhere = mkdtempSync(join(ELSEWHERE as string, 'memport-'));
    try {
      await within(PAIRS[0] as Pair, async (home, ends, rewind) => {
        rewind();
        // Nothing is known there, so the same words are found standing and the rest is carried.
        const ran = memport([...(PAIRS[0] as Pair).args, ...ORDER], { home, env: { XDG_STATE_HOME: elsewhere } });
        expect(ran).toMatchObject({ code: expect.any(Number) });
        expect(readdirSync(join(elsewhere, 'memport'))).toContain('ledger.json');
        expect(
          [...filesBelow(rootOf(home, (PAIRS[0] as Pair).to)).keys()].filter((file) => file.includes('.memport-')),
        ).toEqual([]);
        expect(memport(['undo'], { home, env: { XDG_STATE_HOME: elsewhere } }).code).toBe(0);
        expect(targetOf(home, PAIRS[0] as Pair, true)).toEqual(ends.old);
      });
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  test.runIf(process.getuid?.() === 0)('a folder the user may not write, met by the built program', () => {
    const { home, remove } = makeHome();
    try {
      expect(memport(['undo'], { home, uid: 12_345 })).toMatchObject({
        code: 4,
        stderr: expect.stringMatching(/cannot write to the state folder[^]*do: .*XDG_STATE_HOME/) as string,
      });
    } finally {
      remove();
    }
  });
});

describe('a reader during an apply', () => {
  test.each(PAIRS)('meets only states that load, whatever comes and goes: $title', (pair) =>
    inHome(async (home) => {
      const long = (word: string): string => `${word} `.repeat(500).trim();
      settle(home, pair);
      tell(home, pair.from, [
        { statement: 'Ask Ada before a deploy', why: long('deploys') },
        { statement: 'Use tabs over spaces' },
        { statement: 'The port is 5433', kind: 'reference', why: long('ports') },
      ]);
      const root = rootOf(home, pair.to);
      const complaints: string[] = [];
      let states = 0;
      const disk = gated({
        after: ({ call, path }, index) => {
          if (!['rename', 'unlink'].includes(call)) return;
          states += 1;
          complaints.push(...danglingIn(root).map((each) => `after call ${index}, ${call} ${path}: ${each}`));
        },
      });
      const carried = async (...more: string[]): Promise<void> => {
        expect(await memportHere(home, [...pair.args, '--yes', ...more], { disk })).toMatchObject({
          code: 0,
          stderr: '',
        });
        expect([...filesBelow(root).values()].some(({ bytes }) => /(?:references|resources)\//.test(bytes))).toBe(true);
      };
      await carried();
      forget(home, pair.from, 'Ask Ada');
      tell(home, pair.from, [{ statement: 'Never push to main', why: long('pushes') }]);
      await carried('--withdraw');
      expect((await memportHere(home, ['undo'], { disk })).code).toBe(0);
      expect((await memportHere(home, ['undo'], { disk })).code).toBe(0);
      expect(states).toBeGreaterThan(12);
      expect(complaints).toEqual([]);
    }),
  );
});

/** A line that names a body which is not there. */
const danglingIn = (root: string): string[] => {
  const files = filesBelow(root);
  return [...files].flatMap(([file, { bytes }]) =>
    [
      ...bytes.matchAll(/\]\((references\/[^)]+)\)|`?((?:extensions\/memport\/)?resources\/[\w-]+\/[\w.-]+\.md)`?/g),
    ].flatMap((match) => {
      const named = match[1] ?? match[2] ?? '';
      return named.includes('<') || [...files.keys()].some((each) => each.endsWith(named))
        ? []
        : [`${file} names ${named}`];
    }),
  );
};
