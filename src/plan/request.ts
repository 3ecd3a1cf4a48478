import type { Adapter } from '../adapter.ts';
import type { FindingRule } from '../ir/finding-rules.ts';
import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import type { PlanOptions } from '../ir/plan.ts';
import type { Scene } from '../ir/scene.ts';
import type { FileTree, Location, Store } from '../ir/store.ts';
import type { View } from '../ir/view.ts';
import type { FormerKeys } from './aliases.ts';
import type { Ground } from './document.ts';
import type { Bounds } from './fit.ts';
import type { Carriage } from './match.ts';
import type { Sameness } from './sameness.ts';

/** One end of a migration: a harness with its stores and contexts. */
export interface End {
  adapter: Adapter;
  stores: readonly Store[];
  /** What its model is given as things stand, where that was looked at before. */
  view?: View;
}

/** What a migration needs to know, all of it values: the same request gives the same plan. */
export interface Request {
  source: End;
  target: End;
  scene: Scene;
  /** The bytes behind a store of the target. */
  filesOf: (at: Location) => FileTree;
  groundOf: (at: Location, files: readonly string[]) => Ground;
  options: PlanOptions;
  /** The ledger's rows of the pair of harnesses, those of other homes and profiles included. */
  rows: readonly Carriage[];
  formerKeys?: FormerKeys;
  sameness: Sameness;
  /** Why a memory must not be carried as it is, by source id; and its text with secrets masked, where that was asked for. */
  guarded: ReadonlyMap<string, { rule: FindingRule; reason: string }>;
  masked: ReadonlyMap<string, Memory>;
  /** What is to be said of memories that look dangerous and are carried all the same, by source id. */
  suspects?: ReadonlyMap<string, Finding[]>;
  /** Why what is not found in a store is no evidence, by the store's id: a harness works on it. */
  busy?: ReadonlyMap<string, string>;
  bounds: Bounds;
  version: string;
}
