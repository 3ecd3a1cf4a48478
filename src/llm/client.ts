import type { MemportError } from '../errors.ts';

/** A JSON schema as providers take it: closed objects, all properties required, nullable where they may lack. */
export type AnswerSchema = Readonly<Record<string, unknown>>;

/** One question to a language model, with everything that it sees. */
export interface ModelQuestion {
  /** Names the schema, and what is asked: lower-case letters and `_`. */
  name: string;
  /** What is to be done: the same bytes in every question of a run, so that providers cache them. No memory text. */
  instructions: string;
  /** JSON of what is asked about. Memory text stands here only, as values. */
  input: string;
  schema: AnswerSchema;
  /** So many tokens the answer may have. */
  maxTokens: number;
}

/** Estimated where whoever answered did not tell. */
export interface Tokens {
  sent: number;
  /** Of those sent, so many the provider had cached. */
  cached: number;
  received: number;
}

/** What one request brought. What asking again cannot mend is thrown as a `MemportError` of code `provider`. */
export type ModelReply =
  | { is: 'answer'; value: unknown; model: string; tokens: Tokens }
  /** Answered, and not with what was asked for; `gave-up`: this question will not be answered, others may be. */
  | { is: 'no-answer'; why: NoAnswer | 'gave-up'; says?: string; model?: string; tokens: Tokens }
  /** Worth asking again; the pool decides when, and how often. */
  | { is: 'later'; why: string; throttled: boolean; afterMs?: number };

export type NoAnswer = 'truncated' | 'refused' | 'malformed';

/** A language model that can be asked. It never asks twice by itself: the pool owns retries. */
export interface ModelClient {
  /** Which kind of client: `anthropic`, `openai`, `claude-code`, … */
  id: string;
  /** As it is asked for; what served it stands in the reply. */
  model: string;
  /** Where memory text goes: a host name, or `this machine`. */
  host: string;
  /** So many requests it bears at once; absent = what the pool finds out. */
  atOnce?: number;
  /** So many tokens an answer may take beyond its own, for thinking. */
  thinking?: number;
  /** So many tokens it sends of its own with each question. */
  beside?: number;
  /** So long one request may take; absent = what the pool allows. */
  patienceMs?: number;
  /** Settles soon after the signal aborts, whatever with, and leaves no request or program behind. */
  ask(question: ModelQuestion, signal: AbortSignal): Promise<ModelReply>;
  /** Absent where the provider takes questions one by one only. */
  batches?: Batches;
}

/** A question of a batch: letters, digits, `-` and `_` name it. */
export interface Posted {
  id: string;
  question: ModelQuestion;
}

/** A fault that may pass. */
export type Later = { later: string };

/** A batch that comes to nothing: its questions may be sent again. */
export type Gone = { gone: MemportError };

/** Many questions handed over together, each answered within a day. */
export interface Batches {
  send(asked: readonly Posted[], mark: string, signal: AbortSignal): Promise<{ name: string } | Later>;
  /** What was sent since then, the newest first; with its mark where the provider keeps that. */
  since(
    ms: number,
    signal: AbortSignal,
  ): Promise<{ all: readonly { name: string; mark?: string; questions: number }[] } | Later>;
  /** What came of each question, by its id, once all of them ended. */
  replies(
    name: string,
    signal: AbortSignal,
  ): Promise<{ ended: ReadonlyMap<string, ModelReply> } | { underWay: true } | Gone | Later>;
}

/** What came of a question in the end: an answer that keeps to the schema, or why there is none. */
export type AnswerOutcome =
  | { is: 'answer'; value: unknown; model: string }
  | { is: 'none'; why: NoAnswer | 'gave-up' | 'over-budget' | 'stopped'; says?: string };

/** Asks all of them, as many at once as the model bears; outcomes are in the order of the questions. */
export type Asking = (questions: readonly ModelQuestion[]) => Promise<readonly AnswerOutcome[]>;

export const THIS_MACHINE = 'this machine';
