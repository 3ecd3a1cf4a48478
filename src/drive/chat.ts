import type { Reply } from '../ir/drive.ts';
import { field } from '../text/json.ts';
import type { SentEvents } from './messages.ts';

const USAGE = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 };

/** The OpenAI Chat Completions wire, response side: https://platform.openai.com/docs/api-reference/chat-streaming */
export const chatAnswer = (body: unknown, reply: Reply, turn: number): SentEvents => {
  const calls = (reply.calls ?? []).map(({ tool, input }, index) => ({
    index,
    id: `call_loopback_${turn}_${index}`,
    type: 'function',
    function: { name: tool, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  const message = {
    role: 'assistant',
    content: reply.text ?? (calls.length === 0 ? '' : null),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  const shell = { id: `chat_loopback_${turn}`, created: 0, model: field(body, 'model') ?? 'loopback' };
  const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop';
  if (field(body, 'stream') !== true) {
    const choices = [{ index: 0, message, finish_reason }];
    const whole = { ...shell, object: 'chat.completion', choices, usage: USAGE };
    return { contentType: 'application/json', text: JSON.stringify(whole) };
  }
  const chunk = { ...shell, object: 'chat.completion.chunk' };
  const chunks = [
    { ...chunk, choices: [{ index: 0, delta: message, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }], usage: USAGE },
  ];
  return {
    contentType: 'text/event-stream',
    text: `${chunks.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')}data: [DONE]\n\n`,
  };
};
