import type { Form, Put } from '../adapter.ts';
import { pack } from '../kit/pack.ts';
import { byPriority } from '../kit/priority.ts';
import { noBetterThan, type RoomWish } from '../kit/ranks.ts';
import { leftBy, plannedRoom } from '../kit/room.ts';
import { unfit } from '../kit/unfit.ts';
import type { Finding } from '../ir/finding.ts';
import type { Loss } from '../ir/loss.ts';
import type { Kind, Place } from '../ir/memory.ts';
import type { Steps } from '../ir/steps.ts';
import { inWordsOf, withoutThose, isOpenToWords } from './rewording.ts';
import { NOT_READ_BACK, standingIn } from './standing.ts';
import type { Wanted } from './wanted.ts';
import { placed, treeOf, viewOf, type Target } from './target.ts';
import { addedBy, overflowing, excessOf } from './bounds.ts';
import { expressed } from './expressed.ts';
import { inOrder } from './source-order.ts';
import { saysAll, standingForm } from './stands-as.ts';
import type { Fitted, Fitting } from './fitting.ts';

/**
 * Gives every wanted memory a form and a place. Room is counted with all of ours taken out, so that a run over an
 * unchanged source packs the same way again and changes nothing. What turns out to have no place is left out before
 * anything is settled, other words before the memory itself, and the rest is fitted again; so is what got the name of
 * a memory that is gone, which would be known by it for ever.
 */
export function* fit(target: Target, wanted: readonly Wanted[], how: Fitting): Steps<Fitted> {
  const refused = new Map<string, Loss>();
  const inOwnWords = new Set<string>();
  const names = new Set<string>();
  for (;;) {
    const left = wanted.filter(({ source }) => !refused.has(source.id));
    const { lost, ...tried } = yield* fitOnce(target, left, {
      ...how,
      rewordings: withoutThose(how.rewordings, inOwnWords),
      names,
    });
    const handedOn = lost.size > 0 ? [] : namesOfGone(tried, how).filter((file) => !names.has(file));
    for (const file of handedOn) names.add(file);
    if (handedOn.length > 0) continue;
    if (lost.size === 0) return { ...tried, refused: new Map([...tried.refused, ...refused]) };
    for (const [id, loss] of lost) {
      if (tried.reworded.has(id)) inOwnWords.add(id);
      else refused.set(id, loss);
    }
  }
}

/** Names of files that new memories got and that make them pass for memories that are gone. */
const namesOfGone = ({ puts, standing }: Fitted, { gone }: Fitting): string[] => {
  if (!gone || gone.size === 0) return [];
  const files = new Set([...standing.values()].flatMap(({ id, places }) => (gone.has(id) ? places : [])).map(fileOf));
  return puts
    .filter(({ replaces }) => replaces === undefined)
    .flatMap(({ form }) => form.parts.flatMap(({ name, file = '' }) => (name && files.has(file) ? [file] : [])));
};

const fileOf = ({ file }: Place): string => file;

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
    unmoved.flatMap(({ source, memory, afresh }) => {
      const own = (forms.get(source.id) ?? []).filter(({ words }) => !words);
      const form = standingForm(memory, own, store);
      return form && !(afresh && !saysAll(memory, form, store)) ? [[source.id, form] as const] : [];
    }),
  );
  // What somebody else put there is not moved; nor is what stands in a form that nobody would write today, if it is
  // seen there.
  const unseen = new Set(before.deliveries.flatMap(({ id, delivery }) => (delivery === 'unseen' ? [id] : [])));
  const isFixed = ({ source, memory, afresh, isTheirs }: Wanted): boolean =>
    !afresh && (isTheirs === true || (!stands.has(source.id) && !unseen.has(memory.id)));
  const fixed = new Set(unmoved.filter(isFixed).map(({ source }) => source.id));
  const seated = sorted.filter(({ source }) => forms.has(source.id) && !fixed.has(source.id));
  // What can be edited where it stands counts as standing: such a form costs only what it takes more.
  const stays = ({ source }: Wanted): boolean => forms.get(source.id)?.some(({ inPlace }) => inPlace) === true;
  const ours = [...seated.flatMap((each) => (each.old && !stays(each) ? [each.old.id] : [])), ...how.withdraw];
  const room = ours.length === 0 ? before : viewOf(target, placed(target, { put: [], withdraw: ours }).store);
  const wishes = seated.map(({ source, afresh }): RoomWish => {
    const { id } = source;
    const form = stands.get(id);
    const said = forms.get(id) as Form[];
    if (!form) return { id, forms: said };
    return afresh
      ? { id, forms: said, stands: form, rises: true }
      : { id, forms: noBetterThan(form, said), stands: form };
  });
  yield { doing: 'choosing what fits' };
  const last = new Set(seated.flatMap((each) => (each.last ? [each.source.id] : [])));
  const planned = room.budgets.map((budget) => {
    const { used = 0, rest = 0 } = before.budgets.find(({ name }) => name === budget.name) ?? {};
    // What leads to those without a place of their own stays once it stands, needed or not.
    return plannedRoom({ ...budget, ...(budget.rest !== undefined && { rest: Math.min(rest, budget.rest) }) }, used);
  });
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
  const said = seated.map((each) => inWordsOf(each, chosen.get(each.source.id)));
  const puts = said.flatMap((each): Put[] => {
    const form = chosen.get(each.source.id);
    if (!form || form === stands.get(each.source.id)) return [];
    return [{ memory: each.memory, form, ...(each.old && { replaces: each.old.id }) }];
  });
  const put = new Set(puts.map(({ memory }) => memory));
  const placing = said.filter(({ memory }) => put.has(memory));
  const most = how.bounds.files;
  // Told by the forms where nothing is taken away: placing thousands of files to count them takes long.
  const early = overflowing(
    target,
    said,
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
      : placed(target, { put: asInSource(puts, how.order), withdraw: [...how.withdraw] }, leaves);
  yield { doing: 'reading back what would stand there' };
  const standing = standingIn(result.store, store, said, puts, [
    ...unmoved.filter(({ source }) => fixed.has(source.id)),
  ]);
  const over = early.size > 0 ? early : overflowing(target, said, puts, excessOf(target, result.changes, most), most);
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
    reworded: new Map(
      said.flatMap(({ source, memory }, at) => (memory === seated[at]?.memory ? [] : [[source.id, memory]])),
    ),
    open: asked.filter((each) => isOpenToWords(each) && !refused.has(each.source.id)),
    lost,
    ...result,
    findings: [...result.findings, ...puts.flatMap((put) => foundOf(put, said))],
    before,
    after: lost.size > 0 ? before : viewOf(target, result.store),
  };
}

/** What is new is added in the order that it has at the source; all else has its place. */
const asInSource = (puts: readonly Put[], order: Fitting['order']): Put[] =>
  inOrder(puts, order ?? new Map(), ({ memory, replaces }) => (replaces === undefined ? memory.id : undefined));

/** What keeps a memory from a better delivery is told where its words stand: at the source. */
const foundOf = ({ memory, form }: Put, said: readonly Wanted[]): Finding[] => {
  const source = form.found && said.find((each) => each.memory === memory)?.source;
  if (!form.found || !source) return [];
  return [{ ...form.found, file: source.places[0]?.file ?? '', memory: source.id }];
};

const notReadBack = (id: string): Loss => ({
  ...unfit(NOT_READ_BACK),
  memory: id,
});

/** One order over all containers: a kind's best rank anywhere. */
const kindOrder = (order: Readonly<Record<string, readonly Kind[]>>): Kind[] => {
  const rank = new Map<Kind, number>();
  for (const kinds of Object.values(order))
    kinds.forEach((kind, index) => rank.set(kind, Math.min(rank.get(kind) ?? Infinity, index)));
  return [...rank].sort((a, b) => a[1] - b[1]).map(([kind]) => kind);
};
