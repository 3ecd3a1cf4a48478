import * as zlib from 'node:zlib';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, type Loopback, type Script } from '../../src/drive/server.ts';
import type { Reply } from '../../src/ir/drive.ts';

let server: Loopback;
const open = async (script: Script | Reply): Promise<Loopback> =>
  (server = await listen(typeof script === 'function' ? script : () => script));
afterEach(() => server.close());

const anthropic = () => new Anthropic({ apiKey: 'sk-secret', baseURL: server.url, maxRetries: 0 });
const openai = () => new OpenAI({ apiKey: 'sk-secret', baseURL: `${server.url}/v1`, maxRetries: 0 });
const ask = { model: 'any', max_tokens: 10, messages: [{ role: 'user' as const, content: 'hi' }] };
const TEXTS = ['plain', '', 'many\nlines\n', 'data: not an event\n\nevent: x', '日本 😀 \u2028 \u0000 "quoted" \\'];
const CALLS: Reply = {
  text: 'lead',
  calls: [
    { tool: 'Read', input: { file_path: '/a b/é.md', deep: { n: [1, null] } } },
    { tool: 'Bash', input: {} },
  ],
};

describe('Anthropic Messages, as the official SDK reads it', () => {
  test.each(TEXTS)('a text arrives whole, streamed or not: %j', async (text) => {
    await open({ text });
    const whole = await anthropic().messages.create(ask);
    const streamed = await anthropic().messages.stream(ask).finalMessage();
    expect(whole.content).toEqual([{ type: 'text', text }]);
    expect(streamed.content).toEqual([{ type: 'text', text }]);
    expect([whole.stop_reason, streamed.stop_reason]).toEqual(['end_turn', 'end_turn']);
  });

  test('calls arrive with their input, in order, with ids of their own', async () => {
    await open(CALLS);
    for (const message of [
      await anthropic().messages.create(ask),
      await anthropic().messages.stream(ask).finalMessage(),
    ]) {
      const calls = message.content.filter((part) => part.type === 'tool_use');
      expect(calls.map(({ name, input }) => ({ tool: name, input }))).toEqual(CALLS.calls);
      expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
      expect(message.content[0]).toEqual({ type: 'text', text: 'lead' });
      expect(message.stop_reason).toBe('tool_use');
    }
  });

  test('tokens are counted and models listed without asking the script', async () => {
    await open(() => {
      throw new Error('asked');
    });
    expect(
      (await anthropic().messages.countTokens({ model: 'any', messages: ask.messages })).input_tokens,
    ).toBeGreaterThan(0);
    expect((await anthropic().models.list()).data).toEqual([]);
  });

  test('a script that fails is an error of the model, and the server lives on', async () => {
    let first = true;
    await open(() => {
      if (first) {
        first = false;
        throw new Error('the script broke');
      }
      return { text: 'ok' };
    });
    await expect(anthropic().messages.create(ask)).rejects.toThrow(/the script broke/);
    expect((await anthropic().messages.create(ask)).content).toEqual([{ type: 'text', text: 'ok' }]);
  });
});

describe('OpenAI Responses, as the official SDK reads it', () => {
  test.each(TEXTS)('a text arrives whole, streamed or not: %j', async (text) => {
    await open({ text });
    const whole = await openai().responses.create({ model: 'any', input: 'hi' });
    const streamed = await openai().responses.stream({ model: 'any', input: 'hi' }).finalResponse();
    expect(whole.output_text).toBe(text);
    expect(streamed.output_text).toBe(text);
    expect([whole.status, streamed.status]).toEqual(['completed', 'completed']);
  });

  test('calls of both kinds arrive with their input', async () => {
    await open({ calls: [...(CALLS.calls ?? []), { tool: 'exec', input: 'free text\n' }] });
    for (const { output } of [
      await openai().responses.create({ model: 'any', input: 'hi' }),
      await openai().responses.stream({ model: 'any', input: 'hi' }).finalResponse(),
    ]) {
      expect(
        output.map((item) =>
          item.type === 'function_call'
            ? [item.name, JSON.parse(item.arguments)]
            : item.type === 'custom_tool_call'
              ? [item.name, item.input]
              : item.type,
        ),
      ).toEqual([
        ['Read', CALLS.calls?.[0]?.input],
        ['Bash', {}],
        ['exec', 'free text\n'],
      ]);
    }
  });

  test('models are listed', async () => {
    await open({});
    expect((await openai().models.list()).data).toEqual([]);
  });
});

describe('what the server keeps', () => {
  test('every request in order, with its body, and never what authenticates', async () => {
    await open({ text: 'ok' });
    await anthropic().messages.create({ ...ask, model: 'first' });
    await openai().responses.create({ model: 'second', input: 'hi' });
    await fetch(`${server.url}/some/thing?x=1`, { headers: { cookie: 'a=sk-secret', 'x-goog-token': 'sk-secret' } });
    expect(server.requests.map(({ order, method, url }) => [order, method, url])).toEqual([
      [0, 'POST', '/v1/messages'],
      [1, 'POST', '/v1/responses'],
      [2, 'GET', '/some/thing?x=1'],
    ]);
    expect(server.requests.map(({ body }) => (body as { model?: string } | undefined)?.model)).toEqual([
      'first',
      'second',
      undefined,
    ]);
    expect(JSON.stringify(server.requests)).not.toContain('sk-secret');
    expect(server.requests[0]?.headers['authorization']).toBe('[redacted]');
  });

  test.each([
    ['gzip', zlib.gzipSync],
    ['deflate', zlib.deflateSync],
    ['br', zlib.brotliCompressSync],
    ['identity', (bytes: Buffer) => bytes],
    ['gzip, br', (bytes: Buffer) => zlib.brotliCompressSync(zlib.gzipSync(bytes))],
    ...(typeof zlib.zstdCompressSync === 'function' ? [['zstd', zlib.zstdCompressSync] as const] : []),
  ] as [string, (bytes: Buffer) => Buffer][])('a body packed with %s is read', async (encoding, pack) => {
    await open((request) => ({ text: (request.body as { model: string }).model }));
    const body = pack(Buffer.from(JSON.stringify({ model: 'packed ü' })));
    const answer = await fetch(`${server.url}/v1/messages`, {
      method: 'POST',
      headers: { 'content-encoding': encoding },
      body: new Uint8Array(body),
    });
    expect(((await answer.json()) as { content: { text: string }[] }).content[0]?.text).toBe('packed ü');
  });

  test.each([
    ['gzip', 'not gzip'],
    ['lzma', '{}'],
    ['', 'not json'],
    ['zstd', 'not zstd'],
  ])('a body that cannot be read (%s) is refused and recorded with the reason', async (encoding, body) => {
    await open({ text: 'never' });
    const answer = await fetch(`${server.url}/v1/messages`, {
      method: 'POST',
      headers: { 'content-encoding': encoding },
      body,
    });
    expect(answer.status).toBe(400);
    expect(server.requests[0]?.unread).toBeTruthy();
    expect(server.requests[0]?.body).toBeUndefined();
  });

  test('a probe gets an empty yes, an unknown path a harmless no', async () => {
    await open({});
    expect((await fetch(server.url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${server.url}/v1/organizations/x`, { method: 'DELETE' })).status).toBe(404);
    expect(server.requests).toHaveLength(2);
  });

  test('a delayed answer does not hold up another', async () => {
    await open((request) => ({
      text: 'ok',
      ...((request.body as { model: string }).model === 'slow' ? { delayMs: 400 } : {}),
    }));
    const ended: string[] = [];
    await Promise.all(
      ['slow', 'fast'].map(async (model) => {
        await anthropic().messages.create({ ...ask, model });
        ended.push(model);
      }),
    );
    expect(ended).toEqual(['fast', 'slow']);
  });

  test('it listens on loopback only', async () => {
    await open({});
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });
});
