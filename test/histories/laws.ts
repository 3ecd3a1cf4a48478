import { relative } from 'node:path';
import type { Decided } from '../../src/ir/plan-value.ts';
import type { Store } from '../../src/ir/store.ts';
import type { End } from './ends.ts';
import { textOf, type Tree } from './tree.ts';
import { coreOf, filesOf, linesOf, unitsOf } from './words.ts';
import {
  WRITING,
  blocksOf,
  holdersIn,
  isIn,
  has,
  hasAnywhere,
  short,
  said,
  idsThere,
  decisionsOn,
  type Block,
  type Law,
  type Ran,
} from './ran.ts';

const nobodysWordsAreLost: Law = (ran) => {
  const { home, before, after, to, authored, targetBefore, wishes, met } = ran;
  const blocks = blocksOf(home, targetBefore);
  return authored.flatMap(({ file, line, at }) => {
    if (!isIn(file, to) || !has(before, file, line) || has(after, file, line)) return [];
    const holders = holdersIn(blocks, file, line);
    const decisions = decisionsOn(
      ran,
      holders.map(({ id }) => id),
    );
    const fresh = met !== undefined && at > met.at;
    const unmet = met === undefined;
    const excused = decisions.some(({ decision }) => {
      // A frame is memport's: where the source made another kind of it, the words of the edit stand without it.
      if (decision === 'moved' || (decision === 'merged' && fresh)) return hasAnywhere(after, to, coreOf(line));
      if (decision === 'withdrawn') return wishes.withdraw === true && !fresh;
      if (decision === 'updated') return wishes.onConflict === 'source' || (!fresh && !unmet);
      return (decision === 'merged' || decision === 'supersedes') && !fresh && !unmet;
    });
    return excused
      ? []
      : [
          `${file} said ${short(line)} (written by hand or by the harness at step ${at}${fresh ? ', after the last run of these two' : ''}) and does no more; decided: ${decisions.map(said).join('; ') || 'nothing'}`,
        ];
  });
};

const whatNobodyDecidedStays: Law = (ran) => {
  const { plan, home, before, after, to, targetBefore } = ran;
  const elsewhere = [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => !isIn(file, to) && before.get(file) !== after.get(file))
    .map((file) => `${file} is no file of ${to.name} and was changed`);
  const touched = new Set((plan?.decisions ?? []).filter(({ decision }) => WRITING.has(decision)).flatMap(idsThere));
  const changed = blocksOf(home, targetBefore).filter(
    ({ memory, place, file, text }) =>
      !place.inline && !touched.has(memory.id) && before.has(file) && !has(after, file, text.trim()),
  );
  return [
    ...elsewhere,
    ...changed.map(({ memory, file, text }) => {
      const decisions = decisionsOn(ran, [memory.id]);
      return `${file}: the block ${short(text.trim())} of ${memory.id} changed, decided: ${decisions.map(said).join('; ') || 'nothing'}`;
    }),
  ];
};

const everyMemoryOneDecision: Law = (ran) => {
  const { plan, source, rows, wishes, from, to, home, targetBefore } = ran;
  if (!plan) return [];
  const out: string[] = [];
  const rowsOf = (id: string): number => rows.filter((row) => row.source.id === id).length;
  for (const [key, group] of Map.groupBy(plan.decisions, ({ store, id }) => `${store} ${id}`))
    if (group.length > Math.max(1, rowsOf((group[0] as Decided).id)))
      out.push(`${group.length} decisions about ${key}: ${group.map(said).join('; ')}`);
  const roots = new Set(plan.routes.filter(({ skipped }) => skipped === undefined).map(({ from: { store } }) => store));
  const expected = plan.routes
    .filter(({ skipped }) => skipped === undefined)
    .reduce((sum, route) => sum + route.from.memories, 0);
  const ids = new Set(source.flatMap(({ at, memories }) => (roots.has(at.id) ? memories.map(({ id }) => id) : [])));
  const carried = plan.decisions.filter(({ id }) => ids.has(id) || ids.has(id.replace(/~\d+$/, ''))).length;
  if (carried !== expected) out.push(`${expected} memories of the source, ${carried} decisions about them`);
  if (wishes.kind !== undefined || wishes.project !== undefined) return out;
  const rootsOf = (stores: readonly Store[]): string[] =>
    stores.map(({ at }) => `${at.id} ~/${relative(home, at.root)}`);
  const [froms, tos] = [rootsOf(source), rootsOf(targetBefore)];
  const ours = rows.filter(
    (row) =>
      row.pair === `${from.harness}→${to.harness}` &&
      froms.includes(row.source.store) &&
      tos.includes(row.target.store),
  );
  // A memory whose id is a hash of its words answers for its row under a new id.
  const renamed = plan.decisions.filter(
    ({ id, decision }) => decision !== 'new' && !ours.some((row) => row.source.id === id),
  ).length;
  const unanswered = ours.filter(
    (row) => !plan.decisions.some((each) => each.id === row.source.id || idsThere(each).includes(row.target.id)),
  );
  if (unanswered.length > renamed)
    for (const row of unanswered) out.push(`no decision about the ledger's row of ${row.source.id} → ${row.target.id}`);
  return out;
};

/** The store that a file lies in: a home may hold several, one inside the other. */
const storeAround = (home: string, stores: readonly Store[], file: string): Store | undefined =>
  stores
    .map((store) => ({ store, root: relative(home, store.at.root) }))
    .filter(({ root }) => file.startsWith(`${root}/`))
    .sort((a, b) => b.root.length - a.root.length)[0]?.store;

/** Whether something of the very store cannot be read: one store may lie in the folder of another. */
const isUnread = ({ home, source, targetBefore, blocked }: Ran, of: readonly Store[], id: string): boolean =>
  blocked.some((file) => {
    const store = storeAround(home, [...source, ...targetBefore], file);
    return store !== undefined && of.includes(store) && (id === store.at.id || id.startsWith(`${store.at.id} `));
  });

/** A removal is one of a piece of text (`words.ts`), and so is its return: a head that tells of it in a hook is none. */
const hasPiece = (tree: Tree, file: string, line: string): boolean =>
  unitsOf(tree, file).some(({ text }) => text.includes(line));

const noRemovalIsUndone: Law = ({ home, before, after, from, to, removed, booked, wishes, plan, targetBefore }) => {
  if (wishes.again || !booked) return [];
  const updated = new Set((plan?.decisions ?? []).filter(({ decision }) => decision === 'updated').flatMap(idsThere));
  // Who says that the source's words stand gets them back where other words had taken their place.
  const isReworded = (file: string): boolean =>
    wishes.onConflict === 'source' &&
    blocksOf(home, targetBefore).some((each) => each.file === file && updated.has(each.memory.id));
  return removed.flatMap(({ file, line, at }) => {
    // What came out of a store in which nothing stands any more is carried back to it: that was no removal of one
    // thing.
    if (storeAround(home, targetBefore, file)?.memories.length === 0) return [];
    const core = coreOf(line);
    if (!isIn(file, to) || at <= booked.at || !has(booked.tree, file, line) || !hasAnywhere(booked.tree, from, core))
      return [];
    const back =
      !hasPiece(before, file, line) && hasPiece(after, file, line)
        ? file
        : !hasAnywhere(before, to, core) && hasAnywhere(after, to, core)
          ? 'another file'
          : undefined;
    const decided = (plan?.decisions ?? []).filter(({ decision }) => WRITING.has(decision) || decision === 'same');
    return back === undefined || (back === file && isReworded(file))
      ? []
      : [
          `${short(line)} had been taken out of ${file} at step ${at}, and stands in ${back === file ? 'it' : back} again; decided: ${decided.map(said).join('; ')}`,
        ];
  });
};

const nothingFollowsFromTheUnread: Law = (ran) =>
  (ran.plan?.decisions ?? []).flatMap((each) => {
    const stands = ran.targetBefore.some(({ memories }) => memories.some(({ id }) => id === each.target?.id));
    const there = !stands && each.target !== undefined && isUnread(ran, ran.targetBefore, each.target.store);
    if (each.decision === 'withdrawn' && isUnread(ran, ran.source, each.store))
      return [`${said(each)}, while the source could not be read in full`];
    return there &&
      (each.decision === 'withdrawn' || (each.decision === 'declined' && /removed there/.test(each.reason ?? '')))
      ? [`${said(each)}, while the target could not be read in full`]
      : [];
  });

const endsWell: Law = ({ exit, stderr, blocked, before, after, plan }) => {
  const unchanged = [...new Set([...before.keys(), ...after.keys()])].every(
    (file) => before.get(file) === after.get(file),
  );
  if (exit === 5 || /bug in memport/.test(stderr)) return [`exit ${exit}: ${stderr.trim()}`];
  if (exit === 2 && blocked.length > 0 && stderr.includes('--partial')) return [];
  if (exit === 2 && stderr.includes('has no memories of')) return [];
  if (exit === 2 || (exit === 4 && blocked.length === 0) || (!plan && blocked.length === 0))
    return [`exit ${exit}: ${stderr.trim()}`];
  return exit > 2 && !unchanged ? [`exit ${exit}, and files were changed: ${stderr.trim()}`] : [];
};

const GONE = new Set(['withdrawn', 'declined', 'blocked', 'unfit', 'held']);

const whatIsDecidedStands: Law = ({ plan, targetAfter, exit }) => {
  const byStore = new Map(targetAfter.map(({ at, memories }) => [at.id, new Set(memories.map(({ id }) => id))]));
  if (exit > 1) return [];
  return (plan?.decisions ?? []).flatMap((each) =>
    each.target?.id === undefined || GONE.has(each.decision) || byStore.get(each.target.store)?.has(each.target.id)
      ? []
      : [`${said(each)} is to stand as ${each.target.id} in ${each.target.store}, and is not read there`],
  );
};

/** Nobody edits, so nothing anybody said anywhere goes: a harness on the way that cannot hold a field takes none. */
const nothingIsWornOff: Law = (ran) => {
  const { pristine, before, after, to, wishes, home, targetBefore } = ran;
  if (!pristine || wishes.withdraw || wishes.onConflict === 'source') return [];
  const blocks = blocksOf(home, targetBefore);
  return filesOf(before, to).flatMap((file) =>
    linesOf(textOf(before, file))
      .filter((line) => !has(after, file, line))
      .flatMap((line) => {
        const holders = holdersIn(blocks, file, line).map(({ id }) => id);
        const decisions = decisionsOn(ran, holders);
        if (holders.length === 0 || decisions.some(({ decision }) => decision === 'moved')) return [];
        return [
          `${file} loses ${short(line)}, and nobody had edited anything; decided: ${decisions.map(said).join('; ') || 'nothing'}`,
        ];
      }),
  );
};

/** How many pieces of text at an end say this and nothing else. */
const sayingIt = (tree: Tree, end: End, core: string): number =>
  filesOf(tree, end).flatMap((file) => unitsOf(tree, file).filter(({ text }) => coreOf(text) === core)).length;

/**
 * What stands at the source as it stood when the run last went this way is not gone there. Of two copies in the target
 * that say the same, one has no counterpart.
 */
const nothingThatStandsIsGone: Law = ({ plan, booked, before, from, home, targetBefore }) => {
  const gone = (plan?.decisions ?? []).filter(({ decision }) => decision === 'withdrawn');
  if (!booked || gone.length === 0) return [];
  const blocks = blocksOf(home, targetBefore);
  return gone.flatMap((each) => {
    const isIt = ({ memory }: Block): boolean => idsThere(each).includes(memory.id);
    const saysOf = ({ memory }: Block): string => memory.statement.split('\n')[0] ?? '';
    const [there, others] = [blocks.filter(isIt), new Set(blocks.filter((one) => !isIt(one)).map(saysOf))];
    return [...new Set(there.map(saysOf))].flatMap((core) => {
      const was = sayingIt(booked.tree, from, core);
      return was > 0 && !others.has(core) && sayingIt(before, from, core) >= was
        ? [`${said(each)}, while ${short(core)} stands in ${from.name} as it did`]
        : [];
    });
  });
};

/** Judged after each run. The others need a second run or an undo: `play.ts`. */
export const LAWS: Readonly<Record<number, Law>> = {
  1: nobodysWordsAreLost,
  2: whatNobodyDecidedStays,
  3: everyMemoryOneDecision,
  5: nothingIsWornOff,
  6: noRemovalIsUndone,
  7: nothingFollowsFromTheUnread,
  9: endsWell,
  10: whatIsDecidedStands,
  11: nothingThatStandsIsGone,
};
