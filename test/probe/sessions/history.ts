import { drawsFrom } from '../../../src/probe/stats/draws.ts';
import type { Deed, PlannedSession, PlannedTurn } from './planted.ts';
import { type Fate, RULES } from './rules.ts';

export interface Planted {
  rule: string;
  /** The time of the turn is its name: no two are alike. */
  at: number;
  followed: boolean;
}

/** Months of one user, and what is true of them. */
export interface History {
  sessions: PlannedSession[];
  planted: Planted[];
}

const BEGIN = Date.UTC(2026, 5, 1);
const HOUR = 3_600_000;
export const CARRIED = BEGIN + 60 * 24 * HOUR;

const ENDS: readonly string[] = ['That is done.', 'Done, and all of it works.', 'Finished: see above.'];

/** Sessions of all kinds with planted events: in the project and elsewhere, compacted, forked, of sub-agents. */
export const historyOf = (seed: number, count: number): History => {
  const draw = drawsFrom(seed);
  const one = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T;
  const planted: Planted[] = [];
  const sessions: PlannedSession[] = [];
  let at = BEGIN;
  const turn = (counts: boolean): PlannedTurn => {
    at += Math.floor(1 + draw() * 3) * 60_000;
    const rule = one(RULES);
    const fate = one<Fate>(['followed', 'broken', 'none', 'none']);
    const [asked, ...does] = one(rule.ways[fate]);
    if (counts && fate !== 'none') planted.push({ rule: rule.name, at, followed: fate === 'followed' });
    const says = does.some((deed) => 'say' in deed);
    const ends: Deed[] = says ? [] : [{ say: one(ENDS) }];
    return { asked: `${asked} (${at})`, at, does: [...does, ...ends] };
  };
  for (let index = 0; index < count; index += 1) {
    at += Math.floor(draw() * 2 * ((120 * 24 * HOUR) / count));
    const elsewhere = draw() < 0.15;
    const earlier = sessions.filter(({ cwd, agentOf }) => cwd === '/home/dev/shop' && agentOf === undefined);
    const kind = draw();
    const many = 1 + Math.floor(draw() * 5);
    const session: PlannedSession = {
      id: `session-${index}`,
      cwd: elsewhere ? '/home/dev/shopping' : draw() < 0.3 ? '/home/dev/shop/web' : '/home/dev/shop',
      turns: Array.from({ length: many }, () => turn(!elsewhere)),
      ...(kind < 0.3 && { compactedAfter: Math.ceil(many / 2) }),
      ...(!elsewhere && kind > 0.8 && earlier.length > 0 && { goesOn: one(earlier) }),
    };
    sessions.push(session);
  }
  return { sessions, planted };
};
