import type { Form } from '../adapter.ts';
import { byDelivery, ranked, sizeOf, type RoomWish } from './ranks.ts';
import type { Room } from './room.ts';

/**
 * Where a harness has two rooms, what is left may lie half here and half there, and hold nobody: one who sits in one of
 * them goes to the other, or two change places, so that one more gets a better delivery; whether there was one. Nobody
 * else's delivery changes, and what stands already stays where it is.
 */
export const shifted = (wishes: readonly RoomWish[], chosen: Map<string, Form>, room: Room): boolean => {
  if (!hasRooms(wishes)) return false;
  const waiting = wishes.filter(({ id, forms }) => {
    const now = chosen.get(id);
    return now !== undefined && byDelivery(ranked(forms)[0] as Form, now) < 0;
  });
  if (waiting.length === 0) return false;
  const moves = movesOf(wishes, chosen);
  if (moves.length === 0) return false;
  const ways = waysOf(moves, room);
  const most = new Map<string, number>();
  for (const { left } of ways)
    for (const [budget, size] of left) most.set(budget, Math.max(size, most.get(budget) ?? 0));
  for (const wish of waiting) {
    const now = chosen.get(wish.id) as Form;
    const better = ranked(wish.forms).filter(
      (form) => byDelivery(form, now) < 0 && form.costs.every(({ budget, own }) => own <= (most.get(budget) ?? own)),
    );
    for (const form of better.toSorted((a, b) => byDelivery(a, b) || sizeOf(a) - sizeOf(b))) {
      const way = ways.find(
        ({ steps, left }) =>
          form.costs.every(({ budget, own }) => own <= (left.get(budget) ?? Infinity)) &&
          form.costs.some(({ budget }) => left.has(budget)) &&
          steps.every(({ id }) => id !== wish.id) &&
          isWay(steps, form, now, room),
      );
      if (!way) continue;
      for (const { id, to } of way.steps) chosen.set(id, to);
      chosen.set(wish.id, form);
      return true;
    }
  }
  return false;
};

/** Whether there are two rooms to sit in at all. */
const hasRooms = (wishes: readonly RoomWish[]): boolean => {
  const known =
    roomy.get(wishes) ??
    new Set(wishes.flatMap(({ forms }) => forms.flatMap(({ costs }) => costs.map(({ budget }) => budget)))).size > 1;
  roomy.set(wishes, known);
  return known;
};

// Every pass over all wishes asks again.
const roomy = new WeakMap<readonly RoomWish[], boolean>();

/** Somebody could sit elsewhere, no worse delivered. */
interface Move {
  id: string;
  from: Form;
  to: Form;
}

/** Moves that can be made together, and what is free then in the rooms they are about. */
interface Way {
  steps: readonly Move[];
  left: ReadonlyMap<string, number>;
}

const movesOf = (wishes: readonly RoomWish[], chosen: ReadonlyMap<string, Form>): Move[] =>
  wishes.flatMap(({ id, forms, stands }): Move[] => {
    const from = chosen.get(id);
    if (!from || from === stands || from.costs.length === 0) return [];
    const rooms = new Set(from.costs.map(({ budget }) => budget));
    // The leanest of each other room: what is richer is given where there is room at the end.
    const others = new Map<string, Form>();
    for (const form of forms.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
      const where = form.costs.map(({ budget }) => budget).join();
      if (form.delivery === from.delivery && form.costs.some(({ budget }) => !rooms.has(budget)) && !others.has(where))
        others.set(where, form);
    }
    return [...others.values()].map((to) => ({ id, from, to }));
  });

/** One move, else two of different memories, else several; those that leave no more room than there is are of no use. */
const waysOf = (moves: readonly Move[], room: Room): Way[] => {
  const gains = moves.map(({ from, to }) => gainOf(from, to));
  const ways: Way[] = [];
  const tried = (steps: readonly Move[], one: Gain, other: Gain = NO_GAIN): void => {
    const left = new Map<string, number>();
    let [least, most] = [Infinity, false];
    for (const budget of one.keys()) {
      const more = (one.get(budget) ?? 0) + (other.get(budget) ?? 0);
      const size = room.left(budget) + more;
      left.set(budget, size);
      least = Math.min(least, size);
      most ||= more > 0;
    }
    if (least >= 0 && most) ways.push({ steps, left });
  };
  for (const [at, move] of moves.entries()) tried([move], gains[at] as Gain);
  for (const [at, one] of moves.entries()) {
    const gain = gains[at] as Gain;
    for (let next = at + 1; next < moves.length; next += 1) {
      const [other, more] = [moves[next] as Move, gains[next] as Gain];
      // Two that leave the same room for the same other one are two moves: only a change of places is more.
      if (other.id !== one.id && [...more.keys()].every((budget) => gain.has(budget))) tried([one, other], gain, more);
    }
  }
  return [...ways, ...groupsOf(moves, gains, room)];
};

/** For one more place so many may move together. */
const MOST_TOGETHER = 32;

/** Several go from one room to the same other one, as many as it takes: the large ones first, or the small ones. */
const groupsOf = (moves: readonly Move[], gains: readonly Gain[], room: Room): Way[] => {
  const wayOf = (at: number): string =>
    [...(gains[at] ?? [])].map(([budget, more]) => `${more > 0 ? '+' : '-'}${budget}`).join('\n');
  const together = Map.groupBy(moves.keys(), wayOf);
  const sizeAt = (at: number): number => Math.max(0, ...(gains[at]?.values() ?? []));
  return [...together.values()].flatMap((group): Way[] => {
    const large = group.toSorted((a, b) => sizeAt(b) - sizeAt(a));
    return [large, large.toReversed()].flatMap((inTurn) => {
      const ways: Way[] = [];
      let steps: readonly Move[] = [];
      let left: ReadonlyMap<string, number> = new Map();
      const moved = new Set<string>();
      for (const at of inTurn) {
        const move = moves[at] as Move;
        if (moved.has(move.id)) continue;
        const next = new Map(
          [...(gains[at] ?? [])].map(([name, more]) => [name, (left.get(name) ?? room.left(name)) + more]),
        );
        if (Math.min(...next.values()) < 0) continue;
        [steps, left] = [[...steps, move], next];
        moved.add(move.id);
        if (steps.length > 1) ways.push({ steps, left });
        if (steps.length === MOST_TOGETHER) break;
      }
      return ways;
    });
  });
};

/** By room, how much more is free there once somebody has moved, shared costs aside. */
type Gain = ReadonlyMap<string, number>;
const NO_GAIN: Gain = new Map();

const gainOf = (from: Form, to: Form): Gain => {
  const gain = new Map<string, number>();
  for (const { budget, own } of from.costs) gain.set(budget, (gain.get(budget) ?? 0) + own);
  for (const { budget, own } of to.costs) gain.set(budget, (gain.get(budget) ?? 0) - own);
  return gain;
};

/** Tried: costs that are shared are paid by others than before. Only what works is left as it is then. */
const isWay = (steps: readonly Move[], form: Form, now: Form, room: Room): boolean => {
  room.give(now);
  for (const { from } of steps) room.give(from);
  const taken: Form[] = [];
  for (const each of [...steps.map(({ to }) => to), form]) {
    if (!room.fits(each)) break;
    room.take(each);
    taken.push(each);
  }
  if (taken.length === steps.length + 1) return true;
  for (const each of taken.toReversed()) room.give(each);
  for (const { from } of steps) room.take(from);
  room.take(now);
  return false;
};
