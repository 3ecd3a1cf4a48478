import { Console } from 'node:console';
import type * as Sdk from '@anthropic-ai/sdk';
import { answered } from './answer.ts';
import type { ModelClient, Question, Reply } from './client.ts';
import { noKey, replyTo, unreached, type Asked } from './failure.ts';

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
  return {
    id: 'anthropic',
    model,
    host,
    ask: async (question, signal) => {
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
      try {
        return replyOf(
          await own.messages.create(bodyOf(question, settings, transformJSONSchema(question.schema)), { signal }),
        );
      } catch (error) {
        return failed(error, sdk, settings, signal);
      }
    },
  };
};

const bodyOf = (
  { instructions, input, maxTokens }: Question,
  { model, effort }: AnthropicSettings,
  /** The API takes fewer words than a schema may have: bounds become a description. */
  schema: Record<string, unknown>,
): Sdk.Anthropic.MessageCreateParamsNonStreaming => ({
  model,
  max_tokens: maxTokens,
  system: [{ type: 'text', text: instructions, cache_control: { type: 'ephemeral' } }],
  messages: [{ role: 'user', content: input }],
  output_config: {
    format: { type: 'json_schema', schema },
    ...(effort !== undefined && { effort: effort as 'low' }),
  },
});

const replyOf = (message: Sdk.Anthropic.Message): Reply => {
  const { stop_reason: stop, model, usage } = message;
  const cached = usage.cache_read_input_tokens ?? 0;
  const tokens = {
    sent: usage.input_tokens + cached + (usage.cache_creation_input_tokens ?? 0),
    cached,
    received: usage.output_tokens,
  };
  if (stop === 'refusal') return { is: 'no-answer', why: 'refused', model, tokens };
  if (stop === 'max_tokens' || stop === 'model_context_window_exceeded')
    return { is: 'no-answer', why: 'truncated', model, tokens };
  const text = message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  return answered(text, model, tokens);
};

const failed = (error: unknown, sdk: typeof Sdk, asked: Asked, signal: AbortSignal): Reply => {
  if (signal.aborted) throw error;
  if (error instanceof sdk.APIConnectionError) return unreached(error, asked);
  if (!(error instanceof sdk.APIError) || error.status === undefined) throw error;
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
