import type { Put, Site } from '../adapter.ts';
import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import { rekey } from '../ir/identity.ts';
import type { Change, Store } from '../ir/store.ts';
import { applied } from '../kit/applied.ts';
import { naming } from '../kit/naming.ts';
import { pack } from '../kit/pack.ts';
import { plannedRoom } from '../kit/room.ts';
import { fieldHash } from '../ir/identity.ts';
import { treeOf, viewOf, type Target } from './target.ts';

/** What mends some findings of one store, and why it mends no more. */
export interface Mending {
  target: Target;
  changes: Change[];
  /** The store as it is then. */
  after: Store;
  mended: Finding[];
  left: { finding: Finding; why: string }[];
}

/**
 * Files of lines that lead nowhere, lines for files that nothing leads to, and what an adapter says how to replace. The
 * store is read back before anything is written: what is mended is no finding any more, there is no other one, and
 * every memory says what it said.
 */
export const mend = (target: Target, findings: readonly Finding[]): Mending => {
  const all = tried(target, findings);
  if (all.refused === undefined) return all;
  // One of them is to blame: each is tried by itself, upon those that held.
  const kept: Finding[] = [];
  const left: Mending['left'] = [];
  let best: Mending = { target, changes: [], after: target.store, mended: [], left: [] };
  for (const finding of findings) {
    if (kept.length + left.length >= MOST) {
      left.push({ finding, why: 'so many cannot be tried one by one: run it again' });
      continue;
    }
    const next = tried(target, [...kept, finding]);
    if (next.refused !== undefined || !next.mended.includes(finding)) {
      left.push({ finding, why: next.refused ?? next.left.find((each) => each.finding === finding)?.why ?? NOT_SO });
      continue;
    }
    kept.push(finding);
    best = next;
  }
  return { ...best, left };
};

const MOST = 40;
const NOT_SO = 'read back, it would still be there';

const tried = (target: Target, findings: readonly Finding[]): Mending & { refused?: string } => {
  const { store, adapter, scene } = target;
  const left: Mending['left'] = [];
  const orphans = findings.filter(({ rule, memory, fix }) => rule === 'delivery/orphan' && memory && !fix);
  const puts = linesFor(target, orphans);
  for (const finding of orphans)
    if (!puts.some(({ replaces }) => replaces === finding.memory))
      left.push({ finding, why: 'the planned room of what is loaded is full' });
  const lines = puts.length === 0 ? [] : adapter.place({ put: puts, withdraw: [] }, store).changes;
  const touched = new Set(lines.map(({ file }) => file));
  const fixes = findings.filter(({ fix }) => fix !== undefined);
  const texts = new Map<string, Finding[]>();
  for (const finding of fixes) {
    const { file } = finding.fix as NonNullable<Finding['fix']>;
    const others = texts.get(file) ?? [];
    if (touched.has(file) || others.some((each) => overlap(each, finding)))
      left.push({ finding, why: 'the same lines are mended for another finding: run it again' });
    else texts.set(file, [...others, finding]);
  }
  const changes: Change[] = [
    ...[...texts].map(([file, own]): Change => {
      const standing = store.files.get(file);
      const text = own
        .map(({ fix }) => fix as NonNullable<Finding['fix']>)
        .toSorted((a, b) => b.span[0] - a.span[0])
        .reduce(
          (said, { span, text: words }) => said.slice(0, span[0]) + words + said.slice(span[1]),
          standing?.text ?? '',
        );
      return { op: 'put', file, text, ...(standing && { mode: standing.mode }) };
    }),
    ...lines,
  ];
  // The line that names a new file stood there before: only a run that knows the line may take the file away again.
  const changed = new Set(changes.map(({ file }) => file));
  for (const finding of [...texts.values()].flat()) {
    const naming = store.files.get(finding.file);
    if (!naming || changed.has(finding.file) || store.files.has(finding.fix?.file ?? '')) continue;
    changed.add(finding.file);
    changes.push({ op: 'touch', file: finding.file, mtimeMs: naming.mtimeMs });
  }
  const mended = findings.filter((finding) => !left.some((each) => each.finding === finding));
  if (changes.length === 0) return { target, changes, after: store, mended: [], left };
  const after = rekey(
    adapter.read(applied(treeOf(store), changes, scene.now), { ...store.at, exists: true }),
    scene.around,
  );
  const refused = objection(target, after, mended);
  return { target, changes, after, mended, left, ...(refused !== undefined && { refused }) };
};

const overlap = (a: Finding, b: Finding): boolean => {
  if (!a.fix || !b.fix) return false;
  const [[from, to], [start, end]] = [a.fix.span, b.fix.span];
  return from <= end && start <= to;
};

/** For each memory that no line leads to, the best form that its budget has planned room for. */
const linesFor = (target: Target, orphans: readonly Finding[]): Put[] => {
  if (orphans.length === 0) return [];
  const { adapter, store, scene } = target;
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  const name = naming(treeOf(store).keys());
  const wishes = orphans.flatMap(({ memory: id }) => {
    const memory = byId.get(id ?? '');
    if (!memory || memory.readOnly) return [];
    const site: Site = { at: store.at, scene, store, old: memory, focus: undefined, name };
    const said = adapter.express(memory, site);
    if (!('forms' in said)) return [];
    const paid = said.forms.filter(({ costs, delivery }) => costs.length > 0 && delivery !== 'unseen');
    return paid.length === 0 ? [] : [{ memory, wish: { id: memory.id, forms: [...paid, NOWHERE] } }];
  });
  const view = viewOf(target, store);
  const chosen = pack(
    wishes.map(({ wish }) => wish),
    view.budgets.map((budget) => plannedRoom(budget, budget.used)),
  );
  return wishes.flatMap(({ memory }): Put[] => {
    const form = chosen.get(memory.id);
    return form === undefined || form === NOWHERE ? [] : [{ memory, form, replaces: memory.id }];
  });
};

const NOWHERE = { name: 'nowhere', delivery: 'unseen' as const, parts: [], costs: [] };

/** Why a mended store is not what was promised; nothing where it is. */
const objection = (target: Target, after: Store, mended: readonly Finding[]): string | undefined => {
  const [was, is] = [findingsIn(target, target.store), findingsIn(target, after)];
  if (mended.some((finding) => is.has(keyOf(finding)))) return NOT_SO;
  const fresh = [...is].find(([key, { severity }]) => !was.has(key) && severity !== 'info');
  if (fresh) return `there would be another finding: ${fresh[1].rule}`;
  const said = Map.groupBy(after.memories, wordsOf);
  const lost = target.store.memories.find((memory) => !said.has(wordsOf(memory)));
  return lost ? `${lost.name} would not say what it says` : undefined;
};

const findingsIn = (target: Target, store: Store): Map<string, Finding> => {
  const stores = [store, ...target.others.filter((each) => each.at.id !== store.at.id)];
  const own = [...store.findings, ...target.adapter.health(stores, viewOf(target, store), target.scene)];
  return new Map(own.map((finding) => [keyOf(finding), finding]));
};

const keyOf = ({ rule, file, message }: Finding): string => `${rule}\n${file}\n${message}`;

const wordsOf = ({ statement, why, how, detail, scope }: Memory): string =>
  fieldHash([statement, why, how, detail, scope]);
