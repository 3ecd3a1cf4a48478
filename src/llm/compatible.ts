import type * as Sdk from 'openai';
import { answered } from './answer-json.ts';
import type { ModelClient, ModelQuestion, ModelReply } from './client.ts';
import { foreign, type AskedHost } from './failure.ts';
import { failed, sdkClient, type OpenAiSettings } from './openai-sdk.ts';
import { tokensIn, weigh } from './tokens.ts';

/** How an answer is asked for, best first: a server takes what it knows. */
const WAYS = ['schema', 'json', 'words'] as const;
type Way = (typeof WAYS)[number];

/** A server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, and hosts that offer the same. */
export const compatibleClient = (settings: OpenAiSettings): ModelClient => {
  const { model, host } = settings;
  const client = sdkClient(settings);
  /** What this server was found to know. */
  let way: Way = 'schema';
  return {
    id: 'compatible',
    model,
    host,
    thinking: THOUGHT,
    ask: async (question, signal) => {
      const { sdk, own } = await client();
      for (;;) {
        const tried = way;
        let completion: Completion;
        try {
          completion = await own.chat.completions.create(bodyOf(question, settings, tried), { signal });
        } catch (error) {
          const next = WAYS[WAYS.indexOf(tried) + 1];
          const unknown = error instanceof sdk.APIError && UNKNOWN.has(error.status ?? 0);
          if (signal.aborted || next === undefined || !unknown || !FORMAT.test(error.message))
            return failed(error, sdk, settings, signal);
          if (way === tried) way = next;
          continue;
        }
        return replyOf(completion, question, settings);
      }
    },
  };
};

/** Less than elsewhere: small servers refuse what goes beyond their window. */
const THOUGHT = 2_048;

const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);
/** What servers say of a format that they do not know names it. */
const FORMAT = /response_format|json_schema|json_object|schema|grammar|structured/i;

type Completion = Sdk.OpenAI.Chat.Completions.ChatCompletion;

const bodyOf = (
  { name, instructions, input, schema, maxTokens }: ModelQuestion,
  { model, effort }: OpenAiSettings,
  way: Way,
): Sdk.OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming => ({
  model,
  // Many servers know only this older name.
  max_tokens: maxTokens + THOUGHT,
  messages: [
    { role: 'system', content: way === 'schema' ? instructions : `${instructions}\n\n${inWords(schema)}` },
    { role: 'user', content: input },
  ],
  ...(way === 'schema' && {
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: { ...schema } } },
  }),
  ...(way === 'json' && { response_format: { type: 'json_object' } }),
  ...(effort !== undefined && { reasoning_effort: effort as 'low' }),
});

const inWords = (schema: ModelQuestion['schema']): string =>
  `Answer with one JSON value and nothing else. It keeps to this JSON schema:\n${JSON.stringify(schema)}`;

/** Small servers leave out what the SDK promises. */
const replyOf = (completion: Partial<Completion> | null, question: ModelQuestion, asked: AskedHost): ModelReply => {
  if (!completion?.choices) throw foreign(asked);
  const model = completion.model ?? '';
  const choice = completion.choices?.[0];
  const text = choice?.message?.content ?? '';
  const { usage } = completion;
  const tokens = usage
    ? {
        sent: usage.prompt_tokens,
        cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
        received: usage.completion_tokens,
      }
    : { ...weigh(question), received: tokensIn(text) };
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
    return { is: 'no-answer', why: 'refused', model, tokens };
  if (choice?.finish_reason === 'length') return { is: 'no-answer', why: 'truncated', model, tokens };
  return answered(text, model, tokens);
};
