import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { Exchange } from '../ir/drive.ts';
import { heard } from './heard.ts';
import { bytesOf, capture } from './server.ts';

export interface Relay {
  url: string;
  /** Every request that was answered to its end, in the order they came in. */
  exchanges(): Exchange[];
  close(): Promise<void>;
}

interface Onward {
  /** What the path of a request is put behind. */
  to: string;
  headers?: Readonly<Record<string, string>>;
}

/** What concerns one connection only, and what this side decides by itself. */
const OWN = /^(?:host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|content-length|expect)$/;

/**
 * A proxy on 127.0.0.1 that hands requests on as they are and answers as they come, and remembers both without what
 * authenticates.
 */
export const relay = async ({ to, headers: added = {} }: Onward): Promise<Relay> => {
  const found: Exchange[] = [];
  const begun = performance.now();
  let order = 0;
  const server = http.createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? causeOf(error) : String(error);
      // An answer that broke off must not look like one that ended.
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message } }));
    });
  });

  const pass = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const bytes = await bytesOf(request);
    const captured = capture(request, bytes, order++, Math.round(performance.now() - begun));
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = await fetch(`${to}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: { ...passing(request.headers), ...added, 'accept-encoding': 'identity' },
      ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
      redirect: 'manual',
      signal: gone.signal,
    });
    const back = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.test(name) && !/encoding$/.test(name)));
    response.writeHead(answer.status, back);
    const pieces: Buffer[] = [];
    if (answer.body)
      for await (const piece of Readable.fromWeb(answer.body as never)) {
        pieces.push(piece as Buffer);
        response.write(piece);
      }
    const text = Buffer.concat(pieces).toString('utf8');
    found.push({ request: captured, status: answer.status, answer: heard(text) });
    response.end();
  };

  await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: () => [...found].sort((a, b) => a.request.order - b.request.order),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

const passing = (headers: http.IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN.test(name) || value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** What fetch says of itself is only that it failed. */
const causeOf = (error: Error): string => (error.cause instanceof Error ? error.cause.message : error.message);
