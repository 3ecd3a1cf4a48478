import type { Adapter } from '../adapter.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Scene } from '../ir/scene.ts';
import type { Location, Store } from '../ir/store.ts';
import type { View } from '../ir/view.ts';
import type { FormerKeys } from '../ledger/aliases.ts';
import type { Row } from '../ledger/row.ts';
import type { Bounds } from './bounds.ts';
import type { Guarded } from './guard.ts';
import type { Lifted } from './lift.ts';
import type { Kept } from './recall.ts';
import type { Rewordings } from './rewording.ts';
import type { Sameness } from './sameness.ts';

/** One end of a migration: a harness with its stores and contexts. */
export interface End {
  adapter: Adapter;
  stores: readonly Store[];
  scene: Scene;
  /** What its model is given as things stand, where that was looked at before. */
  view?: View;
}

/** What memport knows of earlier runs, and of what an absence is evidence for. */
export interface History {
  /** The ledger's rows of the pair of harnesses, those of other homes and profiles included. */
  rows: readonly Row[];
  /** What rows of other pairs say of these two, over other stores. */
  over?: () => readonly Row[];
  keys: FormerKeys;
  kept: Kept;
  /** Ids of memories that may not be written as they were kept. */
  unsafe?: ReadonlySet<string>;
  /** Why what is not found in a store is no evidence, by the store's id: a harness works on it. */
  busy?: ReadonlyMap<string, string>;
}

/** What was said, by a person or by the scanner, of what is to become of the memories. */
export interface Answers {
  options: PlanOptions;
  sameness: Sameness;
  guarded: Guarded;
  /** Other words that may be written in place of a memory's own, by the target's store. */
  rewordings?: (at: Location) => Rewordings;
}

/** What a migration needs to know, all of it values: the same request gives the same plan. */
export interface Request {
  source: End;
  target: End;
  /**
   * Instruction files that take the rules of their projects, where somebody asked for that; where nobody did, only
   * those that stand there already.
   */
  rules?: End & { asked: boolean };
  history: History;
  answers: Answers;
  /** What of the source stands in several projects. */
  lifted?: Pick<Lifted, 'done' | 'could' | 'raised'>;
  bounds: Bounds;
}
