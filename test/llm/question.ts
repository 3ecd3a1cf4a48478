import type { ModelQuestion } from '../../src/llm/client.ts';

export const VERDICT = {
  type: 'object',
  properties: { verdict: { type: 'string', enum: ['same', 'different'] }, note: { type: ['string', 'null'] } },
  required: ['verdict', 'note'],
  additionalProperties: false,
} as const;

export const SAME = { verdict: 'same', note: null };

export const question = (n = 0, more: Partial<ModelQuestion> = {}): ModelQuestion => ({
  name: 'judge',
  instructions: 'Say whether two texts say the same.',
  input: JSON.stringify({ a: `rule ${n}`, b: 'never npm' }),
  schema: VERDICT,
  maxTokens: 50,
  ...more,
});

export const questions = (count: number): ModelQuestion[] => Array.from({ length: count }, (_, n) => question(n));
