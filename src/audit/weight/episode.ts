import type { Memory } from '../../ir/memory.ts';
import { oddsOfAll } from '../../meaning/weighing.ts';
import { bodyOf, printBody } from '../../text/body.ts';
import { episodeWeights } from './episode-weights.ts';
import { weightTraits } from './weight-traits.ts';

/** A longer text tells of more than one thing. */
const LONGEST = 900;
/** The odds that are told; of few words a little tells much, and more is asked for. */
const [TOLD, TOLD_OF_FEW] = [0.2, 0.6];
const [FEW, FEWEST] = [6, 4];
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}|[\p{L}\p{M}]{2,}/gu;

/** It tells what happened and nothing that follows from it. */
export const isEpisode = (memory: Memory): boolean => {
  if (memory.why !== undefined || memory.how !== undefined) return false;
  if (memory.kind === 'rule' || memory.kind === 'procedure') return false;
  const text = printBody(bodyOf(memory));
  const words = text.match(WORD)?.length ?? 0;
  if (text.length > LONGEST || words < FEWEST) return false;
  return oddsOfAll(weightTraits(text), episodeWeights) > (words < FEW ? TOLD_OF_FEW : TOLD);
};
