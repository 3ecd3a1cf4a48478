import type { Check } from './single-check.ts';

/** Something a user asks for, in a working folder, in which a memory should make a difference. */
export interface Scenario {
  id: string;
  /** What the user types, one turn after the other. None of it names the rule. */
  turns: readonly string[];
  /** Files of the working folder before the first turn, by their path in it. */
  workspace?: Readonly<Record<string, string>>;
  /** It takes place in another project than the memory's own. */
  elsewhere?: true;
  /** So many turns about something else stand before it: a run asks for that, no file of a probe. */
  late?: number;
}

/** A neighbouring case in which the rule must not fire. */
export interface Counter extends Scenario {
  /** What shows that the rule kept out of it; without one: that the probe's own check does not pass. */
  check?: Check;
}

export const SHAPES = [
  'forbidden-text',
  'required-text',
  'command-choice',
  'placement',
  'ask-first',
  'language',
  'length',
  'format',
  'fact',
  'verify-first',
] as const;
/** The shape of the rule that is probed: each has templates of its own. */
export type ScenarioShape = (typeof SHAPES)[number];

/** How one memory is probed. It holds memory text. */
export interface Probe {
  version: 1;
  memory: {
    id: string;
    handle: string;
    /** Hash of the memory's words: a probe of other words is stale. */
    hash: string;
  };
  /** The memory's statement, for people who review. */
  rule: string;
  shape: ScenarioShape;
  scenarios: readonly Scenario[];
  counters: readonly Counter[];
  /** What shows in a transcript that the rule was followed. */
  check: Check;
  author: 'template' | 'model' | 'human';
  /** A human accepted it; what a model wrote counts for nothing before. */
  reviewed: boolean;
}
