import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import { activeIn, type Audited, type AuditedStore } from './audited-stores.ts';
import { placeOf } from './finding-place.ts';
import { hazardsIn } from './hazards.ts';
import { meetingIn } from './meeting.ts';
import { unverifiable } from './claims/judged-claims.ts';
import type { Rule } from './rule.ts';

/** A finding with the id of the store that it is in. */
export type PlacedFinding = Finding & { store: string };

export interface Audit {
  findings: PlacedFinding[];
  /** Memories of which nothing could be held against anything here. */
  unverifiable: number;
  /** Pairs that look alike, and nobody said whether they say the same. */
  alike: readonly { a: Memory; b: Memory }[];
}

/** What is wrong with all that was read: what the adapters say, what is dangerous, and what every rule finds. */
export const auditOf = (audited: Audited, rules: readonly Rule[]): Audit => {
  const holder = new Map(audited.stores.flatMap((at) => at.store.memories.map(({ id }) => [id, at] as const)));
  const placed = (finding: Finding): PlacedFinding => ({ ...finding, store: storeOf(finding, holder, audited.stores) });
  const byRules = rules.flatMap(({ find }) => find(audited)).map(placed);
  const health = audited.stores.flatMap((at) =>
    at.health.flatMap((finding) => told(finding, at)).map((finding) => ({ ...finding, store: at.store.at.id })),
  );
  const hazards = hazardsIn(audited).map(({ finding, store }) => ({ ...finding, store }));
  const active = new Set(audited.stores.flatMap((at) => activeIn(at).map(({ id }) => id)));
  return {
    findings: [...health, ...hazards, ...byRules],
    unverifiable: unverifiable(audited).filter((id) => active.has(id)).length,
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

/** Each of them with the memory it is about and the line where that stands; a link that leaves the root is a danger. */
const told = (finding: Finding, at: AuditedStore): Finding[] => {
  const { each, ...one } = finding;
  if (each) return each.flatMap((place) => told({ ...one, ...place }, at));
  const rule = one.rule === 'read/link' && one.file !== '.' ? 'safety/symlink' : one.rule;
  const id = one.memory ?? ownerOf(one, at)?.id;
  const memory = id === undefined ? undefined : placesIn(at).byId.get(id);
  const place = memory && placeOf({ memory, at });
  return [
    {
      ...one,
      rule,
      ...(id !== undefined && { memory: id }),
      ...(one.line === undefined && place?.file === one.file && place.line !== undefined && { line: place.line }),
    },
  ];
};

interface Places {
  byId: ReadonlyMap<string, Memory>;
  byFile: ReadonlyMap<string, readonly Memory[]>;
}

const placesIn = (at: AuditedStore): Places => {
  const known = places.get(at);
  if (known) return known;
  const { memories } = at.store;
  const byFile = new Map<string, Memory[]>();
  for (const memory of memories)
    for (const file of new Set(memory.places.map((place) => place.file))) {
      const own = byFile.get(file);
      if (own) own.push(memory);
      else byFile.set(file, [memory]);
    }
  const found = { byId: new Map(memories.map((memory) => [memory.id, memory])), byFile };
  places.set(at, found);
  return found;
};
const places = new WeakMap<AuditedStore, Places>();

/** The memory that stands at the words of a finding, or that has its file for itself. */
const ownerOf = ({ file, span, line }: Finding, at: AuditedStore): Memory | undefined => {
  const own = placesIn(at).byFile.get(file) ?? [];
  if (span)
    return own.find(({ places: all }) =>
      all.some((place) => place.file === file && place.span[0] < span[1] && span[0] < place.span[1]),
    );
  const [only, second] = own;
  return line === undefined && only && !second && only.places[0]?.file === file ? only : undefined;
};
