import { hash } from 'node:crypto';
import { isMemportError } from '../errors.ts';
import type { Sent, SentBatches } from '../ir/sent-batch.ts';
import type { Batches, Gone, ModelClient, AnswerOutcome, Posted, ModelReply } from './client.ts';
import { pause } from './pause.ts';
import { settled } from './pool.ts';
import type { Purse } from './purse.ts';
import { inBatch, NO_TOKENS, weigh, type Price } from './tokens.ts';

export interface BatchOptions {
  signal: AbortSignal;
  purse: Purse;
  price?: Price | undefined;
  sent: SentBatches;
  now: () => number;
  /** How long it is waited before asking again whether a batch is done: twice as long each time. */
  waits?: { firstMs: number; mostMs: number };
}

const WAITS = { firstMs: 1_000, mostMs: 30_000 };
/** Both providers take more; a batch that fails whole should not be all of a run. */
const MOST = { questions: 5_000, bytes: 60_000_000 };
/** A host that cannot say so often in a row how far a batch is, is not asked further. */
const FAULTS = 10;
/** The clocks of this machine and the host may differ by so much. */
const APART_MS = 300_000;

type Replies = ReadonlyMap<string, ModelReply>;
type Unheard = { none: AnswerOutcome };

/**
 * Asks in batches. What an earlier run sent is not sent again, also where that was killed before it heard by what name
 * the host calls it; the budget is reserved before a batch leaves.
 */
export const batchAsker =
  (client: ModelClient & { batches: Batches }, { sent, purse, price: full, ...options }: BatchOptions) =>
  async (asked: readonly Posted[]): Promise<readonly AnswerOutcome[]> => {
    const { batches } = client;
    const price = full && inBatch(full);
    const outcomes = new Map<string, AnswerOutcome>();
    const open = (): Posted[] => asked.filter(({ id }) => !outcomes.has(id));
    const hear = (batch: Sent, replies: Replies): void => {
      for (const { id, question } of open().filter((each) => batch.ids.includes(each.id))) {
        const reply = replies.get(id);
        if (reply && reply.is !== 'later') outcomes.set(id, settled(question, reply));
        else outcomes.set(id, none(reply?.why ?? 'the batch ended without its answer'));
      }
      const ids = batch.ids.filter((id) => isAnswered(replies.get(id)));
      if (ids.length < batch.ids.length) sent.keep({ ...batch, ids });
    };

    for (const batch of sent.all()) {
      const ours = open().filter(({ id }) => batch.ids.includes(id));
      if (ours.length === 0) continue;
      const ended = await endedBefore(batches, batch, sent, options);
      if (ended === undefined) continue;
      if ('none' in ended) for (const { id } of ours) outcomes.set(id, ended.none);
      else hear(ended.batch, ended.replies);
    }

    for (const chunk of chunksOf(open())) {
      const needs = new Map(chunk.map(({ id, question }) => [id, weigh(question, client)] as const));
      const going = chunk.filter(({ id }) => purse.reserveNow(needs.get(id) ?? NO_TOKENS, price));
      for (const { id } of chunk)
        if (!going.some((each) => each.id === id)) outcomes.set(id, { is: 'none', why: 'over-budget' });
      if (going.length === 0) continue;
      const ids = going.map(({ id }) => id);
      const mark = hash('sha256', ids.join(' ')).slice(0, 24);
      const batch: Sent = { mark, since: options.now(), ids };
      sent.keep(batch);
      let replies: Replies | Unheard;
      let named: Pick<Sent, 'name'> = {};
      try {
        const gone = await batches.send(going, mark, options.signal);
        if ('later' in gone) replies = { none: none(gone.later) };
        else {
          named = gone;
          sent.keep({ ...batch, ...named });
          const heard = await endOf(batches, gone.name, options);
          if ('gone' in heard) {
            sent.keep({ ...batch, ids: [] });
            throw heard.gone;
          }
          replies = heard;
        }
      } catch (error) {
        // Refused when it was sent, nothing of it stands there.
        if (isMemportError(error) && named.name === undefined) sent.keep({ ...batch, ids: [] });
        if (!options.signal.aborted) throw error;
        replies = { none: STOPPED };
      }
      for (const id of ids) {
        const need = needs.get(id) ?? NO_TOKENS;
        const reply = 'none' in replies ? undefined : replies.get(id);
        const used = reply && reply.is !== 'later' ? reply.tokens : { ...need, received: 0 };
        purse.settle(need, used, price);
      }
      if ('none' in replies) for (const id of ids) outcomes.set(id, replies.none);
      else hear({ ...batch, ...named }, replies);
    }
    return asked.map(({ id }) => outcomes.get(id) ?? none('it was not asked'));
  };

const none = (says: string): AnswerOutcome => ({ is: 'none', why: 'gave-up', says });
const STOPPED: AnswerOutcome = { is: 'none', why: 'stopped' };

const isAnswered = (reply: ModelReply | undefined): boolean =>
  reply !== undefined && reply.is !== 'later' && !(reply.is === 'no-answer' && reply.why === 'gave-up');

type Waiting = Pick<BatchOptions, 'signal' | 'waits'>;

/** Waits for the end of a batch. */
const endOf = async (
  { replies }: Batches,
  name: string,
  { signal, waits = WAITS }: Waiting,
): Promise<Replies | Unheard | Gone> => {
  let faults = 0;
  for (let ms = waits.firstMs; ; ms = Math.min(waits.mostMs, 2 * ms)) {
    try {
      const heard = await replies(name, signal);
      if ('ended' in heard) return heard.ended;
      if ('gone' in heard) return heard;
      faults = 'later' in heard ? faults + 1 : 0;
      if ('later' in heard && faults >= FAULTS) return { none: none(heard.later) };
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    await pause(ms, signal);
    if (signal.aborted) return { none: STOPPED };
  }
};

/** A batch of an earlier run, once it has ended; nothing where it never came to the host, or failed there. */
const endedBefore = async (
  batches: Batches,
  batch: Sent,
  sent: SentBatches,
  options: Waiting,
): Promise<{ batch: Sent; replies: Replies } | Unheard | undefined> => {
  try {
    const found = batch.name === undefined ? await lostOf(batches, batch, options) : { name: batch.name };
    if ('none' in found) return found;
    const named = found.name === undefined ? undefined : { ...batch, name: found.name };
    if (named) sent.keep(named);
    const replies = named && (await endOf(batches, named.name, options));
    if (!named || !replies || 'gone' in replies) {
      sent.keep({ ...batch, ids: [] });
      return undefined;
    }
    return 'none' in replies ? replies : { batch: named, replies };
  } catch (error) {
    // Of a host that could not be asked nobody knows what stands there: what was sent stays booked.
    if (!options.signal.aborted) throw error;
    return { none: STOPPED };
  }
};

/** The name of a batch whose sender was killed before it heard it: by its mark, else by the questions it answers. */
const lostOf = async (
  batches: Batches,
  { mark, since, ids }: Sent,
  options: Waiting,
): Promise<{ name?: string } | Unheard> => {
  const listed = await batches.since(since - APART_MS, options.signal);
  if ('later' in listed) return { none: none(listed.later) };
  for (const { name, mark: own, questions } of listed.all) {
    if (own !== undefined ? own !== mark : questions !== ids.length) continue;
    if (own !== undefined) return { name };
    const replies = await endOf(batches, name, options);
    if ('none' in replies) return replies;
    if (!('gone' in replies) && ids.some((id) => replies.has(id))) return { name };
  }
  return {};
};

const chunksOf = (asked: readonly Posted[]): Posted[][] => {
  const chunks: Posted[][] = [];
  let bytes = 0;
  for (const each of asked) {
    const size = each.question.input.length + each.question.instructions.length;
    const last = chunks.at(-1);
    bytes += size;
    if (last && last.length < MOST.questions && bytes <= MOST.bytes) last.push(each);
    else {
      chunks.push([each]);
      bytes = size;
    }
  }
  return chunks;
};
