import type { Check } from './single-check.ts';
import type { Probe, Scenario } from './scenario.ts';

/** What these look at needs a shell or files: the clients get neither everywhere, so nothing would be shown. */
const DEEDS: ReadonlySet<string> = new Set([
  'tool_called',
  'tool_not_called',
  'command_ran',
  'command_not_ran',
  'command_chosen',
  'file_written',
  'path_under',
  'path_not_under',
  'asks_first',
]);

const needsDeeds = (check: Check): boolean => {
  if ('all' in check) return check.all.some(needsDeeds);
  if ('any' in check) return check.any.some(needsDeeds);
  if ('not' in check) return needsDeeds(check.not);
  return DEEDS.has(check.type) || ('reach' in check && (check.reach === 'files' || check.reach === 'trace'));
};

/** A probe as the clients themselves can be tried with it, or why they cannot. */
export const forClients = (probe: Probe): Probe | string => {
  if ([probe.check, ...probe.counters.flatMap(({ check }) => check ?? [])].some(needsDeeds))
    return 'its check needs commands or files, which a client may not run or write at this level';
  const isShort = ({ turns }: Scenario): boolean => turns.length === 1;
  const scenarios = probe.scenarios.filter(isShort);
  if (scenarios.length === 0) return 'its scenarios have several turns, and a client is started for one';
  return { ...probe, scenarios, counters: probe.counters.filter(isShort) };
};
