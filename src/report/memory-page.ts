import type { ShownMemory } from '../verbs/show-memory.ts';
import { safe, tilde } from '../text/safe.ts';
import type { StoreDocument } from '../verbs/document.ts';
import type { Memory } from '../ir/memory.ts';
import type { Delivered } from '../ir/view.ts';
import { paint, plural, safeLine, table, type Screen } from './terminal.ts';
import { scopeText, findingLines, type Titles } from './memories.ts';

/** One memory, whole. */
/** One memory, and what was found in it. */
export const memoryPage = (
  { memory, handle, document: { stores, findings } }: ShownMemory,
  titles: Titles,
  home: string,
  screen: Screen,
): string => {
  const [store] = stores;
  if (!store) return '';
  const text = memoryText(memory, handle, store, store.view?.deliveries[0], titles, home, screen);
  return text + (findings.length === 0 ? '' : `\n${findingLines(findings, home, screen).join('\n')}`);
};

export const memoryText = (
  memory: Memory,
  handle: string,
  store: StoreDocument,
  delivered: Delivered | undefined,
  titles: Titles,
  home: string,
  screen: Screen,
): string => {
  const paths = 'paths' in memory.scope ? memory.scope.paths : [];
  const facts: [string, string | undefined][] = [
    ['harness', titles[store.harness] ?? store.harness],
    ['name', memory.name],
    ['kind', memory.nativeKind === undefined ? memory.kind : `${memory.kind} (${memory.nativeKind} there)`],
    ['scope', paths.map((path) => tilde(path, home)).join(', ') || scopeText(memory.scope, home)],
    [
      'delivery',
      delivered &&
        `${delivered.delivery}${delivered.hops === undefined ? '' : `, ${plural(delivered.hops, 'hop')} away`}${delivered.reason === undefined ? '' : `: ${delivered.reason}`}${delivered.assumed ? ' (assumed)' : ''}`,
    ],
    ['author', memory.author === 'unknown' ? undefined : memory.author],
    ['status', memory.status === 'active' ? undefined : memory.status],
    ['updated', memory.dates.updated && `${memory.dates.updated.text} (${memory.dates.updated.basis})`],
    ['keywords', memory.keywords.join(', ') || undefined],
    ['used', memory.usage?.count === undefined ? undefined : plural(memory.usage.count, 'time')],
    ...memory.places.map((place): [string, string] => [
      'stands in',
      `${tilde(`${store.root}/${place.file}`, home)} (${place.slot}${place.words === undefined ? '' : `, which says: ${place.words}`})`,
    ]),
  ];
  const said = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [[paint(screen, 'dim', name), safeLine(value)]],
  );
  const parts = [
    `${paint(screen, 'cyan', handle)}  ${paint(screen, 'bold', safeLine(memory.title ?? memory.id))}`,
    ...(memory.hook === undefined ? [] : [safeLine(memory.hook)]),
    '',
    safe(memory.statement),
    ...(memory.why === undefined ? [] : ['', `Why: ${safe(memory.why)}`]),
    ...(memory.how === undefined ? [] : ['', `How to apply: ${safe(memory.how)}`]),
    ...(memory.detail === undefined ? [] : ['', safe(memory.detail)]),
    '',
    ...table({ ...screen, width: 10_000 }, said, ''),
  ];
  return `${parts.join('\n')}\n`;
};
