import { counts, type Answer } from '../ir/answer.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import { unreadIn } from '../ledger/unread.ts';
import type { Row } from '../ledger/row.ts';
import { nearMiss } from '../meaning/near.ts';
import { saidThere } from '../plan/answered.ts';
import { matched, type Match } from '../plan/counterpart.ts';
import { leadsAmong } from '../plan/lift.ts';
import { linkedByName } from '../plan/linking.ts';
import type { AnsweredPair, Sameness } from '../plan/sameness.ts';
import type { Compared } from './compared.ts';
import { folded } from '../text/flat.ts';
import { reaching, reachingBack, type Minimum } from './reaching.ts';
import { verdictOnPair, type PairRules } from './known-pair.ts';
import { booksBetween, type Flat } from './side.ts';
import { twinsIn } from './twins.ts';

/** What two sides are compared by. */
export interface ComparisonGrounds {
  sameness: Sameness;
  /** The ledger's rows of the two harnesses. */
  rows: readonly Row[];
  home: string;
  /** Whether somebody wants to know about a memory: its kind, its scope, its project. */
  isAsked: (memory: Memory) => boolean;
  /** Memories as they are once their secrets are masked, by id. */
  masked: ReadonlyMap<string, Memory>;
  minimum?: Minimum | undefined;
  /** Whether the first side has to say and show all that the second does. */
  mirror?: boolean | undefined;
}

/** Every memory of the first that is asked about, and what stands on the second alone. */
export const compare = (a: Flat, b: Flat, grounds: ComparisonGrounds): Compared[] => {
  const { sameness, isAsked, masked } = grounds;
  const here = a.memories.filter(isAsked);
  const books = booksBetween(a, b, grounds.rows, grounds.home);
  const [first] = b.named.keys();
  if (!first) return here.map((memory) => ({ status: 'missing', severity: 'error', a: memory }));
  const unread = [...b.named.keys()].filter(({ at }) => at.exists).flatMap((store) => unreadIn(store) ?? [])[0];
  const booked = new Set([...books.known.values(), ...books.orphaned].map((row) => row.target.id));
  const twins = twinsIn(
    here.filter((memory) => !books.known.has(memory.id)),
    b.memories.filter(({ id, mark, status }) => status === 'active' && mark === undefined && !booked.has(id)),
  );
  const stands = new Set(twins.values());
  const store = { ...first, memories: b.memories.filter((memory) => !stands.has(memory)) };
  const carried = here.flatMap((memory) => {
    const from = a.storeOf.get(memory);
    return from ? [{ memory, from }] : [];
  });
  const linked = linkedByName(carried, store);
  const said = (memory: Memory): Memory[] =>
    saidThere(memory, masked.get(memory.id), b.side.frames).flatMap((each) => linked(each, memory));
  const rest = here.filter((memory) => !twins.has(memory));
  const { of, orphans } = matched(rest, store, books.known, books.orphaned, { sameness, unread, said });
  const mirror = grounds.mirror === true;
  const judged: PairRules = { sameness, said, isShown: shownIn(b), mirror };
  const answers = answersOf(sameness.answered(here, b.memories).filter(decides));
  const taken = new Set([...stands, ...[...of.values()].flatMap(({ target }) => target ?? []), ...orphans.values()]);
  const settled = new Map<Memory, Compared>();
  for (const memory of here) {
    const twin = twins.get(memory);
    const match: Match = twin ? { target: twin, by: 'words', whole: true } : (of.get(memory) ?? { by: 'none' });
    const verdict = verdictOn(memory, match, answers.get(memory), judged);
    if (verdict) settled.set(memory, verdict);
  }
  for (const { b: other } of settled.values()) if (other) taken.add(other);
  const free = b.memories.filter((memory) => memory.status === 'active' && !taken.has(memory));
  const open = here.filter((memory) => !settled.has(memory));
  const apart = new Set(
    [...answers.values()].flatMap((pairs) =>
      pairs.filter(({ answer }) => answer === 'different').map((pair) => pairKey(pair.a, pair.b)),
    ),
  );
  const near = new Map(
    sameness
      .alike(open, free)
      .filter((pair) => !apart.has(pairKey(pair.a, pair.b)))
      .map((pair) => [pair.a, pair.b]),
  );
  const inWords = open.length === 0 ? () => [] : elsewhere(free, sameness, said);
  // What was carried once for several projects (`--lift`) stands there for each of them.
  const leads = open.length === 0 ? undefined : leadsAmong(a.memories, grounds.rows, sameness);
  const known = new Map(settled);
  for (const memory of open) {
    const shared = known.get(leads?.get(memory) ?? memory)?.b;
    if (shared) {
      settled.set(memory, { status: 'in-sync', severity: 'none', a: memory, b: shared, by: 'words' });
      continue;
    }
    const match = of.get(memory) ?? { by: 'none' };
    const one = alone(memory, match, near.get(memory), inWords(memory));
    if (one.b) taken.add(one.b);
    settled.set(memory, one);
  }
  const whole = here
    .flatMap((memory) => settled.get(memory) ?? [])
    .map((one) => {
      const there = reaching(one, a, b, grounds.minimum);
      return mirror && there.status !== 'unseen' ? reachingBack(there, a, b, grounds.minimum) : there;
    });
  const gone = new Set(orphans.values());
  const extra = b.memories
    .filter((memory) => isAsked(memory) && memory.status === 'active' && (gone.has(memory) || !taken.has(memory)))
    .map((memory): Compared => {
      const reason = gone.has(memory) ? { reason: 'it was carried from there, and is gone there now' } : {};
      return { status: 'extra', severity: 'warn', b: memory, ...reason };
    });
  return [...whole, ...extra];
};

/** Words count where they are no part of other words; the texts are looked through once somebody asks. */
const shownIn = ({ side }: Flat): PairRules['isShown'] => {
  let texts: readonly string[] | undefined;
  return (words) => {
    const wanted = folded(words);
    texts ??= side.shown.map(folded);
    return texts.some((text) => {
      const at = text.indexOf(wanted);
      return at !== -1 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
    });
  };
};

/** What a repository answers decides a check of it: code has held it against both texts, and nothing is written by it. */
const decides = (pair: AnsweredPair): boolean => counts(pair) || pair.origin === 'repository';

const pairKey = (a: Memory, b: Memory): string => `${a.id}\u0000${b.id}`;

const answersOf = (pairs: readonly AnsweredPair[]): Map<Memory, AnsweredPair[]> => Map.groupBy(pairs, ({ a }) => a);

/** A memory that has a partner, by what was carried, by its words or by an answer; nothing for one that has none. */
const verdictOn = (
  a: Memory,
  match: Match,
  answers: readonly AnsweredPair[] | undefined,
  judged: PairRules,
): Compared | undefined => {
  const told = answers?.find(({ answer }) => answer === 'contradict') ?? bestOf(answers);
  const known = match.target && verdictOnPair(a, match.target, match, judged);
  const by = match.target && isKnownBy(match.by) ? { by: match.by } : {};
  if (told?.answer === 'contradict') return answered(a, told, judged);
  if (known && (known.status === 'in-sync' || told === undefined))
    return { a, b: match.target as Memory, ...by, ...known };
  if (told) return answered(a, told, judged, known?.status);
  return known && { a, b: match.target as Memory, ...by, ...known };
};

const isKnownBy = (by: Match['by']): by is 'ledger' | 'mark' | 'words' | 'edited' | 'answer' =>
  by === 'ledger' || by === 'mark' || by === 'words' || by === 'edited' || by === 'answer';

/** Of several answers about one memory, the one that leaves least to be done. */
const ORDER: readonly Answer[] = ['same', 'b-covers', 'a-newer', 'b-newer', 'a-covers'];

const bestOf = (answers: readonly AnsweredPair[] | undefined): AnsweredPair | undefined =>
  answers
    ?.filter(({ answer }) => ORDER.includes(answer))
    .toSorted((x, y) => ORDER.indexOf(x.answer) - ORDER.indexOf(y.answer))[0];

const answered = (
  a: Memory,
  { b, answer, origin }: AnsweredPair,
  { mirror }: PairRules,
  known?: Compared['status'],
): Compared => {
  const pair = { a, b, by: 'answer' as const, origin };
  if (answer === 'same')
    return { ...pair, status: known === undefined ? 'in-sync' : 'reworded', severity: known ? 'info' : 'none' };
  if (answer === 'b-covers' && !mirror)
    return { ...pair, status: 'reworded', severity: 'info', reason: 'it says more there' };
  if (answer === 'b-covers')
    return { ...pair, status: 'narrowed', severity: 'error', reason: 'it says only a part', at: 'a' };
  if (answer === 'a-newer')
    return {
      ...pair,
      status: 'source-moved',
      severity: 'error',
      reason: 'its words were answered to be the older ones',
    };
  if (answer === 'b-newer')
    return {
      ...pair,
      status: 'target-moved',
      severity: 'error',
      reason: 'its words were answered to be the newer ones',
    };
  if (answer === 'a-covers') return { ...pair, status: 'narrowed', severity: 'error', reason: 'it says only a part' };
  return {
    ...pair,
    status: 'contradiction',
    severity: 'error',
    reason: 'the two were judged to contradict each other',
  };
};

/** A memory of the other side that states the same in another scope. */
const elsewhere = (free: readonly Memory[], { keys }: Sameness, said: PairRules['said']): ((a: Memory) => Memory[]) => {
  const stated = (memory: Memory): readonly string[] => keys({ ...memory, scope: { level: 'global' } }).stated;
  const byKey = new Map(free.toReversed().flatMap((memory) => stated(memory).map((key) => [key, memory] as const)));
  return (a) =>
    said(a)
      .flatMap(stated)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ scope }) => scopeKey(scope) !== scopeKey(a.scope));
};

const alone = (a: Memory, { by, reason }: Match, near: Memory | undefined, moved: readonly Memory[]): Compared => {
  const [there] = moved;
  if (there)
    return { status: 'missing', severity: 'error', a, b: there, reason: `it stands there as ${scopeWords(there)}` };
  const why =
    by === 'gone' || by === 'reset'
      ? 'it was carried there and removed since'
      : by === 'unknown'
        ? `not all of it could be read: ${reason ?? ''}`
        : undefined;
  const told = why === undefined ? {} : { reason: why };
  if (!near) return { status: 'missing', severity: 'error', a, ...told };
  const miss = nearMiss(a, near);
  return { status: miss ? 'missing' : 'alike', severity: 'error', a, b: near, ...told, ...(miss && { near: miss }) };
};

const scopeWords = ({ scope }: Memory): string =>
  scope.level === 'global' ? 'global' : 'key' in scope ? `of ${scope.key}` : `of the ${scope.level} ${scope.name}`;
