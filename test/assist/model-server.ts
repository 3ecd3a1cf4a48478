import * as http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PairVerdict } from '../../src/assist/judge/prompt.ts';
import { answerTo, verdictBy, type Posed } from './judging.ts';

/** A note as a model gets it, and what else it is told. */
export interface AskedNote {
  note: { kind: string; statement: string; why: string | null; how: string | null; hook: string | null };
  longest_statement?: number;
  refused?: { because: string[] };
}

export interface Scripts {
  write: (asked: AskedNote) => unknown;
  /** What it says of two notes; control pairs it knows, unless it says `same` of everything. */
  judge?: PairVerdict | 'same of everything';
  /** What each answer waits for, by the number of its request. */
  waits?: (request: number) => Promise<unknown>;
  /** So much it says a request took. */
  tokens?: number;
}

export const unchanged = { why: null, how: null, situation: null, hook: null };

export interface ModelServer {
  /** As `--assist` takes it. */
  choice: string;
  /** Every request, word for word. */
  sent: string[];
  close: () => Promise<void>;
}

/** A model on loopback that speaks chat completions and answers from functions. */
export const modelServer = async ({ write, judge = 'same', waits, tokens = 100 }: Scripts): Promise<ModelServer> => {
  const sent: string[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const number = sent.push(text);
    const body = JSON.parse(text) as {
      messages: { content: string }[];
      response_format: { json_schema: { name: string } };
    };
    const input = JSON.parse(body.messages.at(-1)?.content ?? '') as never;
    const verdict = (posed: Posed): PairVerdict =>
      judge === 'same of everything' ? 'same' : verdictBy(() => judge)(posed);
    const answer =
      body.response_format.json_schema.name === 'judge_pairs'
        ? { answers: (input as { pairs: Posed[] }).pairs.map((posed) => answerTo(posed, verdict(posed))) }
        : write(input);
    await waits?.(number);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        model: 'scripted',
        choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(answer) } }],
        usage: { prompt_tokens: tokens, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 60 } },
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    choice: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1#scripted`,
    sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** Says the rules of `homes.ts` in a third of their words. */
export const brief = ({ note }: AskedNote): unknown => {
  const [where = '', what = '', times = ''] = note.statement.match(/⟦[^⟧]+⟧/gu) ?? [];
  const statement = `Before a change of ${where} is merged into main, ${what} must have passed ${times}.`;
  return { ...unchanged, statement, why: note.why, how: note.how };
};
