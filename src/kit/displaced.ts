import type { Cost, Form } from '../adapter.ts';
import { byDelivery, ranked, type RoomWish } from './ranks.ts';
import { sharing, type Room } from './room.ts';

/**
 * Finds one of lower priority that sits better on room which would do for a higher one, and lets them change; whether
 * there was one.
 */
export const displaced = (wishes: readonly RoomWish[], chosen: Map<string, Form>, room: Room): boolean => {
  const paying = payingIn(wishes, chosen, room);
  let next = 0;
  for (const [at, wish] of wishes.entries()) {
    while ((paying[next]?.at ?? Infinity) <= at) next += 1;
    const first = paying[next];
    if (first === undefined) return false;
    const now = chosen.get(wish.id);
    if (!now) continue;
    const better = betterThan(now, wish, first, room);
    if (better.length === 0) continue;
    const paired = now.costs.filter(({ budget, shared }) => shared && room.users(budget, shared.key) === 2);
    for (let place = next; place < paying.length; place += 1) {
      const each = paying[place] as Paying;
      const { wish: lower, form: theirs } = each;
      // Together the two may free a cost that only they pay.
      const isExact = !paired.some((cost) => theirs.costs.some(sharing(cost)));
      if (!better.some((one) => mayTake(one, each, isExact)) || byDelivery(theirs, now) >= 0) continue;
      room.give(now);
      room.give(theirs);
      const takes = room.needs(theirs);
      const form = better.find((one) =>
        [...room.needs(one.form)].every(([budget, size]) => size <= (takes.get(budget) ?? 0)),
      )?.form;
      room.take(form ?? now);
      const rest = form ? (ranked(lower.forms).find((other) => room.fits(other)) ?? theirs) : theirs;
      room.take(rest);
      if (!form) continue;
      chosen.set(wish.id, form);
      chosen.set(lower.id, rest);
      return true;
    }
  }
  return false;
};

/** Sizes by the place of their budget among those that anybody pays: a large plan compares millions of them. */
type Sizes = readonly number[];

/** One that pays for its place. Most of a large plan stands where nothing is paid, and is in nobody's way. */
interface Paying {
  wish: RoomWish;
  at: number;
  form: Form;
  /** What is free once it goes, what it takes at most, and the most that it or one behind it takes. */
  freed: Sizes;
  whole: Sizes;
  below: Sizes;
  /** Shared costs that nobody pays once it goes: who shares them pays them then. */
  alone: readonly { budget: string; key: string; size: number; place: number }[];
  budgets: readonly string[];
}

const payingIn = (wishes: readonly RoomWish[], chosen: ReadonlyMap<string, Form>, room: Room): Paying[] => {
  const found = wishes.flatMap((wish, at) => {
    const form = chosen.get(wish.id);
    return form === undefined || form.costs.length === 0 ? [] : [{ wish, at, form }];
  });
  const budgets = [...new Set(found.flatMap(({ form }) => form.costs.map(({ budget }) => budget)))];
  let below: Sizes = budgets.map(() => 0);
  const inTurn = found.toReversed().map(({ form, ...rest }): Paying => {
    room.give(form);
    const freed = sizesOf(room.needs(form), budgets);
    const alone = form.costs.flatMap((cost, at) => {
      const { budget, shared } = cost;
      const isPaid = !shared || room.users(budget, shared.key) > 0 || form.costs.findIndex(sharing(cost)) < at;
      return isPaid ? [] : [{ budget, key: shared.key, size: shared.size, place: budgets.indexOf(budget) }];
    });
    room.take(form);
    const whole = sizesOf(wholeCosts(form), budgets);
    below = below.map((size, place) => Math.max(size, whole[place] ?? 0));
    return { ...rest, form, freed, whole, below, alone, budgets };
  });
  return inTurn.toReversed();
};

const sizesOf = (sizes: ReadonlyMap<string, number>, budgets: readonly string[]): Sizes =>
  budgets.map((budget) => sizes.get(budget) ?? 0);

interface Better {
  form: Form;
  /** What it takes at least: giving back what others take makes nothing cheaper. */
  least: Sizes;
}

/** Forms that are delivered better, and that one behind it could leave the room for. */
const betterThan = (now: Form, wish: RoomWish, { below, budgets }: Paying, room: Room): Better[] => {
  const isSmall = ({ own, budget }: Cost): boolean => own <= (below[budgets.indexOf(budget)] ?? 0);
  const small = ranked(wish.forms).filter((form) => byDelivery(form, now) < 0 && form.costs.every(isSmall));
  if (small.length === 0) return [];
  room.give(now);
  const better = small.map((form) => ({ form, least: sizesOf(room.needs(form), budgets) }));
  room.take(now);
  return better.filter(({ least }) => isWithin(least, below));
};

/** Whether a form could do with what another leaves; `isExact`: and nobody else's costs change by it. */
const mayTake = ({ form, least }: Better, { freed, whole, alone }: Paying, isExact: boolean): boolean => {
  if (!isWithin(least, isExact ? freed : whole)) return false;
  if (!isExact || alone.length === 0) return true;
  const takes = [...least];
  for (const { budget, key, size, place } of alone)
    if (form.costs.some((cost) => cost.budget === budget && cost.shared?.key === key))
      takes[place] = (takes[place] ?? 0) + size;
  return isWithin(takes, freed);
};

const isWithin = (sizes: Sizes, room: Sizes): boolean => {
  for (let place = 0; place < sizes.length; place += 1) if ((sizes[place] ?? 0) > (room[place] ?? 0)) return false;
  return true;
};

/** What a form takes of each budget at most. */
const wholeCosts = (form: Form): Map<string, number> => {
  const known = wholes.get(form) ?? new Map<string, number>();
  if (known.size === 0)
    for (const cost of form.costs)
      known.set(cost.budget, (known.get(cost.budget) ?? 0) + cost.own + (cost.shared?.size ?? 0));
  wholes.set(form, known);
  return known;
};

// Asked of every pair of a large plan.
const wholes = new WeakMap<Form, Map<string, number>>();
