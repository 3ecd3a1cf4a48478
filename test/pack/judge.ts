import type { Form } from '../../src/adapter.ts';
import type { Wish } from '../../src/kit/ranks.ts';
import { DELIVERIES } from '../../src/ir/delivery.ts';
import type { Budget } from '../../src/ir/view.ts';

/** Judges a packing by adding everything up anew: it shares no line with the packer. */
export const complaintsAbout = (
  wishes: readonly Wish[],
  chosen: ReadonlyMap<string, Form>,
  budgets: readonly Budget[],
): string[] => {
  const rank = (form: Form): number => DELIVERIES.indexOf(form.delivery);
  const formOf = (wish: Wish): Form => chosen.get(wish.id) as Form;
  /** What the forms take of each budget together, shared costs once. */
  const taken = (forms: readonly Form[]): Map<string, number> => {
    const sum = new Map<string, number>();
    const paid = new Set(budgets.flatMap((budget) => budget.paid.map((key) => `${budget.name}/${key}`)));
    for (const cost of forms.flatMap((form) => form.costs)) {
      const key = cost.shared && `${cost.budget}/${cost.shared.key}`;
      const shared = key === undefined || paid.has(key) ? 0 : (cost.shared?.size ?? 0);
      if (key !== undefined) paid.add(key);
      sum.set(cost.budget, (sum.get(cost.budget) ?? 0) + cost.own + shared);
    }
    return sum;
  };
  const others = (...but: Wish[]): Form[] => wishes.filter((wish) => !but.includes(wish)).map(formOf);
  const free = (budget: Budget, forms: readonly Form[]): number =>
    budget.limit - budget.used - (taken(forms).get(budget.name) ?? 0);
  const extra = (form: Form, beside: readonly Form[]): Map<string, number> => {
    const before = taken(beside);
    return new Map([...taken([...beside, form])].map(([name, size]) => [name, size - (before.get(name) ?? 0)]));
  };
  /** What costs nothing fits everywhere, also where too much stands already. */
  const fits = (form: Form, beside: readonly Form[]): boolean =>
    [...extra(form, beside)].every(([name, size]) => {
      const budget = budgets.find((each) => each.name === name);
      return size <= 0 || !budget || size <= free(budget, beside);
    });
  const complaints: string[] = [];
  for (const budget of budgets) {
    const all = wishes.map(formOf);
    if ((taken(all).get(budget.name) ?? 0) > Math.max(0, budget.limit - budget.used))
      complaints.push(`${budget.name} is overdrawn`);
  }
  for (const [at, wish] of wishes.entries()) {
    const has = formOf(wish);
    if (!has || !wish.forms.includes(has)) return [`${wish.id} has no form of its own`];
    const beside = others(wish);
    for (const form of wish.forms) {
      const better =
        rank(form) < rank(has) || (rank(form) === rank(has) && wish.forms.indexOf(form) < wish.forms.indexOf(has));
      if (better && fits(form, beside))
        complaints.push(`${wish.id} has "${has.name}", and "${form.name}" would still fit`);
      if (rank(form) >= rank(has)) continue;
      for (const lower of wishes.slice(at + 1)) {
        const theirs = formOf(lower);
        if (rank(theirs) >= rank(has)) continue;
        const without = others(wish, lower);
        const [needs, takes] = [extra(form, without), extra(theirs, without)];
        if ([...needs].every(([name, size]) => size <= (takes.get(name) ?? 0)))
          complaints.push(
            `${wish.id} has "${has.name}", and ${lower.id}, of lower priority, has "${theirs.name}", which takes as much as "${form.name}" would`,
          );
      }
    }
  }
  return complaints;
};
