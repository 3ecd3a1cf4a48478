import { isRecord, parsed } from '../text/json.ts';
import type { ModelClient, ModelQuestion, Tokens } from './client.ts';

/** Rather too many: a token of English is four bytes, one of Chinese three. */
export const BYTES = 3;

export const tokensIn = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES);

/** A model that thinks spends the tokens of its answer on that as well; what is not used costs nothing. */
export const THINKING = 8_192;

/** What a question sends, and the most that may come back. */
export const weigh = (
  { instructions, input, schema, maxTokens }: ModelQuestion,
  { thinking = 0, beside = 0 }: Pick<ModelClient, 'thinking' | 'beside'> = {},
): Tokens => ({
  sent: tokensIn(instructions) + tokensIn(input) + tokensIn(JSON.stringify(schema)) + beside,
  cached: 0,
  received: maxTokens + thinking,
});

export const plus = (a: Tokens, b: Tokens): Tokens => ({
  sent: a.sent + b.sent,
  cached: a.cached + b.cached,
  received: a.received + b.received,
});

export const NO_TOKENS: Tokens = { sent: 0, cached: 0, received: 0 };

/** US dollars for a million tokens, as the person wrote them down. */
export interface Price {
  sent: number;
  cached?: number | undefined;
  received: number;
  /** What part of these a question of a batch costs, as 0.5; absent = all of it. */
  batch?: number | undefined;
}

export const inBatch = ({ sent, cached = sent, received, batch = 1 }: Price): Price => ({
  sent: sent * batch,
  cached: cached * batch,
  received: received * batch,
});

export const costOf = ({ sent, cached, received }: Tokens, price: Price): number =>
  ((sent - cached) * price.sent + cached * (price.cached ?? price.sent) + received * price.received) / 1e6;

/** The memory text of a question: everything its input says, as it was before it became JSON. */
export const wordsIn = ({ input }: ModelQuestion): string => strings(parsed(input) ?? input).join('\n');

const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return isRecord(value) ? Object.values(value).flatMap(strings) : [];
};
