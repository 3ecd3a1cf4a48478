import type { Form } from '../adapter.ts';
import { byDelivery, ranked, sizeOf, type RoomWish } from './ranks.ts';
import type { Room } from './room.ts';

/**
 * Gives richer forms while room lasts: a better delivery first and by priority, then whatever says most for what it
 * takes; whether anybody moved. A literal that several memories mention is worth as many, and one that is said already
 * is worth nothing more.
 */
export const upgraded = (wishes: readonly RoomWish[], chosen: Map<string, Form>, room: Room): boolean => {
  let known: Sayings | undefined;
  const said = (): Sayings => (known ??= sayingsOf(wishes, chosen));
  const nextOf = ({ id, forms }: RoomWish): Upgrade | undefined => {
    const now = chosen.get(id);
    const order = ranked(forms);
    if (!now || now === order[0] || (now.costs.length === 0 && !mayFit(forms, room))) return undefined;
    room.give(now);
    let best: Upgrade | undefined;
    for (const form of order.slice(0, order.indexOf(now))) {
      if (!room.fits(form)) continue;
      const gain =
        byDelivery(form, now) < 0 ? Infinity : said().gained(form, now) / Math.max(1, sizeOf(form) - sizeOf(now));
      if (!best || gain > best.gain) best = { form, now, gain };
    }
    room.take(now);
    return best;
  };
  const waiting = new Map(wishes.flatMap((wish) => asPair(wish, nextOf(wish))));
  let moved = false;
  for (let first = largest(waiting); first; first = largest(waiting)) {
    const [wish, before] = first;
    // Since it was looked at, others may have said the same or taken the room.
    const next = nextOf(wish);
    if (next && next.gain >= before.gain) {
      room.give(next.now);
      room.take(next.form);
      said().instead(next.form, next.now);
      chosen.set(wish.id, next.form);
      moved = true;
    }
    const again = next && next.gain < before.gain ? next : nextOf(wish);
    if (again) waiting.set(wish, again);
    else waiting.delete(wish);
  }
  return moved;
};

interface Upgrade {
  form: Form;
  now: Form;
  /** What it says more, for each unit that it takes more. */
  gain: number;
}

const asPair = (wish: RoomWish, next: Upgrade | undefined): [RoomWish, Upgrade][] => (next ? [[wish, next]] : []);

/** Of equal ones the first, by priority. */
const largest = (waiting: ReadonlyMap<RoomWish, Upgrade>): [RoomWish, Upgrade] | undefined => {
  let best: [RoomWish, Upgrade] | undefined;
  for (const each of waiting) if (!best || each[1].gain > best[1].gain) best = each;
  return best;
};

interface Sayings {
  gained: (form: Form, now: Form) => number;
  instead: (form: Form, now: Form) => void;
}

/** Whether any form of one that pays nothing could fit, by the least that its forms take of each budget. */
const mayFit = (forms: readonly Form[], room: Room): boolean => {
  const known = leasts.get(forms) ?? leastOf(forms);
  leasts.set(forms, known);
  for (const [budget, least] of known) if (least <= 0 || least <= room.left(budget)) return true;
  return false;
};

/** Of one budget of each form that has costs: what no form takes less of. What may free room has no bound. */
const leastOf = (forms: readonly Form[]): ReadonlyMap<string, number> => {
  const least = new Map<string, number>();
  if (forms.filter(({ costs }) => costs.length === 0).length > 1) least.set('', -Infinity);
  for (const { costs } of forms) {
    const [first] = costs;
    if (first === undefined) continue;
    const own = costs.some((cost) => cost.own < 0) ? -Infinity : first.own;
    least.set(first.budget, Math.min(own, least.get(first.budget) ?? Infinity));
  }
  return least;
};

// Every pass over all wishes asks again.
const leasts = new WeakMap<readonly Form[], ReadonlyMap<string, number>>();

/** Which literals stand in the forms chosen, and what another form would add to them. */
const sayingsOf = (wishes: readonly RoomWish[], chosen: ReadonlyMap<string, Form>): Sayings => {
  const mentions = mentionsIn(wishes);
  const said = countOf([...chosen.values()].map(({ says = [] }) => says));
  const gained = (form: Form, now: Form): number =>
    (form.says ?? []).reduce(
      (sum, literal) => sum + (said.has(literal) ? 0 : (mentions.get(literal) ?? 0)),
      (form.worth ?? 0) - (now.worth ?? 0),
    );
  const instead = (form: Form, now: Form): void => {
    for (const literal of now.says ?? []) {
      const left = (said.get(literal) ?? 0) - 1;
      if (left > 0) said.set(literal, left);
      else said.delete(literal);
    }
    for (const literal of new Set(form.says)) said.set(literal, (said.get(literal) ?? 0) + 1);
  };
  return { gained, instead };
};

/** How many of the literals that the memories mention stand in the forms chosen, each as often as it is mentioned. */
export const literalsIn = (wishes: readonly RoomWish[], chosen: Iterable<Form>): number => {
  const mentions = mentionsIn(wishes);
  const said = new Set([...chosen].flatMap(({ says = [] }) => says));
  return [...said].reduce((sum, literal) => sum + (mentions.get(literal) ?? 0), 0);
};

const mentionsIn = (wishes: readonly RoomWish[]): Map<string, number> => {
  const known = mentioned.get(wishes) ?? countOf(wishes.map(({ forms }) => forms.flatMap(({ says = [] }) => says)));
  mentioned.set(wishes, known);
  return known;
};

// Every pass over all wishes asks again.
const mentioned = new WeakMap<readonly RoomWish[], Map<string, number>>();

/** In how many of the lists each text stands. */
const countOf = (lists: readonly (readonly string[])[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const list of lists) for (const text of new Set(list)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};
