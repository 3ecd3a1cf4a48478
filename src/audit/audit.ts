import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import { activeIn, type Audited, type AuditedStore } from './audited.ts';
import { placeOf } from './findings.ts';
import { hazardsIn } from './hazards.ts';
import { meetingIn } from './meeting.ts';
import type { Checked, Rule } from './rule.ts';

/** A finding with the id of the store that it is in. */
export type Placed = Finding & { store: string };

export interface Audit {
  findings: Placed[];
  /** Memories of which nothing could be held against anything here. */
  unverifiable: number;
  /** Pairs that look alike, and nobody said whether they say the same. */
  alike: readonly { a: Memory; b: Memory }[];
}

/** What is wrong with all that was read: what the adapters say, what is dangerous, and what every rule finds. */
export const auditOf = (audited: Audited, rules: readonly Rule[], checked: readonly Checked[]): Audit => {
  const holder = new Map(audited.stores.flatMap((at) => at.store.memories.map(({ id }) => [id, at] as const)));
  const placed = (finding: Finding): Placed => ({ ...finding, store: storeOf(finding, holder, audited.stores) });
  const byRules = rules.flatMap(({ find }) => find(audited)).map(placed);
  const health = audited.stores.flatMap((at) =>
    at.health.map((finding) => ({ ...lined(finding, at), store: at.store.at.id })),
  );
  const hazards = hazardsIn(audited).map(({ finding, store }) => ({ ...finding, store }));
  const seen = new Set(checked.flatMap((each) => [...each(audited)]));
  const all = audited.stores.flatMap(activeIn);
  return {
    findings: [...health, ...hazards, ...byRules],
    unverifiable: all.filter(({ id }) => !seen.has(id)).length,
    alike: meetingIn(audited).alike,
  };
};

const storeOf = (
  { memory, file }: Finding,
  holder: ReadonlyMap<string, AuditedStore>,
  stores: readonly AuditedStore[],
): string =>
  (
    (memory === undefined ? undefined : holder.get(memory)) ??
    stores.find(({ store }) => store.at.root === file) ??
    stores.find(({ store }) => store.files.has(file))
  )?.store.at.id ?? '';

/** What an adapter says of a memory without a line stands where the memory begins in that file. */
const lined = (finding: Finding, at: AuditedStore): Finding => {
  const { line, memory: id, file } = finding;
  const memory = line === undefined && id !== undefined ? memoryIn(at, id) : undefined;
  if (!memory) return finding;
  const place = placeOf({ memory, at });
  return place.file === file && place.line !== undefined ? { ...finding, line: place.line } : finding;
};

const memoryIn = (at: AuditedStore, id: string): Memory | undefined => {
  const known = byId.get(at) ?? new Map(at.store.memories.map((memory) => [memory.id, memory]));
  byId.set(at, known);
  return known.get(id);
};
const byId = new WeakMap<AuditedStore, Map<string, Memory>>();
