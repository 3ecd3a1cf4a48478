import { hash } from 'node:crypto';
import type { Delivery } from '../ir/delivery.ts';
import type { Memory } from '../ir/memory.ts';
import type { Asking, AnswerOutcome, Posted, ModelQuestion } from '../llm/client.ts';
import { gathered } from '../llm/gather.ts';
import type { Context } from '../probe/context.ts';
import { isFinal } from '../probe/judge/judge-question.ts';
import { PLAN, type TrialPlan } from '../probe/trial-plan.ts';
import { play, turnIn, type AnsweredTurn, type Answering } from '../probe/play.ts';
import type { Probe } from '../probe/scenario.ts';
import { probing, type Judge, type Playing, type Probed, type TrialKey } from '../probe/probing.ts';
import { loadIn, stageOf, type Ends, type TrialStage } from '../probe/stage.ts';
import { ARMS, type Arm } from '../probe/trial.ts';
import { isRecord } from '../text/json.ts';
import { answersIn } from '../store/kept-json.ts';
import type { Model } from '../world/model.ts';
import { covered } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { nativeIn } from './native-arm.ts';
import type { Planned } from './plan.ts';

export interface ProbeWish {
  arms: readonly Arm[];
  looks?: TrialPlan['looks'];
  /** Every probe also late in a session: after so many turns about something else. */
  late?: number;
  /** Tells trials that no program can tell. */
  judge?: Judge;
  progress?: (done: number, of: number) => void;
}

/** Who answers: a model with its budget and consent, or the answers of earlier runs alone. */
export interface Replies {
  /** By what name answers are kept. */
  as: string;
  asking: Asking;
  /** Many trials' questions at once, each by its own id. */
  batched?: (asked: readonly Posted[]) => Promise<readonly AnswerOutcome[]>;
  account?: Model['account'];
}

/** Who has trials take place, and what came of that so far. */
export interface Player {
  playing: Playing;
  counted: { asked: number; kept: number };
  account?: Model['account'];
}

/** In memport's own framing: a model is asked what the client would do next. */
export const framedPlayer = (world: World, replies: Replies, refresh = false): Player => {
  const counted = { asked: 0, kept: 0 };
  const shown = showing(world);
  const answering = answeringBy(world, replies, refresh, counted);
  const batches = replies.batched && gathered(replies.batched);
  return {
    counted,
    ...(replies.account && { account: replies.account }),
    playing: async (key, scenario, stage) => {
      const run = async (ask?: AskOne) => play(scenario, await shown(stage.context(scenario)), answering(key, ask));
      // Of several turns each waits for the one before: in batches that would take days.
      return batches && scenario.turns.length === 1 ? batches.during(() => run(batches.ask)) : run();
    },
  };
};

/** The trials of some memories, and what they took. */
export interface ProbeRun {
  probed: readonly Probed[];
  used: { asked: number; kept: number; sent: number; received: number; usd?: number };
}

/**
 * stage → try → judge: memories of the source, each tried in every arm until a verdict stands. Nothing is written to a
 * store; what a model answered is kept, so that a run that was ended goes on where it was.
 */
export const probe = async (
  world: World,
  planned: Planned,
  probes: readonly Probe[],
  { playing, counted, account }: Player,
  asked: ProbeWish,
): Promise<ProbeRun> => {
  const ends = endsOf(planned, nativeIn(world, planned));
  const memories = memoriesIn(planned);
  const plan = designOf(asked);
  let done = 0;
  const tried = async (each: Probe): Promise<Probed[]> => {
    const memory = memories.get(each.memory.id);
    if (!memory) return [];
    const stages = stagesOf(memory, plan.arms, ends);
    const runs = asked.late === undefined ? [each] : [each, lateIn(each, asked.late)];
    const tries = await Promise.all(
      runs.map((one) => probing(one, { stages, plan, playing, ...(asked.judge && { judge: asked.judge }) })),
    );
    done += 1;
    asked.progress?.(done, probes.length);
    return tries;
  };
  // A signal waits for the answers that are under way.
  const probed = (await world.hold(() => Promise.all(probes.map(tried)))).flat();
  const { sent = 0, received = 0, usd } = account?.() ?? {};
  return { probed, used: { ...counted, sent, received, ...(usd !== undefined && { usd }) } };
};

/** The same scenarios late in a session; where the rule must not fire was asked early. */
export const lateIn = (probe: Probe, turns: number): Probe => ({
  ...probe,
  scenarios: probe.scenarios.map((scenario) => ({ ...scenario, id: `${scenario.id} late`, late: turns })),
  counters: [],
});

/** Whether a memory's words come to a model at all, at both ends. */
export interface LoadedEnds {
  memory: Memory;
  source?: Delivery;
  target?: Delivery;
}

/** locate → plan → look: whose words come to a model. Nobody is asked, and no probe is needed. */
export const load = (planned: Planned, memories: readonly Memory[]): LoadedEnds[] => {
  const ends = endsOf(planned);
  return memories.map((memory) => {
    const [source, target] = (['source', 'target'] as const).map((arm) => {
      const stage = stageOf(arm, memory, ends);
      return stage && (loadIn(stage) ?? 'unseen');
    });
    return { memory, ...(source && { source }), ...(target && { target }) };
  });
};

const memoriesIn = ({ source }: Planned): Map<string, Memory> =>
  new Map(source.stores.flatMap((store) => store.memories.map((each) => [each.id, each] as const)));

/** So many of them, one of each kind in turn. */
export const sampled = <Each extends { memory: Memory }>(all: readonly Each[], most: number | undefined): Each[] => {
  if (most === undefined || all.length <= most) return [...all];
  const kinds = [...Map.groupBy(all, ({ memory }) => memory.kind).values()];
  const turns = Array.from({ length: Math.max(...kinds.map(({ length }) => length)) }, (_, at) =>
    kinds.flatMap((kind) => kind[at] ?? []),
  );
  return turns.flat().slice(0, most);
};

/** What is compared with what, and when it is looked whether that is enough. */
export const designOf = ({ arms, looks }: ProbeWish): TrialPlan => ({
  ...PLAN,
  arms,
  counters: PLAN.counters.filter((arm) => arms.includes(arm)),
  ...(looks && { looks }),
});

/** Both ends as they would be once the plan were carried out; where nothing is left to do, as they are. */
export const endsOf = ({ source, target, migration }: Planned, native?: Ends['native']): Ends => {
  const after = new Map(migration.stores.map(({ fitted: { store } }) => [store.at.id, store]));
  const known = new Set(target.stores.map(({ at }) => at.id));
  return {
    source,
    ...(native && { native }),
    target: {
      ...target,
      stores: [
        ...target.stores.map((store) => after.get(store.at.id) ?? store),
        ...[...after.values()].filter(({ at }) => !known.has(at.id)),
      ],
    },
    standing: new Map<string, Memory>([
      ...[...migration.beside].flatMap(([id, { now }]) => (now ? [[id, now] as const] : [])),
      ...migration.stores.flatMap(({ fitted }) => [...fitted.standing]),
    ]),
  };
};

const stagesOf = (memory: Memory, arms: readonly Arm[], ends: Ends): ReadonlyMap<Arm, TrialStage> =>
  new Map(
    ARMS.filter((arm) => arms.includes(arm)).flatMap((arm) => {
      const stage = stageOf(arm, memory, ends);
      return stage ? [[arm, stage] as const] : [];
    }),
  );

/** A context without the secrets in it: a trial goes to the model with everything that the harness would give. */
export const showing = (world: World): ((context: Context) => Promise<Context>) => {
  const known = new WeakMap<Context, Promise<Context>>();
  const cleaned = async (context: Context): Promise<Context> => ({
    ...context,
    always: await Promise.all(context.always.map(async (each) => ({ ...each, text: await covered(world, each.text) }))),
    files: new Map(
      await Promise.all([...context.files].map(async ([file, text]) => [file, await covered(world, text)] as const)),
    ),
  });
  return (context) => {
    const clean = known.get(context) ?? cleaned(context);
    known.set(context, clean);
    return clean;
  };
};

type AskOne = (posted: Posted) => Promise<AnswerOutcome>;

/** Answers of earlier runs first, then the model; every answer is kept before anything is made of it. */
const answeringBy = (
  world: World,
  { as, asking }: Replies,
  refresh: boolean,
  counted: { asked: number; kept: number },
): ((trial: TrialKey, ask?: AskOne) => Answering) => {
  const answers = answersIn(world.state, world.home);
  return (trial, ask) => async (question) => {
    const key = keyOf(as, question, trial);
    const kept = refresh ? undefined : answeredIn(answers.of(key));
    if (kept) {
      counted.kept += 1;
      return kept;
    }
    const outcome = ask ? await ask({ id: hash('sha256', key).slice(0, 40), question }) : (await asking([question]))[0];
    if (outcome?.is !== 'answer')
      return { is: 'none', why: outcome?.says ?? outcome?.why ?? 'no answer came', final: isFinal(outcome?.why) };
    counted.asked += 1;
    const turn = turnIn(outcome.value);
    if (!turn) return { is: 'none', why: 'the answer is no step', final: false };
    answers.keep(key, { turn, model: outcome.model });
    return { is: 'turn', turn, model: outcome.model };
  };
};

/** The same question of another repeat is another question: else all repeats would be one. */
const keyOf = (as: string, question: ModelQuestion, { memory, arm, scenario, counter, repeat }: TrialKey): string =>
  JSON.stringify([as, question, memory, arm, scenario, counter, repeat]);

const answeredIn = (value: unknown): Extract<AnsweredTurn, { is: 'turn' }> | undefined => {
  if (!isRecord(value) || typeof value['model'] !== 'string') return undefined;
  const turn = turnIn(value['turn']);
  return turn && { is: 'turn', turn, model: value['model'] };
};

/** Nobody: what earlier runs do not hold is lacking. */
export const replaying = (as: string): Replies => ({
  as,
  asking: (questions) =>
    Promise.resolve(
      questions.map(() => ({ is: 'none', why: 'gave-up', says: 'no earlier run holds the answer' }) as const),
    ),
});
