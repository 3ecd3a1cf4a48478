import type { Cost, Form } from '../adapter.ts';
import type { Budget } from '../ir/view.ts';

export interface Room {
  /** What the form takes of each budget, as shared costs are paid now. */
  needs(form: Form): ReadonlyMap<string, number>;
  fits(form: Form): boolean;
  take(form: Form): void;
  give(form: Form): void;
  left(budget: string): number;
}

/**
 * A budget as a plan may fill it. Where others take more than was planned for, half of what they leave stays free; what
 * stands there with ours (`now`) may stay.
 */
export const plannedRoom = (budget: Budget, now: number): Budget => {
  const { limit, used, planned: most = limit } = budget;
  if (most >= limit) return budget;
  const free = limit - used;
  return { ...budget, limit: Math.min(limit, Math.max(most, limit - Math.max(LEFT_FREE, Math.ceil(free / 2)), now)) };
};

/** What an agent needs for one more entry of its own: a hundred characters, and what parts them from those before. */
export const LEFT_FREE = 100 + 3;

/** The budgets as they are once some forms are taken. */
export const leftBy = (taken: readonly Form[], budgets: readonly Budget[]): Budget[] => {
  const room = roomOf(budgets);
  for (const form of taken) room.take(form);
  const keysOf = (name: string): string[] =>
    taken.flatMap(({ costs }) =>
      costs.flatMap(({ budget, shared }) => (budget === name && shared ? [shared.key] : [])),
    );
  return budgets.map(({ due: _, ...budget }) => ({
    ...budget,
    used: budget.limit - room.left(budget.name),
    paid: [...new Set([...budget.paid, ...keysOf(budget.name)])],
  }));
};

/** Room in several budgets; shared costs (a heading, a skill line) are paid while anybody uses their key. */
export const roomOf = (budgets: readonly Budget[]): Room => {
  const left = new Map(budgets.map(({ name, limit, used, due = 0 }) => [name, limit - used - due]));
  const users = new Map<string, number>();
  for (const budget of budgets) for (const key of budget.paid) users.set(keyOf(budget.name, key), 1);
  const needs = (form: Form): ReadonlyMap<string, number> => {
    if (form.costs.length === 0) return NOTHING;
    const sum = new Map<string, number>();
    const keys = new Set<string>();
    for (const cost of form.costs) {
      const size = cost.own + sharedSize(cost, users, keys);
      sum.set(cost.budget, (sum.get(cost.budget) ?? 0) + size);
    }
    return sum;
  };
  const use = (form: Form, by: 1 | -1) => {
    if (form.costs.length === 0) return;
    for (const key of sharedKeys(form)) {
      const count = (users.get(key) ?? 0) + by;
      if (count > 0) users.set(key, count);
      else users.delete(key);
    }
  };
  const spend = (sum: ReadonlyMap<string, number>, by: 1 | -1) => {
    for (const [budget, size] of sum) left.set(budget, (left.get(budget) ?? Infinity) - by * size);
  };
  /** Most forms of a large plan are too big by themselves: that is seen without adding anything up. */
  const mayFit = ({ costs }: Form): boolean => {
    let fit = true;
    for (const { own, budget } of costs) {
      if (own < 0) return true;
      if (own !== 0 && own > (left.get(budget) ?? Infinity)) fit = false;
    }
    return fit;
  };
  return {
    needs,
    fits: (form) =>
      form.costs.length === 0 ||
      (mayFit(form) && [...needs(form)].every(([budget, size]) => size <= 0 || size <= (left.get(budget) ?? Infinity))),
    take: (form) => {
      if (form.costs.length === 0) return;
      spend(needs(form), 1);
      use(form, 1);
    },
    give: (form) => {
      if (form.costs.length === 0) return;
      use(form, -1);
      spend(needs(form), -1);
    },
    left: (budget) => left.get(budget) ?? Infinity,
  };
};

const NOTHING: ReadonlyMap<string, number> = new Map();

const keyOf = (budget: string, key: string): string => `${budget}\u0000${key}`;

const sharedKeys = (form: Form): ReadonlySet<string> => {
  const known =
    keys.get(form) ?? new Set(form.costs.flatMap((cost) => (cost.shared ? [keyOf(cost.budget, cost.shared.key)] : [])));
  keys.set(form, known);
  return known;
};

const keys = new WeakMap<Form, ReadonlySet<string>>();

const sharedSize = (cost: Cost, users: ReadonlyMap<string, number>, counted: Set<string>): number => {
  if (!cost.shared) return 0;
  const key = keyOf(cost.budget, cost.shared.key);
  if (users.has(key) || counted.has(key)) return 0;
  counted.add(key);
  return cost.shared.size;
};
