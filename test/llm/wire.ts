import * as http from 'node:http';
import type { AddressInfo } from 'node:net';

export type WireName = 'anthropic' | 'openai' | 'compatible';

/** What the server does with one request. */
export type Step =
  | { status: number; body: unknown; headers?: Readonly<Record<string, string>> }
  /** The connection ends in the middle. */
  | 'reset'
  /** Nothing ever comes. */
  | 'hang';

export interface WireServer {
  url: string;
  requests: { url: string; headers: http.IncomingHttpHeaders; body: Record<string, unknown> }[];
  /** Requests that were given up by the client before they were answered. */
  dropped: () => number;
  /** Requests that are still open. */
  open: () => number;
  close: () => Promise<void>;
}

/** A server on loopback that does one step after the other with the requests it gets; the last one for all further. */
export const serve = async (...steps: (Step | ((body: Record<string, unknown>) => Step))[]): Promise<WireServer> => {
  const requests: WireServer['requests'] = [];
  let [dropped, open] = [0, 0];
  const server = http.createServer(async (request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (!response.writableEnded) dropped += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    requests.push({ url: request.url ?? '', headers: request.headers, body });
    const next = steps[Math.min(requests.length, steps.length) - 1] ?? 'hang';
    const step = typeof next === 'function' ? next(body) : next;
    if (step === 'reset') request.socket.destroy();
    else if (step !== 'hang') {
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
      response.end(typeof step.body === 'string' ? step.body : JSON.stringify(step.body));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    dropped: () => dropped,
    open: () => open,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

type How = 'whole' | 'truncated' | 'refused';

const anthropic = (text: string, how: How): object => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'model-that-answered',
  content: [{ type: 'text', text }],
  stop_reason: { whole: 'end_turn', truncated: 'max_tokens', refused: 'refusal' }[how],
  stop_sequence: null,
  usage: { input_tokens: 30, cache_read_input_tokens: 60, cache_creation_input_tokens: 10, output_tokens: 7 },
});

const openai = (text: string, how: How): object => ({
  id: 'resp_1',
  object: 'response',
  model: 'model-that-answered',
  status: how === 'truncated' ? 'incomplete' : 'completed',
  incomplete_details: how === 'truncated' ? { reason: 'max_output_tokens' } : null,
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [
        how === 'refused' ? { type: 'refusal', refusal: text } : { type: 'output_text', text, annotations: [] },
      ],
    },
  ],
  usage: { input_tokens: 100, input_tokens_details: { cached_tokens: 60 }, output_tokens: 7, total_tokens: 107 },
});

const compatible = (text: string, how: How): object => ({
  id: 'chat_1',
  object: 'chat.completion',
  model: 'model-that-answered',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', ...(how === 'refused' ? { content: null, refusal: text } : { content: text }) },
      finish_reason: how === 'truncated' ? 'length' : 'stop',
    },
  ],
  usage: { prompt_tokens: 100, prompt_tokens_details: { cached_tokens: 60 }, completion_tokens: 7, total_tokens: 107 },
});

const WIRES = { anthropic, openai, compatible };

export const says = (wire: WireName, text: string, how: How = 'whole'): Step => ({
  status: 200,
  body: WIRES[wire](text, how),
});

/** An error as each of them words it. */
export const fails = (wire: WireName, status: number, message: string, headers: Record<string, string> = {}): Step => ({
  status,
  headers,
  body: wire === 'anthropic' ? { type: 'error', error: { type: 'x', message } } : { error: { message, type: 'x' } },
});
