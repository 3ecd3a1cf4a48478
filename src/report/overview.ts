import type { OverviewDocument, OverviewHarness, OverviewStore } from '../overview.ts';
import { budgetLines, tilde } from './memories.ts';
import { count, paint, plural, safeLine, table, type Screen } from './terminal.ts';

/** One screen: what is remembered where, the present project first, and what to type next. */
export const overviewText = (document: OverviewDocument, cwd: string, home: string, screen: Screen): string => {
  const lines = [paint(screen, 'dim', 'memport only reads here, and nothing leaves this machine.'), ''];
  const here = document.stores.filter((store) => store.here && store.memories > 0);
  lines.push(`${paint(screen, 'bold', tilde(cwd, home))}  ${here.length === 0 ? 'no memories of this folder' : here.map((store) => `${plural(store.memories, 'memory', 'memories')} in ${titleOf(document, store)}`).join(', ')}`, '');
  for (const harness of document.harnesses.filter((each) => each.exists)) lines.push(...harnessLines(harness, document.stores.filter((store) => store.harness === harness.id), home, screen), '');
  const absent = document.harnesses.filter((each) => !each.exists);
  if (absent.length > 0) lines.push(paint(screen, 'dim', `Not here: ${absent.map((each) => each.title).join(', ')}`), '');
  lines.push(`${paint(screen, 'dim', `${document.next.why[0]?.toUpperCase()}${document.next.why.slice(1)}.`)}`, `Next: ${paint(screen, 'bold', document.next.command)}`);
  return `${lines.join('\n')}\n`;
};

const titleOf = (document: OverviewDocument, store: OverviewStore): string => document.harnesses.find((each) => each.id === store.harness)?.title ?? store.harness;

const harnessLines = (harness: OverviewHarness, stores: readonly OverviewStore[], home: string, screen: Screen): string[] => {
  const version = harness.client === undefined ? '' : ` ${harness.client.version}`;
  const kinds = Object.entries(harness.kinds).sort((a, b) => b[1] - a[1]).map(([kind, number]) => `${count(number)} ${kind}`);
  const lines = [`${paint(screen, 'bold', `${harness.title}${version}`)}  ${harness.memories === 0 ? 'no memories' : `${plural(harness.memories, 'memory', 'memories')} in ${plural(stores.filter((store) => store.memories > 0).length, 'store')}: ${kinds.join(', ')}`}`];
  if (harness.client?.newerThanSeen) lines.push(paint(screen, 'yellow', `  newer than any version memport was tried on: deliveries are assumed (memport verify ${harness.id} tells)`));
  if (harness.once !== undefined) lines.push(paint(screen, 'yellow', `  memory is off: ${safeLine(harness.once)}`));
  const delivered = Object.entries(harness.deliveries).map(([delivery, number]) => `${count(number)} ${delivery}`);
  if (delivered.length > 0) lines.push(`  ${delivered.join(', ')}`);
  lines.push(...budgetLines(harness.budgets.filter((budget) => budget.used > 0), screen));
  // The present project stands first and whole; the others are folded to a line each, empty ones to one line together.
  const full = stores.filter((store) => store.memories > 0);
  if (full.length > 1 || full.some((store) => store.here)) lines.push(...table(screen, full.map((store) => [store.here ? '→' : ' ', placeOf(store, home), plural(store.memories, 'memory', 'memories')])));
  const empty = stores.length - full.length;
  if (empty > 0 && full.length > 0) lines.push(paint(screen, 'dim', `     and ${plural(empty, 'empty store')}`));
  const findings = (['error', 'warn', 'info'] as const).filter((severity) => harness.findings[severity] !== undefined);
  if (findings.length > 0) lines.push(`  ${findings.map((severity) => paint(screen, severity === 'error' ? 'red' : severity === 'warn' ? 'yellow' : 'dim', `${harness.findings[severity]} ${severity}`)).join(', ')}: memport show ${harness.id}`);
  return lines;
};

const placeOf = (store: OverviewStore, home: string): string =>
  'paths' in store.scope ? tilde(store.scope.paths[0] ?? store.scope.key, home) : 'name' in store.scope ? `${store.scope.level} ${store.scope.name}` : tilde(store.root, home);
