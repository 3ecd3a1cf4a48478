import { Console } from 'node:console';
import type * as Sdk from '@anthropic-ai/sdk';
import { MemportError } from '../errors.ts';
import { failure, noKey } from './refusal.ts';
import type { Conflict, MemoryService, Receipt, RemoteMemory, RemoteStore, ServiceAddress } from './service.ts';

/** A page with texts holds no more (SDK 1.11.0). */
const PAGE = 20;
/** No page of so many texts takes more, each of its characters escaped. */
const ANSWER_BYTES = 1 << 24;
/** What a store of texts may hold here, too. */
const STORE = { memories: 10_000, bytes: 1 << 26 };
const PATIENCE_MS = 30_000;

export interface ServiceSettings extends ServiceAddress {
  key: string | undefined;
  patienceMs?: number;
}

/** Memory stores of Anthropic's Managed Agents, through its own SDK. */
export const anthropicStores = async (settings: ServiceSettings): Promise<MemoryService> => {
  const { key, url, patienceMs = PATIENCE_MS } = settings;
  // Without a key the SDK would look for somebody's login on the disk.
  if (!key) throw noKey(settings);
  const sdk = await import('@anthropic-ai/sdk');
  const { beta } = new sdk.Anthropic({
    apiKey: key,
    authToken: null,
    baseURL: url,
    timeout: patienceMs,
    openTelemetry: false,
    // Requests hold memory text; at `info` the SDK would print to stdout besides.
    logLevel: 'off',
    logger: new Console(process.stderr),
    // The text goes to the host that was agreed to and nowhere else.
    fetchOptions: { redirect: 'error' },
    fetch: bounded,
  });
  /** Throws where a list is longer than any that is meant. */
  const most = (count: number, bytes = 0): void => {
    if (count <= STORE.memories && bytes <= STORE.bytes) return;
    throw new MemportError('provider', {
      what: `${settings.host} has more than ${STORE.memories} memories or ${STORE.bytes >> 20} MiB in one store`,
      where: settings.host,
      todo: 'take out of it what nobody needs',
    });
  };
  const { memoryStores } = beta;
  // A change is asked for once: the SDK would ask again after a conflict.
  const once = { maxRetries: 0 };
  const asking = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw failed(error, sdk, settings, key);
    }
  };
  const changing = async (work: () => Promise<Memory>): Promise<Receipt | Conflict> => {
    try {
      const { id, memory_version_id } = await work();
      return { id, version: memory_version_id };
    } catch (error) {
      const conflict = conflictIn(error, sdk);
      if (conflict) return conflict;
      throw failed(error, sdk, settings, key);
    }
  };
  return {
    stores: () =>
      asking(async () => {
        const found: RemoteStore[] = [];
        let seen = 0;
        for await (const { id, name, archived_at } of memoryStores.list({ include_archived: true })) {
          most((seen += 1));
          found.push({ id, name, archived: archived_at !== null });
        }
        return found;
      }),
    memories: (store) =>
      asking(async () => {
        const found: RemoteMemory[] = [];
        let [seen, bytes] = [0, 0];
        for await (const item of memoryStores.memories.list(store, { view: 'full', limit: PAGE })) {
          most((seen += 1), bytes);
          if (item.type !== 'memory') continue;
          const isWhole = typeof item.content === 'string';
          const memory = memoryOf(
            isWhole ? item : await memoryStores.memories.retrieve(item.id, { memory_store_id: store }),
          );
          bytes += memory.text.length;
          found.push(memory);
        }
        return found;
      }),
    create: (store, path, content) => changing(() => memoryStores.memories.create(store, { path, content }, once)),
    update: (store, id, content, expected) =>
      changing(() => {
        const precondition = { type: 'content_sha256', content_sha256: expected } as const;
        return memoryStores.memories.update(id, { memory_store_id: store, content, precondition }, once);
      }),
    remove: async (store, id, expected) => {
      try {
        const asked = { memory_store_id: store, expected_content_sha256: expected };
        await memoryStores.memories.delete(id, asked, once);
        return undefined;
      } catch (error) {
        const conflict = conflictIn(error, sdk);
        if (conflict) return conflict;
        throw failed(error, sdk, settings, key);
      }
    },
  };
};

/** An answer that does not end is cut off. */
const bounded: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  let left = ANSWER_BYTES;
  const counted = answer.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, out) => {
        left -= chunk.byteLength;
        if (left < 0) out.error(new Error('the answer does not end'));
        else out.enqueue(chunk);
      },
    }),
  );
  return counted ? new Response(counted, answer) : answer;
};

type Memory = Sdk.Anthropic.Beta.MemoryStores.BetaManagedAgentsMemory;

const memoryOf = ({ id, path, content_sha256, memory_version_id, content }: Memory): RemoteMemory => ({
  id,
  path,
  sha256: content_sha256,
  version: memory_version_id,
  text: content ?? '',
});

/** That somebody else was there first: the text has another hash, the path is taken, or the memory is gone. */
const conflictIn = (error: unknown, sdk: typeof Sdk): Conflict | undefined => {
  if (!(error instanceof sdk.APIError)) return undefined;
  if (error.status === 404) return { conflict: 'it is gone there' };
  if (error.status !== 409 && error.status !== 412) return undefined;
  return {
    conflict: String(error.type) === 'memory_path_conflict_error' ? 'its path is taken there' : 'it changed there',
  };
};

const failed = (error: unknown, sdk: typeof Sdk, settings: ServiceAddress, key: string): MemportError => {
  if (error instanceof MemportError) return error;
  if (error instanceof sdk.APIConnectionTimeoutError) return failure({ message: '', timedOut: true }, settings, key);
  if (error instanceof sdk.APIError && error.status !== undefined)
    return failure(
      { status: error.status, message: error.apiMessage ?? '', retryAfter: error.headers?.get('retry-after') },
      settings,
      key,
    );
  if (error instanceof sdk.APIConnectionError) return failure({ message: '', codes: causes(error) }, settings, key);
  return new MemportError('provider', {
    what: `${settings.host} answers, but not as a memory store does`,
    where: settings.host,
    todo: 'check the address',
  });
};

const causes = (error: unknown): string[] => {
  const found: string[] = [];
  for (let at = error; at instanceof Error && found.length < 8; at = at.cause) {
    const { code } = at as NodeJS.ErrnoException;
    if (typeof code === 'string') found.push(code);
    if (/redirect/.test(at.message)) found.push('redirect');
  }
  return found;
};
