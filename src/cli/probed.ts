import { loadText, probeText } from '../report/probe.ts';
import { observedText } from '../report/probe-observed.ts';
import { plural } from '../report/terminal.ts';
import { purseOf, type Purse } from '../llm/purse.ts';
import { needsJudge } from '../probe/judge/judged-rule.ts';
import type { Probe } from '../probe/scenario.ts';
import type { Judge, Probed } from '../probe/probing.ts';
import { probePicture } from '../verbs/probe-picture.ts';
import { plan, type Planned } from '../verbs/plan.ts';
import type { ProbeDocument } from '../verbs/probe-document.ts';
import { forClients } from '../probe/for-clients.ts';
import type { Arm } from '../probe/trial.ts';
import type { Player } from '../verbs/probe.ts';
import type { ModelWish } from '../world/model.ts';
import { withoutHome } from '../text/homeless.ts';
import type { Triable } from '../verbs/probes.ts';
import { gitRootOf } from '../world/git-root.ts';
import { refuseUnknown } from './checked.ts';
import { modelWish } from './model-options.ts';
import { armsIn, checkArms, checkLevel, looksOf, pairIn, type ProbeOptions, unbatched } from './probe-options.ts';
import type { Setting } from './setting.ts';
import { leaving } from './signals.ts';
import { tell } from './tell.ts';

/** Tries memories from the command line: without a model only whether their words reach one. */
export const probed = async (setting: Setting, typed: readonly string[], options: ProbeOptions): Promise<void> => {
  const { failOn = 'error', level = 'load' } = options;
  refuseUnknown(failOn);
  checkLevel(level, options);
  const [
    { load, probe, sampled },
    { loadDocument, observedDocument, probeDocument, withStale },
    { triables, writtenProbes },
    { keepRun },
  ] = await Promise.all([
    import('../verbs/probe.ts'),
    import('../verbs/probe-document.ts'),
    import('../verbs/probes.ts'),
    import('../verbs/probe-runs.ts'),
  ]);
  const { world } = setting;
  const { options: pair, words } = pairIn(setting, typed, options);
  const planned = await plan(world, pair);
  const meant = triables(planned.source, words, writtenProbes(world, gitRootOf(world)), [planned.target]);
  const { tries: all, left } = carriedOf(planned, meant);
  const able = level === 'client' ? all.map(byClients) : all;
  const isTold = level === 'load' || (options.judge !== undefined && level !== 'observed');
  const tries = isTold ? able : able.map(withoutJudge);
  const ready = tries.filter((each) => each.probe !== undefined && each.why === undefined);
  const chosen = sampled(ready, options.sample);
  const rest = [...restOf(tries, chosen), ...left];
  const arms = armsIn(options.arms, level);
  checkArms(arms, planned.target);
  const wish = { arms, looks: looksOf(options.trials), ...(options.late !== undefined && { late: options.late }) };
  const probes = chosen.flatMap((each) => each.probe ?? []);
  const stale = (document: ProbeDocument): ProbeDocument => withStale(document, planned, tries, failOn);
  if (level === 'load') {
    const memories = tries.map(({ memory }) => memory);
    await told(setting, options, planned, stale(loadDocument(planned, load(planned, memories), left, failOn)));
    return;
  }
  if (level === 'observed') {
    const { observe } = await import('../verbs/probe-observed.ts');
    await told(
      setting,
      options,
      planned,
      stale(observedDocument(planned, observe(world, planned, probes), probes, rest)),
    );
    return;
  }
  const asked: Asked = { ...options, purse: purseOf({ maxTokens: options.maxTokens, maxUsd: options.maxUsd }) };
  const { model, player } = await (level === 'client'
    ? clientsFor(setting, asked, planned, arms, probes.length)
    : modelFor(setting, asked, probes.length));
  leaving(setting, 'what was answered is kept: the same command goes on from there');
  const judge = await judgeFor(setting, asked, probes);
  const found = await probe(world, planned, probes, player, {
    ...wish,
    ...(judge && { judge }),
    progress: (done, of) => setting.progress?.({ doing: 'trying memories', done, of }),
  });
  const run = keepRun(world, { options: pair, level, ...(model && { model }), probed: found.probed });
  await told(
    setting,
    options,
    planned,
    stale(
      probeDocument(planned, found.probed, {
        run,
        level,
        ...(model && { model }),
        used: found.used,
        rest,
        failOn,
      }),
    ),
    found.probed,
  );
  if (found.probed.some(({ stopped }) => stopped !== undefined)) setting.exit = 4;
};

/** Judges the transcripts of a run again. */
export const scored = async (setting: Setting, run: string, options: ProbeOptions): Promise<void> => {
  const { failOn = 'error' } = options;
  refuseUnknown(failOn);
  const [{ runKept, scoredRun }, { probeDocument }, { writtenProbes }] = await Promise.all([
    import('../verbs/probe-runs.ts'),
    import('../verbs/probe-document.ts'),
    import('../verbs/probes.ts'),
  ]);
  const { world } = setting;
  const kept = runKept(world, run);
  const planned = await plan(world, kept.options);
  const again = scoredRun(kept, writtenProbes(world, gitRootOf(world)));
  const { level, model } = kept;
  await told(
    setting,
    options,
    planned,
    probeDocument(planned, again, { run, level, ...(model && { model }), rest: [], failOn }),
    again,
  );
};

/** What the trials of a plan would take, and which verdicts they could not show. */
export const outlined = async (setting: Setting, typed: readonly string[], options: ProbeOptions): Promise<void> => {
  const [{ outlineOf }, { probePlanText }, { triables, writtenProbes }] = await Promise.all([
    import('../verbs/probe-outline.ts'),
    import('../report/probe-plan.ts'),
    import('../verbs/probes.ts'),
  ]);
  const { world } = setting;
  const { options: pair, words } = pairIn(setting, typed, options);
  const planned = await plan(world, pair);
  const arms = armsIn(options.arms);
  checkArms(arms, planned.target);
  const { tries: all } = carriedOf(
    planned,
    triables(planned.source, words, writtenProbes(world, gitRootOf(world)), [planned.target]),
  );
  const tries = options.judge === undefined ? all.map(withoutJudge) : all;
  const outline = outlineOf(world, planned, tries, {
    arms,
    looks: looksOf(options.trials),
    sample: options.sample,
    model: options.model,
    late: options.late,
    judge: options.judge,
    batch: options.batch === true,
  });
  const whys = tries.flatMap(({ why }) => why ?? []);
  setting.out(options.json ? `${JSON.stringify(outline)}\n` : probePlanText(outline, whys, setting.screen));
  if (outline.refusal !== undefined) setting.exit = 2;
};

/** Of a memory that the migration does not ask about nothing can be told: its project is not here. */
const carriedOf = (
  { migration }: Planned,
  meant: readonly Triable[],
): { tries: Triable[]; left: { id: string; why: string }[] } => {
  const decided = new Set(migration.decided.map(({ id }) => id));
  return {
    tries: meant.filter(({ memory }) => decided.has(memory.id)),
    left: meant
      .filter(({ memory }) => !decided.has(memory.id))
      .map(({ memory: { id } }) => ({ id, why: 'the migration leaves it out: its project is not on this machine' })),
  };
};

const restOf = (tries: readonly Triable[], chosen: readonly Triable[]): { id: string; why: string }[] =>
  tries
    .filter((each) => !chosen.includes(each))
    .map(({ memory: { id }, why }) => ({ id, why: why ?? 'not in the sample' }));

/** Who tries and who judges share one budget. */
interface Asked extends ProbeOptions {
  purse: Purse;
}

interface Trying {
  model: NonNullable<ProbeDocument['model']>;
  player: Player;
}

/** A model tries the rules in memport's rendering; with --replay only what it said in earlier runs. */
const modelFor = async (setting: Setting, options: Asked, memories: number): Promise<Trying> => {
  const { world } = setting;
  const [{ askedAs, modelFor: modelBy }, { framedPlayer, replaying }] = await Promise.all([
    import('../world/model.ts'),
    import('../verbs/probe.ts'),
  ]);
  if (options.replay) {
    const named = askedAs(world, options.model);
    return { player: framedPlayer(world, replaying(named)), model: modelNamed(named) };
  }
  const { client, asking, batched, account } = await modelBy(world, options.model, wishOf(setting, options, memories));
  if (options.batch && !batched) throw unbatched(client.id);
  const as = `${client.id}#${client.model}`;
  return {
    model: modelNamed(as),
    player: framedPlayer(
      world,
      { as, asking, account, ...(options.batch && batched && { batched: batched(options.refresh ?? false) }) },
      options.refresh,
    ),
  };
};

/** The harnesses' own clients try them. */
const clientsFor = async (
  setting: Setting,
  options: Asked,
  planned: Planned,
  arms: readonly Arm[],
  memories: number,
): Promise<Trying> => {
  const { clientPlayer } = await import('../verbs/probe-client.ts');
  const { refresh = false, replay = false } = options;
  const wish = { ...wishOf(setting, options, memories), arms, refresh, replay };
  const { by, ...player } = await clientPlayer(setting.world, planned, wish);
  return { model: { client: by, name: 'their own' }, player };
};

const wishOf = (setting: Setting, options: Asked, memories: number): Omit<ModelWish, 'progress'> => {
  const probes = `probes of ${plural(memories, 'memory', 'memories')}`;
  const holds = `everything that two harnesses would give a model, and ${probes}`;
  const { progress: _, ...wish } = modelWish(setting, options, holds);
  return { ...wish, purse: options.purse };
};

/** Who tells what no program can, where somebody is named and there is such a probe. */
const judgeFor = async (setting: Setting, options: Asked, probes: readonly Probe[]): Promise<Judge | undefined> => {
  const judged = probes.filter(needsJudge).length;
  if (options.judge === undefined || judged === 0) return undefined;
  const { world } = setting;
  const [{ askedAs, modelFor: modelBy }, { replaying }, { judgeBy }] = await Promise.all([
    import('../world/model.ts'),
    import('../verbs/probe.ts'),
    import('../verbs/probe-judge.ts'),
  ]);
  if (options.replay) return judgeBy(world, replaying(askedAs(world, options.judge)));
  const { progress: _, ...wish } = modelWish(
    setting,
    options,
    `answers in trials of ${plural(judged, 'memory', 'memories')}`,
  );
  const { client, asking } = await modelBy(world, options.judge, { ...wish, purse: options.purse });
  return judgeBy(world, { as: `${client.id}#${client.model}`, asking });
};

/** Where only a judge can tell the trials, and none is named, they would show nothing. */
const withoutJudge = (each: Triable): Triable =>
  each.probe && each.why === undefined && needsJudge(each.probe)
    ? {
        ...each,
        why: 'only a model can tell whether its rule is followed: --judge CLIENT, with --level framed or client',
      }
    : each;

/** A memory as it can be tried by the clients themselves. */
const byClients = (each: Triable): Triable => {
  if (!each.probe || each.why !== undefined) return each;
  const probe = forClients(each.probe);
  return typeof probe === 'string' ? { ...each, why: probe } : { ...each, probe };
};

const modelNamed = (as: string): NonNullable<ProbeDocument['model']> => {
  const [client = '', ...name] = as.split('#');
  return { client, name: name.join('#') };
};

const told = async (
  setting: Setting,
  options: ProbeOptions,
  planned: Planned,
  document: ProbeDocument,
  probed: readonly Probed[] = [],
): Promise<void> => {
  await tell(setting, options, {
    terminal: () =>
      setting.out((document.loads ? loadText : document.observed ? observedText : probeText)(document, setting.screen)),
    document: () => withoutHome(document, setting.world.home),
    found: () => ({ command: 'probe', findings: document.findings }),
    picture: (showContent) => probePicture(setting.world, planned, document, probed, showContent),
  });
  if (document.failed) setting.exit = 1;
};
