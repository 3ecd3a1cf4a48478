import { ends } from '../ir/decisions.ts';
import { FINDING_RULE, isUnread } from '../ir/finding-rules.ts';
import type { Decided, Plan } from '../ir/plan-value.ts';
import { count, FEW, headed, laid, plural, safeLine, type Screen } from './terminal.ts';

/** What stands for a memory that the source has. */
export const carriedIn = ({ decisions }: Pick<Plan, 'decisions'>): Decided[] =>
  decisions.filter((each) => !ends('gone')(each));

export const notCarried = (each: Decided): boolean => ends('lost')(each) || each.decision === 'conflict';

/** What of the source's stores no memory stands for, because it could not be read. */
export const unreadIn = ({ findings }: Pick<Plan, 'findings'>): Plan['findings'] =>
  findings.filter(({ rule }) => isUnread(rule));

/** Places of the source whose words are not those that their memory is carried in. */
export const otherWordsIn = ({ findings }: Pick<Plan, 'findings'>): Plan['findings'] =>
  findings.filter(({ rule }) => FINDING_RULE[rule].wordings);

/** Where nothing is left to do, and so in one line, that they are there. */
export const otherWordsPart = (plans: readonly Pick<Plan, 'findings'>[]): string[] => {
  const other = plans.flatMap(otherWordsIn).length;
  return other === 0
    ? []
    : [
        `${plural(other, 'place')} of the source ${other === 1 ? 'says' : 'say'} other words than ${other === 1 ? 'its memory' : 'their memories'}, which are not carried (--dry-run names ${other === 1 ? 'it' : 'them'})`,
      ];
};

/** Decisions some of whose lines are so; of the very same memory of several stores, carried once, one. */
export const withLine = ({ decisions }: Pick<Plan, 'decisions'>, is: 'reworded' | 'behind' | 'removed'): Decided[] => [
  ...new Map(
    decisions.filter(({ lines }) => lines?.some((line) => line.is === is)).map((each) => [each.id, each]),
  ).values(),
];

export const resetIn = ({ decisions }: Pick<Plan, 'decisions'>): Decided[] =>
  decisions.filter(({ rule }) => rule === 'plan/reset');

export interface HeadWords {
  screen: Screen;
  /** A memory as people know it: its handle and its statement. */
  named: (decided: Decided) => string;
  /** Names every one instead of the first few. */
  all: boolean;
}

/** What is to be known before any count: what was not read, what is held, which lines and removals of others stand. */
export const headLines = (plan: Plan, { screen, named, all }: HeadWords): string[] => {
  const most = all ? Infinity : FEW;
  const told = (heading: string, group: readonly Decided[], why?: (each: Decided) => string): string[] => {
    const row = (each: Decided): string[] => [
      ...laid(screen, named(each), '    ', 'dim'),
      ...(why ? laid(screen, safeLine(why(each)), '      ', 'dim') : []),
    ];
    return headed(screen, heading, group, row, { style: 'yellow', most });
  };
  const unread = unreadIn(plan);
  const held = plan.decisions.filter(ends('held'));
  const [behind, reworded, removed] = [withLine(plan, 'behind'), withLine(plan, 'reworded'), withLine(plan, 'removed')];
  const reset = resetIn(plan);
  const byId = new Map(plan.decisions.map((each) => [each.id, each]));
  const among = (ids: readonly string[] = []): Decided[] => ids.flatMap((id) => byId.get(id) ?? []);
  const [lifted, liftable] = [among(plan.lift?.done), among(plan.lift?.could)];
  const pairs = `memport pairs ${plan.options.from} ${plan.options.to} takes your answers`;
  const isOpen = (group: readonly Decided[]): boolean =>
    group.some(({ lines }) => lines?.some(({ was }) => was !== undefined));
  return [
    ...headed(
      screen,
      unreadHeading(unread.length),
      unread,
      ({ message }) => laid(screen, safeLine(message), '    ', 'dim'),
      {
        style: 'yellow',
        most,
      },
    ),
    ...told(
      `${plural(held.length, 'memory is', 'memories are')} held: not found, and not everything could be read, so nothing is written for ${held.length === 1 ? 'it' : 'them'}:`,
      held,
      ({ reason = '' }) => reason,
    ),
    ...told(
      `${plural(reset.length, 'memory', 'memories')} that had been carried ${reset.length === 1 ? 'is' : 'are'} gone there, and nothing else of them is left: --again all carries them again.`,
      reset,
    ),
    ...told(
      `${plural(lineCount(behind, 'behind'), 'line')} there still ${lineCount(behind, 'behind') === 1 ? 'says' : 'say'} the old rule: reworded there, and the source changed since (--on-conflict source replaces ${behind.length === 1 ? 'it' : 'them'}${isOpen(behind) ? `; ${pairs}` : ''}):`,
      behind,
      files('behind'),
    ),
    ...told(
      `${plural(lineCount(reworded, 'reworded'), 'line was', 'lines were')} reworded there and ${lineCount(reworded, 'reworded') === 1 ? 'stands' : 'stand'} so${isOpen(reworded) ? ` (${pairs})` : ''}:`,
      reworded,
      files('reworded'),
    ),
    ...told(
      `${plural(lineCount(removed, 'removed'), 'line was', 'lines were')} removed there, by you or by its consolidation, and ${lineCount(removed, 'removed') === 1 ? 'is' : 'are'} not brought back (--again MEMORY or all does):`,
      removed,
      files('removed'),
    ),
    ...told(`${stand(lifted.length)}: carried once, for all projects:`, lifted),
    ...told(
      `${stand(liftable.length)}: --lift carries ${liftable.length === 1 ? 'it' : 'each'} once, for all projects:`,
      liftable,
    ),
  ];
};

const stand = (number: number): string =>
  `${plural(number, 'memory stands', 'memories stand')} in several projects in equal words`;

const unreadHeading = (number: number): string => {
  const files = `${plural(number, 'file or folder', 'files or folders')} of the source could not be read`;
  return `${files}, so nothing is known of what ${number === 1 ? 'it holds' : 'they hold'}; --yes wants --partial then:`;
};

const lineCount = (group: readonly Decided[], is: string): number =>
  group.reduce((sum, { lines = [] }) => sum + lines.filter((line) => line.is === is).length, 0);

/** `memory_summary.md:12`; a line that is gone stands nowhere. */
export const whereLine = ({ file, line }: { file: string; line?: number }): string =>
  line === undefined ? file : `${file}:${line}`;

const files =
  (is: string) =>
  ({ lines = [] }: Decided): string =>
    `in ${lines
      .filter((line) => line.is === is)
      .map(whereLine)
      .join(', ')}`;

/** What of a plan is a conflict that is left: exit 1. */
export const conflictsLeft = (plan: Pick<Plan, 'decisions'>): number =>
  plan.decisions.filter(({ decision }) => decision === 'conflict').length +
  lineCount(withLine(plan, 'behind'), 'behind');

/** `, 2 held` where any are. */
export const heldPart = (decisions: readonly Decided[]): string[] => {
  const held = decisions.filter(ends('held')).length;
  return held === 0 ? [] : [`${count(held)} held`];
};
