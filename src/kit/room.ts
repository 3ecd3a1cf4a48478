import type { Cost, Form } from '../adapter.ts';
import type { Budget } from '../ir/view.ts';

export interface Room {
  /** What the form takes of each budget, as shared costs are paid now. */
  needs(form: Form): ReadonlyMap<string, number>;
  fits(form: Form): boolean;
  take(form: Form): void;
  give(form: Form): void;
  left(budget: string): number;
  /** How many pay for a shared cost together. */
  users(budget: string, key: string): number;
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
  // By budget, how many use each key.
  const users = new Map<string, Map<string, number>>();
  const usersOf = (budget: string): Map<string, number> => {
    const known = users.get(budget) ?? new Map<string, number>();
    users.set(budget, known);
    return known;
  };
  for (const { name, paid } of budgets) for (const key of paid) usersOf(name).set(key, 1);
  const needs = (form: Form): ReadonlyMap<string, number> => {
    if (form.costs.length === 0) return NOTHING;
    const sum = new Map<string, number>();
    const counted: Cost[] = [];
    for (const cost of form.costs) {
      const { budget, own, shared } = cost;
      const isDue = shared !== undefined && !users.get(budget)?.has(shared.key) && !counted.some(sharing(cost));
      if (isDue) counted.push(cost);
      sum.set(budget, (sum.get(budget) ?? 0) + own + (isDue ? shared.size : 0));
    }
    return sum;
  };
  const use = (form: Form, by: 1 | -1) => {
    for (const { budget, shared } of sharedCosts(form)) {
      const keys = usersOf(budget);
      const count = (keys.get(shared.key) ?? 0) + by;
      if (count > 0) keys.set(shared.key, count);
      else keys.delete(shared.key);
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
  const fits = (form: Form): boolean => {
    if (form.costs.length === 0) return true;
    if (!mayFit(form)) return false;
    for (const [budget, size] of needs(form)) if (size > 0 && size > (left.get(budget) ?? Infinity)) return false;
    return true;
  };
  return {
    needs,
    fits,
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
    users: (budget, key) => users.get(budget)?.get(key) ?? 0,
  };
};

const NOTHING: ReadonlyMap<string, number> = new Map();

type Shared = Cost & { shared: NonNullable<Cost['shared']> };

/** Whether two costs are one that is shared. */
export const sharing =
  (one: Cost) =>
  (other: Cost): boolean =>
    one.budget === other.budget && one.shared?.key === other.shared?.key;

/** What a form shares with others, each key once. */
const sharedCosts = (form: Form): readonly Shared[] => {
  const known =
    shares.get(form) ??
    form.costs
      .filter((cost): cost is Shared => cost.shared !== undefined)
      .filter((cost, at, all) => all.findIndex(sharing(cost)) === at);
  shares.set(form, known);
  return known;
};

// Asked whenever a form is tried.
const shares = new WeakMap<Form, readonly Shared[]>();
