import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claudeSessions } from '../../adapters/claude/sessions/sessions.ts';
import { codexSessions } from '../../adapters/codex/sessions/sessions.ts';
import { disk } from '../../src/store/disk.ts';
import { runId, timeOfRun } from '../../src/store/journal.ts';
import { machineOf } from '../../src/store/machine.ts';
import { LOG_BOUNDS, type LogBounds, type LogsRead, readSessions } from '../../src/store/sessions.ts';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'mp-logs-'));
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

const put = (file: string, text: string, mtime = 1000): string => {
  const full = path.join(home, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
  fs.utimesSync(full, mtime, mtime);
  return full;
};

const claude = (bounds: Partial<LogBounds> = {}): LogsRead =>
  readSessions(disk, machineOf({ env: { HOME: home }, cwd: home }), claudeSessions, { ...LOG_BOUNDS, ...bounds });

const line = (type: 'user' | 'assistant', content: unknown, uuid: string, more: object = {}): string =>
  `${JSON.stringify({
    type,
    message: { role: type, content },
    uuid,
    timestamp: '2026-06-01T10:00:00.000Z',
    cwd: '/p',
    sessionId: 's1',
    ...more,
  })}\n`;

const LOG = '.claude/projects/-p/s1.jsonl';

test('a machine without logs gives none', () => {
  expect(claude()).toMatchObject({ sessions: [], logs: 0, unread: [], foreign: [] });
});

test('broken lines are counted and passed over, and a line that is being written is none', () => {
  put(
    LOG,
    `${line('user', 'hi', 'a')}{"type":"assistant", brok\nno json\n\n${line('assistant', 'yes', 'b')}{"type":"us`,
  );
  const { sessions, brokenLines } = claude();
  expect(brokenLines).toBe(2);
  expect(sessions[0]?.turns[0]?.steps).toEqual([
    { is: 'turn', text: 'hi' },
    { is: 'text', text: 'yes' },
  ]);
});

test('lines are read over the borders of chunks, and in any script', () => {
  const words = 'ü語'.repeat(400_000);
  put(LOG, line('user', 'hi', 'a') + line('assistant', words, 'b') + line('assistant', 'end', 'c'));
  const texts = claude().sessions[0]?.turns[0]?.steps.map((step) => ('text' in step ? step.text : ''));
  expect(texts?.[1]).toBe(words);
  expect(texts?.[2]).toBe('end');
});

test('what is over a bound is named, and the rest is read', () => {
  put(LOG, line('user', 'hi', 'a') + line('assistant', 'x'.repeat(5000), 'b') + line('assistant', 'end', 'c'), 3000);
  const older = put('.claude/projects/-p/s2.jsonl', line('user', 'old', 'd', { sessionId: 's2' }), 2000);
  const long = claude({ lineBytes: 2000 });
  expect(long.brokenLines).toBe(1);
  expect(long.sessions[0]?.turns[0]?.steps.at(-1)).toEqual({ is: 'text', text: 'end' });
  expect(claude({ files: 1 }).unread).toEqual([{ file: older, why: 'more than 1 logs' }]);
  expect(claude({ bytes: 100 }).unread).toEqual([{ file: older, why: 'more than 100 bytes of logs' }]);
});

test('a log that is too long is read to its bound', () => {
  const big = put(LOG, line('user', 'hi', 'a') + line('assistant', 'x'.repeat(3 << 20), 'b') + line('user', 'z', 'c'));
  const { sessions, unread } = claude({ fileBytes: 1 << 20 });
  expect(unread).toEqual([{ file: big, why: 'longer than 1048576 bytes' }]);
  expect(sessions[0]?.turns.length).toBe(1);
});

test('foreign and unreadable files are named and stop nothing', () => {
  const odd = put('.claude/projects/-p/odd.jsonl', '{"a": 1}\n[1, 2]\n');
  const empty = put('.claude/projects/-p/empty.jsonl', '');
  fs.mkdirSync(path.join(home, '.claude/projects/-p/folder.jsonl'), { recursive: true });
  const gone = path.join(home, '.claude/projects/-p/gone.jsonl');
  fs.symlinkSync('/nowhere/at/all', gone);
  put('.claude/projects/-p/memory/notes.jsonl', line('user', 'no log', 'x'));
  put(LOG, line('user', 'hi', 'a'));
  const { sessions, foreign, unread, brokenLines } = claude();
  expect(sessions.map(({ id }) => id)).toEqual(['s1']);
  expect(foreign.sort()).toEqual([empty, odd].sort());
  expect(unread).toEqual([{ file: gone, why: 'ENOENT' }]);
  expect(brokenLines).toBe(1);
});

test('sessions of Codex lie by day and in the archive; what is compressed is named', () => {
  const meta = (id: string) =>
    `${JSON.stringify({ timestamp: '2026-06-01T10:00:00Z', type: 'session_meta', payload: { id, cwd: '/p' } })}\n`;
  put('.codex/sessions/2026/06/01/rollout-a.jsonl', meta('a'));
  put('.codex/archived_sessions/rollout-b.jsonl', meta('b'));
  const packed = put('.codex/sessions/2025/01/01/rollout-c.jsonl.zst', '(µ/ý');
  const read = readSessions(disk, machineOf({ env: { HOME: home }, cwd: home }), codexSessions);
  expect(read.sessions.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  expect(read.unread).toEqual([{ file: packed, why: 'it is compressed' }]);
});

test('the name of a run tells when it was', () => {
  const now = Date.UTC(2026, 10, 22, 13, 4, 5);
  expect(timeOfRun(runId(now + 700, 'ab12'))).toBe(now);
  expect(timeOfRun('somebody-else')).toBeUndefined();
});
