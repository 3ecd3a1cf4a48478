import { DECISIONS, ends } from '../ir/decisions.ts';
import type { Decided, Plan } from '../ir/plan-value.ts';
import type { Memory } from '../ir/memory.ts';
import { carriedIn, headLines, heldPart } from './plan-head.ts';
import {
  bar,
  columns,
  count,
  FEW,
  fit,
  fitTail,
  laid,
  pad,
  paint,
  plural,
  safeLine,
  table,
  type Screen,
} from './terminal.ts';
import { assistLines } from './assist.ts';
import { scopeText } from './memories.ts';
import { tilde } from '../text/safe.ts';
import { suspectLines, findingLines, decisionRows } from './plan-rows.ts';
import { listCommand } from './commands.ts';
import { lossLines, alikeLines } from './plan-losses.ts';
import { namedBy, type PlanWords } from './plan-words.ts';

/** Where everything goes, counts, budgets, losses: in this order. Rows only when they are asked for. */
export const planText = (plan: Plan, words: PlanWords, rows: boolean): string => {
  const { screen } = words;
  const lines = [
    ...codeLines(plan, words),
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
  lines.push(...assistLines(plan, words, rows ? Infinity : FEW));
  lines.push(...budgetLines(plan, words), '');
  lines.push(...lossLines(plan, words), ...findingLines(plan, words, rows ? Infinity : FEW));
  if (rows || plan.decisions.length <= screenful(screen)) lines.push(...decisionRows(plan, words), '');
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`;
};

/** Whose code made the plan besides memport's own. */
const codeLines = ({ adapters = [] }: Plan, { home, screen }: PlanWords): string[] =>
  adapters.flatMap(({ id, file }) =>
    laid(screen, `The adapter ${id} is not memport's own: code from ${safeLine(tilde(file, home))} ran.`, '', 'yellow'),
  );

/** Each memory is named where that leaves room for what is said of all of them. */
const screenful = ({ height = 24 }: Screen): number => Math.max(4, height - 14);

/** A store a line; where that is more than the screen holds, the project gives way first: its end tells it apart. */
const routeLines = (plan: Plan, { home, screen }: PlanWords): string[] => {
  const rows = sameWay(plan.routes).map((route) => {
    const whence = scopeText(route.from.scope, home);
    const whither =
      route.skipped === 'absent-project'
        ? 'skipped: the project is not here (--include-absent)'
        : route.skipped === 'not-asked'
          ? 'skipped: another project was asked for'
          : route.to
            ? `${ARROW}${tilde(route.to.root, home)}${inFile(plan, route.to.store)}`
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
      style === undefined
        ? `${ARROW}${fitTail(whither.slice(ARROW.length), Math.max(12, both - room) - ARROW.length)}`
        : fit(whither, Math.max(12, both - room));
    return [
      fitTail(whence, room),
      number,
      style ? paint(screen, style, screen.wraps ? end : whither) : screen.wraps ? end : whither,
    ];
  });
  return table({ ...screen, width: 1000 }, shown, '');
};

/** What goes for all projects goes one way, from whichever of them it comes. */
const sameWay = (routes: Plan['routes']): Plan['routes'] => [
  ...routes
    .reduce((ways, route) => {
      const { from, to, skipped } = route;
      const key =
        from.scope.level === 'global' ? `${to?.root}\u0000${to?.store}\u0000${skipped}` : `\u0000${ways.size}`;
      const known = ways.get(key);
      const memories = from.memories + (known?.from.memories ?? 0);
      return ways.set(key, { ...(known ?? route), from: { ...(known ?? route).from, memories } });
    }, new Map<string, Plan['routes'][number]>())
    .values(),
];

const ARROW = '→ ';

/** A folder says little where one of its files is meant. */
const inFile = ({ options: { rulesTo } }: Plan, store: string): string =>
  rulesTo !== undefined && store.startsWith(`${rulesTo}:`) ? ` (${rulesTo})` : '';

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

/**
 * `62 memories: 48 loaded, 11 indexed, 3 searchable, 0 not carried`; where the harness's memory is switched off,
 * `62 memories: 0 loaded now, 48 once memories are on, 11 indexed and 3 searchable then, 0 not carried`.
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
        `${count(by('indexed'))} indexed and ${count(by('searchable'))} searchable then`,
      ]
    : [`${count(by('loaded'))} loaded`, `${count(by('indexed'))} indexed`, `${count(by('searchable'))} searchable`];
  if (by('unseen') > 0) parts.push(`${count(by('unseen'))} unseen`);
  const apart = carried.filter(ends('apart'));
  parts.push(...heldPart(carried));
  if (apart.length > 0) parts.push(`${count(apart.length)} left alone`);
  return `${plural(carried.length, 'memory', 'memories')}: ${parts.join(', ')}, ${count(lost)} not carried`;
};

const decisionsLine = (plan: Plan): string =>
  DECISIONS.flatMap((decision) => {
    const all = plan.decisions.filter((each) => each.decision === decision);
    const left = all.filter((each) => decision === 'withdrawn' && !isTaken(plan, each));
    const told = [[all.length - left.length, decision] as const, [left.length, 'gone at the source'] as const];
    return told.flatMap(([number, name]) => (number === 0 ? [] : [`${count(number)} ${name}`]));
  }).join(', ');

/** What is gone at the source goes only where somebody said so. */
const isTaken = ({ options }: Plan, { id }: Decided): boolean =>
  options.withdraw === true || options.choices?.[id] === 'withdraw';

/** Bars give way to a narrow screen, numbers never. */
const budgetLines = (plan: Plan, { home, screen }: PlanWords): string[] => {
  // Where nothing stands and nothing will, an empty bar says nothing; --json has it.
  const used = plan.budgets.filter(({ before, after }) => before > 0 || after > 0);
  if (used.length === 0) return [];
  const named = Map.groupBy(used, ({ name }) => name);
  const scopes = new Map(plan.stores.map(({ id, scope }) => [id, scope]));
  // Of several stores each sees the budget of the file they share: the one that fills it is told, by its project.
  const budgets = [...named.values()].flatMap((group) => {
    const filled = group.length === 1 ? group : group.filter(({ before, after }) => before !== after);
    if (filled.length < 2) return filled.length === 0 ? group.slice(0, 1) : filled;
    return filled.map((each) => {
      const scope = scopes.get(each.store);
      return scope === undefined ? each : { ...each, name: `${each.name} ${scopeText(scope, home)}` };
    });
  });
  const names = Math.max(...budgets.map(({ name }) => columns(name)));
  const said = budgets.map(
    (each) => `${count(each.before)} → ${count(each.after)} of ${count(each.limit)} ${each.unit}`,
  );
  const length = Math.min(12, Math.floor((screen.width - names - Math.max(...said.map(columns)) - 11) / 2));
  return budgets.flatMap((each, at) => {
    const bars = (width: number): string =>
      `${bar(each.before, each.limit, width)}  →  ${bar(each.after, each.limit, width)}`;
    const name = pad(each.name, names);
    return length >= 4 ? [`  ${name}  ${bars(length)}  ${said[at]}`] : [`  ${name}  ${bars(8)}`, `    ${said[at]}`];
  });
};

const reaches = (delivery: Decided['delivery']): boolean => delivery === 'loaded' || delivery === 'indexed';

/** One sentence to try in the target, made from a carried rule that its model is given today. */
export const sentenceToTry = (plan: Plan, memories: readonly Memory[], title: string): string | undefined => {
  // What is dangerous is not said to a model by us.
  const dangerous = new Set(plan.findings.flatMap(({ rule, memory }) => (rule.startsWith('safety/') ? [memory] : [])));
  const standing = new Set(
    plan.decisions
      .filter((each) => reaches(each.now ?? each.delivery) && !dangerous.has(each.id))
      .map((each) => each.id),
  );
  const rule =
    memories.find((memory) => memory.kind === 'rule' && standing.has(memory.id)) ??
    memories.find((memory) => standing.has(memory.id));
  return (
    rule &&
    `Try it: start ${title} and ask "What do you remember about this: ${fit(safeLine(rule.statement).replace(/[.!?。]+$/u, ''), 80)}?"`
  );
};
