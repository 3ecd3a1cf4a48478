import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codex } from '../../adapters/codex/index.ts';
import { inUse } from '../../src/store/in-use.ts';
import { disk } from '../../src/store/disk.ts';
import { machineOf } from '../../src/store/machine.ts';
import { rowsOf } from '../../src/store/tables.ts';
import { snapshot } from '../../src/store/snapshot.ts';
import type { Location } from '../../src/ir/store.ts';

const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite') as typeof import('node:sqlite');
const NOW = Date.UTC(2026, 10, 20);
const SECONDS = NOW / 1000;
let home: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'memport-test-'));
  fs.mkdirSync(`${home}/memories`);
  fs.writeFileSync(`${home}/config.toml`, '[features]\nmemories = true\n');
  fs.writeFileSync(`${home}/memories/memory_summary.md`, 'v1\n\n## User preferences\n\n- tabs\n');
  fs.writeFileSync(
    `${home}/memories/MEMORY.md`,
    '# Task Group: app\n\nscope: app\napplies_to: cwd=/home/ada/app; reuse_rule=x\n\n## Task 1: t\n\n### rollout_summary_files\n\n- rollout_summaries/a.md (cwd=/home/ada/app, rollout_path=/r, updated_at=2026-09-01T00:00:00Z, thread_id=t1)\n\n### keywords\n\n- pnpm\n\n## Reusable knowledge\n\n- pnpm builds it [Task 1]\n',
  );
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

const database = (
  mode: 'wal' | 'delete',
  job: { status: string; finished: number | null; lease: number | null; retry?: number | null; error?: string | null },
) => {
  const opened = new DatabaseSync(`${home}/memories_1.sqlite`);
  opened.exec(`pragma journal_mode = ${mode};
    create table stage1_outputs(thread_id text primary key, source_updated_at int, usage_count int, last_usage int);
    create table jobs(kind text, job_key text, status text, finished_at int,
      lease_until int, retry_at int, last_error text);
    insert into stage1_outputs values ('t1', 1, 4, ${SECONDS - 60});`);
  opened
    .prepare('insert into jobs values (?, ?, ?, ?, ?, ?, ?)')
    .run(
      'memory_consolidate_global',
      'global',
      job.status,
      job.finished,
      job.lease,
      job.retry ?? null,
      job.error ?? null,
    );
  return opened;
};
const located = (): Location =>
  codex.locate(machineOf({ env: { HOME: home, CODEX_HOME: home }, cwd: home }))[0] as Location;
const prints = (): string[] =>
  fs
    .readdirSync(home)
    .filter((name) => fs.statSync(`${home}/${name}`).isFile())
    .map(
      (name) =>
        `${name} ${createHash('sha256')
          .update(fs.readFileSync(`${home}/${name}`))
          .digest('hex')} ${fs.statSync(`${home}/${name}`).mtimeMs}`,
    );

test.each(['wal', 'delete'] as const)(
  'usage and the job row are read from a %s database without a byte or a file beside it',
  (mode) => {
    database(mode, { status: 'done', finished: SECONDS - 3600, lease: null }).close();
    const before = prints();
    const at = located();
    const asked = rowsOf(at, NOW);
    expect(asked.findings).toEqual([]);
    expect(prints()).toEqual(before);
    const store = codex.read(snapshot(at), at, asked.rows);
    const memory = store.memories.find((each) => each.statement === 'pnpm builds it');
    expect(memory?.usage).toEqual({ count: 4, lastUsed: new Date(NOW - 60_000).toISOString() });
    const view = codex.view([store], {
      cwd: home,
      home,
      platform: 'linux',
      now: NOW,
      around: { folders: {}, projects: {} },
    });
    expect(view.notes[0]).toContain(
      `until the next consolidation, not before ${new Date(NOW + 5 * 3_600_000).toISOString()}`,
    );
    expect(view.notes.join()).not.toContain('survive');
    expect(codex.notices(store, NOW)).toContain(
      `until the next consolidation, not before ${new Date(NOW + 5 * 3_600_000).toISOString()}, and may then be reworded`,
    );
  },
);

test('what stands only in the log of a live client is read too', () => {
  const live = database('wal', { status: 'running', finished: null, lease: SECONDS + 600 });
  try {
    const before = prints();
    const at = located();
    const { rows, findings } = rowsOf(at, NOW);
    expect(findings).toEqual([]);
    expect(prints()).toEqual(before);
    expect(inUse(codex.inUse, at, rows, disk, NOW, process.env).held).toEqual([
      'a consolidation of Codex holds a lease',
    ]);
    expect(inUse(codex.inUse, at, rowsOf(at, NOW + 3_600_000).rows, disk, NOW, process.env).held).toEqual([]);
  } finally {
    live.close();
  }
});

test('a database that another process holds is a finding, not a failure', () => {
  const live = database('delete', { status: 'done', finished: 1, lease: null });
  try {
    live.exec('begin exclusive');
    const { rows, findings } = rowsOf(located(), NOW);
    expect(rows).toEqual({});
    expect(findings.map((each) => [each.rule, each.message.includes('locked')])).toEqual([['read/unreadable', true]]);
  } finally {
    live.close();
  }
});

test('a database that is missing gives no rows, a broken one a finding', () => {
  expect(rowsOf(located(), NOW)).toEqual({ rows: {}, findings: [] });
  fs.writeFileSync(`${home}/memories_1.sqlite`, 'not a database, but long enough to have a header of its own');
  expect(rowsOf(located(), NOW).findings.map((each) => each.rule)).toEqual(['read/unreadable']);
});

test('a held lock beside the root counts as in use, its mere existence does not', () => {
  const at = located();
  fs.writeFileSync(`${home}/memories.lock`, '');
  expect(inUse(codex.inUse, at, {}, disk, NOW, process.env).held).toEqual([]);
  const held = execFileSync(
    'flock',
    [
      `${home}/memories.lock`,
      process.execPath,
      '--input-type=module',
      '-e',
      `
    import { inUse } from ${JSON.stringify(path.resolve('src/store/in-use.ts'))};
    import { disk } from ${JSON.stringify(path.resolve('src/store/disk.ts'))};
    console.log(inUse(${JSON.stringify(codex.inUse)}, ${JSON.stringify(at)},
      {}, disk, ${NOW}, process.env).held.join());`,
    ],
    { encoding: 'utf8' },
  );
  expect(held).toBe('Codex is consolidating its memory\n');
});

test('reading rows leaves stderr empty, and later warnings are still heard', () => {
  database('wal', { status: 'done', finished: 1, lease: null }).close();
  const script = `
    import { rowsOf } from ${JSON.stringify(path.resolve('src/store/tables.ts'))};
    const asked = rowsOf(${JSON.stringify(located())}, ${NOW});
    console.log(Object.keys(asked.rows).length, asked.findings.length);
    process.emitWarning('heard', 'ExperimentalWarning');`;
  const run = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(run).toBe('3 0\n');
  const heard = execFileSync(
    'sh',
    ['-c', `"$0" --input-type=module -e "$1" 2>&1 >/dev/null`, process.execPath, script],
    { encoding: 'utf8' },
  );
  expect(heard).toContain('heard');
  expect(heard).not.toContain('SQLite');
});

test('a rollout that no memory rests on and nobody cites is named once it is too old to be fed', () => {
  const opened = database('delete', { status: 'done', finished: SECONDS - 3600, lease: null });
  const day = 86_400;
  const add = opened.prepare('insert into stage1_outputs values (?, ?, ?, ?)');
  add.run('t2', SECONDS - 31 * day, 0, null);
  add.run('t3', SECONDS - 29 * day, 0, null);
  add.run('t4', SECONDS - 90 * day, 2, SECONDS - 60 * day);
  opened.close();
  fs.mkdirSync(`${home}/memories/rollout_summaries`);
  for (const thread of ['t1', 't2', 't3', 't4'])
    fs.writeFileSync(
      `${home}/memories/rollout_summaries/${thread}.md`,
      `thread_id: ${thread}\nupdated_at: 2026-09-01T00:00:00Z\n\n# It ran\n`,
    );
  const at = located();
  const store = codex.read(snapshot(at), at, rowsOf(at, NOW).rows);
  const scene = { cwd: home, home, platform: 'linux' as const, now: NOW, around: { folders: {}, projects: {} } };
  const unused = codex
    .health([store], codex.view([store], scene), scene)
    .filter(({ rule }) => rule === 'weight/unused')
    .map(({ file }) => file);
  expect(unused).toEqual(['rollout_summaries/t2.md']);
});

test('a project whose folder is gone is named, though nobody knows where it is now', () => {
  const at = located();
  const store = codex.read(snapshot(at), at);
  const said = (exists: boolean) => {
    const folders = { '/home/ada/app': { exists } };
    const scene = { cwd: home, home, platform: 'linux' as const, now: NOW, around: { folders, projects: {} } };
    return codex
      .health([store], codex.view([store], scene), scene)
      .filter(({ rule }) => rule === 'delivery/moved-project')
      .map(({ severity, message }) => `${severity} ${message.split(':')[0] ?? ''}`);
  };
  expect([said(false), said(true)]).toEqual([['info /home/ada/app is not here'], []]);
});
