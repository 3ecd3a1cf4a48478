import type { Asking } from '../../llm/client.ts';
import { drawsFrom } from '../stats/draws.ts';
import { judgeQuestions, type ShownTrial, type Word, wordIn } from './judge-question.ts';

/**
 * What a judge says of some answers, in their order. Each is asked about by itself, so that none is held against
 * another, and all of them in an order drawn by the seed, so that none shows by its turn where it comes from.
 */
export const wordsOf = async (all: readonly ShownTrial[], asking: Asking, seed: number): Promise<Word[]> => {
  const draw = drawsFrom(seed);
  const asked = all
    .flatMap((shown, of) => judgeQuestions(shown).map((question, turn) => ({ question, of, turn, key: draw() })))
    .sort((a, b) => a.key - b.key);
  const outcomes = asked.length === 0 ? [] : await asking(asked.map(({ question }) => question));
  const heard = new Map(asked.map(({ of, turn }, at) => [`${of} ${turn}`, outcomes[at]] as const));
  return all.map((shown, of) => wordIn(shown, [heard.get(`${of} 0`), heard.get(`${of} 1`)]));
};
