import { describe, expect, test } from 'vitest';
import { A, after, B, CODEX, counts, hermesHome, planned, rowsOf } from './homes.ts';

const filler = (name: string, length: number): string => `${name} ${'x '.repeat(length / 2)}`.slice(0, length).trim();
const long = `The staging box is larch-7. ${'It is rebuilt on Mondays from the image of the week. '.repeat(8)}`.trim();
const source = hermesHome(A, { memory: [long] });

describe('room that comes free', () => {
  const full = hermesHome(B, { memory: [filler('a', 900), filler('b', 900)], user: [filler('c', 1_200)] });
  const first = planned({ source, target: full, rows: [] }).migration;
  const target = after(full, first);
  const freed = new Map([
    ...target,
    [
      `${B.root}/memories/MEMORY.md`,
      [...target]
        .find(([file]) => file.endsWith('/MEMORY.md'))?.[1]
        .split('\n§\n')
        .filter((entry) => !entry.startsWith('a '))
        .join('\n§\n') ?? '',
    ],
  ]);

  test('is not taken by what stands', () => {
    expect(first.decided[0]?.delivery).not.toBe('loaded');
    const { migration } = planned({ source, target: freed, rows: rowsOf(first) });
    expect(counts(migration)).toEqual({ same: 1 });
    expect(migration.stores.flatMap(({ changes }) => changes)).toEqual([]);
  });

  test('is taken by it when that is asked for, and by new memories without', () => {
    const { migration } = planned({ source, target: freed, rows: rowsOf(first), options: { refill: true } });
    expect(migration.decided.map(({ decision, delivery }) => [decision, delivery])).toEqual([['moved', 'loaded']]);
    const more = hermesHome(A, { memory: [long, 'The port of the queue is 5433'] });
    const next = planned({ source: more, target: freed, rows: rowsOf(first) }).migration;
    expect(next.decided.map(({ decision, delivery }) => [decision, delivery]).sort()).toEqual([
      ['new', 'loaded'],
      ['same', 'searchable'],
    ]);
  });
});

describe('of much that stood without a place', () => {
  // By priority the long ones come first, and eight of them would take all the room.
  const many = hermesHome(A, {
    memory: Array.from({ length: 40 }, (_, at) => `Service ${at} ${'runs, and '.repeat(at < 12 ? 110 : 5)}listens.`),
  });
  const home = (summary: string): Map<string, string> =>
    new Map([
      [`${CODEX.root}/config.toml`, '[features]\nmemories = true\n'],
      [`${CODEX.root}/memories/memory_summary.md`, `v1\n\n## User preferences\n\n${summary}`],
    ]);
  const own = '- The kettle is descaled on Mondays.\n';
  const big = home(`${own}- ${'x '.repeat(4_850)}\n`);
  const first = planned({ source: many, target: big, to: CODEX, rows: [] }).migration;
  const stood = [...after(big, first)].map(([file, text]): [string, string] => [
    file,
    text.replace(/^- (?:x )+\n/m, ''),
  ]);
  const loaded = ({ decided }: typeof first): number => decided.filter(({ delivery }) => delivery === 'loaded').length;

  test('as much rises as would arrive anew, and the next run has nothing to do', () => {
    expect(loaded(first)).toBe(0);
    const anew = planned({ source: many, target: home(own), to: CODEX, rows: [] }).migration;
    const rows = rowsOf(first);
    const risen = planned({
      source: many,
      target: new Map(stood),
      to: CODEX,
      rows,
      options: { refill: true },
    }).migration;
    expect(loaded(risen)).toBe(loaded(anew));
    const next = { source: many, target: after(new Map(stood), risen), to: CODEX, rows: [...rows, ...rowsOf(risen)] };
    for (const options of [{ refill: true }, {}]) {
      const again = planned({ ...next, options }).migration;
      expect([counts(again), again.stores.flatMap(({ changes }) => changes)]).toEqual([{ same: 40 }, []]);
    }
  });
});

test('a line that an earlier memport wrote in a poorer shape is written anew when it may rise, and only then', () => {
  const source = hermesHome(A, { memory: ['Before every commit\n\n- run the tests\n- look at the diff'] });
  const empty = new Map([[`${CODEX.root}/config.toml`, '[features]\nmemories = true\n']]);
  const first = planned({ source, target: empty, to: CODEX, rows: [] }).migration;
  const rich = after(empty, first);
  const file = [...rich.keys()].find((each) => each.endsWith('/memory_summary.md')) ?? '';
  const [lines, line] = ['commit\n  - run the tests\n  - look', 'commit - run the tests - look'];
  expect(rich.get(file)).toContain(lines);
  const poor = new Map([...rich, [file, (rich.get(file) ?? '').replace(lines, line)]]);
  const asked = { source, target: poor, to: CODEX, rows: rowsOf(first) };
  expect(planned(asked).migration.stores.flatMap(({ changes }) => changes)).toEqual([]);
  const risen = planned({ ...asked, options: { refill: true } }).migration;
  expect(counts(risen)).toEqual({ moved: 1 });
  expect(after(poor, risen).get(file)).toContain(lines);
});

test('what somebody else put there stays where they put it, whatever may rise', () => {
  const handbook = [
    '# Task Group: the queue',
    'scope: the queue',
    'applies_to: cwd=any; reuse_rule=safe',
    '',
    '## Task 1: setup',
    '',
    '### rollout_summary_files',
    '',
    '- rollout_summaries/2026-01-01T00-00-00-ab.md (cwd=/w, rollout_path=/r.jsonl, updated_at=2026-01-01, thread_id=1)',
    '',
    '## Reusable knowledge',
    '',
    '- The port of the queue is 5433 [Task 1]',
    '',
  ].join('\n');
  const target = new Map([
    [`${CODEX.root}/config.toml`, '[features]\nmemories = true\n'],
    [`${CODEX.root}/memories/MEMORY.md`, handbook],
    [`${CODEX.root}/memories/memory_summary.md`, 'v1\n\n## User preferences\n\n- Be brief.\n'],
  ]);
  const source = hermesHome(A, { memory: ['The port of the queue is 5433'] });
  const adopted = planned({ source, target, to: CODEX, rows: [] }).migration;
  expect(counts(adopted)).toEqual({ same: 1 });
  const { migration } = planned({ source, target, to: CODEX, rows: rowsOf(adopted), options: { refill: true } });
  expect([counts(migration), migration.stores.flatMap(({ changes }) => changes)]).toEqual([{ same: 1 }, []]);
});

test('what stands stays where it is when the agent fills the room that was left for it', () => {
  const many = hermesHome(A, {
    user: Array.from({ length: 8 }, (_, at) => filler(`User prefers ${at}`, 150)),
    memory: Array.from({ length: 12 }, (_, at) => filler(`Service ${at} listens on`, 150)),
    config: 'memory:\n  memory_char_limit: 9000\n  user_char_limit: 9000\n',
  });
  const first = planned({ source: many, target: hermesHome(B, { memory: [filler('a', 300)] }), rows: [] }).migration;
  const target = after(hermesHome(B, { memory: [filler('a', 300)] }), first);
  for (const [name, limit] of [
    ['MEMORY.md', 2_200],
    ['USER.md', 1_375],
  ] as const) {
    const file = `${B.root}/memories/${name}`;
    const text = target.get(file) ?? '';
    const fuller = `${text}\n§\n${'It was a Monday. '.repeat(200)}`.slice(0, limit - 1) + '.';
    expect(fuller.length - text.length).toBeGreaterThan(90);
    const { migration } = planned({ source: many, target: new Map(target).set(file, fuller), rows: rowsOf(first) });
    expect(counts(migration)).toEqual({ same: 20 });
    expect(migration.stores.flatMap(({ changes }) => changes)).toEqual([]);
  }
});

test('more files than are read are not written: the last by priority are unfit, and the rest stands', () => {
  const many = hermesHome(A, {
    memory: Array.from({ length: 12 }, (_, at) => `Service ${at} listens on port ${10_000 + at}`),
  });
  const home = new Map([[`${CODEX.root}/config.toml`, '[features]\nmemories = true\n']]);
  const { migration } = planned({ source: many, target: home, to: CODEX, rows: [], files: 10 });
  const unfit = migration.decided.filter(({ decision }) => decision === 'unfit');
  expect(unfit.length).toBeGreaterThan(0);
  expect(unfit.every(({ rule, reason }) => rule === 'plan/overflow' && reason?.includes('more than 10 files'))).toBe(
    true,
  );
  const written = migration.stores.flatMap(({ changes }) => changes.filter(({ op }) => op === 'put'));
  expect(written.length).toBeLessThanOrEqual(10);
  const target = after(home, migration);
  const again = planned({ source: many, target, to: CODEX, rows: rowsOf(migration), files: 10 }).migration;
  expect(again.stores.flatMap(({ changes }) => changes)).toEqual([]);
  expect(counts(again)).toEqual({ same: 12 - unfit.length, unfit: unfit.length });
});

test('what a line says without the mark of its only item is loaded there, and not what leaves out where a link leads', () => {
  const source = hermesHome(A, {
    memory: ['- Never rebase a shared branch', 'The board is [here](board.md), ask Ada'],
  });
  const empty = new Map([[`${CODEX.root}/config.toml`, '[features]\nmemories = true\n']]);
  const { migration } = planned({ source, target: empty, to: CODEX, rows: [] });
  expect(migration.decided.map(({ delivery }) => delivery)).toEqual(['loaded', 'unseen']);
});
