import { createHash } from 'node:crypto';
import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type Anthropic from '@anthropic-ai/sdk';

type Memory = Anthropic.Beta.MemoryStores.BetaManagedAgentsMemory;
type Store = Anthropic.Beta.BetaManagedAgentsMemoryStore;
type Version = Pick<
  Anthropic.Beta.MemoryStores.BetaManagedAgentsMemoryVersion,
  'id' | 'memory_id' | 'operation' | 'content'
>;

/** What the server does with a request instead of serving it. */
export type Fault =
  { status: number; type: string; headers?: Record<string, string> } | 'hang' | 'reset' | 'deaf' | 'endless' | 'flood';

export interface StoreServer {
  url: string;
  /** Every request, as `POST /v1/…`, with its body. */
  asked: { line: string; body: string }[];
  /** The texts of a store, by path. */
  texts(store?: string): Record<string, string>;
  /** What somebody else does there. */
  put(path: string, text: string, store?: string): void;
  drop(path: string): void;
  versions: Version[];
  /** Asked before each request; `deaf` = it is done, and the answer never comes. */
  fault: (line: string) => Fault | undefined;
  close(): Promise<void>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const WHEN = '2026-11-22T20:00:00Z';

/** A page that names another one, whichever is asked for. */
const ENDLESS = JSON.stringify({ data: Array(5_000).fill({ type: 'memory_prefix', path: '/a' }), next_page: 'more' });
const FLOOD = ' '.repeat(1 << 20);

/** Memory stores as the types of `@anthropic-ai/sdk` 1.11.0 describe them, on loopback; `Old …` is an archived one. */
export const storeServer = async (names: readonly string[] = ['Team notes']): Promise<StoreServer> => {
  const stores = names.map((name, at): Store => ({
    id: `memstore_0${at + 1}`,
    type: 'memory_store',
    name,
    description: '',
    metadata: {},
    archived_at: name.startsWith('Old ') ? WHEN : null,
    created_at: WHEN,
    updated_at: WHEN,
  }));
  const memories = new Map<string, Memory[]>(stores.map(({ id }) => [id, []]));
  let count = 0;
  const version = (memory: Memory, operation: Version['operation']): void => {
    memory.memory_version_id = `memver_${(count += 1)}`;
    server.versions.push({
      id: memory.memory_version_id,
      memory_id: memory.id,
      operation,
      content: memory.content ?? null,
    });
  };
  const made = (store: string, path: string, content: string): Memory => {
    const memory: Memory = {
      id: `mem_${(count += 1)}`,
      type: 'memory',
      path,
      content,
      content_sha256: hash(content),
      content_size_bytes: Buffer.byteLength(content),
      memory_store_id: store,
      memory_version_id: '',
      created_at: WHEN,
      updated_at: WHEN,
    };
    version(memory, 'created');
    memories.get(store)?.push(memory);
    return memory;
  };
  const change = (memory: Memory, content: string): void => {
    Object.assign(memory, { content, content_sha256: hash(content), content_size_bytes: Buffer.byteLength(content) });
    version(memory, 'modified');
  };
  const remove = (memory: Memory): void => {
    version(memory, 'deleted');
    const all = memories.get(memory.memory_store_id) ?? [];
    all.splice(all.indexOf(memory), 1);
  };
  const refusal = (status: number, type: string, more: object = {}): Answer => ({
    status,
    body: { type: 'error', error: { type, message: `said: ${type}`, ...more }, request_id: 'req_1' },
  });
  const serve = (method: string, url: URL, body: Record<string, unknown>): Answer => {
    const [, , kind, store = '', part, id = ''] = url.pathname.split('/');
    const ask = url.searchParams;
    if (kind !== 'memory_stores') return refusal(404, 'not_found_error');
    if (store === '') return pageOf(stores, ask);
    const all = memories.get(store);
    if (!all || part !== 'memories') return refusal(404, 'not_found_error');
    if (id === '' && method === 'GET') {
      const isFull = ask.get('view') === 'full';
      return pageOf(isFull ? all : all.map((each) => ({ ...each, content: null })), ask, isFull ? 20 : 100);
    }
    if (id === '') {
      const { path, content } = body as { path: string; content: string };
      const taken = all.find((each) => `${each.path}/`.startsWith(`${path}/`) || path.startsWith(`${each.path}/`));
      const conflict = { conflicting_path: taken?.path, conflicting_memory_id: taken?.id };
      if (taken) return refusal(409, 'memory_path_conflict_error', conflict);
      return { status: 200, body: { ...made(store, path, content), content: null } };
    }
    const memory = all.find((each) => each.id === id);
    if (!memory) return refusal(404, 'not_found_error');
    if (method === 'GET') return { status: 200, body: memory };
    const given = body['precondition'] as { content_sha256?: string } | undefined;
    const expected = method === 'DELETE' ? ask.get('expected_content_sha256') : given?.content_sha256;
    if (expected !== memory.content_sha256) return refusal(409, 'memory_precondition_failed_error');
    if (method === 'DELETE') {
      remove(memory);
      return { status: 200, body: { id, type: 'memory_deleted' } };
    }
    change(memory, String(body['content']));
    return { status: 200, body: { ...memory, content: null } };
  };
  const listening = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const line = `${request.method} ${request.url?.replace(/\?beta=true&?/, '?').replace(/\?$/, '')}`;
    server.asked.push({ line, body: text });
    const fault = server.fault(line);
    const head = { 'content-type': 'application/json' };
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'endless') return void response.writeHead(200, head).end(ENDLESS);
    if (fault === 'flood') {
      const more = (): void => void (response.destroyed || response.write(FLOOD, () => setImmediate(more)));
      return void (response.writeHead(200, head), more());
    }
    if (request.headers.authorization !== 'Bearer sk-test') {
      response.writeHead(401, head).end(JSON.stringify(refusal(401, 'authentication_error').body));
    } else if (typeof fault === 'object') {
      const body = JSON.stringify(refusal(fault.status, fault.type).body);
      response.writeHead(fault.status, { ...head, ...fault.headers }).end(body);
    } else {
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      const answer = serve(request.method ?? '', new URL(request.url ?? '', 'http://x'), body);
      if (fault === 'deaf') return void request.socket.destroy();
      response.writeHead(answer.status, head).end(JSON.stringify(answer.body));
    }
  });
  const first = stores[0]?.id ?? '';
  const found = (path: string, store: string): Memory | undefined =>
    memories.get(store)?.find((each) => each.path === path);
  const server: StoreServer = {
    url: '',
    asked: [],
    versions: [],
    fault: () => undefined,
    texts: (store = first) =>
      Object.fromEntries((memories.get(store) ?? []).map((each) => [each.path, each.content ?? ''])),
    put: (path, text, store = first) => {
      const old = found(path, store);
      if (old) change(old, text);
      else made(store, path, text);
    },
    drop: (path) => {
      const old = found(path, first);
      if (old) remove(old);
    },
    close: () =>
      new Promise((done) => {
        listening.close(() => done());
        listening.closeAllConnections();
      }),
  };
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  server.url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return server;
};

interface Answer {
  status: number;
  body: object;
}

/** A page, and the cursor of the next one. */
const pageOf = (all: readonly object[], ask: URLSearchParams, most = 100): Answer => {
  const from = Number(ask.get('page') ?? 0);
  const to = from + Math.min(most, Number(ask.get('limit') ?? 20));
  return { status: 200, body: { data: all.slice(from, to), next_page: to < all.length ? String(to) : null } };
};
