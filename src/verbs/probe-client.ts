import type { ModelClient, ModelQuestion, ModelReply } from '../llm/client.ts';
import { THIS_MACHINE } from '../llm/client.ts';
import { placeOf } from '../llm/address.ts';
import { ITS_OWN } from '../llm/own-client.ts';
import { purseOf } from '../llm/purse.ts';
import { asked as framed } from '../probe/framed.ts';
import { isFinal } from '../probe/judge/judge-question.ts';
import type { Played } from '../probe/play.ts';
import type { Scenario } from '../probe/scenario.ts';
import type { Playing, TrialKey } from '../probe/probing.ts';
import type { Transcript } from '../probe/calls-done.ts';
import type { Arm } from '../probe/trial.ts';
import { answersIn } from '../store/kept-json.ts';
import { field, isRecord, list } from '../text/json.ts';
import { modelOf, type Model, type ModelWish } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { armFiles } from './arm-files.ts';
import { attemptOf, endOf, playedOf, replyOf, type ClientEnd } from './client-end.ts';
import type { Planned } from './plan.ts';
import { showing, type Player } from './probe.ts';

export interface ClientWish extends ModelWish {
  arms: readonly Arm[];
  /** What was tried in earlier runs is tried again. */
  refresh?: boolean;
  /** Nothing is started: what earlier runs do not hold is lacking. */
  replay?: boolean;
  /** So long one start of a client may take. */
  patienceMs?: number;
}

/**
 * The harnesses' own clients try the rules, on copies, each with the account that the person uses it with. Nobody is
 * asked before everybody that will be was agreed to.
 */
export const clientPlayer = async (
  world: World,
  planned: Planned,
  wish: ClientWish,
): Promise<Player & { by: string }> => {
  const adapters = [
    ...(wish.arms.includes('source') ? [planned.source.adapter] : []),
    ...(wish.arms.some((arm) => arm !== 'source') ? [planned.target.adapter] : []),
  ];
  const ends = new Map<string, ClientEnd>();
  for (const adapter of adapters)
    if (!ends.has(adapter.id)) ends.set(adapter.id, await endOf(world, planned, adapter, wish));
  const asked = await modelsOf(world, [...ends.values()], wish);
  const counted = { asked: 0, kept: 0 };
  const answers = answersIn(world.state, world.home);
  const shown = showing(world);
  const filesOf = armFiles(world, planned);
  let agreed: Promise<boolean> | undefined;
  const everybody = async (question: ModelQuestion): Promise<boolean> => {
    for (const model of asked.models.values()) if (!(await model.agree([question]))) return false;
    return true;
  };
  const playing: Playing = async (key, scenario, stage) => {
    const end = ends.get(stage.stores.adapter.id);
    const [turn] = scenario.turns;
    if (!end || turn === undefined || scenario.turns.length > 1)
      return { is: 'invalid', why: 'a client is started for one turn', final: false };
    const files = await filesOf(stage);
    const as = [end.drive.bin, end.client.version, end.account.model ?? ITS_OWN];
    const id = JSON.stringify(['client', ...as, keyOf(key, scenario), files.all]);
    const kept = wish.refresh === true ? undefined : playedIn(answers.of(id));
    if (kept) {
      counted.kept += 1;
      return kept;
    }
    if (wish.replay === true) return { is: 'invalid', why: 'no earlier run holds the trial', final: true };
    const context = await shown(stage.context(scenario));
    const question: ModelQuestion = {
      ...framed(context, scenario.workspace ?? {}, [{ is: 'turn', text: turn }]),
      name: 'client_trial',
      schema: NOTHING,
    };
    if (!(await (agreed ??= everybody(question)))) return { is: 'invalid', why: 'you said no', final: true };
    let played: Extract<Played, { is: 'played' }> | undefined;
    asked.runs.set(question, async (signal) => {
      const attempted = await attemptOf(world, end, stage, scenario, files.written, signal);
      const reply = replyOf(end, attempted);
      if (reply.is === 'answer') played = await playedOf(world, end, stage, scenario, attempted, files.texts);
      return reply;
    });
    const [outcome] = (await asked.models.get(end)?.asking([question])) ?? [];
    if (outcome?.is !== 'answer' || !played)
      return {
        is: 'invalid',
        why: (outcome?.is === 'none' ? (outcome.says ?? outcome.why) : undefined) ?? 'no answer came',
        final: outcome?.is === 'none' && isFinal(outcome.why),
      };
    counted.asked += 1;
    answers.keep(id, played);
    return played;
  };
  return {
    playing,
    counted,
    account: asked.account,
    by: [...ends.values()].map(({ drive, client }) => `${drive.client} ${client.version}`).join(' and '),
  };
};

/** The clients as models that are asked within one budget; what asking one means stands in `runs`. */
const modelsOf = async (
  world: World,
  ends: readonly ClientEnd[],
  wish: ClientWish,
): Promise<{
  models: ReadonlyMap<ClientEnd, Model>;
  runs: WeakMap<ModelQuestion, (signal: AbortSignal) => Promise<ModelReply>>;
  account: Model['account'];
}> => {
  const purse = wish.purse ?? purseOf(wish.budget);
  const runs = new WeakMap<ModelQuestion, (signal: AbortSignal) => Promise<ModelReply>>();
  const models = new Map<ClientEnd, Model>();
  for (const end of ends) {
    const { host, here } = placeOf(end.account.to);
    const client: ModelClient = {
      id: end.drive.bin,
      model: end.account.model ?? ITS_OWN,
      host: here ? THIS_MACHINE : host,
      beside: end.trials.tokens,
      atOnce: AT_ONCE,
      // The client is ended by its own clock.
      patienceMs: 2 * end.patienceMs,
      ask: async (question, signal) => {
        const run = runs.get(question);
        if (!run) throw new Error('a trial is asked for that nobody staged');
        return run(signal);
      },
    };
    models.set(end, await modelOf(world, client, { ...wish, purse }));
  }
  return { models, runs, account: purse.account };
};

/** Each is a program of some hundred megabytes. */
const AT_ONCE = 2;
const NOTHING = { type: 'object', additionalProperties: false, required: [], properties: {} } as const;
const keyOf = ({ memory, arm, counter, repeat }: TrialKey, scenario: Scenario): unknown => [
  memory,
  arm,
  scenario,
  counter,
  repeat,
];

/** Written by memport itself, and private. */
const playedIn = (value: unknown): Extract<Played, { is: 'played' }> | undefined => {
  const transcript = field(value, 'transcript');
  if (!isRecord(transcript) || list(transcript['steps']).length === 0) return undefined;
  const reached = field(value, 'reached') as NonNullable<Extract<Played, { is: 'played' }>['reached']> | undefined;
  return { is: 'played', transcript: transcript as unknown as Transcript, ...(reached && { reached }) };
};
