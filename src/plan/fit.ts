import type { Adapter, Edits, Form, Put, Site } from '../adapter.ts';
import { applied } from '../express/applied.ts';
import { naming } from '../express/names.ts';
import { byPriority, pack, type Wish } from '../express/pack.ts';
import { rekey } from '../ir/identity.ts';
import type { Loss } from '../ir/loss.ts';
import type { Kind, Memory, Place } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import { atOnce, type Steps } from '../ir/steps.ts';
import type { Change, FileTree, Location, Store } from '../ir/store.ts';
import type { Finding } from '../ir/finding.ts';
import type { View } from '../ir/view.ts';
import { toLf } from '../text/delimited.ts';

/** One store of the target, as it stands. */
export interface Target {
  adapter: Adapter;
  store: Store;
  files: FileTree;
  /** Every other store and context of the harness: a view is of all of them. */
  others: readonly Store[];
  scene: Scene;
}

export interface Wanted {
  source: Memory;
  memory: Memory;
  old?: Memory;
}

export interface Fitted {
  /** By source id. */
  forms: Map<string, Form>;
  refused: Map<string, Loss>;
  puts: Put[];
  changes: Change[];
  findings: Finding[];
  store: Store;
  before: View;
  after: View;
}

/**
 * Gives every wanted memory a form and a place. Room is counted with all of ours taken out, so that a run over an
 * unchanged source packs the same way again and changes nothing.
 */
export function* fitting(target: Target, wanted: readonly Wanted[], withdraw: readonly string[], focus: string | undefined): Steps<Fitted> {
  const { adapter, store, scene } = target;
  const before = viewOf(target, store);
  const name = naming(target.files.keys());
  const forms = new Map<string, Form[]>();
  const refused = new Map<string, Loss>();
  const first = byPriority(kindOrder(adapter.conventions.at(-1)?.order ?? {}));
  const sorted = [...wanted].sort((a, b) => first(a.source, b.source));
  for (const each of sorted) {
    const site: Site = { at: store.at, scene, store, from: each.source, focus, name, ...(each.old && { old: each.old }) };
    const said = adapter.express(each.memory, site);
    if ('forms' in said) forms.set(each.source.id, said.forms);
    else refused.set(each.source.id, { ...said, memory: each.source.id });
    yield;
  }
  const ours = [...wanted.flatMap(({ old }) => (old ? [old.id] : [])), ...withdraw];
  const room = ours.length === 0 ? before : viewOf(target, placed(target, { put: [], withdraw: ours }).store);
  const stands = new Map(sorted.flatMap(({ source, memory, old }) => (old && old === memory ? [[source.id, standingForm(old, forms.get(source.id) ?? [], store)] as const] : [])));
  const wishes = sorted.flatMap(({ source: { id } }): Wish[] => {
    const said = forms.get(id);
    const form = stands.get(id);
    return said ? [{ id, forms: said, ...(form && { stands: form }) }] : [];
  });
  yield;
  const chosen = pack(wishes, room.budgets);
  yield;
  const puts = sorted.flatMap((each): Put[] => {
    const form = chosen.get(each.source.id);
    if (!form || form === stands.get(each.source.id)) return [];
    return [{ memory: each.memory, form, ...(each.old && { replaces: each.old.id }) }];
  });
  const result = placed(target, { put: puts, withdraw: [...withdraw] });
  yield;
  return { forms: chosen, refused, puts, ...result, before, after: viewOf(target, result.store) };
}

export const fit = (...asked: Parameters<typeof fitting>): Fitted => atOnce(fitting(...asked));

/** The form a memory stands in: word for word, else by its slots alone (its own client may have touched it). */
const standingForm = (memory: Memory, forms: readonly Form[], store: Store): Form | undefined => {
  const said = (place: Place): string => toLf(store.files.get(place.file)?.text.slice(...place.span) ?? '').trim();
  const wordForWord = (form: Form): boolean =>
    form.parts.every((part) => memory.places.every((place) => place.slot !== part.slot || (place.container === part.container && said(place) === part.text.trim())));
  const alike = forms.filter((form) => standsAs(memory, form));
  return alike.find(wordForWord) ?? alike[0];
};

/** Whether a memory stands in the very slots that a form would take. */
export const standsAs = (memory: Memory, form: Form): boolean => {
  const shape = (places: readonly { slot: string; container: string }[]): string => [...new Set(places.map(({ slot, container }) => `${slot}\u0000${container}`))].sort().join('\n');
  const slots = new Set(memory.places.map((place) => place.slot));
  const known = form.parts.filter((part) => slots.has(part.slot));
  return shape(memory.places) === shape(known) && shapesOf(form).every((slot) => slots.has(slot));
};

/** Slots of a form in which a memory stands, as against lines that belong to none. */
const shapesOf = (form: Form): string[] => form.parts.filter((part) => part.slot !== 'label' && part.slot !== 'skill' && !part.slot.startsWith('shared:')).map((part) => part.slot);

const placed = ({ adapter, store, files, scene }: Target, edits: Edits): { changes: Change[]; findings: Finding[]; store: Store } => {
  const { changes, findings } = adapter.place(edits, store);
  const after = changes.length === 0 ? store : rekey(adapter.read(applied(files, changes, scene.now), { ...store.at, exists: true }), scene.around);
  return { changes, findings, store: after };
};

const viewOf = ({ adapter, others, scene }: Target, store: Store): View => adapter.view([store, ...others.filter((each) => each.at.id !== store.at.id)], scene);

/** One order over all containers: a kind's best rank anywhere. */
const kindOrder = (order: Readonly<Record<string, readonly Kind[]>>): Kind[] => {
  const rank = new Map<Kind, number>();
  for (const kinds of Object.values(order)) kinds.forEach((kind, index) => rank.set(kind, Math.min(rank.get(kind) ?? Infinity, index)));
  return [...rank].sort((a, b) => a[1] - b[1]).map(([kind]) => kind);
};

/** The location a target store would have, read as empty where nothing stands yet. */
export const standing = (adapter: Adapter, stores: readonly Store[], at: Location, scene: Scene): Store =>
  stores.find((store) => store.at.id === at.id && store.at.root === at.root) ?? rekey(adapter.read(new Map(), at), scene.around);
