import { changesFiles, isIdle } from './apply.ts';
import { handlesOf } from './document.ts';
import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import type { Plan, PlanOptions } from '../ir/plan.ts';
import type { FileTree, Location } from '../ir/store.ts';
import { migrating } from '../plan/migrate.ts';
import { fingerprintOf } from '../plan/plan-document.ts';
import { aliasesOf, renamedMarks, renamedRow } from '../ledger/aliases.ts';
import { examine, guard } from '../plan/guard.ts';
import type { Request } from '../plan/request.ts';
import { apart } from '../plan/routes.ts';
import { rowsBetween } from '../ledger/way-back.ts';
import { storeKey } from '../ledger/store-key.ts';
import { trackedBelow } from '../repo/tracked.ts';
import { diffText } from '../report/diff.ts';
import { planText, type PlanWords } from '../report/migration.ts';
import { laid, plural } from '../report/terminal.ts';
import { tilde } from '../report/memories.ts';
import { groundOf } from '../store/ground.ts';
import { BOUNDS } from '../store/snapshot.ts';
import { readLedger } from '../store/ledger.ts';
import { gather, gathering, type Sight } from './survey.ts';
import { inspecting } from './inspect.ts';
import { samenessFor } from './pairs.ts';
import { busyIn } from './busy.ts';
import type { Planned } from './planned.ts';
import { checkProjects, checkSource } from './named.ts';
import { checkProfile } from './profile.ts';
import { meetingIn } from '../cli/projects.ts';
import { adapterNamed, version, type Setting } from '../cli/setting.ts';
import { sightOf } from './sight.ts';
import { inTurns, pausing } from '../cli/signals.ts';
import { stateOf } from '../cli/state-folder.ts';
import { veilOver } from './veil.ts';
import { covered, secretsOf } from './veiled.ts';

/** Reads both sides, asks the two judgements, and plans. `now` is given when an earlier plan is made again. */
export const planFor = async (setting: Setting, options: PlanOptions, now?: number): Promise<Planned> => {
  const [from, to] = [adapterNamed(options.from, setting.adapters), adapterNamed(options.to, setting.adapters)];
  const sightFor = (root: string | undefined, profile: string | undefined): Sight => {
    const sight = sightOf(setting, { cwd: options.cwd, ...(root !== undefined && { root }), ...(profile !== undefined && { profile }), ...(options.clientVersion !== undefined && { clientVersion: options.clientVersion }) });
    return now === undefined ? sight : { ...sight, now };
  };
  const sight = lookingOnce(sightFor(options.toRoot, options.toProfile));
  const back = sightFor(options.fromRoot, options.fromProfile);
  checkProfile([from], back, options.fromProfile, '--from-profile');
  checkProfile([to], sight, options.toProfile, '--to-profile');
  const [read] = await inTurns(setting, gathering([from], back, options.projects ?? []));
  const source = read && { ...read, stores: apart(read.stores, read.scene.around) };
  const paths = source?.stores.flatMap((store) => ['paths' in store.at.scope ? store.at.scope.paths : [], store.memories.flatMap((memory) => ('paths' in memory.scope ? memory.scope.paths : []))].flat()) ?? [];
  const [reached] = await inTurns(setting, gathering([to], sight, [...paths, ...(options.projects ?? [])]));
  if (!source || !reached) throw new MemportError('internal', { what: 'a survey gave nothing' });
  const home = setting.env['HOME'] ?? '';
  checkSource(source, () => gather(setting.adapters.filter((each) => each !== from), sightFor(undefined, undefined)), home);
  const state = stateOf(setting);
  const ledger = readLedger(state);
  const between = rowsBetween(ledger.rows, options.from, options.to);
  checkProjects(source, options, between, home);
  const aliases = aliasesOf([...source.stores, ...reached.stores], reached.scene.around, ledger.keys);
  const stores = reached.stores.map((store) => renamedMarks(store, aliases));
  const target = { ...reached, stores, view: to.view(stores, reached.scene) };
  const pause = pausing(setting);
  const inspect = inspecting(setting);
  const looking: typeof inspect = async (...asked) => {
    await pause();
    return inspect(...asked);
  };
  const examined = await examine(source.stores.flatMap((store) => store.memories), looking);
  const guarded = guard(examined, options);
  const there = await examine(stores.flatMap((store) => store.memories), looking);
  const veil = veilOver([...secretsOf(examined), ...secretsOf(there)]);
  setting.state.veil = veil;
  const rows = between.map((row) => renamedRow(row, aliases));
  const request: Request = {
    source, target, options, rows, formerKeys: ledger.keys, version: version(), bounds: BOUNDS, scene: target.scene, filesOf: (at: Location) => (at.exists ? sight.snapshot(at) : new Map()),
    groundOf: (at, files) => groundOf(state.disk, at, files, trackedBelow), sameness: samenessFor(setting, state, target.scene),
    guarded: guarded.blocked, masked: guarded.masked, suspects: guarded.suspects,
  };
  const first = await inTurns(setting, migrating(request));
  const busy = busyIn(setting, first.plan, [...source.stores, ...stores].map(({ at }) => at));
  const migration = busy.size === 0 ? first : await inTurns(setting, migrating({ ...request, busy }));
  const own = migration.plan.routes.find((route) => route.skipped === undefined && route.to?.root === route.from.root);
  if (own) {
    throw new MemportError('usage', { what: 'source and target are the same store', where: own.from.root, expected: 'two stores', todo: 'name other homes with --from-root, --to-root, --from-profile or --to-profile' });
  }
  // What only the masked text may tell is told of it; what is written is planned from the memory itself.
  const masked = new Map([...there, ...examined].map(([id, each]) => [id, each.masked]));
  return { migration, source, target, sight, options, veil, shown: (memory) => veil.over(masked.get(memory.id) ?? memory) };
};

/** A plan is of one look at each store: the bytes its memories were read from are the bytes it changes. */
const lookingOnce = (sight: Sight): Sight => {
  const seen = new Map<string, FileTree>();
  return {
    ...sight,
    snapshot: (at) => {
      const key = storeKey(at, '');
      const tree = seen.get(key) ?? sight.snapshot(at);
      seen.set(key, tree);
      return tree;
    },
  };
};

const wordsFor = (setting: Setting, { migration: { beside }, source, target, shown }: Planned): PlanWords => {
  const [here, there] = [source, target].map(({ stores }) => new Map<string, Memory>(stores.flatMap((store) => store.memories.map((memory) => [memory.id, memory] as const))));
  const said = (memory: Memory | undefined): string | undefined => memory && shown(memory).statement;
  const named = handlesOf([source]);
  return {
    titles: Object.fromEntries(setting.adapters.map((adapter) => [adapter.id, adapter.title])), home: setting.env['HOME'] ?? '', screen: setting.screen,
    statementOf: (id) => said(here?.get(id) ?? beside.get(id)?.now) ?? '', handleOf: (id) => named.get(id) ?? '',
    thereOf: (id) => said(there?.get(id)) ?? '', besideOf: (id) => said(beside.get(id)?.now),
    ...(target.view.once !== undefined && { once: target.view.once }),
  };
};

export const printPlan = async (setting: Setting, planned: Planned, show: { json: boolean; rows: boolean; diff: boolean }): Promise<void> => {
  const { stores } = planned.migration;
  const plan = published(planned);
  if (show.json) {
    setting.out(`${JSON.stringify(plan)}\n`);
    return;
  }
  const meeting = meetingIn(planned, '').length;
  if (meeting > 1) setting.out(`${laid(setting.screen, `${plural(meeting, 'project')} meet in this plan${plan.options.projects || plan.options.all ? '' : '; --project DIR narrows it to one'}.`).join('\n')}\n`);
  setting.out(planText(planned.migration.plan, wordsFor(setting, planned), show.rows));
  if (!show.diff) return;
  for (const { store, changes } of stores) {
    for (const change of changes) {
      if (change.op === 'touch') continue;
      const [before, after] = [store.files.get(change.file)?.text ?? '', change.op === 'put' ? change.text : ''];
      const over = async (text: string): Promise<string> => planned.veil.over(await covered(setting, text));
      const name = planned.veil.over(tilde(`${store.at.root}/${change.file}`, setting.env['HOME'] ?? ''));
      setting.out(`${diffText(name, await over(before), await over(after), setting.screen)}\n`);
    }
  }
};

/** The plan as it may be printed and kept: a name that holds a secret does not stand in it. */
export const published = ({ migration: { plan }, veil }: Planned): Plan => {
  const shown = veil.over(plan);
  return JSON.stringify(shown) === JSON.stringify(plan) ? plan : { ...shown, fingerprint: fingerprintOf(shown, version()) };
};

/** Whether a person has anything to look at: a change, or a memory that does not stand as it should. */
export const changesSomething = ({ migration }: Planned): boolean =>
  changesFiles(migration) || migration.plan.decisions.some((each) => each.decision === 'conflict' || (each.decision === 'withdrawn' && each.target?.id !== undefined));

/** Whether carrying the plan out would write anything, the ledger included. */
export const wouldWrite = (setting: Setting, { migration }: Planned): boolean => !isIdle(stateOf(setting), migration);
