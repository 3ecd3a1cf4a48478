import type { Reply, ToolCall } from '../ir/drive.ts';
import { event, type SentEvents, type WireEvent } from './messages.ts';
import { field } from '../text/json.ts';

const USAGE = {
  input_tokens: 10,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 5,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 15,
};

/** The OpenAI Responses wire, response side: https://platform.openai.com/docs/api-reference/responses-streaming */
export const responsesAnswer = (body: unknown, reply: Reply, turn: number): SentEvents => {
  const output = outputOf(reply, turn);
  const model = field(body, 'model') ?? 'loopback';
  const shell = {
    id: `resp_loopback_${turn}`,
    object: 'response',
    created_at: 0,
    model,
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    parallel_tool_calls: true,
    tool_choice: 'auto',
    tools: [],
    temperature: null,
    top_p: null,
  };
  const whole = { ...shell, status: 'completed', output, usage: USAGE };
  if (field(body, 'stream') !== true) return { contentType: 'application/json', text: JSON.stringify(whole) };
  const events: WireEvent[] = [
    { type: 'response.created', response: { ...shell, status: 'in_progress', output: [] } },
    ...output.flatMap((item, index) => itemEvents(item, index)),
    { type: 'response.completed', response: whole },
  ];
  return {
    contentType: 'text/event-stream',
    text: events.map((each, sequence_number) => event({ ...each, sequence_number })).join(''),
  };
};

type Item =
  | {
      type: 'message';
      id: string;
      role: 'assistant';
      status: string;
      content: { type: 'output_text'; text: string; annotations: [] }[];
    }
  | { type: 'function_call'; id: string; call_id: string; name: string; arguments: string; status: string }
  | { type: 'custom_tool_call'; id: string; call_id: string; name: string; input: string; status: string };

const outputOf = (reply: Reply, turn: number): Item[] => {
  const calls = (reply.calls ?? []).map((call, index) => callItem(call, `${turn}_${index}`));
  const said: Item[] =
    reply.text !== undefined || calls.length === 0
      ? [
          {
            type: 'message',
            id: `msg_loopback_${turn}`,
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text: reply.text ?? '', annotations: [] }],
          },
        ]
      : [];
  return [...said, ...calls];
};

/** A tool that takes free text is a custom tool on this wire. */
const callItem = ({ tool, input }: ToolCall, id: string): Item =>
  typeof input === 'string'
    ? {
        type: 'custom_tool_call',
        id: `ctc_loopback_${id}`,
        call_id: `call_loopback_${id}`,
        name: tool,
        input,
        status: 'completed',
      }
    : {
        type: 'function_call',
        id: `fc_loopback_${id}`,
        call_id: `call_loopback_${id}`,
        name: tool,
        arguments: JSON.stringify(input),
        status: 'completed',
      };

const itemEvents = (item: Item, output_index: number): WireEvent[] => {
  const at = { item_id: item.id, output_index };
  const added = { type: 'response.output_item.added', output_index, item: opened(item) };
  const done = { type: 'response.output_item.done', output_index, item };
  return [added, ...innerEvents(item, at), done];
};

const opened = (item: Item): Item => {
  if (item.type === 'message') return { ...item, status: 'in_progress', content: [] };
  return item.type === 'function_call'
    ? { ...item, status: 'in_progress', arguments: '' }
    : { ...item, status: 'in_progress', input: '' };
};

const innerEvents = (item: Item, at: { item_id: string; output_index: number }): WireEvent[] => {
  if (item.type === 'function_call')
    return [
      { type: 'response.function_call_arguments.delta', ...at, delta: item.arguments },
      { type: 'response.function_call_arguments.done', ...at, arguments: item.arguments, name: item.name },
    ];
  if (item.type === 'custom_tool_call')
    return [
      { type: 'response.custom_tool_call_input.delta', ...at, delta: item.input },
      { type: 'response.custom_tool_call_input.done', ...at, input: item.input },
    ];
  return item.content.flatMap((part, content_index) => [
    { type: 'response.content_part.added', ...at, content_index, part: { ...part, text: '' } },
    { type: 'response.output_text.delta', ...at, content_index, delta: part.text, logprobs: [] },
    { type: 'response.output_text.done', ...at, content_index, text: part.text, logprobs: [] },
    { type: 'response.content_part.done', ...at, content_index, part },
  ]);
};
