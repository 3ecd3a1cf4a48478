import { apply, changesFiles, putInOrder } from '../apply.ts';
import { MemportError } from '../errors.ts';
import type { Memory } from '../ir/memory.ts';
import type { Plan, PlanOptions, Route } from '../ir/plan.ts';
import type { Location } from '../ir/store.ts';
import { onceCarriedOut } from '../plan/choice.ts';
import { pairOf } from '../migrate.ts';
import { listCommand, pairCommand, sentenceToTry } from '../report/migration.ts';
import { tilde } from '../report/memories.ts';
import { laid, plural } from '../report/terminal.ts';
import { disk } from '../store/disk.ts';
import { inUse } from '../store/in-use.ts';
import type { Run } from '../store/journal.ts';
import { isUnfinished, type Recovered } from '../store/recover.ts';
import { planFor, stateOf, wouldWrite } from './migration.ts';
import type { Planned } from './planned.ts';
import { meetingIn } from './projects.ts';
import { proven } from './proof.ts';
import { adapterNamed, type Setting } from './setting.ts';
import { clock, sightOf } from './sight.ts';

export interface CarryFlags {
  verify?: boolean | string;
  yes?: boolean;
  json?: boolean;
  strict?: boolean;
  /** That several projects meet was settled before. */
  all?: boolean;
  bypassApproval?: boolean;
  planOnly: boolean;
}

/** Windows lists and plans; nothing that was written there has been seen to hold yet. */
export const refuseUnverified = (setting: Setting): void => {
  if ((setting.platform ?? process.platform) !== 'win32') return;
  throw new MemportError('refused', { what: 'memport does not write on Windows yet: nobody has verified it there', expected: 'Linux or macOS', todo: 'use --dry-run, list or show here, or run memport in WSL on the same folders' });
};

/** What a killed run left is put back before anything is read; a plan that stays a plan only tells of it. */
export const startInOrder = (setting: Setting, mayWrite: boolean): void => {
  const state = stateOf(setting);
  if (!isUnfinished(state)) return;
  if (mayWrite) tellRecovered(setting, putInOrder(state));
  else setting.err('memport: an earlier run has not come to its end: it is at work now, or was cut off. This plan is of the stores as they stand; memport undo, or the next run that may write, puts them back.\n');
};

export const tellRecovered = (setting: Setting, recovered: readonly Recovered[]): void => {
  const home = setting.env['HOME'] ?? '';
  for (const { run, left } of recovered) {
    setting.err(`memport: an earlier run (${run.id}, ${run.title}) had been cut off; what it had written was put back${left.length === 0 ? '' : `, but for ${left.map((file) => tilde(file, home)).join(', ')}, which somebody changed since`}.\n`);
  }
};

/** Asks where there is somebody to ask, writes, reads back, and says what to do next. */
export const carryOut = async (setting: Setting, planned: Planned, flags: CarryFlags): Promise<void> => {
  const { plan } = planned.migration;
  const say = (text: string): void => void (flags.json ? undefined : setting.out(text));
  const lost = plan.decisions.filter((each) => each.decision === 'blocked' || each.decision === 'unfit');
  if (plan.decisions.some((each) => each.decision === 'conflict')) setting.state.exit = 1;
  if (flags.strict && planned.migration.losses.length + lost.length > 0) setting.state.exit = 1;
  if (lost.length > 0 && lost.length === plan.decisions.length && lost.some((each) => each.decision === 'blocked')) setting.state.exit = 3;
  if (flags.planOnly) return;
  if (!wouldWrite(setting, planned)) {
    say(idleLine(planned, setting.env['HOME'] ?? ''));
    return;
  }
  const ask = flags.json ? undefined : setting.ask;
  if (!flags.yes && !ask) {
    say('This is the plan only: nothing was written. --yes carries it out.\n');
    return;
  }
  refuseUnverified(setting);
  if (flags.yes && !flags.all && !plan.options.all && !plan.options.projects && meetingIn(planned, '').length > 1) {
    throw new MemportError('usage', { what: 'several projects meet in one text of the target', expected: '--all or --project DIR beside --yes', todo: 'look at the plan with --dry-run, then choose' });
  }
  if (!flags.yes && changesFiles(planned.migration) && !/^y(es)?$/i.test(((await ask?.('Carry it out? [y/N] ', { fresh: true })) ?? '').trim())) {
    say('Nothing was written.\n');
    return;
  }
  if (flags.verify && changesFiles(planned.migration) && !(await proven(setting, planned, flags.verify === 'require', say))) {
    setting.state.exit = 1;
    return;
  }
  const source: Memory[] = planned.source.stores.flatMap((store) => store.memories);
  const run = apply(stateOf(setting), {
    migration: planned.migration, source: source.map(planned.shown), now: clock(setting.env['MEMPORT_NOW']), title: titleOf(setting, plan.options),
    refusals: () => refusals(setting, planned, flags.bypassApproval === true),
  });
  if (!run) say(idleLine(planned, setting.env['HOME'] ?? ''));
  else if (!changesFiles(planned.migration)) say('No file of a harness changed; the ledger was brought up to date.\n');
  else await afterwards(setting, planned, run, source, say);
};

/** Why nothing is carried at all, and what to type next. */
const emptyBecause = ({ routes, options }: Plan, home: string): string => {
  const named = (all: readonly Route[]): string => {
    const folders = [...new Set(all.flatMap(({ from: { scope } }) => ('paths' in scope ? [tilde(scope.paths[0] ?? scope.key, home)] : [])))];
    return `${folders.slice(0, 3).join(', ')}${folders.length > 3 ? ` and ${folders.length - 3} more` : ''}`;
  };
  const [others, absent] = (['not-asked', 'absent-project'] as const).map((why) => routes.filter(({ skipped }) => skipped === why)) as [Route[], Route[]];
  if (others.length > 0) return `the source has no memories of ${(options.projects ?? []).map((folder) => tilde(folder, home)).join(', ')}, it has some of ${named(others)}; next: ${pairCommand(options, home)} --dry-run`;
  if (absent.length > 0) return `the source has memories only of projects that are not here (${named(absent)}); next: ${pairCommand(options, home)} --include-absent --dry-run`;
  return `the source has no memories${options.kinds ? ` of kind ${options.kinds.join(', ')}` : ' to carry'}; next: ${listCommand(options, home)}`;
};

/** One line, also where something is blocked: safe in a hook or cron. */
const idleLine = ({ migration: { plan } }: Planned, home: string): string => {
  const standing = plan.decisions.filter((each) => each.target?.id !== undefined && each.decision !== 'conflict' && each.decision !== 'withdrawn').length;
  const lost = plan.decisions.filter((each) => each.decision === 'blocked' || each.decision === 'unfit').length;
  const conflicts = plan.decisions.filter((each) => each.decision === 'conflict').length;
  if (plan.decisions.length === 0) return `Nothing to do: ${emptyBecause(plan, home)}.\n`;
  return `Nothing to do: ${plural(standing, 'memory stands', 'memories stand')} as planned${lost === 0 ? '' : `, ${lost} not carried (--dry-run names ${lost === 1 ? 'it' : 'them'})`}${conflicts === 0 ? '' : `, ${plural(conflicts, 'conflict')} left (--on-conflict source, target or both settles ${conflicts === 1 ? 'it' : 'them'})`}.\n`;
};

/** What a diary calls a run: the pair, and which homes where that was said. */
const titleOf = (setting: Setting, options: PlanOptions): string => {
  const home = setting.env['HOME'] ?? '';
  const end = (profile: string | undefined, root: string | undefined): string => profile ?? (root === undefined ? '' : tilde(root, home));
  const [from, to] = [end(options.fromProfile, options.fromRoot), end(options.toProfile, options.toRoot)];
  return from === '' && to === '' ? pairOf(options) : `${pairOf(options)} (${from || 'its own home'} → ${to || 'its own home'})`;
};

/** Settings, layouts, links and locks that forbid a write now. */
const refusals = (setting: Setting, { migration }: Planned, bypass: boolean): string[] =>
  migration.stores.filter(({ changes }) => changes.length > 0).flatMap(({ store: { at }, obstacles }) => {
    if (at.closed !== undefined) return [at.closed];
    if (at.approval !== undefined && !bypass) return [`${at.approval} (--bypass-approval writes all the same)`];
    return [...obstacles, ...(at.exists ? inUseNow(setting, [at]) : [])];
  });

/** Why the stores are in use, in words; what could not be asked goes to stderr. */
export const inUseNow = (setting: Setting, stores: readonly { harness: string; root: string }[]): string[] =>
  stores.flatMap(({ harness, root }) => {
    const adapter = adapterNamed(harness, setting.adapters);
    const sight = sightOf(setting, { root });
    const at: Location | undefined = adapter.locate(sight.machine(adapter)).find((each) => each.root === root);
    const use = inUse(adapter.inUse, { root }, at?.tables ? sight.rows(at).rows : {}, setting.disk ?? disk, sight.now, setting.env);
    for (const note of use.notes) setting.err(`memport: ${note}.\n`);
    return use.held;
  });

const afterwards = async (setting: Setting, planned: Planned, run: Run, memories: readonly Memory[], say: (text: string) => void): Promise<void> => {
  const { plan } = planned.migration;
  // Said before anything else is done: a signal from here on leaves the person with the way back.
  say(`Written: ${plural(planned.migration.stores.reduce((sum, { changes }) => sum + changes.length, 0), 'file')}. Undo: memport undo ${run.id}\n`);
  await setting.turn?.();
  const again = await planFor(setting, onceCarriedOut(planned.options), plan.now);
  const found = new Map(again.migration.predictions.map((each) => [each.id, each.delivery]));
  const wrong = plan.decisions.filter((each) => each.target?.id !== undefined && each.delivery !== undefined && found.get(each.target.id) !== each.delivery);
  const moved = again.migration.stores.flatMap(({ changes }) => changes).length;
  if (wrong.length + moved > 0) {
    setting.state.exit = 5;
    setting.err(`memport: read back, ${plural(wrong.length, 'memory does', 'memories do')} not stand as predicted and ${plural(moved, 'file')} would change again; please report this. memport undo ${run.id} takes it back.\n`);
    return;
  }
  const tell = (line: string): void => say(`${laid(setting.screen, line).join('\n')}\n`);
  tell('Read back: everything stands as planned.');
  const [store] = planned.migration.stores.filter(({ changes }) => changes.length > 0);
  if (store) tell(planned.target.adapter.notices(store.store, plan.now));
  const sentence = sentenceToTry(plan, memories.map(planned.shown), planned.target.adapter.title);
  if (sentence !== undefined) tell(sentence);
  if (planned.target.view.once !== undefined) tell(`not active yet: ${planned.target.view.once}`);
};
