import type { ModelReply, Tokens } from './client.ts';
import { parsed } from '../text/json.ts';

/** What a model said, read as the JSON it was asked for. */
export const answered = (text: string, model: string, tokens: Tokens): ModelReply => {
  const value = parsed(unfenced(text));
  return value === undefined
    ? { is: 'no-answer', why: 'malformed', model, tokens }
    : { is: 'answer', value, model, tokens };
};

/** Models that know no schema like to put their answer into a fence. */
const unfenced = (text: string): string => /^\s*```(?:json)?\n([^]*)\n```\s*$/.exec(text)?.[1] ?? text;
