import * as fs from 'node:fs';
import * as path from 'node:path';
import { describe, expect, test } from 'vitest';
import { claudeSessions } from '../../adapters/claude/sessions/sessions.ts';
import { codexSessions } from '../../adapters/codex/sessions/sessions.ts';
import type { SessionLogs } from '../../src/adapter.ts';
import type { Session } from '../../src/ir/session.ts';
import { momentsOf } from '../../src/probe/moment.ts';
import { observedOf } from '../../src/probe/watched.ts';
import { occasionsIn } from '../../src/probe/occasions.ts';
import { SEED } from '../seed.ts';
import { CARRIED, historyOf, type Planted } from './sessions/history.ts';
import { claudeLogs, codexLogs, type PlannedSession } from './sessions/planted.ts';
import { DASHES, RULES } from './sessions/rules.ts';

const CLIENTS = {
  claude: { logs: claudeSessions, write: claudeLogs },
  codex: { logs: codexSessions, write: codexLogs },
} as const;

const WATCHED = [DASHES, ...RULES.map(({ watched }) => watched)];

const readIn = (logs: SessionLogs, file: string, text: string): Session[] => {
  const reader = logs.open();
  for (const line of text.split('\n')) expect(reader.take(line)).not.toBe('broken');
  return reader.sessions(file);
};

const sessionsOf = (client: keyof typeof CLIENTS, planned: readonly PlannedSession[]): Session[] =>
  [...CLIENTS[client].write(planned)].flatMap(([file, text]) => {
    expect(CLIENTS[client].logs.isLog(file)).toBe(true);
    return readIn(CLIENTS[client].logs, file, text);
  });

const keyOf = ({ rule, at, followed }: Planted): string => `${rule} ${at} ${followed}`;

describe.each(['claude', 'codex'] as const)('planted sessions of %s', (client) => {
  const { sessions: planned, planted } = historyOf(SEED, 80);
  const sessions = sessionsOf(client, planned);

  test('what was followed and what was broken is found, and nothing else', () => {
    const found = new Set(
      WATCHED.flatMap(({ probe }) =>
        sessions
          .filter(({ cwd }) => cwd === '/home/dev/shop' || cwd.startsWith('/home/dev/shop/'))
          .flatMap((session) =>
            occasionsIn(probe, momentsOf(session, '/home/dev/shop')).map(({ turn, followed }) =>
              keyOf({ rule: probe.memory.id, at: session.turns[turn]?.at as number, followed }),
            ),
          ),
      ),
    );
    for (const followed of [true, false]) {
      const told = [...found].filter((key) => key.endsWith(String(followed)));
      const meant = new Set(planted.filter((each) => each.followed === followed).map(keyOf));
      const right = told.filter((key) => meant.has(key)).length;
      expect(told.filter((key) => !meant.has(key)).slice(0, 5)).toEqual([]);
      expect([...meant].filter((key) => !found.has(key)).slice(0, 5)).toEqual([]);
      expect(right / told.length).toBeGreaterThanOrEqual(0.95);
      expect(right / meant.size).toBeGreaterThanOrEqual(0.95);
    }
  });

  test('each occasion is counted once, on its side of the migration, in its project', () => {
    const watched = WATCHED.map((each) => ({ ...each, carriedAt: CARRIED }));
    const { rows, across, repeated } = observedOf(sessions, watched);
    expect(repeated > 0).toBe(client === 'claude');
    let seen = across;
    for (const name of WATCHED.map(({ probe }) => probe.memory.id)) {
      const row = rows.find(({ memory }) => memory === name);
      const of = (side: 'before' | 'after'): Planted[] =>
        planted.filter(({ rule, at }) => rule === name && at < CARRIED === (side === 'before'));
      expect(row?.before.trials).toBe(of('before').length);
      expect(row?.before.followed).toBe(of('before').filter(({ followed }) => followed).length);
      seen += (row?.before.trials ?? 0) + (row?.after.trials ?? 0);
    }
    expect(seen).toBe(planted.length);
  });
});

const FIXTURES = path.join(import.meta.dirname, '../fixtures/sessions');

const recorded = (client: string, logs: SessionLogs, below: string): Session[] => {
  const root = path.join(FIXTURES, client, below);
  return (fs.readdirSync(root, { recursive: true }) as string[])
    .filter((file) => logs.isLog(file))
    .sort()
    .flatMap((file) => readIn(logs, file, fs.readFileSync(path.join(root, file), 'utf8')));
};

const told = (sessions: readonly Session[]): string[] =>
  sessions.flatMap(({ id, agentOf, turns }) => [
    `${agentOf === undefined ? 'session' : 'sub-agent'} ${id.slice(0, 8)}`,
    ...turns.flatMap(({ steps, files, cited }) => [
      ...steps.map((step) => {
        if (step.is === 'turn' || step.is === 'text') return `  ${step.is}: ${step.text.trim().slice(0, 60)}`;
        if (step.is === 'result') return `  = ${step.refused ? 'refused' : 'done'}`;
        return `  ${step.tool} ${step.path ?? step.text.replaceAll('\n', '⏎').slice(0, 70)}`;
      }),
      ...Object.entries(files).map(
        ([file, { text, partly }]) => `  ${partly ? 'into' : 'file'} ${file}: ${text.trimEnd().replaceAll('\n', '⏎')}`,
      ),
      ...cited.map((each) => `  cites ${each}`),
    ]),
  ]);

describe('recorded sessions of the real clients', () => {
  test.each(['claude-2.1.197', 'claude-2.1.329'])('%s', async (client) => {
    await expect(`${told(recorded(client, claudeSessions, 'projects')).join('\n')}\n`).toMatchFileSnapshot(
      path.join(FIXTURES, `${client}.txt`),
    );
  });
  test('codex-0.169.0', async () => {
    await expect(`${told(recorded('codex-0.169.0', codexSessions, 'sessions')).join('\n')}\n`).toMatchFileSnapshot(
      path.join(FIXTURES, 'codex-0.169.0.txt'),
    );
  });
});
