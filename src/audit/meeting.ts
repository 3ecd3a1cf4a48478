import { counts, type Answer } from '../ir/answer.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Audited, AuditedStore, Held } from './audited-stores.ts';
import { activeIn } from './audited-stores.ts';

/** Two memories of which somebody knows how they stand to each other: the answer is told from the first. */
export interface SettledPair {
  a: Held;
  b: Held;
  answer: Answer;
  /** They stand in two harnesses, so that no session has both. */
  apart: boolean;
}

/** What is known of the pairs of memories, and which look alike and are unanswered. */
export interface Meeting {
  known: readonly SettledPair[];
  alike: readonly { a: Memory; b: Memory }[];
}

/** Memories in equal words, answered pairs, and open questions. Worked out once for all rules that ask. */
export const meetingIn = (audited: Audited): Meeting => {
  const found = kept.get(audited) ?? meeting(audited);
  kept.set(audited, found);
  return found;
};
const kept = new WeakMap<Audited, Meeting>();

const meeting = (audited: Audited): Meeting => {
  const { sameness } = audited;
  const held = audited.stores
    .filter(({ harness }) => harness !== 'instructions')
    .flatMap((at) => activeIn(at).map((memory): Held => ({ memory, at })));
  // Who meets in a session is decided by stores, and no more by how wide a memory's own scope is.
  const anywhere = new Map(held.map((each): [Memory, Held] => [{ ...each.memory, scope: GLOBAL }, each]));
  const copies = [...anywhere.keys()];
  const known: SettledPair[] = [];
  const seen = new Set<string>();
  const note = (a: Held, b: Held, answer: Answer, apart: boolean): void => {
    const key = [a.memory.id, b.memory.id].sort().join('\u0000');
    if (a.memory === b.memory || seen.has(key)) return;
    seen.add(key);
    known.push({ a, b, answer, apart });
  };
  // In two harnesses equal words are what is wanted: there is nothing to ask about them.
  const settled = new Set<Memory>(audited.carried.flatMap(({ source, target }) => [source, target].filter(isThere)));
  const near = new Set([...groups(copies, (copy) => sameness.keys(copy).letters).values()].flat());
  const equal = groups(
    copies.filter((copy) => near.has(copy)),
    (copy) => sameness.keys(copy).stated,
  );
  for (const [, group] of equal) {
    const own = group.map((copy) => anywhere.get(copy) as Held);
    for (const pair of pairsIn(own)) if (meet(...pair)) note(...pair, 'same', false);
    if (new Set(own.map(({ at }) => at.harness)).size > 1) for (const { memory } of own) settled.add(memory);
  }
  for (const { a, b, answer, ...by } of sameness.answered(copies, copies)) {
    const [one, other] = [anywhere.get(a), anywhere.get(b)];
    if (!one || !other || !counts(by) || answer === 'different') {
      if (one && other) seen.add([one.memory.id, other.memory.id].sort().join('\u0000'));
      continue;
    }
    if (meet(one, other)) note(one, other, answer, false);
    else if (one.at.harness !== other.at.harness && sameProject(one, other)) note(one, other, answer, true);
  }
  const taken = new Set(known.flatMap(({ a, b, apart }) => (apart ? [] : [a.memory, b.memory])));
  const open = held.filter(({ memory }) => !taken.has(memory));
  const across = acrossIn(
    audited,
    open.filter(({ memory }) => !settled.has(memory)),
    seen,
  );
  return { known, alike: [...alikeIn(audited, open, seen), ...across] };
};

const isThere = (memory: Memory | undefined): memory is Memory => memory !== undefined;

const GLOBAL = { level: 'global' } as const;

/** So many of one group are compared with the first: a text that stands everywhere is one finding for each. */
const pairsIn = ([first, ...rest]: readonly Held[]): [Held, Held][] => {
  if (!first) return [];
  const pairs: [Held, Held][] = [];
  const firsts = new Map<AuditedStore, Held>([[first.at, first]]);
  const global = [first, ...rest].find(({ at }) => at.store.at.scope.level === 'global');
  for (const each of rest) {
    const own = firsts.get(each.at) ?? [...firsts.values()].find((one) => meet(one, each)) ?? global;
    if (own && own !== each) pairs.push([own, each]);
    if (!firsts.has(each.at)) firsts.set(each.at, each);
  }
  return pairs;
};

const groups = (copies: readonly Memory[], keysOf: (copy: Memory) => readonly string[]): Map<string, Memory[]> => {
  const by = new Map<string, Memory[]>();
  for (const copy of copies) {
    for (const key of new Set(keysOf(copy))) {
      const group = by.get(key);
      if (group) group.push(copy);
      else by.set(key, [copy]);
    }
  }
  return new Map([...by].filter(([, { length }]) => length > 1));
};

/** Whether one session may have both: they are of one harness, and of one project or one of them of all. */
export const meet = (a: Held, b: Held): boolean => {
  if (a.at.harness !== b.at.harness) return false;
  const [one, other] = [a.at.store.at, b.at.store.at];
  if (one.id !== other.id && one.scope.level !== 'global' && other.scope.level !== 'global') return false;
  return sameProject(a, b);
};

const isWide = ({ memory: { scope } }: Held): boolean => scope.level === 'global';

const sameProject = (a: Held, b: Held): boolean =>
  isWide(a) || isWide(b) || scopeKey(a.memory.scope) === scopeKey(b.memory.scope);

/** Pairs that nobody answered: within one scope of a harness, and between a project and what is global there. */
const alikeIn = ({ sameness }: Audited, held: readonly Held[], answered: ReadonlySet<string>): Meeting['alike'] => {
  const seen = new Set(answered);
  const found: { a: Memory; b: Memory }[] = [];
  for (const [, own] of Map.groupBy(held, ({ at }) => at.harness)) {
    const of = new Map(own.map((each) => [each.memory, each]));
    const memories = own.map(({ memory }) => memory);
    const wide = own.filter(isWide).map(({ memory }) => memory);
    const lifted = new Map(
      own.filter((each) => !isWide(each)).map(({ memory }): [Memory, Memory] => [{ ...memory, scope: GLOBAL }, memory]),
    );
    const pairs = [
      ...sameness.alike(memories, memories),
      ...sameness.alike([...lifted.keys()], wide).map(({ a, b }) => ({ a: lifted.get(a) as Memory, b })),
    ];
    for (const { a, b } of pairs) {
      const key = [a.id, b.id].sort().join('\u0000');
      if (seen.has(key) || !meet(of.get(a) as Held, of.get(b) as Held)) continue;
      seen.add(key);
      found.push({ a, b });
    }
  }
  return found;
};

/** Of two harnesses that know one project: pairs that look alike, are not in equal words and were not carried. */
const acrossIn = (
  { sameness }: Audited,
  open: readonly Held[],
  answered: ReadonlySet<string>,
): { a: Memory; b: Memory }[] => {
  const harnesses = [...Map.groupBy(open, ({ at }) => at.harness).values()].map((own) =>
    own.map(({ memory }) => memory),
  );
  return harnesses.flatMap((own, at) =>
    harnesses
      .slice(at + 1)
      .flatMap((other) => sameness.alike(own, other))
      .filter(({ a, b }) => !answered.has([a.id, b.id].sort().join('\u0000'))),
  );
};
