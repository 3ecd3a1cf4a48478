import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountLine } from '../../src/report/account.ts';
import { modelFor, type ModelWish } from '../../src/world/model.ts';
import { worldOf, type Given, type World } from '../../src/world/world.ts';
import { question, questions, SAME } from './question.ts';
import { says, serve, type WireServer } from './wire.ts';

let home: string;
let server: WireServer;
beforeEach(async () => {
  home = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'mp-model-'));
  server = await serve(says('anthropic', JSON.stringify(SAME)));
});
afterEach(async () => {
  await server.close();
  fs.rmSync(home, { recursive: true, force: true });
});

const put = (name: string, value: unknown): void => {
  const file = path.join(home, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
};
const config = (value: unknown): void => put('.config/memport/config.json', value);
const PROGRAM = path.join(import.meta.dirname, 'program.mjs');
/** A client whose host is not this machine. */
const OWN = { models: { own: { client: 'command', command: [process.execPath, PROGRAM, 'bare'] } } };
const HOST = `the program ${path.basename(process.execPath)}`;

const world = (given: Partial<Given> = {}): World =>
  worldOf({
    cwd: home,
    adapters: [],
    ...given,
    env: {
      HOME: home,
      PATH: process.env['PATH'],
      MEMPORT_NOW: '2026-11-22',
      ANTHROPIC_BASE_URL: server.url,
      ...given.env,
    },
  });
const open = (choice: string | undefined, wish: Partial<ModelWish> = {}, given: Partial<Given> = {}) =>
  modelFor(world(given), choice, { holds: 'the words of 2 memories', ...wish });
const key = { env: { ANTHROPIC_API_KEY: 'not-a-key' } };
const consent = (): string => fs.readFileSync(path.join(home, '.local/state/memport/consent.json'), 'utf8');

describe('consent', () => {
  test('nobody to ask and no yes: refused, with what would leave and what to type', async () => {
    config(OWN);
    const { asking } = await open('own');
    await expect(asking(questions(2))).rejects.toThrow(
      expect.objectContaining({
        code: 'refused',
        exit: 3,
        message: expect.stringContaining(HOST) as string,
        where: expect.stringMatching(/the words of 2 memories.*2 requests now, about [\d,]+ tokens/) as string,
        todo: '--send-to command allows it for this run',
      }),
    );
  });

  test('a yes is asked for once, before anything is sent, and remembered for that host', async () => {
    config(OWN);
    const asked: string[] = [];
    const agree = async (text: string): Promise<boolean> => asked.push(text) > 0;
    const { asking } = await open('own', { agree });
    expect(await asking(questions(2))).toMatchObject([{ is: 'answer' }, { is: 'answer' }]);
    await asking(questions(1));
    expect(asked).toEqual([
      [
        `To be sent to ${HOST} (model unknown): the words of 2 memories.`,
        '2 requests now, about 166 tokens, at most 100 back; no price for this model in prices.json.',
        'Nothing else leaves this machine; a memory with a secret or an injection in it stays here.',
      ].join('\n'),
    ]);
    expect(JSON.parse(consent())).toMatchObject({ hosts: { [HOST]: '2026-11-22T00:00:00.000Z' } });
    expect(await (await open('own')).asking(questions(1))).toMatchObject([{ is: 'answer' }]);
  });

  test('a no sends nothing, and is remembered by nobody', async () => {
    config(OWN);
    let asked = 0;
    const { asking } = await open('own', { agree: async () => ++asked > 9 });
    const no = { is: 'none', why: 'gave-up', says: 'you said no' };
    expect([...(await asking(questions(2))), ...(await asking(questions(1)))]).toEqual([no, no, no]);
    expect(asked).toBe(1);
    expect(fs.existsSync(path.join(home, '.local/state/memport/consent.json'))).toBe(false);
  });

  test('the host that was typed is allowed for this run, and only it', async () => {
    config(OWN);
    expect(await (await open('own', { allowHost: 'command' })).asking(questions(1))).toMatchObject([{ is: 'answer' }]);
    await expect((await open('own', { allowHost: 'api.example' })).asking(questions(1))).rejects.toThrow(
      /nobody has agreed/,
    );
    await expect((await open('own')).asking(questions(1))).rejects.toThrow(/nobody has agreed/);
  });

  test('a consent file that cannot be read says yes to nothing', async () => {
    config(OWN);
    for (const text of ['{', '[]', '{"hosts": []}', '{"hosts": null}']) {
      put('.local/state/memport/consent.json', text);
      await expect((await open('own')).asking(questions(1))).rejects.toThrow(/nobody has agreed/);
    }
  });

  test('what stays on this machine needs none', async () => {
    const { asking, client } = await open('anthropic', {}, key);
    expect(client.host).toBe('this machine');
    expect(await asking(questions(1))).toMatchObject([{ is: 'answer', model: 'model-that-answered' }]);
  });

  test('no question, no consent', async () => {
    config(OWN);
    expect(await (await open('own')).asking([])).toEqual([]);
  });
});

describe('what must not leave', () => {
  const TOKEN = ['ghp', '9Kd2vXq7LmT4wZb8RfN1pYc6HsJ3gUa5Ee0o'].join('_');

  test('a question that holds a secret is not sent, and the others are', async () => {
    const { asking } = await open('anthropic', {}, key);
    const secret = question(0, { input: JSON.stringify({ a: `the token is ${TOKEN}` }) });
    const outcomes = await asking([question(1), secret, question(2)]);
    expect(outcomes).toMatchObject([
      { is: 'answer' },
      { is: 'none', why: 'gave-up', says: 'it holds what must not leave this machine' },
      { is: 'answer' },
    ]);
    expect(JSON.stringify(server.requests.map(({ body }) => body))).not.toContain(TOKEN);
  });

  test('an answer that holds one is not recorded', async () => {
    await server.close();
    server = await serve(says('anthropic', JSON.stringify({ verdict: 'same', note: TOKEN })));
    const { asking } = await open('cassette:tapes,anthropic', {}, key);
    expect(await asking(questions(1))).toMatchObject([{ is: 'answer' }]);
    expect(fs.existsSync(path.join(home, 'tapes'))).toBe(false);
  });
});

describe('budget and prices', () => {
  test('dollars need a price of the person’s own', async () => {
    await expect(open('anthropic#m', { budget: { maxUsd: 1 } }, key)).rejects.toThrow(
      expect.objectContaining({ code: 'usage', expected: expect.stringContaining('"m"') as string }),
    );
    put('.config/memport/prices.json', { m: { sent: 3, cached: 0.3, received: 15 } });
    const { asking, account, bill } = await open('anthropic#m', { budget: { maxUsd: 1 } }, key);
    expect(bill(questions(2))).toMatchObject({
      requests: 2,
      usd: expect.closeTo((166 * 3 + 2 * (50 + 8_192) * 15) / 1e6, 6) as number,
    });
    await asking(questions(2));
    expect(account()).toMatchObject({ requests: 2, sent: 200, cached: 120, received: 14 });
    expect(account().usd).toBeCloseTo((80 * 3 + 120 * 0.3 + 14 * 15) / 1e6, 9);
    expect(accountLine(account())).toBe(
      '2 requests, 200 tokens sent (120 of them cached), 14 received; $0.0005 by your prices',
    );
  });

  test('a budget of tokens holds over everything that is asked in a run', async () => {
    const { asking, account } = await open('anthropic', { budget: { maxTokens: 8_700 } }, key);
    await asking(questions(3));
    expect(await asking(questions(3))).toMatchObject([
      { is: 'answer' },
      { why: 'over-budget' },
      { why: 'over-budget' },
    ]);
    expect(account().sent + account().received).toBeLessThanOrEqual(8_700);
  });

  test.each([
    ['{"m": {"sent": "3"}}', /prices.json/],
    ['{"m": 3}', /prices.json/],
    ['{', /prices.json is not JSON/],
  ])('a price file that is none: %s', async (text) => {
    put('.config/memport/prices.json', text);
    await expect(open('anthropic', {}, key)).rejects.toThrow(expect.objectContaining({ code: 'config', exit: 2 }));
  });
});

describe('the configuration', () => {
  test('names the client that is asked where nobody names one; without it there is none', async () => {
    config({ model: 'anthropic', models: { anthropic: { model: 'mine' } } });
    expect((await open(undefined, {}, key)).client).toMatchObject({ id: 'anthropic', model: 'mine' });
    config({});
    await expect(open(undefined)).rejects.toThrow(expect.objectContaining({ code: 'usage' }));
  });

  test.each([
    { models: { a: { key_env: 'sk-ant-0123' } } },
    { models: { a: { client: 'nobody' } } },
    { models: { a: { url: 'no address' } } },
    { models: { a: { api_key: 'x' } } },
  ])('a mistake ends with its line: %j', async (value) => {
    config(value);
    await expect(open('anthropic', {}, key)).rejects.toThrow(
      expect.objectContaining({ code: 'config', where: expect.stringMatching(/config\.json:1$/) as string }),
    );
  });

  test('a repository has no say: neither its memport.json nor a relative home', async () => {
    put('memport.json', OWN);
    await expect(open('own')).rejects.toThrow(/no model client/);
    put('memport/config.json', OWN);
    await expect(open('own', {}, { env: { HOME: '', XDG_CONFIG_HOME: '.' } })).rejects.toThrow(/no model client/);
  });
});

test('a signal ends the asking with what was answered by then, and the next pause tells of it', async () => {
  await server.close();
  server = await serve(says('anthropic', JSON.stringify(SAME)), 'hang');
  let signalled = false;
  const pause = async (): Promise<void> => {
    if (signalled) throw new Error('stopped by SIGINT');
  };
  let held = 0;
  const own = world({
    ...key,
    pause,
    hold: async (work) => {
      held += 1;
      return work();
    },
  });
  const { asking } = await modelFor(own, 'anthropic', { holds: 'x' });
  const work = asking(questions(10));
  await expect.poll(() => server.requests.length).toBe(5);
  signalled = true;
  const outcomes = await work;
  expect(outcomes[0]).toMatchObject({ is: 'answer' });
  expect(outcomes.slice(1)).toEqual(Array(9).fill({ is: 'none', why: 'stopped' }));
  expect(held).toBe(1);
  await expect(own.pause('always')).rejects.toThrow(/SIGINT/);
  await expect.poll(server.open).toBe(0);
});
