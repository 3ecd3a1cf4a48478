import type { Session, Turn } from '../ir/session.ts';
import { checked } from './checked-transcript.ts';
import { isBelow, type Moment, momentsOf } from './moment.ts';
import { occasionsIn } from './occasions.ts';
import type { Probe } from './scenario.ts';
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
export interface WatchedSide extends Counted {
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
  before: WatchedSide;
  after: WatchedSide;
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
const FEWEST_SESSIONS = 3;

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
  const { own, repeated, undated } = counted(sessions);
  const begun = new Map(own.map(({ id, startedAt }) => [id, startedAt]));
  const moments = momentsBy();
  let across = 0;
  const rows = watched.flatMap((each) =>
    harnessesOf(own).flatMap((harness) => {
      const sides: Record<'before' | 'after', Seen[]> = { before: [], after: [] };
      const { carriedAt = Infinity } = each;
      for (const session of own) {
        if (session.harness !== harness || !isHere(session, each.folders)) continue;
        const files = each.files[harness] ?? [];
        const known = knownFrom(session, files);
        const root = each.folders?.find((folder) => isBelow(session.cwd, folder)) ?? session.cwd;
        // A sub-agent has what the session that called it had loaded.
        const start = begun.get(session.agentOf ?? '') ?? session.startedAt;
        for (const { turn, followed } of occasionsIn(each.probe, moments(session, root))) {
          const at = session.turns[turn]?.at as number;
          const side = at < carriedAt ? 'before' : start >= carriedAt ? 'after' : undefined;
          if (side === undefined) across += 1;
          else sides[side].push({ session: session.id, followed, ...known(turn) });
        }
      }
      return sides.before.length + sides.after.length === 0 ? [] : [rowOf(each, harness, sides)];
    }),
  );
  return { rows, harnesses: harnessesOf(own).map((harness) => total(harness, own)), repeated, across, undated };
};

/** The turns of a session, told once for each project that they are looked at from. */
const momentsBy = (): ((session: Session, root: string) => Moment[]) => {
  const known = new Map<Session, Map<string, Moment[]>>();
  return (session, root) => {
    const ofSession = known.get(session) ?? new Map<string, Moment[]>();
    known.set(session, ofSession);
    const moments = ofSession.get(root) ?? momentsOf(session, root);
    ofSession.set(root, moments);
    return moments;
  };
};

/** Each turn once, in the session that began first of those whose logs have it; those without a time are left out. */
const counted = (sessions: readonly Session[]): { own: Session[]; repeated: number; undated: number } => {
  const taken = new Set<string>();
  let [repeated, undated] = [0, 0];
  const isNew = ({ harness }: Session, { id, at }: Turn): boolean => {
    if (at <= 0) undated += 1;
    else if (taken.has(`${harness} ${id}`)) repeated += 1;
    else return Boolean(taken.add(`${harness} ${id}`));
    return false;
  };
  const own = [...sessions]
    .sort((a, b) => a.startedAt - b.startedAt || Number(a.agentOf !== undefined) - Number(b.agentOf !== undefined))
    .flatMap((session) => {
      const turns = session.turns.filter((turn) => isNew(session, turn));
      const [first] = turns;
      if (first === undefined) return [];
      // A session that begins with another one's turns was begun when its own first one was.
      return [{ ...session, turns, ...(turns.length < session.turns.length && { startedAt: first.at }) }];
    });
  return { own, repeated, undated };
};

const isHere = ({ cwd }: Session, folders: Watched['folders']): boolean =>
  folders === undefined || folders.some((folder) => isBelow(cwd, folder));

/** Whether, by a turn, a file of the memory had been read in its session, and whether it was cited in the turn. */
const knownFrom = ({ turns }: Session, files: readonly string[]): ((turn: number) => Pick<Seen, 'read' | 'cited'>) => {
  if (files.length === 0) return () => ({ read: false, cited: false });
  const first = turns.findIndex(({ steps }) => checked({ type: 'memory_read', files }, { steps, files: {} }).passed);
  return (turn) => ({
    read: first >= 0 && first <= turn,
    cited: checked({ type: 'citation', files }, { steps: [], files: {}, cited: turns[turn]?.cited ?? [] }).passed,
  });
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

const sideOf = (seen: readonly Seen[]): WatchedSide => {
  const tally = { followed: seen.filter(({ followed }) => followed).length, trials: seen.length };
  return {
    ...tally,
    sessions: new Set(seen.map(({ session }) => session)).size,
    interval: wilson(tally),
    read: seen.filter(({ read }) => read).length,
    cited: seen.filter(({ cited }) => cited).length,
  };
};

const lackOf = (side: string, { trials, sessions }: WatchedSide): string | undefined =>
  trials < FEWEST_OCCASIONS
    ? `${side}: ${trials} of ${FEWEST_OCCASIONS} occasions`
    : sessions < FEWEST_SESSIONS
      ? `${side}: ${sessions} of ${FEWEST_SESSIONS} sessions`
      : undefined;

const harnessesOf = (sessions: readonly Session[]): string[] =>
  [...new Set(sessions.map(({ harness }) => harness))].sort();

const total = (harness: string, sessions: readonly Session[]): Observed['harnesses'][number] => {
  const own = sessions.filter((session) => session.harness === harness);
  const times = own.flatMap(({ turns }) => turns.map(({ at }) => at));
  const [from, to] = [times.reduce((a, b) => Math.min(a, b), Infinity), times.reduce((a, b) => Math.max(a, b), 0)];
  return { harness, sessions: own.length, turns: times.length, ...(times.length > 0 && { from, to }) };
};
