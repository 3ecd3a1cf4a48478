import { movedSince, overlay } from '../express/overlay.ts';
import type { Base } from '../ir/mark.ts';
import { differing, valueOf } from '../express/losses.ts';
import { fieldHash } from '../ir/identity.ts';
import type { Field, Memory } from '../ir/memory.ts';
import type { Decision, PlanOptions } from '../ir/plan.ts';
import type { Match } from './match.ts';

/** What is to become of one memory, before there is any talk of room. */
export interface Verdict {
  decision: Decision;
  reason?: string;
  /** The memory as it is to stand in the target; absent when nothing is written for it. */
  wanted?: Memory;
  /** The memory of the target it takes the place of, or is. */
  old?: Memory;
  /** A conflict that was settled for the target. */
  conceded?: true;
}

/** What is true of a source memory and its counterpart: the left side of the table. */
export interface Facts {
  found: 'no' | 'gone' | 'ours' | 'foreign-same' | 'foreign-other' | 'foreign-against';
  sourceMoved: boolean;
  targetMoved: boolean;
  /** Both moved in one and the same field. */
  clash: boolean;
}

interface Rule {
  name: string;
  when: (facts: Facts) => boolean;
  decision: Decision;
  reason?: string;
}

/** The decision rules, first match wins. A test drops each row in turn and something fails. */
export const RULES: readonly Rule[] = [
  { name: 'gone', when: (f) => f.found === 'gone', decision: 'declined', reason: 'it was carried before and removed there: it is not brought back (--again does)' },
  { name: 'foreign-against', when: (f) => f.found === 'foreign-against', decision: 'conflict' },
  { name: 'foreign-other', when: (f) => f.found === 'foreign-other', decision: 'conflict', reason: 'the target says it with other reasons or details, and nothing tells whose are older' },
  { name: 'foreign-same', when: (f) => f.found === 'foreign-same', decision: 'same', reason: 'the target says it already in its own words' },
  { name: 'clash', when: (f) => f.found === 'ours' && f.clash, decision: 'conflict', reason: 'it was edited on both sides' },
  { name: 'both-moved', when: (f) => f.found === 'ours' && f.sourceMoved && f.targetMoved, decision: 'merged', reason: 'it was edited on both sides, in different fields' },
  { name: 'source-moved', when: (f) => f.found === 'ours' && f.sourceMoved, decision: 'updated', reason: 'it was edited at the source' },
  { name: 'target-moved', when: (f) => f.found === 'ours' && f.targetMoved, decision: 'kept', reason: 'it was edited in the target: the edit stands' },
  { name: 'ours', when: (f) => f.found === 'ours', decision: 'same' },
  { name: 'new', when: (f) => f.found === 'no', decision: 'new' },
];

export const decide = (source: Memory, match: Match, options: Pick<PlanOptions, 'onConflict'>, rules: readonly Rule[] = RULES): Verdict => {
  const facts = factsOf(source, match);
  const rule = rules.find((each) => each.when(facts));
  if (!rule) throw new Error(`no rule decides ${JSON.stringify(facts)}`);
  const reason = match.reason ?? rule.reason;
  const told = reason === undefined ? {} : { reason };
  const { target } = match;
  if (rule.decision === 'new') return { decision: 'new', wanted: fresh(source) };
  if (rule.decision === 'conflict' && target) return settled(source, target, match, options, told);
  if ((rule.decision === 'updated' || rule.decision === 'merged') && target) return { decision: rule.decision, ...told, old: target, wanted: overlay(target, source, match.carriage?.base) };
  // Where it stands is settled anew with everything else; what it says is not.
  if (rule.decision === 'same' && facts.found === 'ours' && target) return { decision: 'same', old: target, wanted: target };
  return { decision: rule.decision, ...told, ...(target && { old: target }) };
};

/** Without an order of the user's, a conflict is left as it stands. */
const settled = (source: Memory, target: Memory, match: Match, { onConflict }: Pick<PlanOptions, 'onConflict'>, told: { reason?: string }): Verdict => {
  if (onConflict === 'source') return { decision: 'updated', reason: 'a conflict, settled for the source', old: target, wanted: overlay(target, source, match.carriage?.base) };
  if (onConflict === 'target') return { decision: 'kept', reason: 'a conflict, settled for the target', old: target, conceded: true };
  if (onConflict === 'both') return { decision: 'new', reason: 'a conflict, settled for both', wanted: fresh(source) };
  return { decision: 'conflict', ...told, old: target };
};

const fresh = (source: Memory): Memory => ({ ...source, places: [], native: {} });

const factsOf = (source: Memory, match: Match): Facts => {
  const still = { sourceMoved: false, targetMoved: false, clash: false };
  if (match.by === 'gone') return { found: 'gone', ...still };
  if (match.by === 'contradiction') return { found: 'foreign-against', ...still };
  if (!match.target) return { found: 'no', ...still };
  const { carriage, target } = match;
  if (!carriage) return { found: match.by === 'words' && differing(source, target, SAID).some((field) => source[field] !== undefined && target[field] !== undefined) ? 'foreign-other' : 'foreign-same', ...still };
  const here = movedSince(source, carriage.base).filter((field) => field !== 'dates' || !isOfTheDisk(source));
  const there = targetMoves(target, carriage.placed, carriage.base);
  return { found: 'ours', sourceMoved: here.length > 0, targetMoved: there.length > 0, clash: here.some((field) => there.includes(field) && differing(source, target, [field]).length > 0) };
};

/** A copy of a store, or a checkout of it, has times of its own: they are nobody's edit. */
export const isOfTheDisk = ({ dates }: Memory): boolean => [dates.created, dates.updated].every((date) => date === undefined || date.basis === 'mtime');

/** What equal words may still differ in. */
const SAID = ['why', 'how', 'detail'] as const satisfies readonly Field[];

/** What a target's own life changes about a memory is no edit of a person. */
const UNWATCHED: readonly Field[] = ['usage', 'author', 'dates', 'links', 'status'];

/** With a row, what differs from what was placed; with a mark alone, what differs from what the source said and is said at all. */
export const targetMoves = (target: Memory, placed: Base | undefined, base: Base): Field[] => {
  const watched = (field: Field): boolean => !UNWATCHED.includes(field);
  if (placed) return movedSince(target, placed).filter(watched).filter((field) => field !== 'evidence' || isCited(target, placed));
  return (Object.keys(base) as Field[]).filter(watched).filter((field) => {
    const value = valueOf(target, field);
    return value !== undefined && fieldHash(value) !== base[field];
  });
};

/** A session that stands beside what was placed is the one in which the harness touched the memory: its stamp, not an edit. */
const isCited = ({ evidence }: Memory, placed: Base): boolean => {
  const rest = evidence.filter((each) => each.type !== 'session');
  return (rest.length === 0 ? undefined : fieldHash(rest)) !== placed.evidence;
};
