import { DECISIONS, ends } from '../ir/decisions.ts';
import type { Decided, Plan } from '../ir/plan.ts';
import type { Memory } from '../ir/memory.ts';
import { carriedIn, headLines, heldPart, notCarried, unreadIn } from './plan-head.ts';
import {
  bar,
  columns,
  count,
  few,
  FEW,
  fit,
  fitTail,
  headed,
  laid,
  pad,
  paint,
  plural,
  safeLine,
  type Screen,
  table,
} from './terminal.ts';
import { scopeText, type Titles } from './memories.ts';
import { answeredText, proposalText } from './pairs.ts';
import { tilde } from '../text/safe.ts';

export interface PlanWords {
  titles: Titles;
  home: string;
  screen: Screen;
  /** The statement behind an id, for people; reports for CI leave it out. */
  statementOf: (id: string) => string;
  handleOf: (id: string) => string;
  /** The statement behind an id of the target. */
  thereOf: (id: string) => string;
  /** What stands in the target beside it. */
  besideOf: (id: string) => string | undefined;
  /** Where the harness's memory is switched off, and what switches it on. */
  once?: string;
}

/** Where everything goes, counts, budgets, losses: in this order. Rows only when they are asked for. */
export const planText = (plan: Plan, words: PlanWords, rows: boolean): string => {
  const { screen } = words;
  const lines = [
    ...routeLines(plan, words),
    ...noteLines(plan, words),
    '',
    ...suspectLines(plan, words, rows ? Infinity : FEW),
  ];
  lines.push(
    ...alikeLines(plan, words, rows ? Infinity : FEW),
    ...headLines(plan, { screen, named: namedBy(words), all: rows }),
  );
  lines.push(...laid(screen, countsLine(plan)), ...laid(screen, decisionsLine(plan)), '');
  if (words.once !== undefined)
    lines.push(...laid(screen, `Memories are off: ${safeLine(words.once)}.`, '', 'yellow'), '');
  if (plan.budgets.length > 0) lines.push(...budgetLines(plan, screen), '');
  lines.push(...lossLines(plan, words), ...findingLines(plan, words, rows ? Infinity : FEW));
  if (rows) lines.push(...decisionRows(plan, words), '');
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
};

/** A store a line; where that is more than the screen holds, the project gives way first: its end tells it apart. */
const routeLines = (plan: Plan, { home, screen }: PlanWords): string[] => {
  const rows = plan.routes.map((route) => {
    const whence = scopeText(route.from.scope, home);
    const whither =
      route.skipped === 'absent-project'
        ? 'skipped: the project is not here (--include-absent)'
        : route.skipped === 'not-asked'
          ? 'skipped: another project was asked for'
          : route.to
            ? `→ ${tilde(route.to.root, home)}`
            : 'nowhere: the target has no store for it';
    const style = route.skipped !== undefined ? 'dim' : route.to ? undefined : 'red';
    return { whence, count: plural(route.from.memories, 'memory', 'memories'), whither, style } as const;
  });
  if (rows.length === 0)
    return laid(
      screen,
      `the source has no memories${plan.options.kinds ? ` of kind ${plan.options.kinds.join(', ')}` : ''}; next: ${listCommand(plan.options, home)}`,
      '',
      'dim',
    );
  const widest = (cells: readonly string[]): number => Math.max(...cells.map(columns));
  const both = screen.width - widest(rows.map((row) => row.count)) - 4;
  const room = screen.wraps
    ? Math.min(
        widest(rows.map(({ whence }) => whence)),
        Math.max(12, Math.floor(both * 0.4), both - widest(rows.map(({ whither }) => whither))),
      )
    : Infinity;
  const shown = rows.map(({ whence, count: number, whither, style }) => {
    const end =
      style === undefined ? fitTail(whither, Math.max(12, both - room)) : fit(whither, Math.max(12, both - room));
    return [
      fitTail(whence, room),
      number,
      style ? paint(screen, style, screen.wraps ? end : whither) : screen.wraps ? end : whither,
    ];
  });
  return table({ ...screen, width: 1000 }, shown, '');
};

/** What a person should know about the ground before anything is written on it. */
const noteLines = (plan: Plan, { home, screen }: PlanWords): string[] =>
  plan.stores
    .flatMap((store) => [
      ...store.notes.map((note) => `${tilde(store.root, home)}: ${safeLine(note)}`),
      ...store.changes.flatMap((change) =>
        (change.notes ?? []).map((note) => `${tilde(`${store.root}/${change.file}`, home)}: ${safeLine(note)}`),
      ),
    ])
    .flatMap((line) => laid(screen, line, '', 'yellow'));

const isDanger = ({ rule }: Plan['findings'][number]): boolean => rule.startsWith('safety/');

/** What is carried though it looks dangerous comes first: nobody should learn of it afterwards. */
const suspectLines = (plan: Plan, { screen, handleOf }: PlanWords, most: number): string[] => {
  const found = plan.findings.filter(isDanger);
  const suspects = [...Map.groupBy(found, ({ memory }) => memory ?? '')];
  const said = ([memory, findings]: (typeof suspects)[number]): string[] =>
    laid(
      screen,
      `${handleOf(memory)}  ${findings.map(({ rule, message }) => `${rule} ${safeLine(message)}`).join('; ')}`,
      '    ',
      'dim',
    );
  const heading = `${plural(suspects.length, 'memory', 'memories')} may hold a secret or an instruction`;
  const are = suspects.length === 1 ? 'is' : 'are';
  return headed(screen, `${heading} and ${are} carried as written:`, suspects, said, { style: 'yellow', most });
};

/** What shows the memories of the source. */
export const listCommand = ({ from, fromRoot, fromProfile }: Plan['options'], home: string): string =>
  `memport list ${from}${flags({ '--root': rootWord(fromRoot, home), '--profile': fromProfile })}`;

/** What plans between the same two homes. */
export const pairCommand = (
  { from, to, fromRoot, toRoot, fromProfile, toProfile }: Plan['options'],
  home: string,
): string =>
  `memport ${from}:${to}${flags({ '--from-root': rootWord(fromRoot, home), '--to-root': rootWord(toRoot, home), '--from-profile': fromProfile, '--to-profile': toProfile })}`;

const flags = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .map(([flag, value]) => (value === undefined ? '' : ` ${flag} ${value}`))
    .join('');

/** A folder as a shell takes it: it knows no `~` in quotes. */
const rootWord = (root: string | undefined, home: string): string | undefined =>
  root === undefined || /^[\p{L}\p{N}_./:@%+=,-]+$/u.test(root)
    ? root && tilde(root, home)
    : `'${root.replaceAll("'", `'\\''`)}'`;

/**
 * `62 memories: 48 loaded, 11 indexed, 3 one search away, 0 lost`; where the harness's memory is switched off,
 * `62 memories: 0 loaded now, 48 once memories are on, 11 indexed and 3 one search away then, 0 lost`.
 */
const countsLine = (plan: Plan): string => {
  const carried = carriedIn(plan);
  const standing = carried.filter(ends('stands'));
  const by = (delivery: Decided['delivery']): number => standing.filter((each) => each.delivery === delivery).length;
  const lost = carried.filter(ends('lost')).length;
  const off = standing.some((each) => each.now !== undefined);
  const loadedNow = standing.filter((each) => (each.now ?? each.delivery) === 'loaded').length;
  const parts = off
    ? [
        `${count(loadedNow)} loaded now`,
        `${count(by('loaded'))} once memories are on`,
        `${count(by('indexed'))} indexed and ${count(by('searchable'))} one search away then`,
      ]
    : [
        `${count(by('loaded'))} loaded`,
        `${count(by('indexed'))} indexed`,
        `${count(by('searchable'))} one search away`,
      ];
  if (by('unseen') > 0) parts.push(`${count(by('unseen'))} unseen`);
  const apart = carried.filter(ends('apart'));
  parts.push(...heldPart(carried));
  if (apart.length > 0) parts.push(`${count(apart.length)} left alone`);
  return `${plural(carried.length, 'memory', 'memories')}: ${parts.join(', ')}, ${count(lost)} lost`;
};

const decisionsLine = (plan: Plan): string =>
  DECISIONS.map((decision) => [decision, plan.decisions.filter((each) => each.decision === decision).length] as const)
    .filter(([, number]) => number > 0)
    .map(([decision, number]) => `${count(number)} ${decision}`)
    .join(', ');

/** Bars give way to a narrow screen, numbers never. */
const budgetLines = (plan: Plan, screen: Screen): string[] => {
  const names = Math.max(...plan.budgets.map(({ name }) => columns(name)));
  const said = plan.budgets.map(
    (each) => `${count(each.before)} → ${count(each.after)} of ${count(each.limit)} ${each.unit}`,
  );
  const length = Math.min(12, Math.floor((screen.width - names - Math.max(...said.map(columns)) - 11) / 2));
  return plan.budgets.flatMap((each, at) => {
    const bars = (width: number): string =>
      `${bar(each.before, each.limit, width)}  →  ${bar(each.after, each.limit, width)}`;
    const name = pad(each.name, names);
    return length >= 4 ? [`  ${name}  ${bars(length)}  ${said[at]}`] : [`  ${name}  ${bars(8)}`, `    ${said[at]}`];
  });
};

const namedBy =
  (words: PlanWords) =>
  (each: Decided): string =>
    [words.handleOf(each.id), safeLine(words.statementOf(each.id))].filter((part) => part !== '').join('  ');

/** Whether there was something to carry, all of it was read, and each memory with all its fields stands in the target or goes there. */
const isWhole = ({ decisions, findings }: Plan): boolean => {
  const carried = carriedIn({ decisions });
  return (
    carried.length > 0 &&
    carried.every((each) => ends('stands')(each) && each.losses.length === 0) &&
    unreadIn({ findings }).length === 0
  );
};

/** Losses by memory, the whole ones first; fields that only the source's own format knows go to the ledger. */
const lossLines = (plan: Plan, words: PlanWords): string[] => {
  const { screen } = words;
  const whole = plan.decisions.filter(notCarried);
  const partial = plan.decisions.filter((each) => each.losses.length > 0 && !whole.includes(each));
  const removed = plan.decisions.filter((each) => each.decision === 'declined' && each.rule === undefined);
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
  for (const [refused, group] of Map.groupBy(removed, ({ id }) => plan.options.choices?.[id] === 'leave')) {
    const said = refused
      ? `${plural(group.length, 'memory is', 'memories are')} left out, as you said`
      : `${plural(group.length, 'memory was', 'memories were')} removed there and ${group.length === 1 ? 'is' : 'are'} not brought back (--again carries one again)`;
    lines.push(...headed(screen, `${said}:`, group, row));
  }
  return lines;
};

/** What arrives beside a memory that looks alike, each with that one; and how many answers the plan goes by. */
const alikeLines = (plan: Plan, { screen, handleOf, statementOf, thereOf }: PlanWords, most: number): string[] => {
  const asked = plan.decisions.filter((each) => each.decision === 'new' && each.alike !== undefined);
  const said = answeredText(plan);
  const [looks, arrives] = asked.length === 1 ? ['looks', 'arrives'] : ['look', 'arrive'];
  const both = (each: Decided): string[] => [
    ...laid(screen, `${handleOf(each.id)}  ${safeLine(statementOf(each.id))}`, '    '),
    ...laid(
      screen,
      `there: ${safeLine(thereOf(each.alike ?? ''))}${each.proposed ? ` (${proposalText(each.proposed)})` : ''}`,
      '      ',
      'dim',
    ),
  ];
  const heading = `${plural(asked.length, 'memory', 'memories')} ${looks} like one that stands there, and ${arrives}`;
  const command = `memport pairs ${plan.options.from} ${plan.options.to}`;
  return [
    ...(said === undefined ? [] : [...laid(screen, said), '']),
    ...headed(screen, `${heading} beside it (${command} takes your answers):`, asked, both, { style: 'yellow', most }),
  ];
};

/** Words that mean something else where they arrive. */
const findingLines = (plan: Plan, words: PlanWords, most: number): string[] => {
  const told = plan.findings.filter(
    (finding) => (finding.severity !== 'info' || finding.rule.startsWith('read/')) && !isDanger(finding),
  );
  if (told.length === 0) return [];
  const said = (finding: Plan['findings'][number]): string[] =>
    laid(
      words.screen,
      `${finding.memory === undefined ? tilde(finding.file, words.home) : words.handleOf(finding.memory)}  ${safeLine(finding.message)}`,
      '    ',
      'dim',
    );
  const rules = [...Map.groupBy(told, ({ rule }) => rule)];
  return [
    `${plural(told.length, 'finding')} on the way:`,
    ...rules.flatMap(([rule, findings]) => [
      `  ${rule}: ${count(findings.length)}`,
      ...few(findings, said, words.screen, most),
    ]),
    '',
  ];
};

/** A line a memory; why, and what it leaves behind, below it. */
const decisionRows = (plan: Plan, words: PlanWords): string[] => {
  const lines = table(
    words.screen,
    plan.decisions.map((each) => [
      paint(words.screen, 'cyan', words.handleOf(each.id)),
      each.decision,
      deliveryWord(each),
      safeLine(words.statementOf(each.id)),
    ]),
  );
  return plan.decisions.flatMap((each, at) => {
    const stood = (each.target?.was ?? []).map((id) => `there: ${words.thereOf(id)}`);
    const more = [
      ...(each.reason === undefined ? [] : [each.reason]),
      ...stood,
      ...(each.losses.length === 0 ? [] : [`loses ${each.losses.map((loss) => loss.field).join(', ')}`]),
    ];
    return [lines[at] as string, ...more.flatMap((line) => laid(words.screen, safeLine(line), '          ', 'dim'))];
  });
};

const reaches = (delivery: Decided['delivery']): boolean => delivery === 'loaded' || delivery === 'indexed';

const deliveryWord = ({ delivery, now }: Decided): string =>
  now === undefined ? (delivery ?? '') : `${now} now, ${delivery} once on`;

/** One sentence to try in the target, made from a carried rule that its model is given today. */
export const sentenceToTry = (plan: Plan, memories: readonly Memory[], title: string): string | undefined => {
  const standing = new Set(plan.decisions.filter((each) => reaches(each.now ?? each.delivery)).map((each) => each.id));
  const rule =
    memories.find((memory) => memory.kind === 'rule' && standing.has(memory.id)) ??
    memories.find((memory) => standing.has(memory.id));
  return (
    rule &&
    `Try it: start ${title} and ask "What do you remember about this: ${fit(safeLine(rule.statement).replace(/[.!?。]+$/u, ''), 80)}?"`
  );
};
