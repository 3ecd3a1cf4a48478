import { afterEach, describe, expect, test, vi } from 'vitest';
import { chosenBy, type Chosen } from '../../src/llm/choice.ts';
import type { AnswerOutcome } from '../../src/llm/client.ts';
import { clientOf } from '../../src/llm/opened-client.ts';
import { asker, type PoolOptions } from '../../src/llm/pool.ts';
import { purseOf } from '../../src/llm/purse.ts';
import { question, questions, SAME, VERDICT } from './question.ts';
import { fails, says, serve, type Step, type WireName, type WireServer } from './wire.ts';

const KEY = 'sk-ant-0123456789-not-a-key';
const ANSWER = JSON.stringify(SAME);

let server: WireServer;
afterEach(() => server.close());

const open = async (wire: WireName, steps: Step[], env: Record<string, string> = {}) => {
  server = await serve(...steps);
  const own = {
    ANTHROPIC_API_KEY: KEY,
    OPENAI_API_KEY: KEY,
    MEMPORT_API_KEY: KEY,
    ANTHROPIC_BASE_URL: server.url,
    OPENAI_BASE_URL: `${server.url}/v1`,
    ...env,
  };
  const choice = wire === 'compatible' ? `${server.url}/v1#small` : `${wire}#big`;
  return clientOf(chosenBy(choice, {}, own) as Chosen, own);
};

const ask = async (wire: WireName, steps: Step[], options: PoolOptions & { count?: number } = {}) => {
  const client = await open(wire, steps);
  return asker(client, { backoffMs: 1, patienceMs: 5_000, ...options })(questions(options.count ?? 1));
};
const answer: AnswerOutcome = { is: 'answer', value: SAME, model: 'model-that-answered' };

describe.each(['anthropic', 'openai', 'compatible'] as const)('the real SDK: %s', (wire) => {
  test('an answer, the model that gave it, and what it cost', async () => {
    const purse = purseOf();
    expect(await ask(wire, [says(wire, ANSWER)], { purse })).toEqual([answer]);
    expect(purse.account()).toEqual({ requests: 1, sent: 100, cached: 60, received: 7 });
  });

  test.each([
    ['truncated', says(wire, '{"verdict": "sa', 'truncated')],
    ['refused', says(wire, 'I will not.', 'refused')],
    ['malformed', says(wire, 'They say the same.')],
    ['malformed', says(wire, '{"verdict": "maybe", "note": null}')],
    ['malformed', says(wire, '')],
  ])('%s is an outcome, asked once', async (why, step) => {
    expect(await ask(wire, [step])).toMatchObject([{ is: 'none', why }]);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['429 with retry-after-ms', fails(wire, 429, 'slow down', { 'retry-after-ms': '30' })],
    ['429 with a date', fails(wire, 429, 'slow down', { 'retry-after': new Date().toUTCString() })],
    ['529', fails(wire, 529, 'overloaded')],
    ['500', fails(wire, 500, 'broken')],
    ['503 that is no JSON', { status: 503, body: '<html>', headers: { 'content-type': 'text/html' } } as Step],
    ['a connection that ends', 'reset' as Step],
  ])('%s, then an answer', async (_, step) => {
    expect(await ask(wire, [step, step, says(wire, ANSWER)])).toEqual([answer]);
    // The SDK itself asked no second time.
    expect(server.requests).toHaveLength(3);
    expect(server.requests.map(({ headers }) => headers['x-stainless-retry-count'])).toEqual(['0', '0', '0']);
  });

  test('retry-after is waited for', async () => {
    const begun = performance.now();
    await ask(wire, [fails(wire, 429, 'slow down', { 'retry-after': '1' }), says(wire, ANSWER)]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
  });

  test('a host that only fails: every question has its reason, and the host is left alone', async () => {
    const outcomes = await ask(wire, [fails(wire, 500, 'broken')], { count: 100 });
    expect(new Set(outcomes.map((each) => each.is === 'none' && each.why))).toEqual(new Set(['gave-up']));
    expect(outcomes[99]).toMatchObject({ says: expect.stringMatching(/said 500: .*broken/) as string });
    expect(server.requests.length).toBeLessThanOrEqual(5);
  });

  test('a hang ends with its time, and leaves no request behind', async () => {
    const outcomes = await ask(wire, ['hang'], { patienceMs: 100 });
    expect(outcomes).toEqual([{ is: 'none', why: 'gave-up', says: 'no answer within 0.1 s' }]);
    await expect.poll(server.open).toBe(0);
    expect(server.dropped()).toBe(2);
  });

  test('a signal leaves no request behind, and keeps what was answered', async () => {
    const stop = new AbortController();
    const client = await open(wire, [says(wire, ANSWER), 'hang']);
    const asking = asker(client, { signal: stop.signal, width: { first: 4, most: 4 } })(questions(20));
    await expect.poll(() => server.requests.length).toBe(5);
    stop.abort();
    const outcomes = await asking;
    expect(outcomes[0]).toEqual(answer);
    expect(outcomes.slice(1)).toEqual(Array(19).fill({ is: 'none', why: 'stopped' }));
    await expect.poll(server.open).toBe(0);
    expect(server.requests).toHaveLength(5);
  });

  test.each([
    ['a wrong key', 401, `Incorrect API key provided: ${KEY}.`, /does not take this key/],
    ['an unknown model', 404, 'model: no-such-model', /knows no model/],
    ['an empty account', 400, 'Your credit balance is too low', /does not serve this account/],
    ['a used-up quota', 429, 'You exceeded your current quota: insufficient_quota', /does not serve this account/],
    ['a refused request', 400, 'output_config: unknown', /refuses the request/],
  ])('%s is one clear error after one request', async (_, status, message, what) => {
    const asking = ask(wire, [fails(wire, status, message)], { count: 50 });
    const error = await asking.then(
      () => undefined,
      (thrown: unknown) => thrown as Error & { where: string; todo: string; code: string },
    );
    expect(error).toMatchObject({ name: 'MemportError', code: 'provider' });
    expect(error?.message).toMatch(what);
    expect(error?.todo).toBeTruthy();
    expect(server.requests).toHaveLength(1);
    expect(JSON.stringify([error, error?.message, error?.stack, String(error)])).not.toContain(KEY);
  });

  test('one question that is too long is its own affair', async () => {
    const outcomes = await ask(wire, [fails(wire, 400, 'prompt is too long: 300000 tokens'), says(wire, ANSWER)], {
      count: 2,
    });
    expect(outcomes).toMatchObject([{ is: 'none', why: 'gave-up' }, answer]);
  });

  test('nobody at the address is one clear error', async () => {
    const client = await open(wire, []);
    await server.close();
    await expect(asker(client)(questions(3))).rejects.toThrow(/nobody answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/);
  });

  test.each([
    ['a page', { status: 200, body: '<html>log in', headers: { 'content-type': 'text/html' } }],
    ['something else', { status: 200, body: { hello: 'world' } }],
    ['nothing', { status: 200, body: 'null' }],
  ])('%s instead of a completion is one clear error', async (_, step) => {
    await expect(ask(wire, [step], { count: 5 })).rejects.toThrow(
      expect.objectContaining({
        code: 'provider',
        message: expect.stringMatching(/not as a language model/) as string,
      }),
    );
  });

  test('a body that breaks off is asked for again', async () => {
    const cut = { status: 200, body: '{"id": "x", "cont', headers: { 'content-type': 'application/json' } };
    expect(await ask(wire, [cut, says(wire, ANSWER)])).toEqual([answer]);
  });

  test('nothing is printed, whatever the variables of the SDK say', async () => {
    for (const name of ['ANTHROPIC_LOG', 'OPENAI_LOG']) vi.stubEnv(name, 'debug');
    const written = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockReturnValue(true));
    const logged = (['log', 'debug', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    try {
      await ask(wire, [fails(wire, 500, 'broken'), says(wire, ANSWER)]);
      for (const spy of [...written, ...logged]) expect(spy).not.toHaveBeenCalled();
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    }
  });

  test('a redirect is not followed: the text goes where it was agreed to', async () => {
    const elsewhere = await serve(says(wire, ANSWER));
    const step = { status: 307, body: '', headers: { location: `${elsewhere.url}/v1/messages` } };
    await expect(ask(wire, [step])).rejects.toThrow(/redirect/);
    expect(elsewhere.requests).toHaveLength(0);
    await elsewhere.close();
  });

  test('the static part of two requests is the same, byte for byte', async () => {
    await ask(wire, [says(wire, ANSWER)], { count: 2 });
    const [one, two] = server.requests.map(({ body }) => JSON.stringify(body).replace(/rule \d/, 'rule'));
    expect(one).toBe(two);
  });
});

describe('what is sent', () => {
  test('anthropic: instructions marked for the cache, the schema, the input as it is, and nothing else', async () => {
    await ask('anthropic', [says('anthropic', ANSWER)]);
    const { instructions, input } = question();
    expect(server.requests[0]?.body).toMatchObject({
      model: 'big',
      max_tokens: 50 + 8_192,
      system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
      messages: [{ role: 'user', content: input }],
      output_config: {
        format: {
          type: 'json_schema',
          schema: {
            type: 'object',
            required: ['verdict', 'note'],
            additionalProperties: false,
            properties: {
              verdict: { enum: ['same', 'different'] },
              note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            },
          },
        },
      },
    });
    expect(Object.keys(server.requests[0]?.body ?? {}).sort()).toEqual(
      ['max_tokens', 'messages', 'model', 'output_config', 'system'].sort(),
    );
  });

  test('openai: nothing is stored there, the schema is strict, the cache has a key of its own', async () => {
    await ask('openai', [says('openai', ANSWER)]);
    const { instructions, input } = question();
    expect(server.requests[0]?.body).toMatchObject({
      model: 'big',
      store: false,
      instructions,
      input,
      prompt_cache_key: expect.stringMatching(/^memport-[0-9a-f]{16}$/) as string,
      text: { format: { type: 'json_schema', name: 'judge', strict: true, schema: VERDICT } },
    });
  });

  test('a server that knows no schema is asked in words, and once found out, from then on', async () => {
    const unknown = fails('compatible', 400, 'response_format json_schema is not supported');
    const outcomes = await ask('compatible', [unknown, unknown, says('compatible', `\`\`\`json\n${ANSWER}\n\`\`\``)], {
      count: 2,
    });
    expect(outcomes).toEqual([answer, answer]);
    const formats = server.requests.map(({ body }) => body['response_format']);
    expect(formats).toMatchObject([{ type: 'json_schema' }, { type: 'json_object' }, undefined, undefined]);
    expect(JSON.stringify(server.requests[3]?.body)).toContain('It keeps to this JSON schema');
  });

  test('a key of one account goes to no other host, nor does anything else that is set for it', async () => {
    const client = await open('compatible', [says('compatible', ANSWER)], {
      MEMPORT_API_KEY: '',
      OPENAI_ORG_ID: 'org-1',
      OPENAI_PROJECT_ID: 'proj-1',
    });
    await asker(client)(questions(1));
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe('Bearer none');
    expect(JSON.stringify(request?.headers)).not.toMatch(/sk-ant|org-1|proj-1/);
  });

  test('without a key nothing is asked, and it says which variable', async () => {
    await expect(open('anthropic', [], { ANTHROPIC_API_KEY: '' })).rejects.toThrow(
      expect.objectContaining({ code: 'provider', todo: expect.stringContaining('ANTHROPIC_API_KEY') as string }),
    );
    await expect(open('openai', [], { OPENAI_API_KEY: ' ' })).rejects.toThrow(
      expect.objectContaining({ code: 'provider', todo: expect.stringContaining('OPENAI_API_KEY') as string }),
    );
    expect(server.requests).toHaveLength(0);
  });
});
