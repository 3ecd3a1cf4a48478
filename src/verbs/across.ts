import { DOCUMENT_FORMAT, handlesOf, storeDocument } from './document.ts';
import { CARRIED, differing } from '../kit/losses.ts';
import { counts, type Origin } from '../ir/answer.ts';
import type { Memory } from '../ir/memory.ts';
import type { Documents } from '../ir/documents-schema.ts';
import type { Store } from '../ir/store.ts';
import type { Sameness } from '../plan/sameness.ts';
import { look } from '../world/look.ts';
import { samenessFor } from '../world/answered-pairs.ts';
import { findMemory } from './show.ts';
import type { Outlook } from '../world/sight.ts';
import type { Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';

export type AcrossDocument = Documents['across'];
/** One memory beside the one that was asked for. */
export type Counterpart = AcrossDocument['counterparts'][number];

/** locate → snapshot → read → compare: one memory in every harness. */
export const across = async (world: World, words: string, outlook: Outlook = {}): Promise<AcrossDocument> => {
  const surveyed = await look(world, undefined, outlook);
  const scene = surveyed[0]?.scene ?? { cwd: world.cwd, around: { folders: {}, projects: {} } };
  return acrossDocument(words, surveyed, samenessFor(world, scene));
};

/** Where a memory stands in every harness, what each model sees of it, and what differs. */
export const acrossDocument = (words: string, surveyed: readonly Surveyed[], sameness: Sameness): AcrossDocument => {
  const asked = findMemory(words, surveyed);
  const named = handlesOf(surveyed);
  const found = surveyed.flatMap((each) =>
    each.stores
      .filter((store) => store.at.role === 'store')
      .flatMap((store) => counterpartsIn(store, asked, sameness).map((found) => ({ in: each, store, ...found }))),
  );
  const stores = [...Map.groupBy(found, (each) => each.store)].map(([store, group]) => ({
    ...storeDocument({ ...store, memories: group.map((each) => each.memory) }, named),
    view: {
      always: [],
      budgets: [],
      deliveries: group.flatMap((each) =>
        each.in.view.deliveries.filter((delivered) => delivered.id === each.memory.id),
      ),
    },
  }));
  return {
    version: DOCUMENT_FORMAT,
    command: 'show',
    stores,
    counterparts: found.map((each) => ({
      harness: each.in.adapter.id,
      id: each.memory.id,
      relation: each.relation,
      ...(each.answered && { answered: each.answered }),
      differs: each.relation === 'itself' ? [] : differing(asked.memory, each.memory, SAID),
    })),
    missing: surveyed
      .filter(
        (each) =>
          each.stores.some((store) => store.at.exists) &&
          !found.some((one) => one.in === each && one.relation !== 'alike'),
      )
      .map((each) => each.adapter.id),
    findings: [],
  };
};

/** What a person would call a difference; that a harness has no place for a field is no difference of meaning. */
const SAID = CARRIED.filter((field) =>
  ['kind', 'statement', 'why', 'how', 'detail', 'scope', 'status'].includes(field),
);

/**
 * Words are compared whatever the scope: a rule that is global here may belong to a project there, and that is named.
 */
const counterpartsIn = (
  store: Store,
  asked: { memory: Memory; store: Store },
  sameness: Sameness,
): { memory: Memory; relation: Counterpart['relation']; answered?: Origin }[] => {
  const { memory: one } = asked;
  const keysOf = (memory: Memory): string[] => {
    const { stated, whole } = sameness.keys(memory);
    return [...stated, ...whole];
  };
  const keys = new Set(keysOf(one));
  const others = store.memories.filter((memory) => memory !== one);
  const answered = new Map(
    sameness
      .answered([one], others)
      .filter((pair) => pair.answer === 'same' && counts(pair))
      .map(({ b, origin }) => [b, origin]),
  );
  const same = others.filter(
    (memory) => answered.has(memory) || keysOf({ ...memory, scope: one.scope }).some((key) => keys.has(key)),
  );
  // Inside one harness a memory that is merely near is a neighbour, no counterpart.
  const near =
    store.at.harness === asked.store.at.harness
      ? []
      : sameness.alike(
          [one],
          others.filter((memory) => !same.includes(memory)),
        );
  return [
    ...(store.memories.includes(one) ? [{ memory: one, relation: 'itself' as const }] : []),
    ...same.map((memory) => ({
      memory,
      relation: 'same' as const,
      ...(answered.has(memory) && { answered: answered.get(memory) as Origin }),
    })),
    ...(same.length > 0 ? [] : near.map(({ b }) => ({ memory: b, relation: 'alike' as const }))),
  ];
};
