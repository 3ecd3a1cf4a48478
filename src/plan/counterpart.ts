import type { Answer, Origin, Proposal } from '../ir/answer.ts';
import { scopeKey } from '../ir/identity.ts';
import type { Memory } from '../ir/memory.ts';
import type { Store } from '../ir/store.ts';
import { stoodBeside } from '../ledger/neighbours.ts';
import { isItsOwn, likest, TWIN } from '../ledger/renamed.ts';
import type { Row } from '../ledger/row.ts';
import { equalIn, saysAsMuch, type Sameness } from './sameness.ts';
import { STANDS_ONCE } from './standing.ts';
import { LIKE, likeness, sketchOf } from '../text/sketch.ts';

export interface Match {
  /** The memory of the target that stands for the source's one. */
  target?: Memory;
  /**
   * `gone`: its row's memory is no more; `reset`: nor is any other; `unknown`: the target could not be read in full.
   */
  by: 'ledger' | 'mark' | 'words' | 'edited' | 'answer' | 'gone' | 'reset' | 'unknown' | 'none';
  row?: Row;
  reason?: string;
  /** Another memory of the source stands for it: equal words stand there once. */
  shared?: true;
  /** The target says all of it already, be it in other fields. */
  whole?: true;
  /** What somebody answered, and who. */
  answer?: Answer;
  origin?: Origin;
  judge?: string;
  /** Of two that say the same the target's words give way. */
  gives?: true;
  /** What memport had put beside the memory that it is the same as. */
  copy?: { target: Memory; row: Row };
  /** A memory of the target that looks alike, and nobody said how the two stand to each other. */
  alike?: Memory;
  /** What a model or a repository says of that pair, which a person may accept. */
  proposed?: Proposal;
}

export interface Matched {
  of: Map<Memory, Match>;
  /** What the rows whose source memory is gone stand for in the target, where it stands at all. */
  orphans: Map<Row, Memory>;
}

export interface Matching {
  sameness: Sameness;
  unread?: string | undefined;
  /** Ids in the target of what was carried to the source, and is gone there: no other memory's rewording. */
  departed?: ReadonlySet<string>;
  /** By source id, what was carried there over other stores, and is gone there. */
  removed?: ReadonlyMap<string, Row>;
  said?: (memory: Memory) => readonly Memory[];
}

/**
 * Which memory of the target a memory of the source already is: by what memport remembers, by the mark it left, by
 * equal words in the same scope, by the words it placed and somebody edited. No memory of the target is taken twice.
 * `orphaned` are the rows whose source memory is gone; `unread` says why an absence there is no
 * evidence; `said` is what a memory may say in the target by itself.
 */
export const matched = (
  source: readonly Memory[],
  store: Store,
  rows: ReadonlyMap<string, Row>,
  orphaned: readonly Row[],
  { sameness, unread, departed, removed, said = (memory) => [memory] }: Matching,
): Matched => {
  const out = new Map<Memory, Match>();
  const orphans = new Map<Row, Memory>();
  const taken = new Set<Memory>();
  const takers = new Map<Memory, Memory>();
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  const active = store.memories.filter((memory) => memory.status === 'active');
  const byMark = Map.groupBy(
    store.memories.filter((memory) => memory.mark),
    (memory) => memory.mark?.source ?? '',
  );
  const equals = equalIn(active, sameness);
  const equalTo = (memory: Memory): Memory[] => [...new Set(said(memory).flatMap(equals))];
  const settle = (memory: Memory, match: Match): void => {
    if (match.target) {
      taken.add(match.target);
      takers.set(match.target, memory);
    }
    out.set(memory, match);
  };
  /** Words were put under its id, when nothing stood there any more. */
  const isSucceeded = ({ target, run = '' }: Row): boolean => {
    const row = out.get(takers.get(byId.get(target.id) as Memory) as Memory)?.row;
    return row !== undefined && row.adopted === undefined && row.wayBack === undefined && (row.run ?? '') > run;
  };
  const left = (): Memory[] => source.filter((each) => !out.has(each));
  // Of two rows that name one memory the newer one is true.
  const runOf = ({ id }: Memory): string => rows.get(id)?.run ?? '';
  for (const memory of source.toSorted((a, b) => (runOf(a) < runOf(b) ? 1 : runOf(a) > runOf(b) ? -1 : 0))) {
    const row = rows.get(memory.id);
    const target = row && byId.get(row.target.id);
    if (target && !taken.has(target)) settle(memory, { target, by: 'ledger', row });
  }
  for (const row of orphaned) {
    const target = byId.get(row.target.id);
    if (!target || taken.has(target)) continue;
    taken.add(target);
    orphans.set(row, target);
  }
  for (const [memory, target] of marked(left(), byMark, taken, equalTo)) {
    const row = rows.get(memory.id);
    settle(memory, { target, by: row ? 'ledger' : 'mark', row: row ?? rowOf(target, store) });
  }
  for (const memory of left()) {
    const equal = equalTo(memory);
    const target = equal.find((each) => !taken.has(each));
    const row = rows.get(memory.id);
    // What this run is about to reword for another memory does not stand for this one.
    const shared = equal.find((each) => takers.has(each) && equalTo(takers.get(each) as Memory).includes(each));
    const orphan = [...orphans].find(([, each]) => equal.includes(each));
    const whole = target !== undefined && said(memory).some((each) => saysAsMuch(each, target, sameness));
    if (target) settle(memory, { target, by: 'words', ...(whole && { whole }), ...(row && { row }) });
    else if (shared)
      out.set(memory, {
        target: shared,
        by: 'words',
        shared: true,
        reason: STANDS_ONCE,
      });
    else if (orphan) {
      orphans.delete(orphan[0]);
      settle(memory, { target: orphan[1], by: 'words', row: orphan[0] });
    }
  }
  const lost = [
    ...left().flatMap((memory) => (rows.has(memory.id) ? [{ memory, row: rows.get(memory.id) as Row }] : [])),
    ...orphaned.filter((row) => !orphans.has(row)).map((row) => ({ memory: undefined, row })),
  ];
  for (const { memory, row, target } of edited(
    lost,
    active.filter((each) => !taken.has(each) && !departed?.has(each.id)),
  )) {
    if (memory) settle(memory, { target, by: 'edited', row });
    else orphans.set(row, target);
    taken.add(target);
  }
  const strays = left().flatMap((memory) => {
    const row = rows.has(memory.id) ? undefined : removed?.get(memory.id);
    return row ? [{ memory, row }] : [];
  });
  // What was edited there is not gone.
  const near = new Set(
    edited(
      strays,
      active.filter((each) => !taken.has(each)),
    ).map(({ memory }) => memory),
  );
  const gone = new Map(strays.flatMap(({ memory, row }) => (near.has(memory) ? [] : [[memory, row] as const])));
  for (const memory of left()) {
    const row = rows.get(memory.id) ?? gone.get(memory);
    // A memory that was carried and is gone was removed there on purpose, whatever stands near it; one whose place
    // another memory of the source has now is not gone, unless that one was put there after it was.
    const replaced = row
      ? undefined
      : (byMark.get(memory.id) ?? []).find((each) => out.get(takers.get(each) as Memory)?.row?.wayBack);
    // Its mark stands on words that came from there since: what was carried is gone.
    if (replaced) settle(memory, { by: 'gone', row: rowOf(replaced, store) });
    else if (!row || (byId.has(row.target.id) && !isSucceeded(row))) settle(memory, { by: 'none' });
    else settle(memory, unread === undefined ? { by: 'gone', row } : { by: 'unknown', row, reason: unread });
  }
  return { of: out, orphans };
};

/** What a mark that stands in the target remembers, as a row would. */
const rowOf = ({ id, mark }: Memory, { at }: Store): Row => ({
  source: { store: '', id: mark?.source ?? '' },
  target: { store: at.id, id },
  base: mark?.base ?? {},
  ...(mark?.placed && { placed: mark.placed }),
  ...(mark?.lines && { lines: mark.lines }),
});

/**
 * Pairs that a mark makes. Clones of one project have files of one name, so several memories may be marked alike, or
 * stand for one mark: those of equal words are a pair first, and what is left of a mark is for whoever is left.
 */
const marked = (
  source: readonly Memory[],
  byMark: ReadonlyMap<string, readonly Memory[]>,
  taken: ReadonlySet<Memory>,
  equalTo: (memory: Memory) => readonly Memory[],
): [Memory, Memory][] => {
  const pairs = new Map<Memory, Memory>();
  const used = new Set(taken);
  const pair = (memory: Memory, target: Memory | undefined): void => {
    if (!target) return;
    pairs.set(memory, target);
    used.add(target);
  };
  const twins = new Set(source.flatMap(({ id }) => (TWIN.test(id) ? [id.replace(TWIN, '')] : [])));
  const marksOf = (id: string): readonly Memory[] => byMark.get(id) ?? [];
  for (const memory of source) {
    const plain = memory.id.replace(TWIN, '');
    const named = marksOf(memory.id);
    const near = twins.has(plain)
      ? [...named, ...(plain === memory.id ? [] : marksOf(plain))]
      : named.length > 1
        ? named
        : [];
    if (near.length > 0)
      pair(
        memory,
        near.find((target) => !used.has(target) && equalTo(memory).includes(target)),
      );
  }
  // Another home's memory may have a file of the same name: a mark alone takes no other words for its own.
  for (const memory of source)
    if (!pairs.has(memory))
      pair(
        memory,
        marksOf(memory.id).find((target) => !used.has(target) && isItsOwn(memory, target.mark?.base, sketchOf(target))),
      );
  return [...pairs];
};

interface Lost {
  memory: Memory | undefined;
  row: Row;
}

/**
 * Where ids are hashes of the text, an edit changes the id. The memory that shares most words with what was placed,
 * or with what the source says now, is taken for it; the likest pairs first.
 */
const edited = (lost: readonly Lost[], candidates: readonly Memory[]): (Lost & { target: Memory })[] => {
  if (lost.length === 0) return [];
  const sketches = candidates.map((target) => ({ target, scope: scopeKey(target.scope), sketch: sketchOf(target) }));
  const pairs = lost.flatMap((each) => {
    const known = [
      ...(each.row.sketch === undefined ? [] : [each.row.sketch]),
      ...(each.memory ? [sketchOf(each.memory)] : []),
    ];
    return sketches.flatMap(({ target, scope, sketch }) => {
      if (each.memory && scope !== scopeKey(each.memory.scope)) return [];
      if (stoodBeside(each.row, target)) return [];
      const like = Math.max(0, ...known.map((one) => likeness(one, sketch)));
      return like < LIKE ? [] : [{ ...each, target, like }];
    });
  });
  return likest(
    pairs,
    ({ row, target }) => [row, target],
    ({ row, target }) => [row.source.id, row.target.id, target.id].join('\n'),
  );
};
