import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commandClient } from '../../src/llm/command.ts';
import { asker } from '../../src/llm/pool.ts';
import { purseOf } from '../../src/llm/purse.ts';
import { question, questions } from './question.ts';

let folder: string;
beforeEach(() => void (folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-command-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const PROGRAM = path.join(import.meta.dirname, 'program.mjs');
const client = (...args: string[]) =>
  commandClient({ argv: [process.execPath, PROGRAM, ...args], model: 'm', env: { PATH: '' } });
const ask = (...args: string[]) =>
  asker(client(...args), { backoffMs: 1, attempts: 2, patienceMs: 20_000 })([question()]);
const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('any program answers questions', () => {
  test('with the bare value, which it was asked for on stdin', async () => {
    expect(await ask('bare')).toEqual([{ is: 'answer', value: { verdict: 'same', note: 'rule 0' }, model: 'm' }]);
  });

  test('or with what it wants to tell besides', async () => {
    const purse = purseOf();
    const outcomes = await asker(client('wrapped'), { purse })(questions(2));
    expect(outcomes[1]).toEqual({ is: 'answer', value: { verdict: 'same', note: null }, model: 'inner' });
    expect(purse.account()).toEqual({ requests: 2, sent: 10, cached: 0, received: 4 });
  });

  test.each([
    ['refuse', { why: 'refused' }],
    ['babble', { why: 'malformed' }],
    ['later', { why: 'gave-up' }],
  ])('%s is an outcome', async (how, outcome) => {
    expect(await ask(how)).toMatchObject([{ is: 'none', ...outcome }]);
  });

  test('what it says as it fails is told; one that is not there is one clear error', async () => {
    await expect(ask('fail')).rejects.toThrow(
      expect.objectContaining({
        code: 'provider',
        message: expect.stringMatching(/ended with 3: no such model/) as string,
      }),
    );
    const gone = commandClient({ argv: ['/no/such/program'], model: 'm', env: {} });
    await expect(asker(gone)(questions(3))).rejects.toThrow(
      expect.objectContaining({ code: 'provider', where: expect.stringContaining('/no/such/program') as string }),
    );
  });

  test('it stands in an empty folder, and is never looked for in the one that somebody is in', async () => {
    const [outcome] = await ask('where');
    const { note } = (outcome as { value: { note: string } }).value;
    expect(JSON.parse(note)).toMatchObject({ files: [] });
    expect(note).not.toContain(process.cwd());
    expect(() => commandClient({ argv: ['./ask'], model: 'm', env: {} })).toThrow(
      expect.objectContaining({ code: 'config' }),
    );
  });

  test('a signal ends it, and what it started', async () => {
    const file = path.join(folder, 'pids');
    const stop = new AbortController();
    const asking = asker(client('hang', file), { signal: stop.signal })([question()]);
    await expect
      .poll(() => fs.existsSync(file) && fs.readFileSync(file, 'utf8') !== '', { timeout: 20_000 })
      .toBe(true);
    const pids = JSON.parse(fs.readFileSync(file, 'utf8')) as number[];
    expect(pids.map(alive)).toEqual([true, true]);
    stop.abort();
    expect(await asking).toEqual([{ is: 'none', why: 'stopped' }]);
    await expect.poll(() => pids.map(alive), { timeout: 20_000 }).toEqual([false, false]);
  });

  test('one that never stops talking is held to a bound and to its time', async () => {
    const outcomes = await asker(client('flood'), { patienceMs: 300 })([question()]);
    expect(outcomes).toMatchObject([{ is: 'none', why: 'gave-up' }]);
  });
});
