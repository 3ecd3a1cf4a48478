import { isMemportError } from '../errors.ts';
import type { Asking, ModelClient, AnswerOutcome, ModelQuestion, ModelReply } from './client.ts';
import { laneOf, type Width } from './lane.ts';
import { pause } from './pause.ts';
import { purseOf, type Purse } from './purse.ts';
import { faultIn } from './schema-fault.ts';
import { NO_TOKENS, weigh, type Price } from './tokens.ts';

export interface PoolOptions {
  /** Ends the work: what has been answered by then is kept. */
  signal?: AbortSignal;
  /** Hears how many of the questions of a call are settled. */
  progress?: (settled: number, of: number) => void;
  purse?: Purse;
  /** What the tokens of this client cost the purse. */
  price?: Price | undefined;
  width?: Width;
  patienceMs?: number;
  attempts?: number;
  /** How long the first wait is; each further one takes twice as long, up to eight seconds. */
  backoffMs?: number;
}

/** Why there is no reply: no budget for it, no time left, or an error that was thrown. */
type Without = { is: 'poor' } | { is: 'slow' } | { is: 'fault'; error: unknown };

const WIDTH: Width = { first: 4, most: 16 };
const PATIENCE_MS = 120_000;
const ATTEMPTS = 5;
/** A request that had no answer for all of its time is asked again once. */
const TIMEOUTS = 2;
/** A host that asks to be left alone for longer is not waited for. */
const LONGEST_MS = 120_000;

const none = (why: Extract<AnswerOutcome, { is: 'none' }>['why'], says?: string): AnswerOutcome => ({
  is: 'none',
  why,
  ...(says !== undefined && { says }),
});

const BACKOFF_MS = 500;

const backoff = (first: number, attempt: number): number =>
  Math.min(8_000, first * 2 ** (attempt - 1)) * (0.75 + Math.random() / 4);

/**
 * The one layer that asks again. Whatever a model answers, or does not, is an outcome; only an error that no other
 * question can escape (a wrong key, an unknown model) is thrown, and only while nothing has been answered yet.
 */
export const asker = (client: ModelClient, options: PoolOptions = {}): Asking => {
  const { purse = purseOf(), price, progress, attempts = ATTEMPTS, backoffMs = BACKOFF_MS } = options;
  const patienceMs = options.patienceMs ?? client.patienceMs ?? PATIENCE_MS;
  const outer = options.signal ?? new AbortController().signal;
  const most = client.atOnce ?? WIDTH.most;
  const lane = laneOf(options.width ?? { first: Math.min(WIDTH.first, most), most });
  /** Nobody else is asked: the host does not answer any more. */
  const shut = new AbortController();
  let lastAnswer = -1;

  /** What one request brings, and what it is to be charged for. */
  const request = async (question: ModelQuestion, stop: AbortSignal): Promise<ModelReply | Without> => {
    const need = weigh(question, client);
    if (!(await purse.reserve(need, price))) return { is: 'poor' };
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patienceMs);
    let used = NO_TOKENS;
    try {
      const reply = await client.ask(question, AbortSignal.any([stop, late.signal]));
      if (reply.is !== 'later') used = reply.tokens;
      return reply;
    } catch (error) {
      // What was ended under way may be charged for.
      if (late.signal.aborted || stop.aborted) used = { ...need, received: 0 };
      return late.signal.aborted && !stop.aborted ? { is: 'slow' } : { is: 'fault', error };
    } finally {
      clearTimeout(timer);
      purse.settle(need, used, price);
    }
  };

  const outcomeOf = async (
    question: ModelQuestion,
    stop: AbortSignal,
    fatal: (error: unknown) => void,
  ): Promise<AnswerOutcome> => {
    const waiting = AbortSignal.any([stop, shut.signal]);
    const ended = (): AnswerOutcome => (stop.aborted ? none('stopped') : none('gave-up', String(shut.signal.reason)));
    let [inside, slow] = [false, 0];
    try {
      for (let attempt = 1; ; attempt += 1) {
        if (!inside) inside = await lane.enter(waiting, attempt > 1);
        if (!inside || waiting.aborted) return ended();
        const begun = performance.now();
        const giveUp = (says: string): AnswerOutcome => {
          if (lastAnswer < begun) shut.abort(says);
          return none('gave-up', says);
        };
        const reply = await request(question, stop);
        if (reply.is === 'poor') return none('over-budget');
        if (reply.is === 'slow') {
          slow += 1;
          if (slow >= TIMEOUTS) return giveUp(`no answer within ${patienceMs / 1_000} s`);
        } else if (reply.is === 'fault') {
          if (stop.aborted) return none('stopped');
          if (lastAnswer >= 0 && isMemportError(reply.error)) return giveUp(reply.error.message);
          fatal(reply.error);
          return none('gave-up');
        } else if (reply.is !== 'later') {
          lastAnswer = performance.now();
          lane.answered();
          return settled(question, reply);
        } else {
          const wait = Math.max(reply.afterMs ?? 0, backoff(backoffMs, attempt));
          if (attempt >= attempts || wait > LONGEST_MS) return giveUp(reply.why);
          if (reply.throttled) {
            lane.throttled(begun, wait);
            lane.leave();
            inside = false;
          }
          // It keeps its place: a host that is down meets no more questions than it bears.
          else await pause(wait, waiting);
        }
      }
    } finally {
      if (inside) lane.leave();
    }
  };

  return async (questions) => {
    const inner = new AbortController();
    const stop = AbortSignal.any([outer, inner.signal]);
    let thrown: { error: unknown } | undefined;
    const fatal = (error: unknown): void => {
      thrown ??= { error };
      inner.abort();
    };
    let done = 0;
    const outcomes = await Promise.all(
      questions.map(async (question) => {
        const outcome = await outcomeOf(question, stop, fatal);
        done += 1;
        progress?.(done, questions.length);
        return outcome;
      }),
    );
    if (thrown) throw thrown.error;
    return outcomes;
  };
};

/** What a reply comes to. */
export const settled = ({ schema }: ModelQuestion, reply: Exclude<ModelReply, { is: 'later' }>): AnswerOutcome => {
  if (reply.is === 'no-answer') return none(reply.why, reply.says);
  const fault = faultIn(reply.value, schema);
  return fault === undefined ? { is: 'answer', value: reply.value, model: reply.model } : none('malformed', fault);
};
