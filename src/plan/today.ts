import type { Decided } from '../ir/plan.ts';
import type { Store } from '../ir/store.ts';
import type { Request } from './request.ts';

/**
 * What is predicted for once memory is on, and beside it what reaches the model today. Where memory is on, both are one
 * and the decisions stay as they are.
 */
export const today = ({ target, scene }: Request, planned: Store, decided: readonly Decided[]): Decided[] => {
  const { adapter, stores } = target;
  if ((target.view ?? adapter.view(stores, scene)).once === undefined) return [...decided];
  const view = adapter.view([planned, ...stores.filter(({ at }) => at.id !== planned.at.id)], scene);
  const seen = new Map(view.deliveries.map(({ id, delivery }) => [id, delivery]));
  return decided.map((each) => {
    const now = each.target?.id === undefined ? undefined : seen.get(each.target.id);
    return now === undefined || each.delivery === undefined || now === each.delivery ? each : { ...each, now };
  });
};
