import { apply, type Applied } from '../apply.ts';
import { handlesOf } from '../document.ts';
import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { Location } from '../ir/store.ts';
import { migrate, pairOf } from '../migrate.ts';
import { guard } from '../plan/guard.ts';
import { diffText } from '../report/diff.ts';
import { planText, sentenceToTry, type PlanWords } from '../report/migration.ts';
import { plural } from '../report/terminal.ts';
import { tilde } from '../report/memories.ts';
import { disk } from '../store/disk.ts';
import { inUse } from '../store/in-use.ts';
import { readLedger } from '../store/ledger.ts';
import { stateRoot, type State } from '../store/state.ts';
import { survey, type Sight } from '../survey.ts';
import { compare, inspect, mask, nominate } from './judges.ts';
import type { Planned } from './planned.ts';
import { proven } from './proof.ts';
import { adapterNamed, version, type Setting } from './setting.ts';
import { sightOf } from './sight.ts';

export const stateOf = (setting: Setting): State => ({ root: stateRoot(setting.env, setting.env['HOME'] ?? ''), disk });

/** Reads both sides, asks the two judgements, and plans. `now` is given when an earlier plan is made again. */
export const planFor = async (setting: Setting, options: PlanOptions, now?: number): Promise<Planned> => {
  const [from, to] = [adapterNamed(options.from, setting.adapters), adapterNamed(options.to, setting.adapters)];
  const sightFor = (root: string | undefined, profile: string | undefined): Sight => {
    const sight = sightOf(setting, { cwd: options.cwd, ...(root !== undefined && { root }), ...(profile !== undefined && { profile }), ...(options.clientVersion !== undefined && { clientVersion: options.clientVersion }) });
    return now === undefined ? sight : { ...sight, now };
  };
  const sight = sightFor(options.toRoot, options.toProfile);
  const [source] = survey([from], sightFor(options.fromRoot, options.fromProfile), options.project === undefined ? [] : [options.project]);
  const paths = source?.stores.flatMap((store) => ['paths' in store.at.scope ? store.at.scope.paths : [], store.memories.flatMap((memory) => ('paths' in memory.scope ? memory.scope.paths : []))].flat()) ?? [];
  const [target] = survey([to], sight, [...paths, ...(options.project === undefined ? [] : [options.project])]);
  if (!source || !target) throw new MemportError('internal', { what: 'a survey gave nothing' });
  if (source.stores.every((store) => target.stores.some((each) => each.at.root === store.at.root && each.at.id === store.at.id) || store.at.role === 'context')) {
    throw new MemportError('usage', { what: 'source and target are the same store', expected: 'two stores', todo: 'name other homes with --from-root, --to-root, --from-profile or --to-profile' });
  }
  const memories = source.stores.flatMap((store) => store.memories);
  const guarded = await guard(memories, options, inspect, mask);
  const rows = readLedger(stateOf(setting)).rows.filter((row) => row.pair === pairOf(options));
  const migration = migrate({
    source, target, options, rows, version: version(), scene: target.scene, filesOf: (at: Location) => (at.exists ? sight.snapshot(at) : new Map()),
    judge: { compare, nominate }, guarded: guarded.blocked, masked: guarded.masked,
  });
  return { migration, source, target, sight, options };
};

const wordsFor = (setting: Setting, { source, target }: Planned): PlanWords => {
  const statements = new Map<string, string>(source.stores.flatMap((store) => store.memories.map((memory) => [memory.id, memory.statement] as const)));
  const named = handlesOf([source]);
  return {
    titles: Object.fromEntries(setting.adapters.map((adapter) => [adapter.id, adapter.title])), home: setting.env['HOME'] ?? '', screen: setting.screen,
    statementOf: (id) => statements.get(id) ?? '', handleOf: (id) => named.get(id) ?? '',
    ...(target.view.once !== undefined && { once: target.view.once }),
  };
};

export const printPlan = (setting: Setting, planned: Planned, show: { json: boolean; rows: boolean; diff: boolean }): void => {
  const { plan, stores } = planned.migration;
  if (show.json) {
    setting.out(`${JSON.stringify(plan)}\n`);
    return;
  }
  const scopes = new Set(plan.routes.filter((route) => route.skipped === undefined && route.from.scope.level !== 'global').map((route) => JSON.stringify(route.from.scope)));
  if (plan.options.project === undefined && scopes.size > 1) setting.out(`${plural(scopes.size, 'project')} meet in this plan; --project DIR narrows it to one.\n`);
  setting.out(planText(plan, wordsFor(setting, planned), show.rows));
  if (!show.diff) return;
  for (const { store, changes } of stores) {
    for (const change of changes) {
      if (change.op !== 'touch') setting.out(`${diffText(tilde(`${store.at.root}/${change.file}`, setting.env['HOME'] ?? ''), store.files.get(change.file)?.text ?? '', change.op === 'put' ? change.text : '', setting.screen)}\n`);
    }
  }
};

/** Whether a person has anything to look at: a change, or a memory that does not stand as it should. */
export const changesSomething = ({ migration: { plan, stores } }: Planned): boolean =>
  stores.some(({ changes }) => changes.length > 0) || plan.decisions.some((each) => each.decision === 'conflict' || each.decision === 'withdrawn');

/** Asks where there is somebody to ask, writes, reads back, and says what to do next. */
export const carryOut = async (setting: Setting, planned: Planned, flags: { verify?: boolean | string; yes?: boolean; json?: boolean; strict?: boolean; all?: boolean; project?: string; bypassApproval?: boolean; planOnly: boolean }): Promise<void> => {
  const { plan, stores } = planned.migration;
  const say = (text: string): void => void (flags.json ? undefined : setting.out(text));
  const lost = plan.decisions.filter((each) => each.decision === 'blocked' || each.decision === 'unfit');
  const conflicts = plan.decisions.filter((each) => each.decision === 'conflict');
  if (conflicts.length > 0) setting.state.exit = 1;
  if (flags.strict && planned.migration.losses.length + lost.length > 0) setting.state.exit = 1;
  if (lost.length > 0 && lost.length === plan.decisions.length && lost.some((each) => each.decision === 'blocked')) setting.state.exit = 3;
  if (flags.planOnly) return;
  const several = new Set(plan.routes.filter((route) => route.skipped === undefined && route.from.scope.level !== 'global').map((route) => JSON.stringify(route.from.scope))).size > 1;
  const writes = stores.some(({ changes }) => changes.length > 0);
  if (writes && !flags.yes) {
    if (!setting.ask) {
      say('This is the plan only: nothing was written. --yes carries it out.\n');
      return;
    }
    if (!/^y(es)?$/i.test(await setting.ask(`Carry it out? [y/N] `))) {
      say('Nothing was written.\n');
      return;
    }
  }
  if (writes && flags.yes && several && !flags.all && flags.project === undefined) {
    throw new MemportError('usage', { what: 'several projects meet in one text of the target', expected: '--all or --project DIR beside --yes', todo: 'look at the plan with --dry-run, then choose' });
  }
  if (writes && flags.verify && !(await proven(setting, planned, flags.verify === 'require', say))) {
    setting.state.exit = 1;
    return;
  }
  const memories: Memory[] = planned.source.stores.flatMap((store) => store.memories);
  const done = apply(planned.migration, stateOf(setting), memories, () => ({ refusals: refusals(setting, planned, flags.bypassApproval === true, say) }));
  await afterwards(setting, planned, done, memories, say);
};

/** Settings, layouts and locks that forbid a write now. */
const refusals = (setting: Setting, { migration, sight, target }: Planned, bypass: boolean, say: (text: string) => void): string[] =>
  migration.stores.filter(({ changes }) => changes.length > 0).flatMap(({ store, adapter }) => {
    const { at } = store;
    if (at.closed !== undefined) return [at.closed];
    if (at.approval !== undefined && !bypass) return [`${at.approval} (--bypass-approval writes all the same)`];
    if (!at.exists) return [];
    const use = inUse(adapter.inUse, at, at.tables ? sight.rows(at).rows : {}, disk, target.scene.now, setting.env);
    for (const note of use.notes) say(`Note: ${note}.\n`);
    return use.held;
  });

const afterwards = async (setting: Setting, planned: Planned, { run, recovered }: Applied, memories: readonly Memory[], say: (text: string) => void): Promise<void> => {
  const { plan } = planned.migration;
  for (const each of recovered) say(`An earlier run (${each.run.id}) had been killed: it was put back${each.left.length === 0 ? '' : `, but for ${each.left.join(', ')}, changed by somebody else`}.\n`);
  if (!run) {
    say(plan.decisions.length === 0 ? 'Nothing to do: the source has no memories to carry.\n' : `Nothing to do: ${plural(plan.decisions.filter((each) => each.decision !== 'withdrawn').length, 'memory stands', 'memories stand')} as planned.\n`);
    return;
  }
  const again = await planFor(setting, planned.options, plan.now);
  const wrong = plan.decisions.filter((each) => each.target?.id !== undefined && each.delivery !== undefined && again.migration.predictions.find((one) => one.id === each.target?.id)?.delivery !== each.delivery);
  const moved = again.migration.stores.flatMap(({ changes }) => changes).length;
  if (wrong.length + moved > 0) {
    setting.state.exit = 5;
    setting.err(`memport: read back, ${plural(wrong.length, 'memory does', 'memories do')} not stand as predicted and ${plural(moved, 'file')} would change again; please report this. memport undo ${run.id} takes it back.\n`);
    return;
  }
  const title = planned.target.adapter.title;
  say(`Written: ${plural(run.steps.length, 'file')}, read back and checked.\n`);
  say(`Undo: memport undo ${run.id}\n`);
  say(`${planned.target.adapter.notices}\n`);
  const sentence = sentenceToTry(plan, memories, title);
  if (sentence !== undefined) say(`${sentence}\n`);
  if (planned.target.view.once !== undefined) say(`not active yet: ${planned.target.view.once}\n`);
};
