import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { stopped, type Halt } from '../../src/cli/signals.ts';
import type { Rim } from '../../src/cli/setting.ts';
import { anthropicStores } from '../../src/remote/anthropic-stores.ts';
import { makeHome, type Ran } from '../cli/built.ts';
import { askingHere } from '../cli/here.ts';
import { storeServer, type StoreServer } from './server.ts';

const asking = askingHere(run);
let server: StoreServer;
let home: string;
let gone: () => void;

beforeEach(async () => {
  server = await storeServer();
  ({ home, remove: gone } = makeHome());
});
afterEach(async () => {
  await server.close();
  gone();
});

const state = (): string => join(home, '../state/memport');
const folder = (): string => join(state(), 'remote', server.url.slice(7).replace(':', '_'), 'memstore_01');

/** A command line with the server as its remote; the host is agreed to. */
const remote = (args: readonly string[], rim: Partial<Rim> = {}): Promise<Ran> =>
  asking(home, [...args, '--remote', server.url, '--send-to', server.url.slice(7)], {
    ...rim,
    env: { HOME: home, MEMPORT_API_KEY: 'sk-test', ...rim.env },
  });

const claude = (rules: Readonly<Record<string, string>>): void => {
  const at = join(home, '.claude/projects/-app/memory');
  mkdirSync(at, { recursive: true });
  const lines = Object.entries(rules).map(([name, text]) => {
    writeFileSync(join(at, `${name}.md`), `---\nname: ${name}\ndescription: ${text}\ntype: feedback\n---\n\n${text}\n`);
    return `- [${name}](${name}.md): ${text}`;
  });
  writeFileSync(join(at, 'MEMORY.md'), `${lines.join('\n')}\n`);
};
const RULES = { tabs: 'Indent Go files with tabs.', push: 'Never push to main.', tests: 'Run the tests first.' };
const CARRY = ['claude:managed-agents', '--all', '--include-absent', '--yes'];
const changes = (): string[] => server.asked.map(({ line }) => line).filter((line) => !line.startsWith('GET'));
const statements = (ran: Ran): string[] =>
  (JSON.parse(ran.stdout) as { stores: { memories: { statement: string }[] }[] }).stores.flatMap(({ memories }) =>
    memories.map(({ statement }) => statement),
  );

test('all pages of a store are fetched into private files, and listed', async () => {
  for (let at = 0; at < 25; at += 1) server.put(`/notes/n${at}.md`, `Note number ${at}.\n`);
  const ran = await remote(['list', 'managed-agents', '--json']);
  expect(ran.stderr).toBe('');
  expect(statements(ran)).toHaveLength(25);
  expect(server.asked.filter(({ line }) => line.includes('/memories?'))).toHaveLength(2);
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder(), 'notes/n1.md')).mode & 0o777).toBe(0o600);
  expect(readFileSync(`${folder()}.json`, 'utf8')).not.toContain('sk-test');
  server.drop('/notes/n1.md');
  expect(statements(await remote(['list', 'managed-agents', '--json']))).toHaveLength(24);
});

test('a migration is planned, sent with versions, nothing the second time, and taken back by version', async () => {
  claude(RULES);
  server.put('/own.md', 'The agent wrote this.\n');
  const planned = await remote(['claude:managed-agents', '--all', '--include-absent', '--dry-run']);
  expect(planned.stdout).toContain('nothing was written');
  expect(changes()).toEqual([]);
  const ran = await remote(CARRY);
  expect(ran.stderr).toBe('');
  expect(ran.stdout.match(/^Sent to Team notes: created \S+ \(version memver_\d+\)$/gm)).toHaveLength(3);
  expect(ran.code).toBe(0);
  expect(Object.keys(server.texts())).toHaveLength(4);
  const asked = server.asked.length;
  const again = await remote(CARRY);
  expect([again.code, again.stderr]).toEqual([0, '']);
  expect(server.asked.slice(asked).every(({ line }) => line.startsWith('GET'))).toBe(true);
  claude({ ...RULES, push: 'Never push to main, nor to release.' });
  expect((await remote(CARRY)).stdout).toContain('Sent to Team notes: updated push.md');
  const undone = await remote(['undo']);
  expect(undone.stdout).toContain('Sent to Team notes: updated push.md');
  expect(server.texts()['/push.md']).toContain('Never push to main.\n');
  const first = await remote(['undo']);
  expect([first.code, first.stdout.match(/removed/g)?.length]).toEqual([0, 3]);
  expect(server.texts()).toEqual({ '/own.md': 'The agent wrote this.\n' });
});

test('what somebody moved in between is a conflict: nothing more is sent, the rest waits and goes with the next run', async () => {
  claude(RULES);
  // Somebody takes the path of the second one after the fetch.
  server.fault = (line) => {
    const { path } = JSON.parse(server.asked.at(-1)?.body || '{}') as { path?: string };
    if (line.startsWith('POST') && changes().length === 2) server.put(path ?? '', 'Theirs.\n');
    return undefined;
  };
  const ran = await remote(CARRY);
  expect(ran.code).toBe(1);
  expect(ran.stdout).toMatch(/Conflict: \w+\.md: its path is taken there; nothing was sent after that/);
  expect(changes()).toHaveLength(2);
  expect(ran.stdout).toMatch(/Not sent: \w+\.md\n/);
  server.fault = () => undefined;
  expect((await remote(CARRY)).stdout.match(/Sent to/g)).toHaveLength(1);
  expect(Object.values(server.texts()).filter((text) => text === 'Theirs.\n')).toHaveLength(1);
  expect(Object.keys(server.texts())).toHaveLength(3);
});

test('an update whose version moved leaves what stands there', async () => {
  claude(RULES);
  await remote(CARRY);
  claude({ ...RULES, tabs: 'Indent Go files with tabs only.' });
  server.fault = (line) => {
    if (line.startsWith('POST')) server.put('/tabs.md', 'Moved.\n');
    return undefined;
  };
  const ran = await remote(CARRY);
  expect([ran.code, ran.stdout]).toEqual([1, expect.stringContaining('Conflict: tabs.md: it changed there')]);
  expect(server.texts()['/tabs.md']).toBe('Moved.\n');
});

test('a run that is cut off in the middle is told of by the next one, which sends the rest', async () => {
  claude(RULES);
  // The second change arrives, and its answer never does.
  server.fault = (line) => (line.startsWith('POST') && changes().length === 2 ? 'deaf' : undefined);
  const ran = await remote(CARRY);
  expect(ran.code).toBe(4);
  expect(ran.stderr).toContain('cannot be reached');
  expect(Object.keys(server.texts())).toHaveLength(2);
  server.fault = () => undefined;
  const listed = await remote(['list', 'managed-agents']);
  expect(listed.stderr).toMatch(/cut off while it sent 3 changes; there: \S+, \S+; not there: \S+\n/);
  expect(listed.stderr).toContain('1 change not sent yet');
  expect(Object.keys(server.texts())).toHaveLength(2);
  const rest = await remote(CARRY);
  expect([rest.code, rest.stdout.match(/Sent to/g)?.length]).toEqual([0, 1]);
  expect(Object.keys(server.texts())).toHaveLength(3);
});

test('what an agent wrote is carried out of it, and both ends are compared', async () => {
  server.put('/deploy.md', 'Deploys go out on Tuesdays.\n');
  const out = await remote(['managed-agents:claude', '--all', '--yes']);
  expect([out.code, out.stderr]).toEqual([0, '']);
  expect(readFileSync(join(home, '.claude/rules/memport.md'), 'utf8')).toContain('Deploys go out on Tuesdays.');
  expect((await remote(['check', 'managed-agents', 'claude'])).code).toBe(0);
  server.put('/more.md', 'Invoices go out in kroner.\n');
  expect((await remote(['check', 'managed-agents', 'claude'])).code).toBe(1);
  expect(changes()).toEqual([]);
});

test('undo leaves what somebody changed there since', async () => {
  claude(RULES);
  await remote(CARRY);
  server.put('/push.md', 'What the agent made of it.\n');
  const undone = await remote(['undo']);
  expect(undone.code).toBe(1);
  expect(server.texts()).toEqual({ '/push.md': 'What the agent made of it.\n' });
});

test('a secret and an injection leave neither by a migration nor from the copy', async () => {
  const secret = ['ghp', '_x9Qm2LrT7vBn4KsWp8ZcYd3HfJg6Ae1RuEoi'].join('');
  claude({ ...RULES, token: `The token is ${secret}.` });
  await remote(CARRY);
  expect(Object.keys(server.texts())).toHaveLength(3);
  writeFileSync(join(folder(), 'mine.md'), `Use ${secret} to log in.\n`);
  const ran = await remote(CARRY);
  expect([ran.code, ran.stdout]).toEqual([1, expect.stringContaining('Not sent: mine.md')]);
  expect(server.asked.map(({ body }) => body).join('')).not.toContain(secret);
  expect(ran.stdout + ran.stderr).not.toContain(secret);
});

test('nothing is asked without a yes, without a key, or in the clear elsewhere', async () => {
  const env = { HOME: home, MEMPORT_API_KEY: 'sk-test' };
  const list = ['list', 'managed-agents', '--remote', server.url];
  const alone = await asking(home, list, { env });
  expect([alone.code, alone.stderr]).toEqual([3, expect.stringContaining('nobody has agreed')]);
  const no = await asking(home, list, { env, ask: async () => 'no' });
  expect([no.code, no.stderr]).toEqual([3, expect.stringContaining('nothing was asked of')]);
  const keyless = await asking(home, list, { env: { HOME: home } });
  expect([keyless.code, keyless.stderr]).toEqual([4, expect.stringContaining('MEMPORT_API_KEY')]);
  const clear = await asking(home, ['list', '--remote', 'http://example.com'], { env });
  expect([clear.code, clear.stderr]).toEqual([3, expect.stringContaining('in the clear')]);
  expect(server.asked).toEqual([]);
  expect((await asking(home, list, { env, ask: async () => 'yes' })).code).toBe(0);
  expect((await asking(home, list, { env })).code).toBe(0);
});

test('each refusal of the service is one clear line', async () => {
  const told = async (fault: StoreServer['fault'], key = 'sk-test'): Promise<string> => {
    server.fault = fault;
    const { code, stderr } = await remote(['list'], { env: { MEMPORT_API_KEY: key } });
    expect(code).toBe(4);
    return stderr.split('\n')[0] ?? '';
  };
  const headers = { 'x-should-retry': 'false', 'retry-after': '7' };
  expect(await told(() => undefined, 'sk-wrong')).toMatch(/does not take this key \(401\)$/);
  expect(await told(() => ({ status: 404, type: 'not_found_error' }))).toMatch(/has nothing there \(404\)/);
  expect(await told(() => ({ status: 429, type: 'rate_limit_error', headers }))).toMatch(/asked too often \(429\)$/);
  expect(await told(() => ({ status: 500, type: 'api_error', headers }))).toMatch(/fails \(500\)/);
  expect(readdirSync(home)).not.toContain('remote');
});

test('paths that lead out of the folder are not followed, and what was fetched ages', async () => {
  server.put('/../../../evil.md', 'Out.\n');
  server.put('/fine.md', 'Fine.\n');
  const ran = await remote(['list', 'managed-agents', '--json']);
  expect(statements(ran)).toEqual(['Fine.']);
  expect(ran.stderr).toContain('cannot be a file here');
  const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const stale = await asking(home, ['show', 'managed-agents'], { env: { HOME: home, MEMPORT_NOW: later } });
  expect(stale.stdout).toMatch(/fetched \d+ days ago/);
});

test('a signal between two changes says what arrived, and the next run sends the rest', async () => {
  claude(RULES);
  const turn = async (): Promise<void> => {
    if (changes().length === 1) throw stopped('SIGINT', halt);
  };
  const halt: Halt = { held: false };
  const ran = await remote(CARRY, { turn, halt });
  expect([ran.code, ran.stderr]).toEqual([130, expect.stringContaining('1 of 3 changes arrived')]);
  expect(Object.keys(server.texts())).toHaveLength(1);
  const rest = await remote(CARRY);
  expect([rest.code, rest.stdout.match(/Sent to/g)?.length]).toEqual([0, 2]);
  expect(rest.stderr).toContain('cut off while it sent 3 changes');
});

test('what a memory there cannot hold stays behind, with its size', async () => {
  claude({ ...RULES, log: 'A line of the log. '.repeat(6_000).trim() });
  const ran = await remote(CARRY);
  expect(ran.stdout).toMatch(/the service takes 102400 bytes a memory, and this one has \d{6}/);
  expect(Object.keys(server.texts())).toHaveLength(3);
});

test('an archived store is fetched only by its name, and takes nothing', async () => {
  await server.close();
  server = await storeServer(['Old notes', 'Team notes']);
  server.put('/old.md', 'Said long ago.\n');
  claude(RULES);
  expect(statements(await remote(['list', 'managed-agents', '--json']))).toEqual([]);
  const named = await remote(['list', 'managed-agents', '--json', '--profile', 'Old notes']);
  expect(statements(named)).toEqual(['Said long ago.']);
  const ran = await remote([...CARRY, '--to-profile', 'Old notes']);
  expect(ran.stdout + ran.stderr).toContain('archived');
  expect(changes()).toEqual([]);
});

test('a service that is silent, or never comes to an end, is given up', async () => {
  const { host } = new URL(server.url);
  const service = await anthropicStores({ url: server.url, host, keyFrom: 'KEY', key: 'sk-test', patienceMs: 20 });
  const told = (fault: StoreServer['fault'], asked: () => Promise<unknown>): Promise<string> => {
    server.fault = fault;
    return asked().then(
      () => 'done',
      (error: Error) => error.message,
    );
  };
  const read = (): Promise<unknown> => service.memories('memstore_01');
  // A change is asked for once, whatever is the matter.
  expect(
    await told(
      () => 'hang',
      () => service.create('memstore_01', '/a.md', 'a'),
    ),
  ).toContain('not answer in time');
  expect(await told(() => 'flood', read)).toContain('not as a memory store does');
  expect(await told(() => 'endless', read)).toContain('more than 10000 memories');
});
