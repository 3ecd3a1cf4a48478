import { DECISIONS, type Decided, type Plan } from '../ir/plan.ts';
import type { Memory } from '../ir/memory.ts';
import { bar, count, fit, paint, plural, safeLine, type Screen, table } from './terminal.ts';
import { tilde, type Titles } from './memories.ts';

export interface PlanWords {
  titles: Titles;
  home: string;
  screen: Screen;
  /** The statement behind an id, for people; reports for CI leave it out. */
  statementOf: (id: string) => string;
  handleOf: (id: string) => string;
  /** Deliveries hold only once the harness's memory feature is on. */
  once?: string;
}

/** Where everything goes, counts, budgets, losses: in this order. Rows only when they are asked for. */
export const planText = (plan: Plan, words: PlanWords, rows: boolean): string => {
  const { screen } = words;
  const lines = [...routeLines(plan, words), ...noteLines(plan, words), ''];
  if (words.once !== undefined) lines.push(paint(screen, 'yellow', `once memories are on: ${words.once}`), '');
  lines.push(countsLine(plan), decisionsLine(plan), '');
  if (plan.budgets.length > 0) lines.push(...budgetLines(plan, screen), '');
  lines.push(...lossLines(plan, words));
  if (rows) lines.push(...decisionRows(plan, words), '');
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n').trimEnd()}\n`;
};

const routeLines = (plan: Plan, { home, screen }: PlanWords): string[] => {
  const rows = plan.routes.map((route) => [
    'paths' in route.from.scope ? tilde(route.from.scope.paths[0] ?? route.from.scope.key, home) : 'name' in route.from.scope ? `${route.from.scope.level} ${route.from.scope.name}` : 'global',
    plural(route.from.memories, 'memory', 'memories'),
    route.skipped === 'absent-project' ? paint(screen, 'dim', 'skipped: the project is not here (--include-absent)') : route.skipped === 'not-asked' ? paint(screen, 'dim', 'skipped: another project was asked for') : route.to ? `→ ${tilde(route.to.root, home)}` : paint(screen, 'red', 'nowhere: the target has no store for it'),
  ]);
  return rows.length === 0 ? [paint(screen, 'dim', 'the source has no memories')] : table({ ...screen, width: 1000 }, rows, '');
};

/** What a person should know about the ground before anything is written on it. */
const noteLines = (plan: Plan, { home, screen }: PlanWords): string[] =>
  plan.stores.flatMap((store) => [
    ...store.notes.map((note) => `${tilde(store.root, home)}: ${safeLine(note)}`),
    ...store.changes.flatMap((change) => (change.notes ?? []).map((note) => `${tilde(`${store.root}/${change.file}`, home)}: ${safeLine(note)}`)),
  ]).map((line) => paint(screen, 'yellow', line));

const STANDING = new Set<Decided['decision']>(['new', 'same', 'moved', 'updated', 'kept', 'merged', 'supersedes']);

/** `62 memories: 48 loaded, 11 indexed, 3 one search away, 0 lost` */
export const countsLine = (plan: Plan): string => {
  const carried = plan.decisions.filter((each) => each.decision !== 'withdrawn');
  const standing = carried.filter((each) => STANDING.has(each.decision));
  const by = (delivery: Decided['delivery']): number => standing.filter((each) => each.delivery === delivery).length;
  const lost = carried.filter((each) => each.decision === 'blocked' || each.decision === 'unfit').length;
  const parts = [`${count(by('loaded'))} loaded`, `${count(by('indexed'))} indexed`, `${count(by('searchable'))} one search away`];
  if (by('unseen') > 0) parts.push(`${count(by('unseen'))} unseen`);
  const apart = carried.filter((each) => each.decision === 'conflict' || each.decision === 'declined');
  if (apart.length > 0) parts.push(`${count(apart.length)} left alone`);
  return `${plural(carried.length, 'memory', 'memories')}: ${parts.join(', ')}, ${count(lost)} lost`;
};

const decisionsLine = (plan: Plan): string =>
  DECISIONS.map((decision) => [decision, plan.decisions.filter((each) => each.decision === decision).length] as const)
    .filter(([, number]) => number > 0)
    .map(([decision, number]) => `${count(number)} ${decision}`)
    .join(', ');

const budgetLines = (plan: Plan, screen: Screen): string[] =>
  table(screen, plan.budgets.map((each) => [each.name, bar(each.before, each.limit, 12), '→', bar(each.after, each.limit, 12), `${count(each.before)} → ${count(each.after)} of ${count(each.limit)} ${each.unit}`]));

/** Losses by memory, the whole ones first; fields that only the source's own format knows go to the ledger. */
const lossLines = (plan: Plan, words: PlanWords): string[] => {
  const { screen } = words;
  const whole = plan.decisions.filter((each) => each.decision === 'blocked' || each.decision === 'unfit' || each.decision === 'conflict');
  const partial = plan.decisions.filter((each) => each.losses.length > 0 && !whole.includes(each));
  if (whole.length + partial.length === 0) return ['Nothing is lost.', ''];
  const named = (each: Decided): string => `${words.handleOf(each.id)}  ${safeLine(words.statementOf(each.id))}`;
  const lines: string[] = [];
  if (whole.length > 0) {
    lines.push(`${plural(whole.length, 'memory is', 'memories are')} not carried:`);
    lines.push(...whole.flatMap((each) => [`  ${paint(screen, 'red', each.decision)}  ${named(each)}`, `    ${paint(screen, 'dim', safeLine(`${each.rule ?? ''} ${each.reason ?? ''}`))}`]), '');
  }
  if (partial.length > 0) {
    const fields = Map.groupBy(partial, (each) => `${each.losses.map((loss) => loss.field).join(', ')} (kept in the ${each.losses[0]?.kept})`);
    lines.push(`${plural(partial.length, 'memory leaves', 'memories leave')} fields behind that the target has no place for:`);
    for (const [what, group] of [...fields].sort((a, b) => b[1].length - a[1].length)) {
      lines.push(`  ${what}: ${plural(group.length, 'memory', 'memories')}`, ...group.slice(0, 3).map((each) => paint(screen, 'dim', `    ${named(each)}`)), ...(group.length > 3 ? [paint(screen, 'dim', `    and ${group.length - 3} more; --diff names every one`)] : []));
    }
    lines.push('');
  }
  return lines;
};

const decisionRows = (plan: Plan, words: PlanWords): string[] =>
  table(
    { ...words.screen, width: Math.max(120, words.screen.width) },
    plan.decisions.map((each) => [
      paint(words.screen, 'cyan', words.handleOf(each.id)), each.decision, each.delivery ?? '', each.losses.length === 0 ? '' : `loses ${each.losses.map((loss) => loss.field).join(', ')}`,
      safeLine(`${words.statementOf(each.id)}${each.reason === undefined ? '' : ` (${each.reason})`}`),
    ]),
  );

/** One sentence to try in the target, made from a carried rule. */
export const sentenceToTry = (plan: Plan, memories: readonly Memory[], title: string): string | undefined => {
  const standing = new Set(plan.decisions.filter((each) => each.delivery === 'loaded' || each.delivery === 'indexed').map((each) => each.id));
  const rule = memories.find((memory) => memory.kind === 'rule' && standing.has(memory.id)) ?? memories.find((memory) => standing.has(memory.id));
  return rule && `Try it: start ${title} and ask "What do you remember about this: ${fit(safeLine(rule.statement).replace(/[.!?。]+$/u, ''), 80)}?"`;
};
