// The public API: re-exports only; a test pins the list of names.
export { adapters, everyHarness } from '../adapters/index.ts';
export { defineAdapter } from './adapter.ts';
export type {
  Adapter,
  Cost,
  Edition,
  Edits,
  Fact,
  Form,
  InUseRule,
  Landmark,
  Machine,
  Part,
  Placed,
  Put,
  Site,
} from './adapter.ts';
export { MemportError, isMemportError } from './errors.ts';
export type { FindingRule, Severity } from './ir/finding-rules.ts';
export type { Finding } from './ir/finding.ts';
export type { Choice, Decision } from './ir/decisions.ts';
export type { Loss } from './ir/loss.ts';
export type { Memory, Place, Scope } from './ir/memory.ts';
export type { Decided, Plan, PlanOptions, Route } from './ir/plan-value.ts';
export type { FileTree, Location, Store } from './ir/store.ts';
export type { Block, Budget, Delivered, Delivery, View } from './ir/view.ts';
export type { Migration } from './plan/store-migration.ts';
export type { Run } from './store/journal.ts';
export type { Draft } from './undo/draft.ts';
export type { Order } from './verbs/apply.ts';
export type { FindingDocument, ListDocument, StoreDocument } from './verbs/document.ts';
export { open } from './verbs/open.ts';
export type { Memport, Wish } from './verbs/open.ts';
export type { Planned } from './verbs/plan.ts';
export type { Outlook } from './world/sight.ts';
export type { UndoOptions, Undone } from './verbs/undo.ts';
export type { Given } from './world/world.ts';
