import { conflictsLeft } from '../report/plan-head.ts';
import { paint, plural } from '../report/terminal.ts';
import { applyAll, wouldWrite } from '../verbs/apply.ts';
import { changesSomething, published, type Planned } from '../verbs/plan.ts';
import { filesWritten, sync, syncReadBack, type BothWays } from '../verbs/sync.ts';
import { refuseUnverified } from '../world/world.ts';
import { exitWith, refuseUnsaid, startInOrder } from './carry-out.ts';
import { planOptions, type MigrateOptions } from './plan-options.ts';
import { printPlan } from './print-plan.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';

export type SyncFlags = MigrateOptions & { partial?: boolean };

/** Both directions between two harnesses from the command line: planned, shown, agreed to, carried out as one run. */
export const syncHarnesses = async (setting: Setting, flags: SyncFlags): Promise<void> => {
  const { world } = setting;
  const { dryRun = false, yes = false, json = false, diff = false } = flags;
  const ask = json ? undefined : setting.ask;
  const say = (text: string): void => void (json ? undefined : setting.out(text));
  startInOrder(setting, !dryRun && (yes || ask !== undefined));
  const both = await sync(world, planOptions(flags, world.cwd));
  for (const planned of both) exitWith(setting, planned, flags);
  if (json)
    setting.out(`${JSON.stringify({ version: 1, command: 'sync', plans: both.map(published), findings: [] })}\n`);
  else if (dryRun || diff || both.some(changesSomething)) await printBoth(setting, both, diff);
  if (dryRun) return;
  if (!both.some((planned) => wouldWrite(world, planned))) return say(idleLine(both));
  if (!yes && !ask) return say('This is the plan only: nothing was written. --yes carries it out.\n');
  refuseUnverified(world);
  for (const planned of both) refuseUnsaid(planned, flags);
  const files = filesWritten(both);
  if (!yes && files > 0 && !/^y(es)?$/i.test(((await ask?.('Carry it out? [y/N] ', { fresh: true })) ?? '').trim()))
    return say('Nothing was written.\n');
  const title = `sync ${flags.from} ${flags.to}`;
  const run = await holding(setting, () =>
    applyAll(world, both, { title, bypassApproval: flags.bypassApproval === true }),
  );
  if (!run) return say(idleLine(both));
  const written = plural(files, 'file');
  leaving(setting, `${written} written; memport undo ${run.id} takes it back`);
  if (files === 0) return say(`No file of a harness changed; the ledger was brought up to date. ${idleLine(both)}`);
  say(`Written: ${written}. Undo: memport undo ${run.id}\n`);
  const { wrong, changes } = await syncReadBack(world, both);
  if (wrong + changes === 0) return say('Read back: everything stands as planned.\n');
  setting.exit = 5;
  setting.err(
    `memport: read back, ${plural(wrong, 'memory does', 'memories do')} not stand as predicted and ${plural(changes, 'file')} would change again; please report this. memport undo ${run.id} takes it back.\n`,
  );
};

const printBoth = async (setting: Setting, both: BothWays, diff: boolean): Promise<void> => {
  for (const [at, planned] of both.entries()) {
    const [from, to] = [planned.source, planned.target].map(({ adapter }) => adapter.title);
    setting.out(`${at === 0 ? '' : '\n'}${paint(setting.screen, 'bold', `${from} → ${to}`)}\n`);
    await printPlan(setting, planned, { rows: diff, diff });
  }
};

/** One line: safe in a hook or cron. */
const idleLine = (both: BothWays): string => {
  const [there] = both;
  const standing = (planned: Planned): number =>
    planned.plan.decisions.filter(({ target, decision }) => target?.id !== undefined && decision !== 'conflict').length;
  const conflicts = conflictsLeft(there.plan);
  const alike = there.plan.decisions.filter((each) => each.decision === 'declined' && each.alike !== undefined).length;
  const parts = [
    `${plural(standing(there), 'memory stands', 'memories stand')} on both sides`,
    ...(conflicts === 0 ? [] : [`${plural(conflicts, 'conflict')} left (--on-conflict source or target settles them)`]),
    ...(alike === 0 ? [] : [`${plural(alike, 'pair looks', 'pairs look')} alike (memport pairs takes your answers)`]),
  ];
  return `Nothing to do: ${parts.join(', ')}.\n`;
};
