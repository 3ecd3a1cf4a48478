import { Console } from 'node:console';
import type * as Sdk from '@anthropic-ai/sdk';
import { MemportError } from '../errors.ts';
import { failure, noKey } from './failure.ts';
import type { Conflict, MemoryService, Receipt, RemoteMemory, RemoteStore, ServiceAddress } from './service.ts';

/** A page with texts holds no more (SDK 1.11.0). */
const PAGE = 20;
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
  });
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
        for await (const { id, name, archived_at } of memoryStores.list({ include_archived: true }))
          found.push({ id, name, archived: archived_at !== null });
        return found;
      }),
    memories: (store) =>
      asking(async () => {
        const found: RemoteMemory[] = [];
        for await (const item of memoryStores.memories.list(store, { view: 'full', limit: PAGE })) {
          if (item.type !== 'memory') continue;
          const isWhole = typeof item.content === 'string';
          found.push(
            memoryOf(isWhole ? item : await memoryStores.memories.retrieve(item.id, { memory_store_id: store })),
          );
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
