import type { Documents } from '../ir/documents-schema.ts';
import { BYTES, costOf, inBatch, tokensIn } from '../llm/tokens.ts';
import { asked, begun, TURN_INSTRUCTIONS } from '../probe/framed.ts';
import {
  falls,
  planned as billed,
  type Late,
  type Outline,
  type TrialSize,
  type PlannedUse,
} from '../probe/planning.ts';
import { needsJudge } from '../probe/judge/judged-rule.ts';
import { lastLook } from '../probe/trial-plan.ts';
import { refusalOf, unreachable } from '../probe/reachable.ts';
import { stageOf } from '../probe/stage.ts';
import type { Arm } from '../probe/trial.ts';
import { ownPrices } from '../world/config.ts';
import { askedAs } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { nativeIn } from './native-arm.ts';
import type { Planned } from './plan.ts';
import { judgeSize } from './probe-judge.ts';
import { designOf, endsOf, sampled } from './probe.ts';
import type { Triable } from './probes.ts';

export type OutlineDocument = Documents['outline'];

export interface OutlineWish {
  arms: readonly Arm[];
  looks: Outline['plan']['looks'];
  sample: number | undefined;
  model: string | undefined;
  late: number | undefined;
  judge?: string | undefined;
  /** Trials of one turn are asked in batches. */
  batch?: boolean;
}

/** Tokens of a filler turn with its answer. */
const FILLER = 400;
/** One call of a tool for most trials, and then the answer. */
const REQUESTS = 2;
const ANSWER = 300;
const RESULT = 400;
/** Seconds of one request and how many run at once: what the pool begins with. */
const PACE = { seconds: 6, atOnce: 4 };

/** What trying these memories would take, before anybody is asked; the sizes are those of the contexts themselves. */
export const outlineOf = (
  world: World,
  planned: Planned,
  tries: readonly Triable[],
  { arms, looks, sample, model, late, judge, batch = false }: OutlineWish,
): OutlineDocument => {
  const ready = sampled(
    tries.filter(({ probe, why }) => probe !== undefined && why === undefined),
    sample,
  );
  const plan = designOf({ arms, looks });
  const size = sizeOf(world, planned, ready, arms);
  const outline: Outline = {
    memories: ready.length,
    scenarios: Math.max(1, ...ready.map(({ probe }) => probe?.scenarios.length ?? 0)),
    plan,
    size,
    ...(late !== undefined && { late: { turns: late, each: FILLER } satisfies Late }),
    ...(judge !== undefined && judgeOf(world, ready, judge)),
    pace: PACE,
  };
  const { least, usual, most, repeats } = billed(outline, {
    usdOf: priceOf(world, model, batch && isBatched(ready)),
    judgedFor: priceOf(world, judge),
  });
  const unseen = unreachable(plan);
  const refusal = refusalOf(unseen.filter(({ verdict }) => verdict === 'fires' || verdict === 'inert'));
  return {
    version: 1,
    command: 'probe plan',
    from: planned.options.from,
    to: planned.options.to,
    memories: ready.length,
    rest: tries.length - ready.length,
    arms: [...arms],
    trials: lastLook(plan),
    ...(batch && { batch: true }),
    repeats,
    least,
    usual,
    most,
    falls: falls(),
    unreachable: unseen,
    ...(refusal && { refusal: refusal.message }),
  };
};

const priceOf = (
  world: World,
  client: string | undefined,
  batch = false,
): ((tokens: PlannedUse) => number) | undefined => {
  if (client === undefined) return undefined;
  const price = ownPrices(world.env)[askedAs(world, client).split('#').slice(1).join('#')];
  const each = price && batch ? inBatch(price) : price;
  return each && ((tokens) => costOf(tokens, each));
};

/** Where one of them has several turns, the dearer price counts for all. */
const isBatched = (ready: readonly Triable[]): boolean =>
  ready.every(({ probe }) => probe?.scenarios.every(({ turns }) => turns.length === 1) ?? true);

/** What the judge would be asked about: an answer of the usual length to the longest turn. */
const judgeOf = (world: World, ready: readonly Triable[], judge: string): Pick<Outline, 'judge'> => {
  const judged = ready.flatMap(({ probe }) => (probe && needsJudge(probe) ? [probe] : []));
  if (judged.length === 0) return {};
  const [longest = ''] = judged
    .flatMap(({ rule, scenarios }) => scenarios.map(({ turns }) => `${rule}${turns.join('')}`))
    .sort((a, b) => b.length - a.length);
  const shown = { rule: longest, asked: [], answered: ['x'.repeat(ANSWER * BYTES)] };
  return { judge: judgeSize(world, askedAs(world, judge), judged.length, shown) };
};

/** The largest of the contexts decides: what an arm begins with is sent with every request. */
const sizeOf = (world: World, planned: Planned, ready: readonly Triable[], arms: readonly Arm[]): TrialSize => {
  const ends = endsOf(planned, nativeIn(world, planned));
  const [first] = ready;
  const sizes = first
    ? arms.flatMap((arm) => {
        const stage = stageOf(arm, first.memory, ends);
        return stage ? [tokensIn(TURN_INSTRUCTIONS) + tokensIn(asked(stage.context({}), {}, begun().steps).input)] : [];
      })
    : [];
  const turns = ready.flatMap(
    ({ probe }) => probe?.scenarios.map(({ turns: said }) => tokensIn(said.join('\n'))) ?? [],
  );
  return {
    fixed: Math.max(0, ...sizes),
    turns: Math.max(0, ...turns),
    answer: ANSWER,
    result: RESULT,
    requests: REQUESTS,
  };
};
