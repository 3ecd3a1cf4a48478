import { hash } from 'node:crypto';
import type * as Sdk from 'openai';
import { answered } from './answer-json.ts';
import { field, parsed } from '../text/json.ts';
import { callsBy } from './batch-calls.ts';
import type { Batches, ModelClient, ModelQuestion, ModelReply } from './client.ts';
import { foreign, noKey, refused, unanswered, type AskedHost } from './failure.ts';
import { failed, sdkClient, type Loaded, type OpenAiSettings } from './openai-sdk.ts';
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
    batches: batchesBy(settings, client),
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

/** OpenAI's batches: a file of requests, and one of answers; what it is called here stands in its metadata. */
const batchesBy = (settings: OpenAiSettings, client: () => Promise<Loaded>): Batches => {
  const open = async (): Promise<Loaded> => {
    if (!settings.key) throw noKey(settings);
    return client();
  };
  const { calling, callingAbout } = callsBy(settings, open, (error, { sdk }, signal) =>
    failed(error, sdk, settings, signal),
  );
  return {
    send: (asked, mark, signal) =>
      calling(signal, async ({ sdk, own }) => {
        const lines = asked.map(({ id, question }) =>
          JSON.stringify({ custom_id: id, method: 'POST', url: ENDPOINT, body: bodyOf(question, settings) }),
        );
        const file = await sdk.toFile(Buffer.from(`${lines.join('\n')}\n`), 'memport.jsonl');
        const expires = { anchor: 'created_at', seconds: KEPT_SECONDS } as const;
        const { id } = await own.files.create({ file, purpose: 'batch', expires_after: expires }, { signal });
        const batch = { input_file_id: id, endpoint: ENDPOINT, metadata: { memport: mark } };
        return {
          name: (
            await own.batches.create({ ...batch, completion_window: '24h', output_expires_after: expires }, { signal })
          ).id,
        };
      }),
    since: (ms, signal) =>
      calling(signal, async ({ own }) => {
        const all: { name: string; mark: string; questions: number }[] = [];
        for await (const batch of own.batches.list({ limit: 100 }, { signal })) {
          if (batch.created_at * 1_000 < ms) break;
          const { id: name, metadata, request_counts: counts } = batch;
          all.push({ name, mark: metadata?.['memport'] ?? '', questions: counts?.total ?? 0 });
        }
        return { all };
      }),
    replies: (name, signal) =>
      callingAbout(signal, async ({ own }) => {
        const { status, errors, ...files } = await own.batches.retrieve(name, { signal });
        if (!ENDED.has(status)) return { underWay: true } as const;
        const ended = new Map<string, ModelReply>();
        for (const file of [files.output_file_id, files.error_file_id])
          if (file)
            for (const line of (await (await own.files.content(file, { signal })).text()).split('\n')) {
              const told = parsed(line);
              const id = field(told, 'custom_id');
              if (typeof id === 'string') ended.set(id, replyIn(told, settings));
            }
        const says = errors?.data?.[0]?.message;
        if (status === 'failed' && says !== undefined) return { gone: refused(`: ${says}`, settings) };
        return { ended };
      }),
  };
};

const ENDPOINT = '/v1/responses' as const;
/** Three days: it ends within one, and what was answered is fetched then. */
const KEPT_SECONDS = 259_200;
const ENDED: ReadonlySet<string> = new Set(['completed', 'expired', 'cancelled', 'failed']);

/** One line of the answers. */
const replyIn = (line: unknown, asked: AskedHost): ModelReply => {
  const [response, error] = [field(line, 'response'), field(line, 'error')];
  const body = field(response, 'body');
  if (field(response, 'status_code') === 200) return replyOf(body as Partial<Response>, asked);
  const says = field(error, 'message') ?? field(field(body, 'error'), 'message');
  return unanswered(typeof says === 'string' ? says : 'no answer came');
};

type Response = Sdk.OpenAI.Responses.Response;

const bodyOf = (
  { name, instructions, input, schema, maxTokens }: ModelQuestion,
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

const replyOf = (response: Partial<Response> | null, asked: AskedHost): ModelReply => {
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
