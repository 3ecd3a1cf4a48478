import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Captured, Reply } from '../ir/drive.ts';
import { messagesAnswer, type SentEvents } from './messages.ts';
import { unpack } from './request-body.ts';
import { chatAnswer } from './chat.ts';
import { responsesAnswer } from './responses.ts';

/** Answers a model request; `turn` counts from 1. */
export type Script = (request: Captured, earlier: readonly Captured[]) => Reply | Promise<Reply>;

export interface Loopback {
  url: string;
  /** Every request so far, in the order they came in. */
  requests: readonly Captured[];
  close(): Promise<void>;
}

/**
 * A model server on 127.0.0.1 that says what `script` says. It speaks Anthropic Messages, OpenAI Responses and
 * Chat Completions, streaming or not; whatever else a client asks gets a harmless answer and is recorded like the rest.
 */
export const listen = async (script: Script): Promise<Loopback> => {
  const requests: Captured[] = [];
  const begun = performance.now();
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(failure('api_error', error instanceof Error ? error.message : String(error))));
    });
  });

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const captured = capture(request, await bytesOf(request), requests.length, Math.round(performance.now() - begun));
    requests.push(captured);
    const sent = await answerTo(captured);
    response.writeHead(sent.status, {
      'content-type': sent.contentType,
      'cache-control': 'no-cache',
      'request-id': `req_loopback_${captured.order}`,
    });
    response.end(request.method === 'HEAD' ? undefined : sent.text);
  };

  const answerTo = async (request: Captured): Promise<SentEvents & { status: number }> => {
    const path = request.url.split('?')[0] ?? '';
    const speak =
      request.method !== 'POST'
        ? undefined
        : /\/messages$/.test(path)
          ? messagesAnswer
          : /\/responses$/.test(path)
            ? responsesAnswer
            : /\/chat\/completions$/.test(path)
              ? chatAnswer
              : undefined;
    if (speak === undefined) return idle(request.method, path);
    if (request.unread !== undefined) return json(400, failure('invalid_request_error', request.unread));
    const reply = await script(request, requests.slice(0, request.order));
    if (reply.delayMs !== undefined) await new Promise((done) => setTimeout(done, reply.delayMs).unref());
    return { status: 200, ...speak(request.body, reply, request.order + 1) };
  };

  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** What clients ask beside their turns: probes, token counts, lists of models. */
const idle = (method: string, path: string): SentEvents & { status: number } => {
  if (/\/count_tokens$/.test(path)) return json(200, { input_tokens: 10 });
  // `models` is what Codex reads, `data` what the SDKs read.
  if (method === 'GET' && /\/models$/.test(path))
    return json(200, { object: 'list', data: [], models: [], has_more: false, first_id: null, last_id: null });
  if (method === 'HEAD' || path === '/') return json(200, {});
  return json(404, failure('not_found_error', `nothing at ${path}`));
};

const json = (status: number, value: unknown): SentEvents & { status: number } => ({
  status,
  contentType: 'application/json',
  text: JSON.stringify(value),
});

const failure = (type: string, message: string): object => ({ type: 'error', error: { type, message } });

export const bytesOf = async (request: http.IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const SECRET = /^(authorization|proxy-authorization|x-api-key|api-key|cookie|set-cookie|.*(token|secret).*)$/;

/** A request as it may be kept: nothing in it authenticates. */
export const capture = (request: http.IncomingMessage, bytes: Buffer, order: number, at: number): Captured => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : String(value)]),
  );
  const known = { order, at, method: request.method ?? '', url: request.url ?? '', headers };
  if (bytes.length === 0) return { ...known, body: undefined };
  const plain = unpack(bytes, headers['content-encoding'] ?? '');
  if ('unread' in plain) return { ...known, body: undefined, unread: plain.unread };
  try {
    return { ...known, body: JSON.parse(plain.text) as unknown };
  } catch {
    return { ...known, body: undefined, unread: 'the body is not JSON' };
  }
};
