import type { Cost, Form } from '../../src/adapter.ts';
import type { RoomWish } from '../../src/kit/ranks.ts';
import { DELIVERIES } from '../../src/ir/delivery.ts';
import type { Budget } from '../../src/ir/view.ts';

/** Judges a packing by adding everything up anew: it shares no line with the packer. */
export const complaintsAbout = (
  wishes: readonly RoomWish[],
  chosen: ReadonlyMap<string, Form>,
  budgets: readonly Budget[],
): string[] => {
  const rank = (form: Form): number => DELIVERIES.indexOf(form.delivery);
  const formOf = (wish: RoomWish): Form => chosen.get(wish.id) as Form;
  const paid = new Set(budgets.flatMap((budget) => budget.paid.map((key) => `${budget.name}/${key}`)));
  const keyOf = ({ budget, shared }: Cost): string => `${budget}/${shared?.key}`;
  const sharedBy = ({ costs }: Form): string[] => [
    ...new Set(costs.filter(({ shared }) => shared !== undefined).map(keyOf)),
  ];
  /** How many of the chosen forms share a cost. */
  const users = new Map<string, number>();
  for (const key of wishes.map(formOf).flatMap((form) => (form ? sharedBy(form) : [])))
    users.set(key, (users.get(key) ?? 0) + 1);
  /** What a form takes of each budget beside all chosen ones but these: a cost that one of the others shares is paid. */
  const extra = (form: Form, ...but: Form[]): Map<string, number> => {
    const gone = but.flatMap(sharedBy);
    const met = new Set(paid);
    const sum = new Map<string, number>();
    for (const cost of form.costs) {
      const key = keyOf(cost);
      const standing = (users.get(key) ?? 0) - gone.filter((each) => each === key).length;
      const shared = cost.shared === undefined || met.has(key) || standing > 0 ? 0 : cost.shared.size;
      if (cost.shared !== undefined) met.add(key);
      sum.set(cost.budget, (sum.get(cost.budget) ?? 0) + cost.own + shared);
    }
    return sum;
  };
  /** What all chosen forms take of each budget together, shared costs once. */
  const all = new Map<string, number>();
  const met = new Set(paid);
  for (const cost of wishes.flatMap((wish) => formOf(wish)?.costs ?? [])) {
    const key = keyOf(cost);
    const shared = cost.shared === undefined || met.has(key) ? 0 : cost.shared.size;
    if (cost.shared !== undefined) met.add(key);
    all.set(cost.budget, (all.get(cost.budget) ?? 0) + cost.own + shared);
  }
  /** Whether a form would fit in place of another. What costs nothing fits everywhere, also where too much stands. */
  const fits = (form: Form, instead: Form): boolean => {
    const back = extra(instead, instead);
    return [...extra(form, instead)].every(([name, size]) => {
      const budget = budgets.find((each) => each.name === name);
      const standing = (all.get(name) ?? 0) - (back.get(name) ?? 0);
      return size <= 0 || !budget || size <= budget.limit - budget.used - standing;
    });
  };
  const complaints: string[] = [];
  for (const budget of budgets) {
    if ((all.get(budget.name) ?? 0) > Math.max(0, budget.limit - budget.used))
      complaints.push(`${budget.name} is overdrawn`);
  }
  for (const [at, wish] of wishes.entries()) {
    const has = formOf(wish);
    if (!has || !wish.forms.includes(has)) return [`${wish.id} has no form of its own`];
    for (const form of wish.forms) {
      const better =
        rank(form) < rank(has) || (rank(form) === rank(has) && wish.forms.indexOf(form) < wish.forms.indexOf(has));
      if (better && fits(form, has))
        complaints.push(`${wish.id} has "${has.name}", and "${form.name}" would still fit`);
      if (rank(form) >= rank(has)) continue;
      for (const lower of wishes.slice(at + 1)) {
        const theirs = formOf(lower);
        if (rank(theirs) >= rank(has)) continue;
        const [needs, takes] = [extra(form, has, theirs), extra(theirs, has, theirs)];
        if ([...needs].every(([name, size]) => size <= (takes.get(name) ?? 0)))
          complaints.push(
            `${wish.id} has "${has.name}", and ${lower.id}, of lower priority, has "${theirs.name}", which takes as much as "${form.name}" would`,
          );
      }
    }
  }
  return complaints;
};
