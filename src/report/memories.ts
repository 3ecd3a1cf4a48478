import { safe, tilde } from '../text/safe.ts';
import type { FindingDocument, ListDocument, StoreDocument } from '../verbs/document.ts';
import type { Memory, Scope } from '../ir/memory.ts';
import { DELIVERIES } from '../ir/delivery.ts';
import type { Delivered, View } from '../ir/view.ts';
import { bySeverity, severityCell, severityCounts } from './severities.ts';
import {
  bar,
  columns,
  count,
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

export interface Titles {
  [harness: string]: string;
}

/** How memories reach the model of somebody who stands here, by id; those of other projects are not in it. */
export type Reaching = ReadonlyMap<string, Pick<Delivered, 'delivery'>>;

/** One line a memory, store by store, then what is wrong, and how many there are. */
export const listText = (
  document: ListDocument,
  titles: Titles,
  home: string,
  screen: Screen,
  reaching: Reaching,
): string => {
  const full = document.stores.filter((store) => store.memories.length > 0);
  const lines = full.flatMap((store) => [
    ...heading(store, titles, home, screen),
    ...memoryRows(store, reaching, document.findings, screen),
    '',
  ]);
  const empty = document.stores.filter((store) => store.memories.length === 0);
  for (const store of empty)
    lines.push(
      `${paint(screen, 'bold', titles[store.harness] ?? store.harness)}  ${tilde(store.root, home)}  ${paint(screen, 'dim', 'no memories')}`,
    );
  if (empty.length > 0) lines.push('');
  lines.push(...findingLines(document.findings, home, screen));
  if (full.some(({ memories }) => memories.some(({ id, status }) => status === 'active' && !reaching.has(id))))
    lines.push(
      ...laid(
        screen,
        `${ELSEWHERE} stands for a memory of another project: show with --cwd says how it reaches the model there`,
        '',
        'dim',
      ),
      '',
    );
  const total = full.reduce((sum, store) => sum + store.memories.length, 0);
  lines.push(
    ...laid(
      screen,
      total === 0
        ? document.stores.length === 0 && Object.keys(titles).length === 1
          ? nothingOf(titles)
          : `No memories found. ${nextStep(document)}`
        : `${plural(total, 'memory', 'memories')} in ${plural(full.length, 'store')}. Next: ${showFirst(full)}`,
    ),
  );
  return `${lines.join('\n')}\n`;
};

/** A command that can be typed as it stands: of the first memory, which is here by its handle. */
const showFirst = ([store]: readonly ListDocument['stores'][number][]): string =>
  `memport show ${store?.harness ?? ''} ${store?.memories[0]?.handle ?? ''}`;

const nextStep = (document: ListDocument): string =>
  document.stores.length === 0
    ? 'No harness keeps a home here. Next: memport --help'
    : `Next: memport show ${document.stores[0]?.harness} --as-prompt`;

/** What somebody sees from where they stand, whole; stores of other projects (`elsewhere`, by id) are a line each. */
export const showText = (
  document: ListDocument,
  titles: Titles,
  home: string,
  screen: Screen,
  elsewhere: ReadonlySet<string> = new Set(),
): string => {
  const near = document.stores.filter(
    (store) => !elsewhere.has(store.id) && (store.memories.length > 0 || elsewhere.size === 0),
  );
  const [first] = document.stores;
  const lines =
    near.length === 0 && first
      ? [
          `${paint(screen, 'bold', titles[first.harness] ?? first.harness)}  ${tilde(first.root, home)}  nothing of this folder`,
          '',
        ]
      : [];
  for (const store of near)
    lines.push(
      ...heading(store, titles, home, screen),
      ...(store.memories.length === 0
        ? [paint(screen, 'dim', '  no memories')]
        : [`  ${deliveryCounts(store.view?.deliveries ?? [])}`]),
      '',
      ...memoryRows(store, reachingIn(store.view?.deliveries ?? []), document.findings, screen),
      '',
    );
  // One view is of all stores together: its budgets are told once.
  lines.push(...budgetLines(first?.view?.budgets ?? [], screen), '');
  const far = document.stores.filter((store) => elsewhere.has(store.id) && store.memories.length > 0);
  const rows = counted(far.map((store) => [store.memories.length, fitTail(placeOf(store, home), screen.width - 20)]));
  if (far.length > 0) lines.push('In other projects (--cwd shows one of them):', ...table(screen, rows), '');
  if (!first) lines.push(...laid(screen, nothingOf(titles)));
  lines.push(...findingLines(document.findings, home, screen));
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
};

/** Of a harness that was asked about by name and keeps nothing: that others do is another thing. */
const nothingOf = (titles: Titles): string =>
  `${Object.values(titles).join(', ')} keeps nothing here. Next: memport doctor`;

const deliveryCounts = (deliveries: readonly Delivered[]): string =>
  DELIVERIES.map((delivery) => [delivery, deliveries.filter((each) => each.delivery === delivery).length] as const)
    .filter(([, number]) => number > 0)
    .map(([delivery, number]) => `${count(number)} ${delivery}`)
    .join(', ') + (deliveries.some((each) => each.assumed) ? ' (assumed: no run of this version was seen)' : '');

/** Bars give way to a narrow screen, numbers never. */
export const budgetLines = (
  budgets: readonly { name: string; used: number; limit: number; unit: string }[],
  screen: Screen,
): string[] => {
  const rows = budgets
    .filter((budget) => budget.limit > 0)
    .map((budget) => ({ ...budget, said: `${count(budget.used)} of ${count(budget.limit)} ${budget.unit}` }));
  const room =
    screen.width -
    6 -
    Math.max(0, ...rows.map(({ name }) => columns(name))) -
    Math.max(0, ...rows.map(({ said }) => columns(said)));
  const length = Math.max(4, Math.min(20, room));
  return table(
    screen,
    rows.map(({ name, used, limit, said }) => [name, bar(used, limit, length), said]),
  );
};

/** A project is told by its folder; where its memories stand is the second line. */
const heading = (store: StoreDocument, titles: Titles, home: string, screen: Screen): string[] => {
  const [title, root, number] = [
    paint(screen, 'bold', titles[store.harness] ?? store.harness),
    tilde(store.root, home),
    plural(store.memories.length, 'memory', 'memories'),
  ];
  return 'paths' in store.scope
    ? [
        ...laid(screen, `${title}  ${placeOf(store, home)}  ${number}`, '', undefined, '  '),
        ...laid(screen, root, '  ', 'dim'),
      ]
    : [`${title}  ${root}${'name' in store.scope ? `  ${placeOf(store, home)}` : ''}  ${number}`];
};

/** The project of a scope, or whose it is. */
export const scopeText = (scope: Scope, home: string): string =>
  'paths' in scope
    ? tilde(scope.paths[0] ?? scope.key, home)
    : 'name' in scope
      ? safeLine(`${scope.level} ${scope.name}`)
      : 'global';

/** The project a store is for; else the scope's name, else where it stands. */
export const placeOf = ({ scope, root }: Pick<StoreDocument, 'scope' | 'root'>, home: string): string =>
  scope.level === 'global' ? tilde(root, home) : scopeText(scope, home);

export type CountedRow = readonly [number, ...string[]];

/** Counts first, and flush right. */
export const counted = (rows: readonly CountedRow[]): string[][] => {
  const width = Math.max(0, ...rows.map(([number]) => count(number).length));
  return rows.map(([number, ...cells]) => [
    `${count(number).padStart(width)} ${number === 1 ? 'memory' : 'memories'}`,
    ...cells,
  ]);
};

const reachingIn = (deliveries: readonly Delivered[]): Reaching => new Map(deliveries.map((each) => [each.id, each]));

/** What stands for the delivery of a memory that no view from here is about. */
const ELSEWHERE = '·';

const memoryRows = (
  { root, memories }: StoreDocument,
  reaching: Reaching,
  findings: readonly FindingDocument[],
  screen: Screen,
): string[] => {
  const rows = table(
    screen,
    memories.map((memory) => [
      paint(screen, 'cyan', memory.handle),
      memory.kind,
      memory.status === 'active' ? (reaching.get(memory.id)?.delivery ?? ELSEWHERE) : memory.status,
      safeLine(memory.title === undefined ? memory.statement : `${memory.title}: ${memory.statement}`),
    ]),
  );
  return memories.flatMap((memory, index) => [rows[index] as string, ...otherWords(memory, root, findings, screen)]);
};

/** Below a memory, the lines that say it in words of their own. */
const otherWords = (memory: Memory, root: string, findings: readonly FindingDocument[], screen: Screen): string[] =>
  memory.places.flatMap((place) => {
    if (place.words === undefined) return [];
    const told = findings.find(
      (each) =>
        each.memory?.id === memory.id && each.file === `${root}/${place.file}` && each.span?.[0] === place.span[0],
    );
    const at = `${safeLine(place.file)}${told?.line === undefined ? '' : `:${told.line}`}`;
    const line = `    ${at} says: ${safeLine(place.words)}`;
    return [paint(screen, 'dim', fit(line, Math.max(20, screen.width)))];
  });

export const findingLines = (findings: readonly FindingDocument[], home: string, screen: Screen): string[] => {
  if (findings.length === 0) return [];
  const said = findings.map(
    (finding) =>
      [
        finding.severity,
        finding.rule,
        safeLine(finding.message),
        `${tilde(finding.file, home)}${finding.line === undefined ? '' : `:${finding.line}`}`,
      ] as const,
  );
  const rules = Math.max(...said.map(([, rule]) => columns(rule)));
  const rows = said.flatMap(([severity, rule, message, place]) => {
    const head = `  ${severityCell(severity, screen)}  `;
    const line = `${head}${pad(rule, rules)}  ${message}  ${paint(screen, 'dim', place)}`;
    return screen.wraps && columns(line) > screen.width
      ? [`${head}${rule}`, ...laid(screen, message, '    '), ...laid(screen, place, '    ', 'dim')]
      : [line];
  });
  return [
    ...laid(screen, `${plural(findings.length, 'finding')}: ${severityCounts(bySeverity(findings))}`),
    ...rows,
    '',
  ];
};

/** What the model is given, block by block, as the client sends it. */
export const promptText = (view: Pick<View, 'always' | 'notes'>, screen: Screen): string => {
  if (view.always.length === 0) return 'Nothing of memory is loaded here.\n';
  const rule = (label: string) =>
    paint(
      screen,
      'dim',
      pad(`── ${label} `, Math.min(screen.width, 72)).replace(
        / +$/,
        (spaces) => ' ' + '─'.repeat(Math.max(0, spaces.length - 1)),
      ),
    );
  return view.always
    .map(
      (block) =>
        `${rule(`${block.role} · ${safeLine(block.label)}`)}\n${screen.colour ? safe(block.text) : block.text}\n`,
    )
    .join('\n');
};
