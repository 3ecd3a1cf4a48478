import { fileURLToPath } from 'node:url';
import { adapters } from '../../adapters/index.ts';
import type { Judgement } from '../../src/assist/judge/judge-of-pairs.ts';
import type { PairVerdict } from '../../src/assist/judge/prompt.ts';
import { sideOf, type MemoryPair as Posed } from '../../src/assist/judge/shown-side.ts';
import type { Asking } from '../../src/llm/client.ts';
import { modelFor } from '../../src/world/model.ts';
import { worldOf } from '../../src/world/world.ts';
import { answerTo, modelSaying, verdictBy } from '../assist/judging.ts';
import { memoryFrom, type Label, type Pair } from './parity-set.ts';
import { FRAMES } from './score.ts';

/** What somebody who reads well says of a pair of each label; the longer of `merged` says all of the shorter. */
const RIGHT: Readonly<Record<Exclude<Label, 'merged'>, PairVerdict>> = {
  same: 'same',
  format: 'same',
  voice: 'same',
  paraphrase: 'same',
  contradiction: 'contradict',
  narrower: 'different',
  related: 'different',
  unrelated: 'different',
};

const rightOf = ({ label, a, b }: Pair): PairVerdict =>
  label !== 'merged' ? RIGHT[label] : a.text.length > b.text.length ? 'first_covers_second' : 'second_covers_first';

/** How often a scripted judge is wrong: it calls two the same that are not, or does not call the same what is. */
export interface Errors {
  falseSame: number;
  missedSame: number;
}

export const posedOf = ({ a, b }: Pair): Posed => {
  const [one, other] = [a, b].map((side) => sideOf(memoryFrom(side), FRAMES));
  return { a: one as Posed['a'], b: other as Posed['b'] };
};

/** Errs by chance, each time anew, in control pairs as in any other; the same chance every run. */
export const scriptedJudge = (pairs: readonly Pair[], { falseSame, missedSame }: Errors): Asking => {
  const known = new Map(
    pairs.map((pair) => {
      const { a, b } = posedOf(pair);
      return [`${a.shown.statement}\n${b.shown.statement}`, rightOf(pair)] as const;
    }),
  );
  let seed = 20261122;
  const chance = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const right = verdictBy((a, b) => known.get(`${a}\n${b}`));
  return modelSaying((posed) =>
    posed.map((each) => {
      const verdict = right(each);
      const wrong = chance() < (verdict === 'same' ? missedSame : falseSame);
      return answerTo(each, wrong ? (verdict === 'same' ? 'different' : 'same') : verdict);
    }),
  );
};

/** Where recorded answers stand when nobody says where. */
const CASSETTE = fileURLToPath(new URL('../sets/cassettes/parity', import.meta.url));

/** A model by its name; `cassette` replays what is recorded. */
export const clientJudge = async (choice: string, sendTo: string | undefined): Promise<Asking> => {
  const world = worldOf({ env: process.env, cwd: process.cwd(), adapters });
  const named = choice === 'cassette' ? `cassette:${CASSETTE}` : choice;
  const { asking } = await modelFor(world, named, { holds: 'pairs of the parity sets', allowHost: sendTo });
  return asking;
};

/** How the judgements of pairs fall, label by label; why a pair stays open stands in brackets. */
export const fallOf = (pairs: readonly Pair[], judgements: readonly Judgement[]): Map<Label, Map<string, number>> => {
  const out = new Map<Label, Map<string, number>>();
  pairs.forEach(({ label }, at) => {
    const each = judgements[at] as Judgement;
    const row = out.get(label) ?? new Map<string, number>();
    const word = 'answer' in each ? each.answer.replace(/^[ab]-/, '') : `(${each.open})`;
    out.set(label, row.set(word, (row.get(word) ?? 0) + 1));
  });
  return out;
};
