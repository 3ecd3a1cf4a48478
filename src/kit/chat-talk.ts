import type { Captured } from '../ir/drive.ts';
import { field, isRecord, list, parsed, scalar, texts } from '../text/json.ts';
import type { TalkStep } from './tool-results.ts';

/** What a client sends over the OpenAI Chat Completions wire: https://platform.openai.com/docs/api-reference/chat */
export const isChat = ({ method, url }: Captured): boolean =>
  method === 'POST' && /\/chat\/completions(\?|$)/.test(url);

const messagesIn = (request: Captured): unknown[] => list(field(request.body, 'messages'));

const textsOf = (message: unknown): string[] => {
  const content = field(message, 'content');
  return typeof content === 'string' ? [content] : texts(content);
};

export const chatTexts = (request: Captured, role: string): string[] =>
  messagesIn(request).flatMap((message) => (field(message, 'role') === role ? textsOf(message) : []));

/** The calls and results in the messages of a request. */
export const chatSteps = (request: Captured): TalkStep[] =>
  messagesIn(request).map((message) => ({
    calls: list(field(message, 'tool_calls')).map((call) => {
      const [tool, said] = ['name', 'arguments'].map((key) => scalar(field(field(call, 'function'), key)));
      const input = parsed(said);
      return { id: scalar(field(call, 'id')), call: { tool: tool ?? '', input: isRecord(input) ? input : {} } };
    }),
    given:
      field(message, 'role') === 'tool'
        ? [{ id: scalar(field(message, 'tool_call_id')), text: textsOf(message).join('\n') }]
        : [],
  }));
