import type { Session } from '../ir/session.ts';
import { checked } from './checked.ts';
import { isBelow } from './moment.ts';
import { occasionsIn } from './occasions.ts';
import type { Probe } from './probe.ts';
import type { Counted, Interval } from './stats/counted.ts';
import { differenceOf, newcombe } from './stats/newcombe.ts';
import { wilson } from './stats/wilson.ts';

/** A probe whose occasions are looked for in sessions, and where its memory stands in which harness. */
export interface Watched {
  probe: Probe;
  /** Folders of the project that the memory is about; none: it is about all. */
  folders?: readonly string[];
  /** When it was carried, in milliseconds; without it everything lies before. */
  carriedAt?: number;
  /** By harness, the files it stands in, as a model would name them. */
  files: Readonly<Record<string, readonly string[]>>;
}

/** What was seen on one side of the migration. */
export interface Side extends Counted {
  /** In how many sessions the occasions lay. */
  sessions: number;
  interval: Interval;
  /** Of the occasions, those before which a file of the memory was read in the session, and those where it was cited. */
  read: number;
  cited: number;
}

export const CHANGES = ['more', 'less', 'not told apart', 'too few occasions', 'not carried'] as const;

/** One memory in one harness. */
export interface ObservedRow {
  memory: string;
  handle: string;
  harness: string;
  before: Side;
  after: Side;
  /** How much more often it is followed after than before, with its interval at 95 %. */
  difference?: number;
  interval?: Interval;
  /** What that shows: followed more often, less often, or neither. */
  says: (typeof CHANGES)[number];
  /** What there is too little of. */
  lacks?: string;
}

export interface Observed {
  rows: ObservedRow[];
  /** Sessions and turns that were looked at, by harness. */
  harnesses: { harness: string; sessions: number; turns: number; from?: number; to?: number }[];
  /** Turns that a log repeats: each is counted where it was first. */
  repeated: number;
  /** Occasions in sessions that were begun before the migration and went on behind it: nobody knows what they loaded. */
  across: number;
  /** Turns of which nobody knows when they were. */
  undated: number;
}

/** Fewer occasions on a side, or of fewer sessions, are no ground to say anything of a difference. */
export const FEWEST_OCCASIONS = 6;
export const FEWEST_SESSIONS = 3;

interface Seen {
  session: string;
  followed: boolean;
  read: boolean;
  cited: boolean;
}

/**
 * What the user's own sessions show of rules, before and after they were carried. Turns of one session are alike more
 * than those of several, and the intervals do not know it: how many sessions there were stands beside them.
 */
export const observedOf = (sessions: readonly Session[], watched: readonly Watched[]): Observed => {
  const { own, repeated } = counted(sessions);
  const dated = own.map((session) => ({ ...session, turns: session.turns.filter(({ at }) => at > 0) }));
  const begun = new Map(own.map(({ id, startedAt }) => [id, startedAt]));
  let across = 0;
  const rows = watched.flatMap((each) =>
    harnessesOf(own).flatMap((harness) => {
      const sides: Record<'before' | 'after', Seen[]> = { before: [], after: [] };
      const { carriedAt = Infinity } = each;
      for (const session of dated) {
        if (session.harness !== harness || !isHere(session, each.folders)) continue;
        const root = each.folders?.find((folder) => isBelow(session.cwd, folder));
        // A sub-agent has what the session that called it had loaded.
        const start = begun.get(session.agentOf ?? '') ?? session.startedAt;
        for (const { turn, followed } of occasionsIn(each.probe, session, root)) {
          const at = session.turns[turn]?.at as number;
          if (at < carriedAt) sides.before.push(seenAt(session, turn, followed, each.files[harness] ?? []));
          else if (start >= carriedAt) sides.after.push(seenAt(session, turn, followed, each.files[harness] ?? []));
          else across += 1;
        }
      }
      return sides.before.length + sides.after.length === 0 ? [] : [rowOf(each, harness, sides)];
    }),
  );
  const undated = own.reduce((sum, { turns }) => sum + turns.length, 0) - turnsIn(dated).length;
  return { rows, harnesses: harnessesOf(own).map((harness) => total(harness, dated)), repeated, across, undated };
};

/** Each turn once, in the session that began first of those whose logs have it. */
const counted = (sessions: readonly Session[]): { own: Session[]; repeated: number } => {
  const taken = new Set<string>();
  let repeated = 0;
  const own = [...sessions]
    .sort((a, b) => a.startedAt - b.startedAt || Number(a.agentOf !== undefined) - Number(b.agentOf !== undefined))
    .map((session) => ({
      ...session,
      turns: session.turns.filter(({ id }) => {
        const key = `${session.harness} ${id}`;
        if (taken.has(key)) {
          repeated += 1;
          return false;
        }
        taken.add(key);
        return true;
      }),
    }));
  return { own: own.filter(({ turns }) => turns.length > 0), repeated };
};

const isHere = ({ cwd }: Session, folders: Watched['folders']): boolean =>
  folders === undefined || folders.some((folder) => isBelow(cwd, folder));

const seenAt = ({ id, turns }: Session, turn: number, followed: boolean, files: readonly string[]): Seen => {
  const far = turns.slice(0, turn + 1);
  const known = files.length > 0;
  const read = far.some(({ steps }) => checked({ type: 'memory_read', files }, { steps, files: {} }).passed);
  const cited = checked({ type: 'citation', files }, { steps: [], files: {}, cited: turns[turn]?.cited ?? [] }).passed;
  return { session: id, followed, read: known && read, cited: known && cited };
};

const rowOf = (
  { probe, carriedAt }: Watched,
  harness: string,
  sides: Record<'before' | 'after', Seen[]>,
): ObservedRow => {
  const [before, after] = [sideOf(sides.before), sideOf(sides.after)];
  const row = { memory: probe.memory.id, handle: probe.memory.handle, harness, before, after };
  if (carriedAt === undefined) return { ...row, says: 'not carried' };
  const lacks = [lackOf('before', before), lackOf('after', after)].filter((each) => each !== undefined);
  const difference = differenceOf(after, before);
  const interval = newcombe(after, before);
  const shown = { ...row, ...(difference !== undefined && { difference, interval }) };
  if (lacks.length > 0) return { ...shown, says: 'too few occasions', lacks: lacks.join('; ') };
  return { ...shown, says: interval[0] > 0 ? 'more' : interval[1] < 0 ? 'less' : 'not told apart' };
};

const sideOf = (seen: readonly Seen[]): Side => {
  const tally = { followed: seen.filter(({ followed }) => followed).length, trials: seen.length };
  return {
    ...tally,
    sessions: new Set(seen.map(({ session }) => session)).size,
    interval: wilson(tally),
    read: seen.filter(({ read }) => read).length,
    cited: seen.filter(({ cited }) => cited).length,
  };
};

const lackOf = (side: string, { trials, sessions }: Side): string | undefined =>
  trials < FEWEST_OCCASIONS
    ? `${side}: ${trials} of ${FEWEST_OCCASIONS} occasions`
    : sessions < FEWEST_SESSIONS
      ? `${side}: ${sessions} of ${FEWEST_SESSIONS} sessions`
      : undefined;

const harnessesOf = (sessions: readonly Session[]): string[] =>
  [...new Set(sessions.map(({ harness }) => harness))].sort();

const turnsIn = (sessions: readonly Session[]) => sessions.flatMap(({ turns }) => turns);

const total = (harness: string, sessions: readonly Session[]): Observed['harnesses'][number] => {
  const own = sessions.filter((session) => session.harness === harness);
  const times = turnsIn(own).map(({ at }) => at);
  const [from, to] = [times.reduce((a, b) => Math.min(a, b), Infinity), times.reduce((a, b) => Math.max(a, b), 0)];
  return { harness, sessions: own.length, turns: times.length, ...(times.length > 0 && { from, to }) };
};
