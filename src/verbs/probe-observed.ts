import type { Session } from '../ir/session.ts';
import { rowsBetween } from '../ledger/way-back.ts';
import { observedOf, type Observed, type Watched } from '../probe/watched.ts';
import type { Probe } from '../probe/scenario.ts';
import { timeOfRun } from '../store/journal.ts';
import { readLedger } from '../store/ledger.ts';
import { readSessions, type LogsRead } from '../store/sessions.ts';
import { sightOf } from '../world/sight.ts';
import type { World } from '../world/world.ts';
import type { Planned } from './plan.ts';
import { endsOf } from './probe.ts';

/** What the user's own sessions show, and how much of their logs was read. */
export interface Observation extends Observed {
  logs: (Pick<LogsRead, 'logs' | 'bytes' | 'brokenLines' | 'unread'> & { harness: string; foreign: number })[];
}

/**
 * locate → read the logs → look: whether rules were followed in the user's own sessions, before and after they were
 * carried. Logs are only read, nobody is asked, and nothing leaves the machine.
 */
export const observe = (world: World, planned: Planned, probes: readonly Probe[]): Observation => {
  const { source, target, options } = planned;
  const sight = sightOf(world, { cwd: options.cwd });
  const sessions: Session[] = [];
  const logs: Observation['logs'] = [];
  for (const { adapter } of [source, target]) {
    if (!adapter.sessions) continue;
    const { sessions: own, foreign, ...read } = readSessions(world.disk, sight.machine(adapter), adapter.sessions);
    for (const each of own) sessions.push(each);
    logs.push({ harness: adapter.id, foreign: foreign.length, ...read });
  }
  return { ...observedOf(sessions, watchedIn(world, planned, probes)), logs };
};

/** Where each memory stands in both harnesses, and since when in the target. */
const watchedIn = (world: World, planned: Planned, probes: readonly Probe[]): Watched[] => {
  const { source, target, options } = planned;
  const { standing } = endsOf(planned);
  const memories = new Map(source.stores.flatMap((store) => store.memories.map((each) => [each.id, { each, store }])));
  const runs = new Map(
    rowsBetween(readLedger(world.state).rows, options.from, options.to).map((row) => [row.source.id, row.run]),
  );
  return probes.flatMap((probe): Watched[] => {
    const held = memories.get(probe.memory.id);
    if (!held) return [];
    const { each, store } = held;
    const there = standing.get(each.id);
    const holder = target.stores.find(({ memories: all }) => all.some(({ id }) => id === there?.id));
    const run = runs.get(each.id);
    const carriedAt = run === undefined ? undefined : timeOfRun(run);
    return [
      {
        probe,
        ...('paths' in each.scope && { folders: each.scope.paths }),
        ...(carriedAt !== undefined && { carriedAt }),
        files: {
          [source.adapter.id]: each.places.map(({ file }) => `${store.at.root}/${file}`),
          ...(there && holder && { [target.adapter.id]: there.places.map(({ file }) => `${holder.at.root}/${file}`) }),
        },
      },
    ];
  });
};
