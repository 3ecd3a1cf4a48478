import type { Reply } from '../ir/drive.ts';
import { field } from '../text/json.ts';

/** A server-sent event, or the whole answer. */
export interface SentEvents {
  contentType: string;
  text: string;
}

export interface WireEvent {
  type: string;
  [field: string]: unknown;
}

const USAGE = { input_tokens: 10, output_tokens: 5, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };

/** The Anthropic Messages wire, response side: https://platform.claude.com/docs/en/api/messages-streaming */
export const messagesAnswer = (body: unknown, reply: Reply, turn: number): SentEvents => {
  const content = contentOf(reply, turn);
  const stop = (reply.calls ?? []).length > 0 ? 'tool_use' : 'end_turn';
  const message = {
    id: `msg_loopback_${turn}`,
    type: 'message',
    role: 'assistant',
    model: field(body, 'model') ?? 'loopback',
    content,
    stop_reason: stop,
    stop_sequence: null,
    usage: USAGE,
  };
  if (field(body, 'stream') !== true) return { contentType: 'application/json', text: JSON.stringify(message) };
  const events: WireEvent[] = [
    {
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { ...USAGE, output_tokens: 1 } },
    },
    ...content.flatMap((block, index) => blockEvents(block, index)),
    {
      type: 'message_delta',
      delta: { stop_reason: stop, stop_sequence: null },
      usage: { output_tokens: USAGE.output_tokens },
    },
    { type: 'message_stop' },
  ];
  return { contentType: 'text/event-stream', text: events.map(event).join('') };
};

type Content = { type: 'text'; text: string } | { type: 'tool_use'; id: string; name: string; input: unknown };

/** A message without any content is refused by clients, so silence is one empty text. */
const contentOf = (reply: Reply, turn: number): Content[] => {
  const calls = (reply.calls ?? []).map((call, index): Content => ({
    type: 'tool_use',
    id: `toolu_loopback_${turn}_${index}`,
    name: call.tool,
    input: call.input,
  }));
  return reply.text !== undefined || calls.length === 0 ? [{ type: 'text', text: reply.text ?? '' }, ...calls] : calls;
};

const blockEvents = (block: Content, index: number): WireEvent[] => {
  const [start, delta] =
    block.type === 'text'
      ? [
          { ...block, text: '' },
          { type: 'text_delta', text: block.text },
        ]
      : [
          { ...block, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
        ];
  return [
    { type: 'content_block_start', index, content_block: start },
    { type: 'content_block_delta', index, delta },
    { type: 'content_block_stop', index },
  ];
};

export const event = (data: WireEvent): string => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
