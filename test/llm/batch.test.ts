import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Sent, SentBatches } from '../../src/ir/sent-batch.ts';
import { batchAsker } from '../../src/llm/batch.ts';
import { chosenBy, type Chosen } from '../../src/llm/choice.ts';
import type { Batches, ModelClient, Posted } from '../../src/llm/client.ts';
import { gathered } from '../../src/llm/gather.ts';
import { clientOf } from '../../src/llm/opened-client.ts';
import { purseOf, type Purse } from '../../src/llm/purse.ts';
import { question, SAME } from './question.ts';
import { says } from './wire.ts';

const KEY = 'sk-ant-0123456789-not-a-key';

/** Both providers' batches on loopback: what is sent is answered once `open` says so. */
const provider = async (wire: 'anthropic' | 'openai') => {
  const batches: { id: string; mark: string; ids: string[]; fails: Set<string> }[] = [];
  const state = { open: true, lose: false, fails: new Set<string>(), sent: 0, polled: 0, refuses: 0 };
  let file: string[] = [];
  const reply = (fails: Set<string>, id: string): string => {
    const answer = says(wire, JSON.stringify(SAME)) as { body: object };
    const failed = fails.has(id);
    if (wire === 'anthropic')
      return JSON.stringify({
        custom_id: id,
        result: failed ? { type: 'expired' } : { type: 'succeeded', message: answer.body },
      });
    const response = failed
      ? { status_code: 500, body: { error: { message: 'broken' } } }
      : { status_code: 200, body: answer.body };
    return JSON.stringify({ id: 'x', custom_id: id, response, error: null });
  };
  const told = ({ id, mark, ids }: (typeof batches)[number]): object =>
    wire === 'anthropic'
      ? {
          id,
          type: 'message_batch',
          created_at: new Date().toISOString(),
          processing_status: state.open ? 'ended' : 'in_progress',
          results_url: `http://${host()}/v1/messages/batches/${id}/results`,
          request_counts: { processing: 0, succeeded: ids.length, errored: 0, canceled: 0, expired: 0 },
        }
      : {
          id,
          object: 'batch',
          created_at: Date.now() / 1_000,
          status: state.open ? 'completed' : 'in_progress',
          output_file_id: `out-${id}`,
          metadata: { memport: mark },
          request_counts: { total: ids.length },
        };
  const host = (): string => `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const url = request.url ?? '';
    const say = (body: object | string): void => {
      response.writeHead(200, {
        'content-type': typeof body === 'string' ? 'application/x-jsonl' : 'application/json',
      });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const known = batches.find(({ id }) => url.includes(id));
    if (known && state.refuses > 0) {
      response.writeHead(state.refuses, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ error: { type: 'refused', message: 'no' } }));
    }
    if (url.includes('/files') && request.method === 'POST') {
      file = [...text.matchAll(/"custom_id":"([\w-]+)"/g)].map(([, id]) => id as string);
      return say({ id: 'file-1', object: 'file' });
    }
    if (request.method === 'POST') {
      const body = JSON.parse(text) as { requests?: { custom_id: string }[]; metadata?: { memport: string } };
      const ids = body.requests?.map((each) => each.custom_id) ?? file;
      batches.push({
        id: `batch_${batches.length}_x`,
        mark: body.metadata?.memport ?? '',
        ids,
        fails: new Set(state.fails),
      });
      state.sent += ids.length;
      if (state.lose) return void request.socket.destroy();
      return say(told(batches.at(-1) as (typeof batches)[number]));
    }
    if (known && /results|content/.test(url))
      return say(
        `${known.ids
          .toReversed()
          .map((id) => reply(known.fails, id))
          .join('\n')}\n`,
      );
    if (known) {
      state.polled += 1;
      return say(told(known));
    }
    return say({ data: batches.map(told).toReversed(), has_more: false, first_id: null, last_id: null });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://${host()}`;
  const env = { ANTHROPIC_API_KEY: KEY, OPENAI_API_KEY: KEY, ANTHROPIC_BASE_URL: url, OPENAI_BASE_URL: `${url}/v1` };
  const client = await clientOf(chosenBy(`${wire}#big`, {}, env) as Chosen, env);
  close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { client: client as ModelClient & { batches: Batches }, state, batches };
};

let close: () => Promise<void> = async () => {};
afterEach(() => close());

const kept = (): SentBatches & { rows: Sent[] } => {
  const rows: Sent[] = [];
  return {
    rows,
    all: () => [...rows],
    keep: (batch) => {
      const at = rows.findIndex(({ mark, since }) => mark === batch.mark && since === batch.since);
      if (at >= 0) rows.splice(at, 1);
      if (batch.ids.length > 0) rows.push(batch);
    },
  };
};

const posted = (count: number): Posted[] =>
  Array.from({ length: count }, (_, at) => ({ id: `q${at}`, question: question(at) }));

const asker = (
  client: ModelClient & { batches: Batches },
  sent: SentBatches,
  { purse = purseOf(), signal = new AbortController().signal }: { purse?: Purse; signal?: AbortSignal } = {},
) =>
  batchAsker(client, {
    purse,
    signal,
    sent,
    now: () => Date.now(),
    price: { sent: 10, cached: 1, received: 50, batch: 0.5 },
    waits: { firstMs: 2, mostMs: 2 },
  });

describe.each(['anthropic', 'openai'] as const)('batches of %s', (wire) => {
  test('each question has its answer, whatever the order; it costs what the price of batches says', async () => {
    const { client, state } = await provider(wire);
    const purse = purseOf();
    const outcomes = await asker(client, kept(), { purse })(posted(5));
    expect(outcomes).toEqual(Array(5).fill({ is: 'answer', value: SAME, model: 'model-that-answered' }));
    expect(state.sent).toBe(5);
    const full = (5 * (40 * 10 + 60 * 1 + 7 * 50)) / 1e6;
    expect(purse.account()).toMatchObject({ requests: 5, sent: 500, received: 35 });
    expect(purse.account().usd).toBeCloseTo(full / 2);
  });

  test('a run that ends while a batch is under way pays nothing twice', async () => {
    const { client, state } = await provider(wire);
    const sent = kept();
    state.open = false;
    const stop = new AbortController();
    const first = asker(client, sent, { signal: stop.signal })(posted(4));
    await expect.poll(() => state.polled).toBeGreaterThan(1);
    stop.abort();
    expect(await first).toEqual(Array(4).fill({ is: 'none', why: 'stopped' }));
    state.open = true;
    const purse = purseOf();
    expect(await asker(client, sent, { purse })(posted(6))).toMatchObject(Array(6).fill({ is: 'answer' }));
    expect(state.sent).toBe(6);
    expect(purse.account().requests).toBe(2);
  });

  test('so does one that was killed before it heard the name of its batch', async () => {
    const { client, state } = await provider(wire);
    const sent = kept();
    state.lose = true;
    expect(await asker(client, sent)(posted(3))).toMatchObject(Array(3).fill({ is: 'none', why: 'gave-up' }));
    expect(sent.rows).toMatchObject([{ ids: ['q0', 'q1', 'q2'] }]);
    expect(sent.rows[0]?.name).toBeUndefined();
    state.lose = false;
    expect(await asker(client, sent)(posted(3))).toMatchObject(Array(3).fill({ is: 'answer' }));
    expect(state.sent).toBe(3);
    // One that never left is not waited for.
    const before = { ...kept() };
    before.keep({ mark: 'never', since: Date.now(), ids: ['q0', 'none-of-ours', 'x', 'y'] });
    expect(await asker(client, before)(posted(1))).toMatchObject([{ is: 'answer' }]);
    expect(state.sent).toBe(4);
  });

  test('one that the host refuses to tell of stays booked; one that it does not know is sent again', async () => {
    const { client, state } = await provider(wire);
    const sent = kept();
    state.refuses = 401;
    await expect(asker(client, sent)(posted(3))).rejects.toThrow(/key/);
    await expect(asker(client, sent)(posted(3))).rejects.toThrow(/key/);
    state.refuses = 0;
    expect(await asker(client, sent)(posted(3))).toMatchObject(Array(3).fill({ is: 'answer' }));
    expect(state.sent).toBe(3);
    state.refuses = 404;
    const lost = kept();
    await expect(asker(client, lost)(posted(2))).rejects.toThrow('it knows no such batch');
    expect(lost.rows).toEqual([]);
  });

  test('what a batch left unanswered is said, and sent again by the next run', async () => {
    const { client, state } = await provider(wire);
    const sent = kept();
    state.fails.add('q1');
    const outcomes = await asker(client, sent)(posted(3));
    expect(outcomes.map(({ is }) => is)).toEqual(['answer', 'none', 'answer']);
    state.fails.clear();
    expect(await asker(client, sent)(posted(3))).toMatchObject(Array(3).fill({ is: 'answer' }));
    expect(state.sent).toBe(4);
  });

  test('the budget is set aside before a batch leaves', async () => {
    const { client, state } = await provider(wire);
    const outcomes = await asker(client, kept(), { purse: purseOf({ maxTokens: 30_000 }) })(posted(9));
    expect(outcomes.filter(({ is }) => is === 'none')).toEqual(
      Array(9 - state.sent).fill({ is: 'none', why: 'over-budget' }),
    );
    expect(state.sent).toBeGreaterThan(0);
    expect(state.sent).toBeLessThan(9);
  });
});

test('questions of work side by side go out together, once all of it waits', async () => {
  const asked: number[][] = [];
  const { during, ask } = gathered<number, number>(async (all) => {
    asked.push([...all]);
    return all.map((each) => each * 2);
  });
  const work = (first: number, rounds: number) =>
    during(async () => {
      let value = first;
      for (let round = 0; round < rounds; round += 1) value = await ask(value);
      return value;
    });
  expect(await Promise.all([work(1, 1), work(2, 3), work(3, 2)])).toEqual([2, 16, 12]);
  expect(asked).toEqual([[1, 2, 3], [4, 6], [8]]);
});
