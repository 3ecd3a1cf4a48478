import { drawsFrom } from '../../../src/probe/stats/draws.ts';
import type { Deed, PlannedSession, PlannedTurn } from './planted.ts';
import { type Fate, RULES, type Way } from './rules.ts';

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

type Where = 'here' | 'elsewhere' | 'agent';

const DASHED: readonly string[] = ['Done — and all of it works.', 'Finished — see above.'];
const ENDS: readonly string[] = ['That is done.', 'Done, and all of it works.', 'Finished: see above.', ...DASHED];
const isDashed = (deed: Deed): boolean => 'say' in deed && DASHED.includes(deed.say);

const isDocument = (deed: Deed): boolean =>
  'write' in deed && /\.(?:md|txt)$/.test(deed.write) && deed.ends !== 'refused';

/** Sessions of all kinds with planted events: in the project and elsewhere, compacted, forked, of sub-agents. */
export const historyOf = (seed: number, count: number): History => {
  const draw = drawsFrom(seed);
  const one = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T;
  const planted: Planted[] = [];
  const sessions: PlannedSession[] = [];
  let at = BEGIN;
  const laidOut = ([asked, ...does]: Way, where: Where): PlannedTurn => {
    at += Math.floor(1 + draw() * 3) * 60_000;
    const ends: Deed[] = does.some((deed) => 'say' in deed) ? [] : [{ say: one(where === 'agent' ? DASHED : ENDS) }];
    const turn = { asked: `${asked} (${at})`, at, does: [...does, ...ends] };
    // Whatever is said to the user is an occasion not to write dashes; what stands in code is not said.
    if (where === 'here') planted.push({ rule: 'dashes', at, followed: !ends.some(isDashed) });
    // A sub-agent speaks to nobody, but its documents are read.
    if (where === 'agent' && does.some(isDocument)) planted.push({ rule: 'dashes', at, followed: true });
    return turn;
  };
  const turns = (where: Where): PlannedTurn[] => {
    const rule = one(where === 'agent' ? RULES.filter(({ spoken }) => !spoken) : RULES);
    const fate = one<Fate>(['followed', 'broken', 'none', 'none']);
    const led = rule.ledBy?.[fate];
    const before = led === undefined ? [] : [laidOut(led, where)];
    const turn = laidOut(one(rule.ways[fate]), where);
    if (where !== 'elsewhere' && fate !== 'none')
      planted.push({ rule: rule.name, at: turn.at, followed: fate === 'followed' });
    return [...before, turn];
  };
  for (let index = 0; index < count; index += 1) {
    at += Math.floor(draw() * 2 * ((120 * 24 * HOUR) / count));
    const elsewhere = draw() < 0.15;
    const earlier = sessions.filter(({ cwd, agentOf }) => cwd === '/home/dev/shop' && agentOf === undefined);
    const kind = draw();
    const above = kind > 0.6 && kind < 0.75 ? earlier.at(-1) : undefined;
    const where = elsewhere ? 'elsewhere' : above === undefined ? 'here' : 'agent';
    const many = 1 + Math.floor(draw() * 5);
    const session: PlannedSession = {
      id: `session-${index}`,
      cwd: elsewhere ? '/home/dev/shopping' : draw() < 0.3 ? '/home/dev/shop/web' : '/home/dev/shop',
      turns: Array.from({ length: many }, () => turns(where)).flat(),
      ...(kind < 0.3 && { compactedAfter: Math.ceil(many / 2) }),
      ...(where === 'here' && kind > 0.8 && earlier.length > 0 && { goesOn: one(earlier) }),
      ...(where === 'agent' && above && { agentOf: above }),
    };
    sessions.push(session);
  }
  return { sessions, planted };
};
