import { Console } from 'node:console';
import type * as Sdk from '@anthropic-ai/sdk';
import { answered } from './answer-json.ts';
import { callsBy } from './batch-calls.ts';
import type { AnswerSchema, Batches, ModelClient, ModelQuestion, ModelReply } from './client.ts';
import { isRecord } from '../text/json.ts';
import { THINKING } from './tokens.ts';
import { foreign, noKey, replyTo, unanswered, unreached, type AskedHost } from './failure.ts';

export interface AnthropicSettings {
  model: string;
  url: string;
  host: string;
  keyFrom: string;
  key?: string | undefined;
  effort?: string | undefined;
}

const load = () => Promise.all([import('@anthropic-ai/sdk'), import('@anthropic-ai/sdk/lib/transform-json-schema')]);

let loaded: ReturnType<typeof load> | undefined;

/** Anthropic's Messages, through its own SDK. */
export const anthropicClient = (settings: AnthropicSettings): ModelClient => {
  const { model, host, key } = settings;
  let own: Sdk.Anthropic | undefined;
  const open = async () => {
    // Without a key the SDK would look for somebody's login on the disk.
    if (!key) throw noKey(settings);
    const [sdk, { transformJSONSchema }] = await (loaded ??= load());
    own ??= new sdk.Anthropic({
      apiKey: key,
      authToken: null,
      baseURL: settings.url,
      maxRetries: 0,
      openTelemetry: false,
      // Requests hold memory text; at `info` the SDK would print to stdout besides.
      logLevel: 'off',
      logger: new Console(process.stderr),
      // The text goes to the host that was agreed to and nowhere else.
      fetchOptions: { redirect: 'error' },
    });
    const body = (question: ModelQuestion) => bodyOf(question, settings, transformJSONSchema(parted(question.schema)));
    return { sdk, own, body };
  };
  return {
    id: 'anthropic',
    model,
    host,
    thinking: THINKING,
    batches: batchesBy(settings, open),
    ask: async (question, signal) => {
      const { sdk, own: sdkClient, body } = await open();
      let message: Sdk.Anthropic.Message;
      try {
        message = await sdkClient.messages.create(body(question), { signal });
      } catch (error) {
        return failed(error, sdk, settings, signal);
      }
      return replyOf(message, settings);
    },
  };
};

interface Open {
  sdk: typeof Sdk;
  own: Sdk.Anthropic;
  body: (question: ModelQuestion) => Sdk.Anthropic.MessageCreateParamsNonStreaming;
}

/** Message Batches: results come in any order, by their ids, and stand there for 29 days. */
const batchesBy = (settings: AnthropicSettings, open: () => Promise<Open>): Batches => {
  const { calling, callingAbout } = callsBy(settings, open, (error, { sdk }, signal) =>
    failed(error, sdk, settings, signal),
  );
  return {
    send: (asked, _, signal) =>
      calling(signal, async ({ own, body }) => {
        const requests = asked.map(({ id, question }) => ({ custom_id: id, params: body(question) }));
        return { name: (await own.messages.batches.create({ requests }, { signal })).id };
      }),
    since: (ms, signal) =>
      calling(signal, async ({ own }) => {
        const all: { name: string; questions: number }[] = [];
        for await (const batch of own.messages.batches.list({ limit: 100 }, { signal })) {
          if (Date.parse(batch.created_at) < ms) break;
          const { processing, succeeded, errored, canceled, expired } = batch.request_counts;
          all.push({ name: batch.id, questions: processing + succeeded + errored + canceled + expired });
        }
        return { all };
      }),
    replies: (name, signal) =>
      callingAbout(signal, async ({ own }) => {
        const { processing_status: status, results_url: at } = await own.messages.batches.retrieve(
          name,
          {},
          { signal },
        );
        if (status !== 'ended') return { underWay: true } as const;
        // The SDK goes where this says, and takes the key along.
        if (at === null || new URL(at).host !== new URL(settings.url).host) throw foreign(settings);
        const ended = new Map<string, ModelReply>();
        for await (const { custom_id: id, result } of await own.messages.batches.results(name, {}, { signal }))
          ended.set(
            id,
            result.type === 'succeeded'
              ? replyOf(result.message, settings)
              : unanswered(result.type === 'errored' ? result.error.error.message : `the question is ${result.type}`),
          );
        return { ended };
      }),
  };
};

/** A choice of types is written as a choice of schemas: only that is documented for the API. */
const parted = (schema: AnswerSchema): Record<string, unknown> => {
  const { type, ...rest } = schema;
  if (Array.isArray(type))
    return { anyOf: type.map((each) => parted(each === 'null' ? { type: each } : { ...rest, type: each })) };
  return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, inner(each)]));
};

const inner = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inner);
  return isRecord(value) ? parted(value) : value;
};

const bodyOf = (
  { instructions, input, maxTokens }: ModelQuestion,
  { model, effort }: AnthropicSettings,
  /** The API takes fewer words than a schema may have: bounds become a description. */
  schema: Record<string, unknown>,
): Sdk.Anthropic.MessageCreateParamsNonStreaming => ({
  model,
  max_tokens: maxTokens + THINKING,
  system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: input }],
  output_config: {
    format: { type: 'json_schema', schema },
    ...(effort !== undefined && { effort: effort as 'low' }),
  },
});

const replyOf = (message: Partial<Sdk.Anthropic.Message> | null, asked: AskedHost): ModelReply => {
  if (!message?.content || !message.usage) throw foreign(asked);
  const { stop_reason: stop, model = '', usage, content } = message;
  const cached = usage.cache_read_input_tokens ?? 0;
  const tokens = {
    sent: usage.input_tokens + cached + (usage.cache_creation_input_tokens ?? 0),
    cached,
    received: usage.output_tokens,
  };
  if (stop === 'refusal') return { is: 'no-answer', why: 'refused', model, tokens };
  if (stop === 'max_tokens' || stop === 'model_context_window_exceeded')
    return { is: 'no-answer', why: 'truncated', model, tokens };
  const text = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  return answered(text, model, tokens);
};

const failed = (error: unknown, sdk: typeof Sdk, asked: AskedHost, signal: AbortSignal): ModelReply => {
  if (signal.aborted) throw error;
  // A body that breaks off, or is no JSON, is no error of the SDK's own.
  if (!(error instanceof sdk.APIError) || error.status === undefined) return unreached(error, asked);
  return replyTo(
    {
      status: error.status,
      message: error.apiMessage ?? '',
      code: error.type ?? undefined,
      header: (name) => error.headers?.get(name) ?? null,
    },
    asked,
  );
};
