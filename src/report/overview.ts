import { tilde } from '../text/safe.ts';
import type { OverviewDocument, OverviewHarness, OverviewStore } from '../verbs/overview.ts';
import type { Kind } from '../ir/memory.ts';
import { budgetLines, counted, placeOf, type CountedRow } from './memories.ts';
import { severityCounts } from './severities.ts';
import { columns, count, fitTail, pad, paint, plural, safeLine, table, wrapped, type Screen } from './terminal.ts';

/** One screen: what is remembered where, the present project first, and what to type next. */
export const overviewText = (document: OverviewDocument, home: string, screen: Screen): string => {
  const present = document.harnesses.filter((each) => each.exists || each.client !== undefined);
  const absent = document.harnesses.filter((each) => !present.includes(each));
  const lines = [paint(screen, 'dim', 'memport only reads here, and nothing leaves this machine.'), ''];
  if (present.length > 0) lines.push(...hereLines(document, home, screen), '');
  const heads = headsOf(present, home, screen);
  const names = Math.max(0, ...present.flatMap((each) => budgetsOf(each).map(({ name }) => columns(name))));
  for (const [at, harness] of present.entries()) {
    lines.push(
      heads[at] as string,
      ...harnessLines(
        harness,
        document.stores.filter((store) => store.harness === harness.id),
        names,
        home,
        screen,
      ),
      '',
    );
  }
  if (absent.length > 0)
    lines.push(
      ...wrapped(
        `Not here: ${absent.map((each) => `${each.title} (${tilde(each.root, home)})`).join(', ')}`,
        screen.width,
      ).map((line) => paint(screen, 'dim', line)),
      '',
    );
  const { why, command } = document.next;
  lines.push(
    ...wrapped(`${why[0]?.toUpperCase()}${why.slice(1)}.`, screen.width).map((line) => paint(screen, 'dim', line)),
    `Next: ${paint(screen, 'bold', command)}`,
  );
  return `${lines.join('\n')}\n`;
};

const hereLines = ({ here, harnesses }: OverviewDocument, home: string, screen: Screen): string[] => {
  const none = `  no memories about this ${here.repository ? 'project' : 'folder'}`;
  const place = paint(screen, 'bold', fitTail(tilde(here.project, home), screen.width - columns(none)));
  if (here.harnesses.length === 0) return [`${place}${none}`];
  const titleOf = (id: string): string => harnesses.find((each) => each.id === id)?.title ?? id;
  return [
    place,
    ...table(
      screen,
      counted(
        here.harnesses.map((each) => [each.memories, `in ${titleOf(each.harness)}`, deliveredText(each.deliveries)]),
      ),
    ),
  ];
};

/** Title, count, place: aligned over all harnesses. */
const headsOf = (harnesses: readonly OverviewHarness[], home: string, screen: Screen): string[] => {
  const cells = harnesses.map(
    (each) =>
      [
        `${each.title}${each.client === undefined ? '' : ` ${each.client.version}`}`,
        each.memories === 0 ? 'no memories' : plural(each.memories, 'memory', 'memories'),
      ] as const,
  );
  const [first, second] = [0, 1].map((at) => Math.max(0, ...cells.map((row) => columns(row[at] as string)))) as [
    number,
    number,
  ];
  return cells.map(([title, memories], at) => {
    const root = fitTail(tilde(harnesses[at]?.root ?? '', home), Math.max(12, screen.width - first - second - 4));
    return `${paint(screen, 'bold', title)}${pad('', first - columns(title))}  ${pad(memories, second)}  ${paint(screen, 'dim', root)}`;
  });
};

const harnessLines = (
  harness: OverviewHarness,
  stores: readonly OverviewStore[],
  names: number,
  home: string,
  screen: Screen,
): string[] => {
  const lines: string[] = [];
  const warn = (text: string): void =>
    void lines.push(...wrapped(text, screen.width - 2).map((line) => `  ${paint(screen, 'yellow', line)}`));
  const kinds = Object.entries(harness.kinds)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, number]) => KINDS[kind as Kind](number));
  if (kinds.length > 0) lines.push(`  ${kinds.join(', ')}`);
  if (harness.client?.newerThanSeen)
    warn(`newer than any version memport was tried on, so deliveries are assumed: memport verify ${harness.id} tells`);
  if (harness.once !== undefined) warn(`memory is off: ${safeLine(harness.once)}`);
  const delivered = deliveredText(harness.deliveries);
  if (delivered !== '') lines.push(`  ${delivered}`);
  lines.push(
    ...budgetLines(
      budgetsOf(harness).map((budget) => ({ ...budget, name: pad(budget.name, names) })),
      screen,
    ),
    ...storeLines(stores, home, screen),
  );
  const findings = severityCounts(harness.findings, screen);
  if (findings !== '') lines.push(`  ${findings}, unscanned: memport show ${harness.id}`);
  return lines;
};

/** Where nothing is sent, how full it is says nothing. */
const budgetsOf = ({ budgets, deliveries }: OverviewHarness): OverviewHarness['budgets'] =>
  Object.keys(deliveries).some((delivery) => delivery !== 'unseen') ? budgets.filter((budget) => budget.used > 0) : [];

const FOLDED = 6;

/** The present project first, the others a line each, and what is more than fits a screen in one line together. */
const storeLines = (stores: readonly OverviewStore[], home: string, screen: Screen): string[] => {
  const full = stores.filter((store) => store.memories > 0);
  if (full.length < 2 && !full.some((store) => store.standing !== 'everywhere')) return [];
  const folded = full.length > FOLDED + 1 ? full.slice(FOLDED) : [];
  const shown = full.slice(0, full.length - folded.length);
  const rest: CountedRow[] =
    folded.length === 0
      ? []
      : [[folded.reduce((sum, store) => sum + store.memories, 0), `  in ${plural(folded.length, 'more store')}`]];
  const counts = counted([...shown.map((store): CountedRow => [store.memories]), ...rest]);
  const room =
    screen.width -
    8 -
    Math.max(...counts.map(([number]) => columns(number as string))) -
    Math.max(...shown.map((store) => NOTES[store.standing].length));
  return table(
    screen,
    counts.map(([number = '', ...cells], at) => {
      const store = shown[at];
      return store
        ? [
            number,
            `${store.standing === 'here' ? '→' : ' '} ${fitTail(placeOf(store, home), room)}`,
            paint(screen, 'dim', NOTES[store.standing]),
          ]
        : [number, ...cells];
    }),
  );
};

const deliveredText = (deliveries: OverviewHarness['deliveries']): string =>
  Object.entries(deliveries)
    .map(([delivery, number]) => `${count(number)} ${delivery}`)
    .join(', ');

const NOTES: Readonly<Record<OverviewStore['standing'], string>> = {
  here: '',
  everywhere: '',
  elsewhere: '',
  absent: 'not on this machine',
  'not in use': 'not in use',
};
const KINDS: Readonly<Record<Kind, (number: number) => string>> = {
  rule: (number) => plural(number, 'rule'),
  profile: (number) => `${count(number)} profile`,
  project: (number) => `${count(number)} project`,
  reference: (number) => plural(number, 'reference'),
  procedure: (number) => plural(number, 'procedure'),
  episode: (number) => plural(number, 'episode'),
};
