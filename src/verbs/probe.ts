import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { Question } from '../llm/client.ts';
import type { Context } from '../probe/context.ts';
import { PLAN, type Plan } from '../probe/plan.ts';
import { turnIn, type Answering } from '../probe/play.ts';
import type { Probe } from '../probe/probe.ts';
import { probing, type Probed, type TrialKey } from '../probe/run.ts';
import { stageOf, type Ends, type Stage } from '../probe/stage.ts';
import { ARMS, type Arm } from '../probe/trial.ts';
import { answersIn } from '../store/answers.ts';
import type { Model } from '../world/model.ts';
import { covered } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { plan, type Planned } from './plan.ts';

export interface Probing {
  options: PlanOptions;
  arms: readonly Arm[];
  looks?: Plan['looks'];
  /** What was answered in earlier runs is asked again. */
  refresh?: boolean;
  progress?: (done: number, of: number) => void;
}

/** The trials of some memories, and what they were made from. */
export interface ProbeRun {
  planned: Planned;
  probed: readonly Probed[];
}

/**
 * plan → stage → try → judge: memories of the source, each tried in every arm until a verdict stands. Nothing is
 * written to a store; what a model answered is kept, so that a run that was ended goes on where it was.
 */
export const probe = async (
  world: World,
  planned: Planned,
  probes: readonly Probe[],
  model: Pick<Model, 'asking'> & { client: Pick<Model['client'], 'id' | 'host' | 'model'> },
  asked: Omit<Probing, 'options'>,
): Promise<ProbeRun> => {
  const ends = endsOf(planned);
  const memories = new Map(planned.source.stores.flatMap((store) => store.memories.map((each) => [each.id, each])));
  const design = designOf(asked);
  const shown = showing(world);
  const answering = answeringBy(world, model, asked.refresh ?? false);
  let done = 0;
  const probed = await world.hold(() =>
    Promise.all(
      probes.flatMap((each) => {
        const memory = memories.get(each.memory.id);
        if (!memory) return [];
        return probing(each, {
          stages: stagesOf(memory, design.arms, ends),
          plan: design,
          answering,
          shown,
        }).then((one) => {
          done += 1;
          asked.progress?.(done, probes.length);
          return one;
        });
      }),
    ),
  );
  return { planned, probed };
};

/** What is compared with what, and when it is looked whether that is enough. */
export const designOf = ({ arms, looks }: Pick<Probing, 'arms' | 'looks'>): Plan => ({
  ...PLAN,
  arms,
  counters: PLAN.counters.filter((arm) => arms.includes(arm)),
  ...(looks && { looks }),
});

/** Both ends as they would be once the plan were carried out; where nothing is left to do, as they are. */
const endsOf = ({ source, target, migration }: Planned): Ends => {
  const after = new Map(migration.stores.map(({ fitted: { store } }) => [store.at.id, store]));
  const known = new Set(target.stores.map(({ at }) => at.id));
  return {
    source,
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

const stagesOf = (memory: Memory, arms: readonly Arm[], ends: Ends): ReadonlyMap<Arm, Stage> =>
  new Map(
    ARMS.filter((arm) => arms.includes(arm)).flatMap((arm) => {
      const stage = stageOf(arm, memory, ends);
      return stage ? [[arm, stage] as const] : [];
    }),
  );

/** A context without the secrets in it: a trial goes to the model with everything that the harness would give. */
const showing = (world: World): ((context: Context) => Promise<Context>) => {
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

/** Answers of earlier runs first, then the model; every answer is kept before anything is made of it. */
const answeringBy = (
  world: World,
  { client, asking }: Parameters<typeof probe>[3],
  refresh: boolean,
): ((trial: TrialKey) => Answering) => {
  const answers = answersIn(world.state);
  return (trial) => async (question) => {
    const key = keyOf(client, question, trial);
    const kept = refresh ? undefined : keptIn(answers.of(key));
    if (kept) return kept;
    const [outcome] = await asking([question]);
    if (outcome?.is !== 'answer')
      return { is: 'none', why: outcome?.says ?? outcome?.why ?? 'no answer came', final: isFinal(outcome?.why) };
    const turn = turnIn(outcome.value);
    if (!turn) return { is: 'none', why: 'the answer is no step', final: false };
    answers.keep(key, { turn, model: outcome.model });
    return { is: 'turn', turn, model: outcome.model };
  };
};

/** After these no other question is answered either. */
const isFinal = (why: string | undefined): boolean => why === 'over-budget' || why === 'stopped' || why === 'gave-up';

/** The same question of another repeat is another question: else all repeats would be one. */
const keyOf = (
  { id, host, model }: Pick<Model['client'], 'id' | 'host' | 'model'>,
  question: Question,
  { memory, arm, scenario, counter, repeat }: TrialKey,
): string => JSON.stringify([id, host, model, question, memory, arm, scenario, counter, repeat]);

const keptIn = (
  value: unknown,
): { is: 'turn'; turn: NonNullable<ReturnType<typeof turnIn>>; model: string } | undefined => {
  if (typeof value !== 'object' || value === null || !('turn' in value) || !('model' in value)) return undefined;
  const turn = turnIn(value.turn);
  return turn && typeof value.model === 'string' ? { is: 'turn', turn, model: value.model } : undefined;
};

/** Plans the pair whose memories are tried. */
export const plannedFor = (world: World, options: PlanOptions): Promise<Planned> => plan(world, options);
