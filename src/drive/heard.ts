import { field, isRecord, list, parsed } from '../text/json.ts';

/** The message that an answer carried, whole or as a stream of events, on either wire; undefined where it held none. */
export const heard = (text: string): unknown => {
  const whole = parsed(text);
  if (whole !== undefined) return whole;
  const events = text.split('\n').flatMap((line) => {
    const event = line.startsWith('data:') ? parsed(line.slice('data:'.length)) : undefined;
    return isRecord(event) ? [event] : [];
  });
  const failed = events.find(({ type }) => type === 'error' || type === 'response.failed');
  if (failed) return failed['response'] ?? failed;
  return responseIn(events) ?? messageIn(events);
};

type Events = readonly Record<string, unknown>[];

/** OpenAI Responses: the last event repeats the whole, but some servers leave its items out there. */
const responseIn = (events: Events): unknown => {
  const end = events.find(({ type }) => type === 'response.completed' || type === 'response.incomplete');
  const response = end?.['response'];
  if (!isRecord(response)) return undefined;
  if (list(response['output']).length > 0) return response;
  const items = events.filter(({ type }) => type === 'response.output_item.done').map(({ item }) => item);
  return { ...response, output: items };
};

/** Anthropic Messages: a message that grows block by block. */
const messageIn = (events: Events): unknown => {
  const message = events.find(({ type }) => type === 'message_start')?.['message'];
  if (!isRecord(message) || !events.some(({ type }) => type === 'message_stop')) return undefined;
  const content: Record<string, unknown>[] = [];
  let rest: Record<string, unknown> = {};
  let usage = message['usage'];
  for (const event of events) {
    const at = Number(event['index']);
    if (event['type'] === 'content_block_start' && isRecord(event['content_block']))
      content[at] = { ...event['content_block'] };
    const block = content[at];
    if (event['type'] === 'content_block_delta' && block) grow(block, event['delta']);
    if (event['type'] === 'message_delta') {
      rest = { ...rest, ...(isRecord(event['delta']) && event['delta']) };
      usage = { ...(isRecord(usage) && usage), ...(isRecord(event['usage']) && event['usage']) };
    }
  }
  return { ...message, ...rest, usage, content: content.filter(isRecord).map(finished) };
};

const JSON_SO_FAR = 'partial_json';

const grow = (block: Record<string, unknown>, delta: unknown): void => {
  const [text, json] = [field(delta, 'text'), field(delta, JSON_SO_FAR)];
  if (typeof text === 'string') block['text'] = `${String(block['text'] ?? '')}${text}`;
  if (typeof json === 'string') block[JSON_SO_FAR] = `${String(block[JSON_SO_FAR] ?? '')}${json}`;
};

const finished = ({ [JSON_SO_FAR]: json, ...block }: Record<string, unknown>): Record<string, unknown> =>
  typeof json === 'string' && json !== '' ? { ...block, input: parsed(json) ?? {} } : block;

/** What an answer says it took. */
export const tokensHeard = (answer: unknown): { sent: number; cached: number; received: number } => {
  const usage = field(answer, 'usage');
  const count = (from: unknown, name: string): number => {
    const value = field(from, name);
    return typeof value === 'number' ? value : 0;
  };
  const read = count(usage, 'cache_read_input_tokens');
  return {
    sent: count(usage, 'input_tokens') + read + count(usage, 'cache_creation_input_tokens'),
    cached: read + count(field(usage, 'input_tokens_details'), 'cached_tokens'),
    received: count(usage, 'output_tokens'),
  };
};
