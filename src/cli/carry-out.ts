import { MemportError } from '../errors.ts';
import { ends } from '../ir/decisions.ts';
import type { Memory } from '../ir/memory.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import type { Plan, Route } from '../ir/plan-value.ts';
import { carriedIn, conflictsLeft, notCarried, otherWordsPart, resetIn, unreadIn } from '../report/plan-head.ts';
import { carryCommand, listCommand, pairCommand, takeBackCommand } from '../report/commands.ts';
import { sentenceToTry } from '../report/migration.ts';
import { count, laid, plural, safeLine } from '../report/terminal.ts';
import type { Run } from '../store/journal.ts';
import { tilde } from '../text/safe.ts';
import { apply, wouldWrite } from '../verbs/apply.ts';
import { changesFiles, type Planned } from '../verbs/plan.ts';
import { proverOf } from '../verbs/prove.ts';
import { readBack } from '../verbs/read-back.ts';
import { pastedIn } from '../world/pasted.ts';
import { refuseUnverified } from '../world/world.ts';
import { agreedCommand, planOnlyText, typedBeside } from './plan-only.ts';
import { pagedPlan } from './print-plan.ts';
import { meetingIn } from './projects.ts';
import type { AskLine } from './question.ts';
import { proven, unproven, unverifiedText } from './proof.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';

export interface CarryFlags {
  verify?: boolean | string;
  timeout?: number;
  yes?: boolean;
  json?: boolean;
  strict?: boolean;
  /** That several projects meet was settled before. */
  all?: boolean;
  bypassApproval?: boolean;
  partial?: boolean;
  planOnly: boolean;
  dryRun?: boolean;
}

/** Asks where there is somebody to ask, writes, reads back, and says what to do next; what came of it. */
export const carryOut = async (setting: Setting, planned: Planned, flags: CarryFlags): Promise<Outcome> => {
  const say = (text: string): void => void (flags.json ? undefined : setting.out(text));
  exitWith(setting, planned, flags);
  const prover = flags.verify && changesFiles(planned.migration) ? await proverOf(setting.world, planned) : undefined;
  const missing = typeof prover === 'string' ? prover : undefined;
  if (missing !== undefined) {
    if (flags.verify === 'require' && !flags.planOnly) throw unproven(planned, missing);
    say(`\n${laid(setting.screen, unverifiedText(planned, missing), '', 'yellow').join('\n')}\n`);
  }
  if (flags.planOnly) {
    if (flags.dryRun && wouldWrite(setting.world, planned)) say(planOnly(setting, planned));
    return { status: 'plan only', ...(missing !== undefined && { notVerified: missing }) };
  }
  if (!wouldWrite(setting.world, planned)) {
    say(idleLine(planned, setting.world.home));
    return { status: 'nothing to do' };
  }
  const ask = flags.json ? undefined : setting.ask;
  if (!flags.yes && !ask) {
    say(planOnly(setting, planned));
    return { status: 'plan only' };
  }
  refuseUnverified(setting.world);
  refuseUnsaid(planned, flags, (more) => agreedCommand(setting, more));
  if (!flags.yes && changesFiles(planned.migration) && !(await consented(setting, planned, ask))) {
    say('Nothing was written.\n');
    return { status: 'plan only' };
  }
  const proof = { required: flags.verify === 'require', timeout: flags.timeout };
  if (typeof prover === 'object' && !(await proven(setting, planned, { prover, ...proof }, say))) {
    setting.exit = 1;
    return { status: 'not as predicted' };
  }
  const { bypassApproval = false } = flags;
  const run = await holding(setting, () =>
    apply(setting.world, planned, { title: titleOf(planned, setting.world.home), bypassApproval }),
  );
  if (!run) {
    say(idleLine(planned, setting.world.home));
    return { status: 'nothing to do' };
  }
  if (changesFiles(planned.migration)) {
    const outcome = await afterwards(setting, planned, run, say);
    return missing === undefined ? outcome : { ...outcome, notVerified: missing };
  }
  leaving(setting, 'only the ledger was brought up to date');
  say(`No file of a harness changed; the ledger was brought up to date. ${idleLine(planned, setting.world.home)}`);
  return { status: 'ledger only', run: run.id, undo: takeBackCommand(run, setting.world.home) };
};

/** A plan's last lines. */
const planOnly = (setting: Setting, planned: Planned): string => {
  const { world } = setting;
  const asks = asksOf(planned);
  // What was pasted is gone when the plan is read.
  const next =
    planned.plan.options.fromRoot === pastedIn(world)
      ? `paste it once more, into the same command with --yes${asks.all ? ' --all' : ''}`
      : carryCommand(planned.plan, world.home, asks)?.replace(
          / --yes$/,
          ['', ...typedBeside(setting), '--yes'].join(' ').replaceAll('$', '$$$$'),
        );
  return planOnlyText(setting, next);
};

/** What a --yes has to say besides. */
export const asksOf = (planned: Planned): { all: boolean; partial: boolean } => ({
  all: meetsOpenly(planned),
  partial: unreadIn(planned.plan).length > 0,
});

/** Several projects meet in one text of the target, and nobody said yet that all of them are meant. */
const meetsOpenly = (planned: Planned): boolean =>
  !planned.plan.options.all && !planned.plan.options.projects && meetingIn(planned, '').length > 1;

/** Whether a person says yes; before that they may look at every memory, and at every line. */
const consented = async (setting: Setting, planned: Planned, ask: AskLine | undefined): Promise<boolean> => {
  for (;;) {
    const answer = ((await ask?.('Carry it out? [y/N/list/diff] ', { fresh: true })) ?? '').trim().toLowerCase();
    if (/^(?:l|list|d|diff)$/.test(answer)) await pagedPlan(setting, planned, answer.startsWith('l') ? 'rows' : 'diff');
    else return /^y(es)?$/.test(answer);
  }
};

/** What a plan that leaves something behind ends with. */
export const exitWith = (setting: Setting, { plan }: Planned, { strict }: Pick<CarryFlags, 'strict'>): void => {
  const lost = plan.decisions.filter(ends('lost'));
  if (conflictsLeft(plan) > 0 || resetIn(plan).length > 0) setting.exit = 1;
  if (strict && plan.decisions.flatMap(({ losses }) => losses).length + lost.length + unreadIn(plan).length > 0)
    setting.exit = 1;
  // Where nothing can be carried at all, that is no success.
  if (lost.length > 0 && lost.length === carriedIn(plan).length) setting.exit = 3;
};

/** Refuses a --yes that leaves open which projects are meant, or whether a part of the source is enough. */
export const refuseUnsaid = (
  planned: Planned,
  { yes, all, partial }: Pick<CarryFlags, 'yes' | 'all' | 'partial'>,
  agreed: (more: readonly string[]) => string,
): void => {
  const { plan } = planned;
  const unread = unreadIn(plan).length;
  if (yes && !all && meetsOpenly(planned)) {
    throw new MemportError('usage', {
      what: 'several projects meet in one text of the target',
      expected: agreed(['--all']),
      todo: 'or --project DIR instead of --all, for one of them; --dry-run shows the plan',
    });
  }
  if (yes && unread > 0 && !partial) {
    throw new MemportError('usage', {
      what: `${plural(unread, 'file or folder', 'files or folders')} of the source could not be read`,
      expected: `${agreed(['--partial'])}   to carry what could be read`,
      todo: 'look at what they are with --dry-run',
    });
  }
};

/** Why nothing is carried at all, and what to type next. */
const emptyBecause = ({ routes, options }: Plan, home: string): string => {
  const named = (all: readonly Route[]): string => {
    const folders = [
      ...new Set(
        all.flatMap(({ from: { scope } }) => ('paths' in scope ? [tilde(scope.paths[0] ?? scope.key, home)] : [])),
      ),
    ];
    return `${folders.slice(0, 3).join(', ')}${folders.length > 3 ? ` and ${folders.length - 3} more` : ''}`;
  };
  const [others, absent] = (['not-asked', 'absent-project'] as const).map((why) =>
    routes.filter(({ skipped }) => skipped === why),
  ) as [Route[], Route[]];
  if (others.length > 0)
    return `the source has no memories of ${(options.projects ?? []).map((folder) => tilde(folder, home)).join(', ')}, it has some of ${named(others)}; next: ${pairCommand(options, home)} --dry-run`;
  if (absent.length > 0)
    return `the source has memories only of projects that are not here (${named(absent)}); next: ${pairCommand(options, home)} --include-absent --dry-run`;
  return `the source has no memories${options.kinds ? ` of kind ${options.kinds.join(', ')}` : ' to carry'}; next: ${listCommand(options, home)}`;
};

/** One line, also where something is blocked: safe in a hook or cron. */
const idleLine = ({ plan }: Planned, home: string): string => {
  if (plan.decisions.length === 0) return `Nothing to do: ${emptyBecause(plan, home)}.\n`;
  const standing = plan.decisions.filter(
    (each) => each.target?.id !== undefined && !['conflict', 'withdrawn', 'held'].includes(each.decision),
  );
  const ending = (how: Parameters<typeof ends>[0]): number => plan.decisions.filter(ends(how)).length;
  const [lost, conflicts, held, reset] = [ending('lost'), conflictsLeft(plan), ending('held'), resetIn(plan).length];
  const them = (number: number): string => (number === 1 ? 'it' : 'them');
  const parts = [
    ...(standing.length === 0 ? [] : [`${plural(standing.length, 'memory stands', 'memories stand')} as planned`]),
    ...(lost === 0 ? [] : [`${lost} not carried (--dry-run names ${them(lost)})`]),
    ...(conflicts === 0
      ? []
      : [`${plural(conflicts, 'conflict')} left (--on-conflict source, target or both settles ${them(conflicts)})`]),
    ...(reset === 0
      ? []
      : [
          `${count(reset)} that had been carried ${reset === 1 ? 'is' : 'are'} gone there with everything else (--again all carries ${them(reset)} again)`,
        ]),
    ...otherWordsPart([plan]),
    ...(held === 0 ? [] : [`${count(held)} held, because not everything could be read (--dry-run says what)`]),
  ];
  return `${standing.length === 0 && lost > 0 ? 'Nothing could be carried' : 'Nothing to do'}: ${parts.length === 0 ? 'nothing of the source stands there or goes there' : parts.join(', ')}.\n`;
};

/** What a diary calls a run: the pair, and which homes where that was said. */
const titleOf = (
  {
    migration: {
      account: { pair },
    },
    options,
  }: Planned,
  home: string,
): string => {
  const end = (profile: string | undefined, root: string | undefined): string =>
    profile ?? (root === undefined ? '' : tilde(root, home));
  const [from, to] = [end(options.fromProfile, options.fromRoot), end(options.toProfile, options.toRoot)];
  return from === '' && to === '' ? pair : `${pair} (${from || 'its own home'} → ${to || 'its own home'})`;
};

const afterwards = async (
  setting: Setting,
  planned: Planned,
  run: Run,
  say: (text: string) => void,
): Promise<Outcome> => {
  const { plan } = planned;
  // Said before anything else is done: a signal from here on leaves the person with the way back.
  const files = planned.migration.stores.reduce((sum, { changes }) => sum + changes.length, 0);
  const written = plural(files, 'file');
  const undo = takeBackCommand(run, setting.world.home);
  say(`Written: ${written}. Undo: ${undo}\n`);
  leaving(setting, `${written} written, all of the plan, and not read back; ${undo} takes it back`);
  await setting.world.pause('always');
  const { wrong, changes } = await readBack(setting.world, planned);
  if (wrong + changes > 0) {
    setting.exit = 5;
    leaving(setting, `${written} written, and not all as predicted; ${undo} takes it back`);
    setting.err(
      `memport: read back, ${plural(wrong, 'memory does', 'memories do')} not stand as predicted and ${plural(changes, 'file')} would change again; please report this. ${undo} takes it back.\n`,
    );
    return { status: 'written', run: run.id, undo, files, asPlanned: false };
  }
  const tell = (line: string): void => say(`${laid(setting.screen, line).join('\n')}\n`);
  leaving(setting, `${written} written and read back; ${undo} takes it back`);
  // Only what has a place there was looked for.
  const [placed, left] = [
    plan.decisions.filter((each) => each.target?.id !== undefined && each.delivery !== undefined).length,
    plan.decisions.filter(notCarried).length,
  ];
  tell(
    left === 0
      ? 'Read back: everything stands as planned.'
      : `Read back: ${plural(placed, 'memory stands', 'memories stand')} as planned; ${plural(left, 'memory was', 'memories were')} not carried.`,
  );
  const [store] = planned.migration.stores.filter(({ changes }) => changes.length > 0);
  const { once } = planned.target.view;
  if (once !== undefined && plan.decisions.some(({ now }) => now !== undefined))
    tell(`Not active yet: ${safeLine(once)}.`);
  else if (store) tell(store.adapter.notices(store.store, plan.now));
  const memories: Memory[] = planned.source.stores.flatMap((store) => store.memories);
  const sentence = sentenceToTry(plan, memories.map(planned.shown), planned.target.adapter.title);
  if (sentence !== undefined) tell(sentence);
  return { status: 'written', run: run.id, undo, files, asPlanned: true, standing: placed, notCarried: left };
};
