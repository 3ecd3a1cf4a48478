import type { Word } from './judge/judge-question.ts';
import type { Transcript } from './calls-done.ts';

/** What memory the model has: nothing, the source's, the target's, the bytes copied over, random rules, all but this. */
export const ARMS = ['none', 'source', 'target', 'verbatim', 'placebo', 'without', 'native'] as const;
export type Arm = (typeof ARMS)[number];

/**
 * load: is it in the request at all; observed: the user's own sessions; framed: our rendering of a harness with any
 * model; client: the real program.
 */
export type Level = 'load' | 'observed' | 'framed' | 'client';

/** What came of a memory's words in one trial: not in the request, reachable and not read, read, in the request. */
export type Reached = 'not_loaded' | 'not_read' | 'read' | 'loaded';

/** One run of one scenario. */
export interface Trial {
  memory: string;
  arm: Arm;
  scenario: string;
  counter: boolean;
  /** Counted from 0; part of the key of what was answered. */
  repeat: number;
  /** In a counter-scenario `followed` means that the rule fired where it must not, whatever check showed it. */
  outcome: 'followed' | 'not' | 'invalid';
  reached?: Reached;
  /** Why it is invalid. */
  why?: string;
  transcript?: Transcript;
  /** What a judge said of it, where only a judge can tell. */
  heard?: Word;
  /** What a judge says that has not passed its gate: the trial is invalid, and this stands beside it. */
  annotated?: 'followed' | 'not';
}

/** Trials of one kind counted: those that are invalid are in neither of the other two. */
export interface Tally {
  followed: number;
  trials: number;
  invalid: number;
}
