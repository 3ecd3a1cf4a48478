// The public API: re-exports only; a test pins the list of names.
export { adapters } from '../adapters/index.ts';
export { defineAdapter } from './adapter.ts';
export type { Adapter, Cost, Edition, Edits, Fact, Form, InUseRule, Machine, Part, Placed, Put, Site } from './adapter.ts';
export { MemportError, isMemportError } from './errors.ts';
export type { FindingRule, Severity } from './ir/finding-rules.ts';
export type { Finding } from './ir/finding.ts';
export type { Loss } from './ir/loss.ts';
export type { Memory, Place, Scope } from './ir/memory.ts';
export type { FileTree, Location, Store } from './ir/store.ts';
export type { Block, Budget, Delivered, Delivery, View } from './ir/view.ts';
export { list } from './list.ts';
export { show } from './show.ts';
export { survey } from './survey.ts';
