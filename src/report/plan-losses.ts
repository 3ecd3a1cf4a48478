import { ends } from '../ir/decisions.ts';
import type { Decided, Plan } from '../ir/plan-value.ts';
import { carriedIn, notCarried, otherWordsIn, unreadIn } from './plan-head.ts';
import { answersText, proposalText } from './answers-line.ts';
import { few, headed, laid, paint, plural, safeLine } from './terminal.ts';
import { namedBy, type PlanWords } from './plan-words.ts';

/**
 * Whether there was something to carry, all of it was read, no place of it says other words than are carried, and each
 * memory with all its fields stands in the target or goes there.
 */
const isWhole = (plan: Plan): boolean => {
  const { decisions, findings } = plan;
  const carried = carriedIn({ decisions });
  return (
    carried.length > 0 &&
    carried.every((each) => ends('stands')(each) && each.losses.length === 0) &&
    unreadIn({ findings }).length === 0 &&
    otherWordsIn({ findings }).length === 0 &&
    maskedIn(plan).length === 0
  );
};

/** What is carried without its secrets. */
const maskedIn = ({ decisions, findings, options }: Plan): Decided[] => {
  const secret = new Set(findings.flatMap(({ rule, memory }) => (rule === 'safety/secret' ? [memory] : [])));
  return options.onSecret === 'mask' ? decisions.filter((each) => secret.has(each.id) && ends('stands')(each)) : [];
};

/** Losses by memory, the whole ones first; fields that only the source's own format knows go to the ledger. */
export const lossLines = (plan: Plan, words: PlanWords): string[] => {
  const { screen } = words;
  const whole = plan.decisions.filter(notCarried);
  const partial = plan.decisions.filter((each) => each.losses.length > 0 && !whole.includes(each));
  const removed = plan.decisions.filter(
    (each) => each.decision === 'declined' && each.rule === undefined && each.alike === undefined,
  );
  const gone = plan.decisions.filter((each) => each.decision === 'withdrawn' && each.target?.id !== undefined);
  const named = namedBy(words);
  const row = (each: Decided): string[] => laid(screen, named(each), '    ', 'dim');
  const lines: string[] = isWhole(plan) ? ['Nothing is lost.', ''] : [];
  if (whole.length > 0) {
    lines.push(`${plural(whole.length, 'memory is', 'memories are')} not carried:`);
    for (const each of whole) {
      const there = each.decision === 'conflict' ? words.besideOf(each.id) : undefined;
      const [first = '', ...more] = laid(screen, `${each.decision}  ${named(each)}`, '  ', undefined, '    ');
      lines.push(
        first.replace(each.decision, paint(screen, 'red', each.decision)),
        ...more,
        ...(there === undefined ? [] : laid(screen, `there: ${safeLine(there)}`, '    ')),
        ...laid(screen, safeLine(`${each.rule ?? ''} ${each.reason ?? ''}`), '    ', 'dim'),
      );
    }
    lines.push('');
  }
  if (partial.length > 0) {
    const fields = Map.groupBy(
      partial,
      (each) => `${each.losses.map((loss) => loss.field).join(', ')} (kept in the ${each.losses[0]?.kept})`,
    );
    lines.push(
      ...laid(
        screen,
        `${plural(partial.length, 'memory leaves', 'memories leave')} fields behind that the target has no place for:`,
      ),
    );
    for (const [what, group] of [...fields].sort((a, b) => b[1].length - a[1].length)) {
      lines.push(
        ...laid(screen, `${what}: ${plural(group.length, 'memory', 'memories')}`, '  '),
        ...few(group, row, screen),
      );
    }
    lines.push('');
  }
  for (const [taken, group] of Map.groupBy(
    gone,
    ({ id }) => plan.options.withdraw === true || plan.options.choices?.[id] === 'withdraw',
  )) {
    const [stand, them] = group.length === 1 ? ['stands', 'it'] : ['stand', 'them'];
    const gone = `${plural(group.length, 'memory is', 'memories are')} gone at the source`;
    const then = taken ? 'taken away there' : `${stand} there still; --withdraw takes ${them} away`;
    lines.push(...headed(screen, `${gone} and ${then}:`, group, row));
  }
  const masked = maskedIn(plan);
  const [is, its] = masked.length === 1 ? ['memory is', 'its'] : ['memories are', 'their'];
  lines.push(...headed(screen, `${masked.length} ${is} carried with ${its} secrets masked:`, masked, row));
  const dangerous = plan.decisions.filter((each) => each.decision === 'kept' && each.rule?.startsWith('safety/'));
  lines.push(
    ...headed(
      screen,
      `${plural(dangerous.length, 'memory stands', 'memories stand')} there already and would not be carried again:`,
      dangerous,
      (each) => [...row(each), ...laid(screen, safeLine(`${each.rule} ${each.reason}`), '      ', 'dim')],
    ),
  );
  // A plan of both directions has no such option.
  const again = plan.options.alike === 'stays' ? '' : ' (--again carries one again)';
  for (const [refused, group] of Map.groupBy(removed, ({ id }) => plan.options.choices?.[id] === 'leave')) {
    const said = refused
      ? `${plural(group.length, 'memory is', 'memories are')} left out of this run, as you said; the next one decides anew`
      : `${plural(group.length, 'memory was', 'memories were')} removed there and ${group.length === 1 ? 'is' : 'are'} not brought back${again}`;
    lines.push(...headed(screen, `${said}:`, group, row));
  }
  return lines;
};

/** What arrives beside a memory that looks alike, each with that one; and how many answers the plan goes by. */
export const alikeLines = (
  plan: Plan,
  { screen, handleOf, statementOf, thereOf }: PlanWords,
  most: number,
): string[] => {
  const stays = plan.options.alike === 'stays';
  const asked = plan.decisions.filter(
    (each) => each.decision === (stays ? 'declined' : 'new') && each.alike !== undefined,
  );
  const said = answersText(plan);
  const [looks, arrives, keeps] = asked.length === 1 ? ['looks', 'arrives', 'stays'] : ['look', 'arrive', 'stay'];
  const both = (each: Decided): string[] => [
    ...laid(screen, `${handleOf(each.id)}  ${safeLine(statementOf(each.id))}`, '    '),
    ...laid(
      screen,
      `there: ${safeLine(thereOf(each.alike ?? ''))}${each.proposed ? ` (${proposalText(each.proposed)})` : ''}`,
      '      ',
      'dim',
    ),
  ];
  const heading = `${plural(asked.length, 'memory', 'memories')} ${looks} like one that stands there, and ${stays ? `${keeps} where ${asked.length === 1 ? 'it is' : 'they are'}` : `${arrives} beside it`}`;
  const command = `memport pairs ${plan.options.from} ${plan.options.to}`;
  return [
    ...(said === undefined ? [] : [...laid(screen, said), '']),
    ...headed(screen, `${heading} (${command} takes your answers):`, asked, both, { style: 'yellow', most }),
  ];
};
