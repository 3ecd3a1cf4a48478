import type { Answer, Origin } from './answer.ts';
import type { Choice, Decision } from './decisions.ts';
import type { Finding } from './finding.ts';
import type { Loss } from './loss.ts';
import type { Scope } from './memory.ts';
import type { Budget, Delivery } from './view.ts';

export interface Decided {
  /** The memory of the source, or for a withdrawn one the id it had. */
  id: string;
  store: string;
  decision: Decision;
  /** Why, in words: what matched, what moved, what blocked. */
  reason?: string;
  rule?: string;
  /** `was`: the ids of what stood for it there and has another id now, or is taken out. */
  target?: { store: string; id?: string; was?: string[] };
  /** Lines of it in the target that say something else than was written there, or are gone. */
  lines?: { file: string; is: 'reworded' | 'behind' | 'removed' }[];
  form?: string;
  delivery?: Delivery;
  /** What reaches the model today, where that is another: the harness's memory is switched off, `delivery` is for once it is on. */
  now?: Delivery;
  hops?: number;
  losses: Loss[];
  /** The memory of the target that looks alike, and nobody said whether it says the same. */
  alike?: string;
  /** What a repository says of the two: a proposal, until a person accepts it. */
  proposed?: Answer;
  /** Who said how it stands to the memory of the target. */
  answered?: Origin;
  /** Rule ids of what looks dangerous in it though it is carried: its words go to no model. */
  suspect?: string[];
}

/** One file's change as hashes: a plan holds decisions, never texts. */
export interface PlannedChange {
  file: string;
  op: 'put' | 'touch' | 'remove';
  before: string | null;
  after: string | null;
  /** Git tracks the file, or it is reached through a link. */
  notes?: string[];
}

export interface PlannedStore {
  id: string;
  harness: string;
  root: string;
  scope: Scope;
  exists: boolean;
  changes: PlannedChange[];
  notes: string[];
}

/** What leads where: a source store and the target that takes its memories. */
export interface Route {
  from: { store: string; root: string; scope: Scope; memories: number };
  to: { store: string; root: string } | undefined;
  skipped?: 'absent-project' | 'not-asked';
}

export interface PlanOptions {
  from: string;
  to: string;
  fromRoot?: string;
  toRoot?: string;
  fromProfile?: string;
  toProfile?: string;
  /** Folders of the projects that are carried, where not all are. */
  projects?: string[];
  all?: boolean;
  includeAbsent?: boolean;
  kinds?: string[];
  onConflict: 'ask' | 'source' | 'target' | 'both';
  onSecret: 'block' | 'mask' | 'keep';
  onInjection: 'block' | 'keep';
  withdraw?: boolean;
  /** What stands there may take a better form where room came free. */
  refill?: boolean;
  /** What a person said about single memories, by source id. */
  choices?: Record<string, Choice>;
  cwd: string;
  clientVersion?: string;
}

/** Pure data: apply recomputes it with the same `now` and refuses unless everything hashes to the fingerprint. */
export interface Plan {
  version: 1;
  command: 'plan';
  now: number;
  options: PlanOptions;
  routes: Route[];
  stores: PlannedStore[];
  decisions: Decided[];
  budgets: { store: string; name: string; before: number; after: number; limit: number; unit: Budget['unit'] }[];
  findings: Finding[];
  fingerprint: string;
}
