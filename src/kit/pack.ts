import type { Form } from '../adapter.ts';
import type { Budget } from '../ir/view.ts';
import { byDelivery, ranked, sizeOf, type RoomWish } from './ranks.ts';
import { roomOf, type Room } from './room.ts';
import { shifted } from './shifts.ts';
import { literalsIn, upgraded } from './upgrades.ts';

/**
 * Chooses a form for every memory; wishes come by priority. Pass 1 gives everyone the best delivery in its leanest
 * form, or leaves it where it stands, and passes over forms so large that they cost several others their place; pass 2
 * upgrades while room lasts, where it says most for what it takes, until nothing that is better still fits. An upgrade
 * may free room (a form in another budget, a shared cost that somebody else now pays) that a lower one then sits in:
 * pass 3 gives it to the higher one (docs/design.md law 11). Every step betters the deliveries, read by priority, or
 * leaves them and betters one form: so it ends.
 */
export const pack = (wishes: readonly RoomWish[], budgets: readonly Budget[]): Map<string, Form> => {
  if (!wishes.some(({ rises }) => rises)) return packedWhole(wishes, budgets);
  const stayed = packedWhole(wishes, budgets);
  const anew = packedWhole(wishes.map(leaving), budgets);
  const [seen, says] = [seenIn(anew) - seenIn(stayed), saidIn(wishes, anew) - saidIn(wishes, stayed)];
  return seen > 0 || (seen === 0 && says > 0) ? anew : stayed;
};

/** Who may rise is packed as if it were new: from where it stands the first would take the room of many. */
const leaving = ({ stands, rises, ...wish }: RoomWish): RoomWish =>
  rises || stands === undefined ? wish : { ...wish, stands };

/** What the forms chosen say of the memories, in literals. */
const saidIn = (wishes: readonly RoomWish[], chosen: ReadonlyMap<string, Form>): number =>
  literalsIn(wishes, chosen.values()) + [...chosen.values()].reduce((sum, { worth = 0 }) => sum + worth, 0);

const packedWhole = (wishes: readonly RoomWish[], budgets: readonly Budget[]): Map<string, Form> => {
  if (budgets.every(({ rest = 0 }) => rest === 0)) return packed(wishes, budgets);
  const roomy = packed(
    wishes,
    budgets.map((budget) => ({ ...budget, due: (budget.due ?? 0) - (budget.rest ?? 0) })),
  );
  return [...roomy.values()].some(({ costs }) => costs.length === 0) ? packed(wishes, budgets) : roomy;
};

const packed = (wishes: readonly RoomWish[], budgets: readonly Budget[]): Map<string, Form> => {
  const { chosen, room } = seated(wishes, budgets);
  for (
    let moved = true;
    moved;
    moved = shifted(wishes, chosen, room) || upgraded(wishes, chosen, room) || displaced(wishes, chosen, room)
  );
  return chosen;
};

interface Seating {
  chosen: Map<string, Form>;
  room: Room;
  /** How much of it all a model sees: a statement counts as much as four hooks. */
  seen: number;
}

/** A seating that was tried: most of them are given up, so it is a bare list, by place in the wishes. */
interface Trial {
  forms: readonly (Form | undefined)[];
  room: Room;
  seen: number;
}

const seatingOf = ({ forms, room, seen }: Trial, asked: readonly Asked[]): Seating => {
  const chosen = new Map<string, Form>();
  for (const [at, { wish }] of asked.entries()) {
    const form = forms[at];
    if (form) chosen.set(wish.id, form);
  }
  return { chosen, room, seen };
};

/**
 * By priority alone a few long texts fill a budget that would hold twice as many memories: of 132 real ones 48 were
 * seen where 79 had room. So no form may be larger than what lets the most be seen; within that size priority decides.
 */
const seated = (wishes: readonly RoomWish[], budgets: readonly Budget[]): Seating => {
  // Of two rooms measured alike the smaller one takes the same texts.
  const largest = (unit: Budget['unit']): number =>
    Math.max(1, ...budgets.filter((budget) => budget.unit === unit).map(({ limit }) => limit));
  const limits = new Map(budgets.map(({ name, unit }) => [name, largest(unit)]));
  const shareOf = (form: Form): number =>
    Math.max(0, ...form.costs.map((cost) => cost.own / (limits.get(cost.budget) ?? Infinity)));
  const asked = wishes.map((wish): Asked => ({
    wish,
    forms: [...(wish.stands ? [wish.stands] : []), ...leanest(wish.forms)].map((form) => ({
      form,
      size: form === wish.stands ? 0 : shareOf(form),
    })),
  }));
  const whole = seatedUpTo(Infinity, asked, budgets);
  if (asked.every(({ forms }, at) => whole.forms[at] === forms[0]?.form)) return seatingOf(whole, asked);
  const sizes = [...new Set(asked.flatMap(({ forms }) => forms.map(({ size }) => size)))].sort((a, b) => b - a);
  const tries = new Map([[Infinity, whole]]);
  let most = whole;
  let at = 0;
  const tried = (place: number): void => {
    const size = sizes[Math.ceil(place)];
    if (place < 0 || size === undefined || tries.has(size)) return;
    const next = seatedUpTo(size, asked, budgets);
    tries.set(size, next);
    if (next.seen > most.seen) [most, at] = [next, place];
  };
  // The most lies somewhere between the largest size and the smallest: of few sizes each is tried, of many it is looked
  // for in ever smaller steps round the best.
  if (sizes.length <= FEW) for (const place of sizes.keys()) tried(place);
  else
    for (let step = sizes.length / STEPS, from = 0; step > sizes.length / 200; from = at - step, step /= STEPS / 2)
      for (let next = 1; next < STEPS; next += 1) tried(from + next * step);
  const nearly = [...tries.values()].filter(({ seen }) => seen + ONE_MORE >= most.seen);
  const near = nearly.map((each) => seatingOf(each, asked));
  let best = near[nearly.indexOf(most)] as Seating;
  for (const seating of near) {
    while (shifted(wishes, seating.chosen, seating.room)) seating.seen = seenIn(seating.chosen);
    if (seating.seen > best.seen) best = seating;
  }
  // Of those that let as many be seen, the one that says most.
  const says = ({ chosen }: Seating): number => literalsIn(wishes, chosen.values());
  return near.filter(({ seen }) => seen === best.seen).reduce((a, b) => (says(b) > says(a) ? b : a), best);
};

/** Who sits half here and half there may make room for so many more that fewer seats at first are more at last. */
const ONE_MORE = 4;

const seenIn = (chosen: ReadonlyMap<string, Form>): number =>
  [...chosen.values()].reduce((sum, { delivery }) => sum + (SEEN[delivery] ?? 0), 0);

/** Of each delivery what takes least of each budget, and of equal ones the first; the best delivery first. */
const leanest = (forms: readonly Form[]): Form[] => {
  const least = new Map<string, Form>();
  const sized = forms.map((form) => ({ form, size: sizeOf(form) }));
  for (const { form } of sized.sort((a, b) => byDelivery(a.form, b.form) || a.size - b.size)) {
    const room = [form.delivery, ...form.costs.map(({ budget }) => budget)].join();
    if (!least.has(room)) least.set(room, form);
  }
  return [...least.values()];
};

const STEPS = 8;
const FEW = 200;
const SEEN: Partial<Record<Form['delivery'], number>> = { loaded: 4, indexed: 1 };

interface Asked {
  wish: RoomWish;
  /** Where it stands, then the best delivery in its leanest form first. */
  forms: { form: Form; size: number }[];
}

const seatedUpTo = (size: number, asked: readonly Asked[], budgets: readonly Budget[]): Trial => {
  const room = roomOf(budgets);
  let seen = 0;
  const taken = asked.map(({ wish, forms }) => {
    const form = forms.find((each) => each.size <= size && room.fits(each.form))?.form ?? wish.forms.at(-1);
    if (!form) return undefined;
    room.take(form);
    seen += SEEN[form.delivery] ?? 0;
    return form;
  });
  return { forms: taken, room, seen };
};

/**
 * Finds one of lower priority that sits better on room which would do for a higher one, and lets them change; whether
 * there was one.
 */
const displaced = (wishes: readonly RoomWish[], chosen: Map<string, Form>, room: Room): boolean => {
  // Most of a large plan stands where nothing is paid: only the others can be in anybody's way.
  const paying = wishes.flatMap((wish, at) => ((chosen.get(wish.id)?.costs.length ?? 0) > 0 ? [{ wish, at }] : []));
  const largest = new Map<string, number>();
  const freed = new Map<Form, ReadonlyMap<string, number>>();
  for (const { wish } of paying) {
    const form = chosen.get(wish.id) as Form;
    room.give(form);
    freed.set(form, room.needs(form));
    room.take(form);
    for (const [budget, size] of wholeCosts(form)) largest.set(budget, Math.max(size, largest.get(budget) ?? 0));
  }
  // Together two may free a cost that they share; one that pays nothing frees nothing.
  const most = (form: Form, beside: Form): ReadonlyMap<string, number> =>
    (beside.costs.length === 0 ? freed.get(form) : undefined) ?? wholeCosts(form);
  for (const [at, wish] of wishes.entries()) {
    const now = chosen.get(wish.id);
    const better = now
      ? ranked(wish.forms).filter(
          (form) =>
            byDelivery(form, now) < 0 && form.costs.every((cost) => cost.own <= (largest.get(cost.budget) ?? 0)),
        )
      : [];
    if (!now || better.length === 0) continue;
    for (const { wish: lower, at: place } of paying) {
      const theirs = chosen.get(lower.id);
      if (
        place <= at ||
        !theirs ||
        byDelivery(theirs, now) >= 0 ||
        !better.some((form) => mayCover(most(theirs, now), form))
      )
        continue;
      room.give(now);
      room.give(theirs);
      const takes = room.needs(theirs);
      const form = better.find((each) =>
        [...room.needs(each)].every(([budget, size]) => size <= (takes.get(budget) ?? 0)),
      );
      room.take(form ?? now);
      const rest = form ? (ranked(lower.forms).find((each) => room.fits(each)) ?? theirs) : theirs;
      room.take(rest);
      if (!form) continue;
      chosen.set(wish.id, form);
      chosen.set(lower.id, rest);
      return true;
    }
  }
  return false;
};

/** Whether a form could do with that much room at all: cheap, and false for nearly every pair. */
const mayCover = (most: ReadonlyMap<string, number>, form: Form): boolean =>
  form.costs.every((cost) => cost.own <= (most.get(cost.budget) ?? 0));

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
