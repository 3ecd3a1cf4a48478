import { hash } from 'node:crypto';
import type * as Sdk from 'openai';
import { answered } from './answer.ts';
import type { ModelClient, Question, Reply } from './client.ts';
import { foreign, noKey, type Asked } from './failure.ts';
import { failed, sdkClient, type OpenAiSettings } from './openai-sdk.ts';
import { NO_TOKENS, THINKING } from './tokens.ts';

/** OpenAI's Responses, through its own SDK; nothing is stored there. */
export const openAiClient = (settings: OpenAiSettings): ModelClient => {
  const { model, host, key } = settings;
  const client = sdkClient(settings);
  return {
    id: 'openai',
    model,
    host,
    thinking: THINKING,
    ask: async (question, signal) => {
      if (!key) throw noKey(settings);
      const { sdk, own } = await client();
      let response: Response;
      try {
        response = await own.responses.create(bodyOf(question, settings), { signal });
      } catch (error) {
        return failed(error, sdk, settings, signal);
      }
      return replyOf(response, settings);
    },
  };
};

type Response = Sdk.OpenAI.Responses.Response;

const bodyOf = (
  { name, instructions, input, schema, maxTokens }: Question,
  { model, effort }: OpenAiSettings,
): Sdk.OpenAI.Responses.ResponseCreateParamsNonStreaming => ({
  model,
  instructions,
  input,
  store: false,
  max_output_tokens: maxTokens + THINKING,
  prompt_cache_key: `memport-${hash('sha256', instructions).slice(0, 16)}`,
  text: { format: { type: 'json_schema', name, strict: true, schema } },
  ...(effort !== undefined && { reasoning: { effort: effort as 'low' } }),
});

const replyOf = (response: Partial<Response> | null, asked: Asked): Reply => {
  if (!response?.output) throw foreign(asked);
  const { model = '', usage, status, incomplete_details: incomplete } = response;
  const tokens = usage
    ? {
        sent: usage.input_tokens,
        cached: usage.input_tokens_details?.cached_tokens ?? 0,
        received: usage.output_tokens,
      }
    : NO_TOKENS;
  const parts = response.output.flatMap((item) => (item.type === 'message' ? item.content : []));
  if (parts.some(({ type }) => type === 'refusal') || incomplete?.reason === 'content_filter')
    return { is: 'no-answer', why: 'refused', model, tokens };
  if (status === 'incomplete') return { is: 'no-answer', why: 'truncated', model, tokens };
  if (status === 'failed')
    return { is: 'later', why: response.error?.message ?? 'the answer failed', throttled: false };
  return answered(parts.map((part) => (part.type === 'output_text' ? part.text : '')).join(''), model, tokens);
};
