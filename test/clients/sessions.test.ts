import * as fs from 'node:fs';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claudeDrive } from '../../adapters/claude/drive.ts';
import { claudeSessions } from '../../adapters/claude/sessions/sessions.ts';
import { codexDrive } from '../../adapters/codex/drive.ts';
import { codexSessions } from '../../adapters/codex/sessions/sessions.ts';
import { start } from '../../src/drive/client-run.ts';
import type { CodexPlace } from '../../adapters/codex/settings.ts';
import type { SessionLogs } from '../../src/adapter.ts';
import type { Drive, Reply } from '../../src/ir/drive.ts';
import type { Session } from '../../src/ir/session.ts';
import { callsDone } from '../../src/probe/calls-done.ts';
import { disk } from '../../src/store/disk.ts';
import { machineOf } from '../../src/store/machine.ts';
import { readSessions } from '../../src/store/sessions.ts';
import { absent, pinned, scratch } from './lab.ts';

let home: string;
beforeEach(() => {
  home = scratch();
  fs.mkdirSync(path.join(home, 'p'));
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true, maxRetries: 3 }));

const played = async (
  drive: Drive,
  version: string,
  script: readonly Reply[],
  argv: readonly string[] = [],
): Promise<boolean> => {
  const client = await pinned(drive, version);
  if (client === undefined) return !absent(drive, version);
  let step = -1;
  const run = await start({
    drive,
    client,
    home,
    cwd: path.join(home, 'p'),
    path: process.env['PATH'] ?? '',
    prompt: 'go on',
    argv,
    script: (request) => (drive.kind(request) === 'main' ? (script[(step += 1)] ?? { text: 'over' }) : { text: 'ok' }),
  });
  expect(run.code, run.stderr).toBe(0);
  return true;
};

const sessions = (logs: SessionLogs): Session[] => {
  const read = readSessions(disk, machineOf({ env: { HOME: home }, cwd: home }), logs);
  expect([read.unread, read.foreign, read.brokenLines]).toEqual([[], [], 0]);
  return read.sessions;
};

const done = ({ turns }: Session): string[] =>
  turns.flatMap(({ steps }) => callsDone({ steps, files: {} }).map(({ call }) => call.text));

describe.each(['2.1.197', '2.1.332'])('logs of Claude Code %s', (version) => {
  test('what was done, refused and said is read; a session that goes on is one', async () => {
    const file = path.join(home, 'p/a.md');
    const script: Reply[] = [
      { text: 'First.', calls: [{ tool: 'Write', input: { file_path: file, content: 'one\n' } }] },
      { calls: [{ tool: 'Bash', input: { command: 'echo ran', description: 'x' } }] },
      { calls: [{ tool: 'Bash', input: { command: 'git nosuch', description: 'x' } }] },
      { calls: [{ tool: 'Bash', input: { command: 'npm install left-pad', description: 'x' } }] },
      { text: 'Last.' },
    ];
    const allowed = ['--allowedTools', 'Write,Bash(echo *),Bash(git *)'];
    if (!(await played(claudeDrive, version, script, allowed))) return;
    await played(claudeDrive, version, [{ text: 'Again.' }], ['-c']);
    const [session, ...more] = sessions(claudeSessions);
    expect(more).toEqual([]);
    expect(done(session as Session)).toEqual(['one\n', 'echo ran', 'git nosuch']);
    expect(session?.turns.map(({ files }) => files)).toEqual([{ [file]: { text: 'one\n' } }, {}]);
    expect(session?.turns.map(({ steps }) => steps.at(-1))).toEqual([
      { is: 'text', text: 'Last.' },
      { is: 'text', text: 'Again.' },
    ]);
    expect(session).toMatchObject({ client: version, cwd: path.join(home, 'p') });
  });
});

describe('logs of Codex 0.171.0', () => {
  const codex: Drive<CodexPlace> = {
    ...codexDrive,
    launch: (launch) => {
      const { argv, env } = codexDrive.launch(launch);
      return { argv: argv.filter((each) => each !== '--ephemeral'), env };
    },
  };
  const full = ['-s', 'danger-full-access'];
  const exec = (input: string): Reply => ({ calls: [{ tool: 'exec', input }] });

  test('of a script that calls tools, what came of it is read', async () => {
    const patch = '*** Begin Patch\n*** Add File: a.md\n+one\n*** End Patch\n';
    const script = [
      { ...exec(`await tools.apply_patch(${JSON.stringify(patch)})`), text: 'First.' },
      exec('await tools.exec_command({cmd: "echo ran; false"})'),
      exec('await tools.exec_command({cmd: "rm -rf x", sandbox_permissions: "require_escalated"})'),
      { text: 'Last.' },
    ];
    if (!(await played(codex, '0.171.0', script, [...full, '-m', 'gpt-6.1-terra']))) return;
    const [session] = sessions(codexSessions) as [Session];
    expect(done(session)).toEqual(['one\n', 'echo ran; false']);
    expect(session.turns[0]?.files).toEqual({ [path.join(home, 'p/a.md')]: { text: 'one\n' } });
    expect(session.turns[0]?.steps.at(-1)).toEqual({ is: 'text', text: 'Last.' });
  });

  test('of a model that calls tools itself, each call is read once', async () => {
    const cite =
      '\n<oai-mem-citation>\n<citation_entries>\nMEMORY.md:2-3|note=[x]\n</citation_entries>\n</oai-mem-citation>';
    const script: Reply[] = [
      { calls: [{ tool: 'exec_command', input: { cmd: 'echo ran' } }] },
      { calls: [{ tool: 'exec_command', input: { cmd: 'rm x', sandbox_permissions: 'require_escalated' } }] },
      { text: `Last.${cite}` },
    ];
    if (!(await played(codex, '0.171.0', script, full))) return;
    const [session] = sessions(codexSessions) as [Session];
    expect(done(session)).toEqual(['echo ran']);
    expect(session.turns[0]?.cited).toEqual(['MEMORY.md:2-3']);
    expect(session.turns[0]?.steps.at(-1)).toMatchObject({ is: 'text', text: expect.stringMatching(/^Last\.\s*$/) });
  });
});
