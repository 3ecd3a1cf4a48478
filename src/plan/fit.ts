import type { Adapter, Edits, Form, Part, Put, Site } from '../adapter.ts';
import { applied } from '../kit/applied.ts';
import { naming } from '../kit/names.ts';
import { pack, type Wish } from '../kit/pack.ts';
import { byPriority } from '../kit/priority.ts';
import { ranked } from '../kit/ranks.ts';
import { leftBy, plannedRoom } from '../kit/room.ts';
import { rekey } from '../ir/identity.ts';
import type { Loss } from '../ir/loss.ts';
import type { Kind, Memory, Place } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import type { Steps } from '../ir/steps.ts';
import type { Change, FileTree, Location, Store } from '../ir/store.ts';
import type { Finding } from '../ir/finding.ts';
import type { View } from '../ir/view.ts';
import { toLf } from '../text/delimited.ts';
import { apartFrom } from './lines.ts';
import { anchorsOf, linkedThere, NO_LINKS, type Linking } from './links.ts';
import { standingIn } from './standing.ts';
import type { Wanted } from './wanted.ts';

/** One store of the target, as it stands. */
export interface Target {
  adapter: Adapter;
  store: Store;
  /** Every other store and context of the harness: a view is of all of them. */
  others: readonly Store[];
  scene: Scene;
}

/** How much of a store is read: more than that is not written. */
export interface Bounds {
  files: number;
}

export interface Fitted {
  /** By source id. */
  forms: Map<string, Form>;
  refused: Map<string, Loss>;
  puts: Put[];
  /** By source id, memories whose words stay and whose links lead elsewhere now. */
  relinked: Set<string>;
  /** By source id, what stands for it in the store as it will be. */
  standing: Map<string, Memory>;
  changes: Change[];
  findings: Finding[];
  store: Store;
  before: View;
  after: View;
}

export interface Fitting {
  links?: Linking;
  withdraw: readonly string[];
  focus: string | undefined;
  bounds: Bounds;
}

/**
 * Gives every wanted memory a form and a place. Room is counted with all of ours taken out, so that a run over an
 * unchanged source packs the same way again and changes nothing. What turns out to have no place is left out before
 * anything is settled, and the rest is fitted again.
 */
export function* fit(target: Target, wanted: readonly Wanted[], how: Fitting): Steps<Fitted> {
  const refused = new Map<string, Loss>();
  for (;;) {
    const left = wanted.filter(({ source }) => !refused.has(source.id));
    const { lost, ...tried } = yield* fitOnce(target, left, how);
    if (lost.size === 0) return { ...tried, refused: new Map([...tried.refused, ...refused]) };
    for (const [id, loss] of lost) refused.set(id, loss);
  }
}

function* fitOnce(target: Target, asked: readonly Wanted[], how: Fitting): Steps<Fitted & { lost: Map<string, Loss> }> {
  const { adapter, store } = target;
  const before = viewOf(target, store);
  const order = kindOrder(adapter.conventions.at(-1)?.order ?? {});
  const first = (a: Wanted, b: Wanted): number =>
    Number(a.last ?? false) - Number(b.last ?? false) || byPriority(order)(a.source, b.source);
  const { sorted, forms, refused } = yield* expressed(target, [...asked].sort(first), how);
  const unlinked = new Map(asked.map(({ source, memory }) => [source, memory]));
  const relinked = new Set(
    sorted
      .filter(({ source, memory, old }) => unlinked.get(source) === old && memory !== old)
      .map(({ source }) => source.id),
  );
  const unmoved = sorted.filter(({ memory, old }) => memory === old);
  const stands = new Map(
    unmoved.flatMap(({ source, memory }) => {
      const form = standingForm(memory, forms.get(source.id) ?? [], store);
      return form ? [[source.id, form] as const] : [];
    }),
  );
  // What stands in a form that nobody would write today, and is seen there, is not touched.
  const unseen = new Set(before.deliveries.flatMap(({ id, delivery }) => (delivery === 'unseen' ? [id] : [])));
  const isFixed = ({ source, memory, afresh }: Wanted): boolean =>
    !stands.has(source.id) && !afresh && !unseen.has(memory.id);
  const fixed = new Set(unmoved.filter(isFixed).map(({ source }) => source.id));
  const seated = sorted.filter(({ source }) => forms.has(source.id) && !fixed.has(source.id));
  const ours = [...seated.flatMap(({ old }) => (old ? [old.id] : [])), ...how.withdraw];
  const room = ours.length === 0 ? before : viewOf(target, placed(target, { put: [], withdraw: ours }).store);
  const wishes = seated.map(({ source, afresh }): Wish => {
    const { id } = source;
    const form = stands.get(id);
    const said = forms.get(id) as Form[];
    return form ? { id, forms: afresh ? said : noBetterThan(form, said), stands: form } : { id, forms: said };
  });
  yield;
  const last = new Set(seated.flatMap((each) => (each.last ? [each.source.id] : [])));
  const planned = room.budgets.map((budget) =>
    plannedRoom(budget, before.budgets.find(({ name }) => name === budget.name)?.used ?? 0),
  );
  // What comes last may need the room that nobody needed before it.
  const budgets = last.size === 0 ? planned : planned.map(({ rest: _, ...budget }) => budget);
  const others = pack(
    wishes.filter(({ id }) => !last.has(id)),
    budgets,
  );
  const chosen =
    last.size === 0
      ? others
      : new Map([
          ...others,
          ...pack(
            wishes.filter(({ id }) => last.has(id)),
            leftBy([...others.values()], budgets),
          ),
        ]);
  yield;
  const puts = seated.flatMap((each): Put[] => {
    const form = chosen.get(each.source.id);
    if (!form || form === stands.get(each.source.id)) return [];
    return [{ memory: each.memory, form, ...(each.old && { replaces: each.old.id }) }];
  });
  const placing = seated.filter((each) => puts.some(({ memory }) => memory === each.memory));
  const most = how.bounds.files;
  // Told by the forms where nothing is taken away: placing thousands of files to count them takes long.
  const early = overflowing(
    target,
    seated,
    puts,
    how.withdraw.length > 0 ? 0 : treeOf(target.store).size + addedBy(target, puts).size - most,
    most,
  );
  const leaves = new Map(
    placing.flatMap(({ old, leaves: files }) => (old && files ? [[old.id, new Set(files)] as const] : [])),
  );
  const result =
    early.size > 0
      ? { changes: [], findings: [], store }
      : placed(target, { put: puts, withdraw: [...how.withdraw] }, leaves);
  yield;
  const standing = standingIn(result.store, store, seated, puts, [
    ...unmoved.filter(({ source }) => fixed.has(source.id)),
  ]);
  const over = early.size > 0 ? early : overflowing(target, seated, puts, excessOf(target, result.changes, most), most);
  const lost =
    over.size > 0
      ? over
      : new Map(
          seated
            .filter(({ source }) => !standing.has(source.id))
            .map(({ source }) => [source.id, notReadBack(source.id)] as const),
        );
  return {
    forms: chosen,
    refused,
    relinked,
    puts,
    standing,
    lost,
    ...result,
    before,
    after: lost.size > 0 ? before : viewOf(target, result.store),
  };
}

const notReadBack = (id: string): Loss => ({
  memory: id,
  field: 'memory',
  reason: 'it could not be read back from where it would stand',
  kept: 'ledger',
  rule: 'plan/unfit',
});

/**
 * Every form of every wanted memory; names are given by priority. Where links lead is known once all have their names:
 * a memory whose links say something else there is expressed anew.
 */
function* expressed(
  target: Target,
  wanted: readonly Wanted[],
  { focus, links = NO_LINKS }: Fitting,
): Steps<{ sorted: Wanted[]; forms: Map<string, Form[]>; refused: Map<string, Loss> }> {
  const { adapter, store, scene } = target;
  const name = naming(treeOf(store).keys());
  const forms = new Map<string, Form[]>();
  const refused = new Map<string, Loss>();
  const say = ({ source, memory, old, leaves }: Wanted): void => {
    const left = new Set(leaves);
    const linked = links.linked.has(source) ? { linked: true as const } : {};
    const site: Site = {
      at: store.at,
      scene,
      store,
      from: source,
      focus,
      name,
      ...linked,
      ...(old && { old: apartFrom(old, left) }),
    };
    const said = adapter.express(memory, site);
    if ('forms' in said) forms.set(source.id, left.size === 0 ? said.forms : formsOutside(said.forms, left));
    else refused.set(source.id, { ...said, memory: source.id });
  };
  for (const each of wanted) {
    say(each);
    yield;
  }
  const anchors = anchorsOf(wanted, forms, links, store);
  const sorted: Wanted[] = [];
  for (const each of wanted) {
    const memory = linkedThere(each, links, anchors, adapter.id);
    sorted.push(memory === each.memory ? each : { ...each, memory });
    if (memory !== each.memory) say({ ...each, memory });
    yield;
  }
  return { sorted, forms, refused };
}

/**
 * Forms that write nothing into some files. A form whose delivery comes from a line there is none any more; a line that
 * the form without a cost has too (bookkeeping) is left out.
 */
const formsOutside = (forms: readonly Form[], files: ReadonlySet<string>): Form[] => {
  const isLine = (part: Part): boolean => part.file !== undefined && files.has(part.file) && !isShared(part);
  const last = forms.at(-1);
  const common = new Set(last?.parts.filter(isLine).map(({ slot }) => slot));
  return forms
    .filter(({ parts }) => parts.every((part) => !isLine(part) || common.has(part.slot)))
    .map((form) => ({ ...form, parts: form.parts.filter((part) => !isLine(part)) }));
};

/** Without leave to rise, a memory that stands keeps its form, or gives way to a leaner one. */
const noBetterThan = (stands: Form, forms: readonly Form[]): Form[] => {
  const order = ranked(forms);
  const at = order.indexOf(stands);
  return [stands, ...order.slice(at + 1)];
};

/** The files that forms would add to a store. */
const addedBy = (target: Target, puts: readonly Put[]): Set<string> =>
  new Set(
    puts.flatMap(({ form }) =>
      form.parts.flatMap(({ file }) => (file !== undefined && !treeOf(target.store).has(file) ? [file] : [])),
    ),
  );

/** What would make a store of more files than are read: of what adds files, the last by priority go. */
const overflowing = (
  target: Target,
  seated: readonly Wanted[],
  puts: readonly Put[],
  excess: number,
  most: number,
): Map<string, Loss> => {
  if (excess <= 0) return new Map();
  const putOf = new Map(puts.map((put) => [put.memory, put]));
  const adds = ({ memory, old }: Wanted): boolean => {
    const put = putOf.get(memory);
    return put !== undefined && !old && addedBy(target, [put]).size > 0;
  };
  const reason = `the store would hold more than ${most} files, and what is beyond them is not read`;
  return new Map(
    seated
      .filter(adds)
      .slice(-excess)
      .map(({ source: { id } }) => [
        id,
        { memory: id, field: 'memory', reason, kept: 'ledger', rule: 'plan/overflow' } as const,
      ]),
  );
};

/** By how many files a store would be larger than what is read of it. */
const excessOf = ({ store }: Target, changes: readonly Change[], most: number): number => {
  const files = treeOf(store);
  const added = changes.filter(({ op, file }) => op === 'put' && !files.has(file)).length;
  return added === 0 ? 0 : files.size + added - changes.filter(({ op }) => op === 'remove').length - most;
};

/** The form a memory stands in: word for word, else by its slots alone (its own client may have touched it). */
const standingForm = (memory: Memory, forms: readonly Form[], store: Store): Form | undefined => {
  const said = (place: Place): string => toLf(store.files.get(place.file)?.text.slice(...place.span) ?? '').trim();
  const wordForWord = (form: Form): boolean =>
    form.parts.every((part) =>
      memory.places.every(
        (place) => place.slot !== part.slot || (place.container === part.container && said(place) === part.text.trim()),
      ),
    );
  const alike = forms.filter((form) => standsAs(memory, form));
  return alike.find(wordForWord) ?? alike[0];
};

/** Whether a memory stands in the very slots that a form would take. */
export const standsAs = (memory: Memory, form: Form): boolean => {
  const shape = (places: readonly { slot: string; container: string }[]): string =>
    [...new Set(places.map(({ slot, container }) => `${slot}\u0000${container}`))].sort().join('\n');
  const slots = new Set(memory.places.map((place) => place.slot));
  const known = form.parts.filter((part) => slots.has(part.slot));
  return shape(memory.places) === shape(known) && shapesOf(form).every((slot) => slots.has(slot));
};

/** Slots of a form in which a memory stands, as against lines that belong to none. */
const shapesOf = (form: Form): string[] => form.parts.filter((part) => !isShared(part)).map(({ slot }) => slot);

/** Lines that belong to no memory: a heading, a label, what a folder is about. */
const isShared = ({ owner }: Part): boolean => owner === 'shared';

const placed = (
  target: Target,
  edits: Edits,
  leaves: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): { changes: Change[]; findings: Finding[]; store: Store } => {
  const { adapter, store, scene } = target;
  const before =
    leaves.size === 0
      ? store
      : { ...store, memories: store.memories.map((each) => apartFrom(each, leaves.get(each.id) ?? NO_FILES)) };
  const { changes, findings } = adapter.place(edits, before);
  const after =
    changes.length === 0
      ? store
      : rekey(adapter.read(applied(treeOf(store), changes, scene.now), { ...store.at, exists: true }), scene.around);
  return { changes, findings, store: after };
};

const NO_FILES: ReadonlySet<string> = new Set();

const treeOf = ({ tree }: Store): FileTree => tree ?? NOTHING;
const NOTHING: FileTree = new Map();

const viewOf = ({ adapter, others, scene }: Target, store: Store): View =>
  adapter.view([store, ...others.filter((each) => each.at.id !== store.at.id)], scene);

/** One order over all containers: a kind's best rank anywhere. */
const kindOrder = (order: Readonly<Record<string, readonly Kind[]>>): Kind[] => {
  const rank = new Map<Kind, number>();
  for (const kinds of Object.values(order))
    kinds.forEach((kind, index) => rank.set(kind, Math.min(rank.get(kind) ?? Infinity, index)));
  return [...rank].sort((a, b) => a[1] - b[1]).map(([kind]) => kind);
};

/** The location a target store would have, read as empty where nothing stands yet. */
export const standing = (adapter: Adapter, stores: readonly Store[], at: Location, scene: Scene): Store =>
  stores.find((store) => store.at.id === at.id && store.at.root === at.root) ??
  rekey(adapter.read(new Map(), at), scene.around);
