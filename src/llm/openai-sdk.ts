import { Console } from 'node:console';
import type * as Sdk from 'openai';
import type { ModelReply } from './client.ts';
import { replyTo, unreached, type AskedHost } from './failure.ts';

export interface OpenAiSettings extends AskedHost {
  url: string;
  effort?: string | undefined;
}

export interface Loaded {
  sdk: typeof Sdk;
  own: Sdk.OpenAI;
}

/** The SDK bound to one address, loaded with the first question. */
export const sdkClient = ({ url, key }: OpenAiSettings): (() => Promise<Loaded>) => {
  let loaded: Promise<Loaded> | undefined;
  const load = async (): Promise<Loaded> => {
    const sdk = await import('openai');
    const own = new sdk.OpenAI({
      // It throws without one; a server that wants none looks at none.
      apiKey: key || 'none',
      baseURL: url,
      // Variables of the person's OpenAI account are nobody else's business.
      organization: null,
      project: null,
      maxRetries: 0,
      // Requests hold memory text.
      logLevel: 'off',
      logger: new Console(process.stderr),
      // The text goes to the host that was agreed to and nowhere else.
      fetchOptions: { redirect: 'error' },
    });
    return { sdk, own };
  };
  return () => (loaded ??= load());
};

export const failed = (error: unknown, sdk: typeof Sdk, asked: AskedHost, signal: AbortSignal): ModelReply => {
  if (signal.aborted) throw error;
  // A body that breaks off, or is no JSON, is no error of the SDK's own.
  if (!(error instanceof sdk.APIError) || error.status === undefined) return unreached(error, asked);
  return replyTo(
    {
      status: error.status,
      message: error.message.replace(/^\d{3} /, ''),
      code: error.code ?? undefined,
      header: (name) => error.headers?.get(name) ?? null,
    },
    asked,
  );
};
