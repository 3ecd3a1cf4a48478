import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemportError } from '../../src/errors.ts';
import type { ModelClient, AnswerOutcome, ModelReply } from '../../src/llm/client.ts';
import { asker, type PoolOptions } from '../../src/llm/pool.ts';
import { purseOf } from '../../src/llm/purse.ts';
import { scriptedClient, type Scripted } from '../../src/llm/scripted.ts';
import { weigh } from '../../src/llm/tokens.ts';
import { question, questions, SAME } from './question.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the clock until the work is done, and tells how long that took. */
const timed = async <T>(work: Promise<T>): Promise<{ value: T; ms: number }> => {
  const begun = performance.now();
  let done = false;
  const settled = work.finally(() => (done = true)).then((value) => ({ value, ms: performance.now() - begun }));
  settled.catch(() => {});
  while (!done) await vi.advanceTimersByTimeAsync(1);
  return settled;
};

const ask = (client: ModelClient, count: number, options: PoolOptions = {}) =>
  timed(asker(client, options)(questions(count)));
const same = (): Scripted => ({ answer: SAME });
const later = (more: Partial<Extract<ModelReply, { is: 'later' }>> = {}): Scripted => ({
  reply: { is: 'later', why: 'busy', throttled: true, ...more },
});
const kinds = (outcomes: readonly AnswerOutcome[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of outcomes) {
    const kind = each.is === 'answer' ? 'answer' : each.why;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
};

describe('how many at once', () => {
  test('1,000 calls of 50 ms, eight at a time, take little more than an eighth of their sum', async () => {
    const client = scriptedClient(same, { delayMs: 50 });
    const { value, ms } = await ask(client, 1_000, { width: { first: 8, most: 8 } });
    expect(kinds(value)).toEqual({ answer: 1_000 });
    expect(ms).toBeGreaterThanOrEqual(6_250);
    expect(ms).toBeLessThan(6_250 + 200);
  });

  test('the first goes alone, then four, and more after many answers, never more than the client bears', async () => {
    let [inside, most, first] = [0, 0, 0];
    const script = async (): Promise<Scripted> => {
      inside += 1;
      most = Math.max(most, inside);
      if (first === 0) first = inside;
      await new Promise((done) => setTimeout(done, 50));
      inside -= 1;
      return same();
    };
    await ask(scriptedClient(script), 400);
    expect([first, most]).toEqual([1, 16]);
    most = 0;
    await ask({ ...scriptedClient(script), atOnce: 3 }, 100);
    expect(most).toBe(3);
  });

  test('outcomes are in the order of the questions, whoever is answered first', async () => {
    let turn = 0;
    const client = scriptedClient(async ({ input }) => {
      await new Promise((done) => setTimeout(done, 100 - (turn++ % 7) * 10));
      return { answer: { verdict: 'same', note: (JSON.parse(input) as { a: string }).a } };
    });
    const { value } = await ask(client, 30);
    expect(value.map((each) => each.is === 'answer' && (each.value as { note: string }).note)).toEqual(
      Array.from({ length: 30 }, (_, n) => `rule ${n}`),
    );
  });

  test('a host that says it is too much is left alone for as long as it says, and then asked by fewer', async () => {
    const begun = performance.now();
    const at: number[] = [];
    let asked = 0;
    const client = scriptedClient(
      () => {
        at.push(performance.now() - begun);
        asked += 1;
        return asked > 1 && asked < 6 ? later({ afterMs: 3_000 }) : same();
      },
      { delayMs: 10 },
    );
    const { value } = await ask(client, 20, { width: { first: 4, most: 4 } });
    expect(kinds(value)).toEqual({ answer: 20 });
    expect(at.filter((ms) => ms > 25 && ms < 3_000)).toEqual([]);
    // Four were refused together: halved once, so two at a time.
    expect(at.filter((ms) => ms > 3_000 && ms < 3_035)).toHaveLength(2);
  });
});

describe('asking again', () => {
  test.each([
    ['throttled', later()],
    ['a fault of the server', later({ throttled: false })],
  ])('%s: until it is answered', async (_, no) => {
    const said = [no, no, same()];
    const { value, ms } = await ask(
      scriptedClient(() => said.shift() ?? same()),
      1,
    );
    expect(kinds(value)).toEqual({ answer: 1 });
    expect(ms).toBeGreaterThan(1_000);
    expect(ms).toBeLessThan(2_000);
  });

  test('not for ever: a host that never answers is given up as a whole, with its own words', async () => {
    let asked = 0;
    const { value } = await ask(
      scriptedClient(() => {
        asked += 1;
        return later({ why: 'the host said 500', throttled: false });
      }),
      200,
    );
    expect(value).toEqual(Array(200).fill({ is: 'none', why: 'gave-up', says: 'the host said 500' }));
    expect(asked).toBeLessThanOrEqual(5);
  });

  test('a question that nobody can answer keeps no other from its answer', async () => {
    const client = scriptedClient(({ input }) => (input.includes('rule 3"') ? later({ throttled: false }) : same()));
    const { value } = await ask(client, 50);
    expect(kinds(value)).toEqual({ answer: 49, 'gave-up': 1 });
    expect(value[3]).toMatchObject({ why: 'gave-up', says: 'busy' });
  });

  test('a host that wants to be left alone for an hour is not waited for', async () => {
    const { value, ms } = await ask(
      scriptedClient(() => later({ afterMs: 3_600_000 })),
      10,
    );
    expect(kinds(value)).toEqual({ 'gave-up': 10 });
    expect(ms).toBeLessThan(10);
  });

  test('a request that hangs is ended after its time and asked once more', async () => {
    const signals: AbortSignal[] = [];
    const hanging: ModelClient = {
      ...scriptedClient(same),
      ask: (_, signal) =>
        new Promise((_done, failed) => {
          signals.push(signal);
          signal.addEventListener('abort', () => failed(new Error('aborted')));
        }),
    };
    const { value, ms } = await ask(hanging, 3, { patienceMs: 1_000 });
    expect(value).toEqual(Array(3).fill({ is: 'none', why: 'gave-up', says: 'no answer within 1 s' }));
    expect(ms).toBeLessThan(2_100);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('what no other question can escape', () => {
  const wrongKey = new MemportError('provider', { what: 'the key is wrong' });

  test('is thrown after one request, while nothing was answered', async () => {
    let asked = 0;
    const client = scriptedClient(() => {
      asked += 1;
      throw wrongKey;
    });
    await expect(ask(client, 100)).rejects.toBe(wrongKey);
    expect(asked).toBe(1);
  });

  test('later on takes back no answer: the rest is given up, with what it says', async () => {
    let asked = 0;
    const client = scriptedClient(
      () => {
        asked += 1;
        if (asked > 10) throw wrongKey;
        return same();
      },
      { delayMs: 10 },
    );
    const { value } = await ask(client, 100);
    expect(kinds(value)).toEqual({ answer: 10, 'gave-up': 90 });
    expect(value.at(-1)).toEqual({ is: 'none', why: 'gave-up', says: 'the key is wrong' });
    expect(asked).toBeLessThan(25);
  });

  test('a fault of ours is thrown as it is', async () => {
    const client = scriptedClient(() => {
      throw new TypeError('ours');
    });
    await expect(ask(client, 1)).rejects.toThrow(TypeError);
  });
});

describe('what is no answer', () => {
  const tokens = { sent: 1, cached: 0, received: 1 };
  test.each(['truncated', 'refused', 'malformed', 'gave-up'] as const)('%s is an outcome, asked once', async (why) => {
    let asked = 0;
    const client = scriptedClient(() => {
      asked += 1;
      return { reply: { is: 'no-answer', why, tokens } };
    });
    const { value } = await ask(client, 1);
    expect(value).toEqual([{ is: 'none', why }]);
    expect(asked).toBe(1);
  });

  test.each([
    [{ verdict: 'perhaps', note: null }, /none of its words/],
    [{ verdict: 'same' }, /lacks note/],
    [{ ...SAME, more: 1 }, /more than was asked for/],
    ['same', /no object/],
    [null, /no object/],
  ])('an answer that does not keep to the schema is malformed: %j', async (answer, says) => {
    const { value } = await ask(
      scriptedClient(() => ({ answer })),
      1,
    );
    expect(value).toMatchObject([{ is: 'none', why: 'malformed', says: expect.stringMatching(says) as string }]);
  });
});

describe('a signal', () => {
  test('ends what is under way, keeps what was answered, and starts nothing more', async () => {
    const stop = new AbortController();
    const [begun, ended] = [[] as AbortSignal[], { count: 0 }];
    const client: ModelClient = {
      ...scriptedClient(same),
      ask: (asked, signal) => {
        begun.push(signal);
        if (begun.length <= 9) return scriptedClient(same, { delayMs: 10 }).ask(asked, signal);
        return new Promise((_done, failed) =>
          signal.addEventListener('abort', () => {
            ended.count += 1;
            failed(new Error('aborted'));
          }),
        );
      },
    };
    setTimeout(() => stop.abort(), 500);
    const { value, ms } = await ask(client, 100, { signal: stop.signal });
    expect(kinds(value)).toEqual({ answer: 9, stopped: 91 });
    expect(ended.count).toBe(begun.length - 9);
    expect(ms).toBeLessThan(510);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends waiting too', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 500);
    const { value, ms } = await ask(
      scriptedClient(() => later({ afterMs: 60_000 })),
      10,
      { signal: stop.signal },
    );
    expect(kinds(value)).toEqual({ stopped: 10 });
    expect(ms).toBeLessThan(510);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what it costs', () => {
  const told = { sent: 100, cached: 60, received: 10 };
  const client = scriptedClient(() => ({ reply: { is: 'answer', value: SAME, model: 'm', tokens: told } }), {
    delayMs: 10,
  });

  test('is counted: sent, cached, received', async () => {
    const purse = purseOf();
    await ask(client, 20, { purse });
    expect(purse.account()).toEqual({ requests: 20, sent: 2_000, cached: 1_200, received: 200 });
  });

  test('a budget of tokens is never overrun, and used as far as it goes', async () => {
    const purse = purseOf({ maxTokens: 1_000 });
    const { value } = await ask(client, 50, { purse });
    const { sent, received } = purse.account();
    expect(sent + received).toBeLessThanOrEqual(1_000);
    const need = weigh(question());
    expect(sent + received).toBeGreaterThan(1_000 - need.sent - need.received);
    expect(kinds(value)).toEqual({ answer: purse.account().requests, 'over-budget': 50 - purse.account().requests });
  });

  test('so is one of dollars, by the price of the person; cached tokens cost what they say', async () => {
    const purse = purseOf({ maxUsd: 0.01 });
    await ask(client, 50, { purse, price: { sent: 10, cached: 1, received: 50 } });
    const { requests } = purse.account();
    expect(requests * (40 * 10 + 60 * 1 + 10 * 50) * 1e-6).toBeLessThanOrEqual(0.01);
    expect(requests).toBeGreaterThan(3);
  });

  test('a budget of nothing asks nothing', async () => {
    const { value } = await ask(client, 3, { purse: purseOf({ maxTokens: 0 }) });
    expect(kinds(value)).toEqual({ 'over-budget': 3 });
  });

  test('whoever asks hears how far it is', async () => {
    const heard: string[] = [];
    await ask(client, 3, { progress: (settled, of) => heard.push(`${settled}/${of}`) });
    expect(heard).toEqual(['1/3', '2/3', '3/3']);
  });
});
