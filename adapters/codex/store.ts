import type { Site } from '../../src/adapter.ts';
import type { Store } from '../../src/ir/store.ts';
import type { Handbook } from './handbook/handbook.ts';
import type { Saying } from './summary/sayings.ts';
import type { CodexPlace } from './settings.ts';
import type { Summary } from './summary/summary.ts';
import type { Consolidation } from './tables.ts';

export interface CodexParse {
  summary: Summary;
  handbook: Handbook;
  /** By `file:start`: how each line says what it says. */
  sayings: ReadonlyMap<string, Saying>;
  next: Consolidation;
  /** Summaries of rollouts that nothing was ever cited from and no memory rests on, with when they were fed. */
  idle: readonly { file: string; fed: number }[];
}

export type CodexStore = Store<CodexParse, CodexPlace>;
export type CodexSite = Site<CodexParse, CodexPlace>;
