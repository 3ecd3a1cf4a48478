import type { PlanShape } from './plan-schema.ts';

/** Pure data: apply recomputes it with the same `now` and refuses unless everything hashes to the fingerprint. */
export type Plan = PlanShape;
export type PlanOptions = Plan['options'];
/** What leads where: a source store and the target that takes its memories. */
export type Route = Plan['routes'][number];
export type PlannedStore = Plan['stores'][number];
/** One file's change as hashes: a plan holds decisions, never texts. */
export type PlannedChange = PlannedStore['changes'][number];
/** A line of a memory in the target that says something else than was written there, or is gone. */
export type DecidedLine = NonNullable<Decided['lines']>[number];
/** What happens to one memory, and why. */
export type Decided = Plan['decisions'][number];
