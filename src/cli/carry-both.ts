import { ends } from '../ir/decisions.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import { conflictsLeft, otherWordsPart } from '../report/plan-head.ts';
import { paint, plural } from '../report/terminal.ts';
import { applyAll, wouldWrite } from '../verbs/apply.ts';
import { changesSomething, published, type Planned } from '../verbs/plan.ts';
import { filesWritten, syncReadBack, type BothWays } from '../verbs/sync.ts';
import { refuseUnverified } from '../world/world.ts';
import { asksOf, exitWith, refuseUnsaid } from './carry-out.ts';
import type { MigrateOptions } from './plan-options.ts';
import { agreedCommand, planOnlyText } from './plan-only.ts';
import { printPlan } from './print-plan.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';

export type SyncFlags = MigrateOptions & { partial?: boolean };

/** Shows both directions, asks where there is somebody to ask, and writes them as one run. */
export const carryBoth = async (setting: Setting, both: BothWays, flags: SyncFlags): Promise<void> => {
  const { dryRun = false, json = false, diff = false } = flags;
  for (const planned of both) exitWith(setting, planned, flags);
  if (!json && (dryRun || diff || both.some(changesSomething))) await printBoth(setting, both, diff);
  const outcome = await carried(setting, both, flags);
  const document = { version: 1, command: 'sync', plans: both.map(published), outcome, findings: [] };
  if (json) setting.out(`${JSON.stringify(document)}\n`);
};

const carried = async (setting: Setting, both: BothWays, flags: SyncFlags): Promise<Outcome> => {
  const { world } = setting;
  const { yes = false, json = false, bypassApproval = false } = flags;
  const ask = json ? undefined : setting.ask;
  const say = (text: string): void => void (json ? undefined : setting.out(text));
  const end = (text: string, status: Outcome['status']): Outcome => {
    say(text);
    return { status };
  };
  if (!both.some((planned) => wouldWrite(world, planned)))
    return flags.dryRun ? { status: 'plan only' } : end(idleLine(both), 'nothing to do');
  if (flags.dryRun || (!yes && !ask)) return end(planOnly(setting, both), 'plan only');
  refuseUnverified(world);
  for (const planned of both) refuseUnsaid(planned, flags, (more) => agreedCommand(setting, more));
  const files = filesWritten(both);
  if (!yes && files > 0 && !/^y(es)?$/i.test(((await ask?.('Carry it out? [y/N] ', { fresh: true })) ?? '').trim()))
    return end('Nothing was written.\n', 'plan only');
  const title = `sync ${flags.from} ${flags.to}`;
  const run = await holding(setting, () => applyAll(world, both, { title, bypassApproval }));
  if (!run) return end(idleLine(both), 'nothing to do');
  const [written, undo] = [plural(files, 'file'), `memport undo ${run.id}`];
  leaving(setting, `${written} written; ${undo} takes it back`);
  const way = { run: run.id, undo };
  if (files === 0)
    return {
      ...end(`No file of a harness changed; the ledger was brought up to date. ${idleLine(both)}`, 'ledger only'),
      ...way,
    };
  say(`Written: ${written}. Undo: ${undo}\n`);
  const { wrong, changes } = await syncReadBack(world, both);
  if (wrong + changes === 0) say('Read back: everything stands as planned.\n');
  else {
    setting.exit = 5;
    setting.err(
      `memport: read back, ${plural(wrong, 'memory does', 'memories do')} not stand as predicted and ${plural(changes, 'file')} would change again; please report this. ${undo} takes it back.\n`,
    );
  }
  return { status: 'written', ...way, files, asPlanned: wrong + changes === 0 };
};

const planOnly = (setting: Setting, both: BothWays): string => {
  const asked = both.map(asksOf);
  const lacked = (['all', 'partial'] as const).flatMap((each) =>
    asked.some((asks) => asks[each]) ? [`--${each}`] : [],
  );
  return planOnlyText(setting, agreedCommand(setting, [...lacked, '--yes']));
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
    planned.plan.decisions.filter((each) => each.target?.id !== undefined && ends('stands')(each)).length;
  const gone = both.flatMap(({ plan }) => plan.decisions.filter(({ decision }) => decision === 'withdrawn')).length;
  const conflicts = conflictsLeft(there.plan);
  const alike = there.plan.decisions.filter((each) => each.decision === 'declined' && each.alike !== undefined).length;
  const parts = [
    `${plural(standing(there), 'memory stands', 'memories stand')} on both sides`,
    ...(gone === 0
      ? []
      : [
          `${plural(gone, 'memory is', 'memories are')} gone on one side (--withdraw takes ${gone === 1 ? 'it' : 'them'} away on the other)`,
        ]),
    ...(conflicts === 0 ? [] : [`${plural(conflicts, 'conflict')} left (--on-conflict source or target settles them)`]),
    ...otherWordsPart(both.map(({ plan }) => plan)),
    ...(alike === 0 ? [] : [`${plural(alike, 'pair looks', 'pairs look')} alike (memport pairs takes your answers)`]),
  ];
  return `Nothing to do: ${parts.join(', ')}.\n`;
};
