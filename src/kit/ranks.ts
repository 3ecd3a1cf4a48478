import type { Form } from '../adapter.ts';
import { DELIVERIES } from '../ir/delivery.ts';

export interface RoomWish {
  id: string;
  /** Richest first; the last one costs no budget. */
  forms: readonly Form[];
  /** The one of them it stands in already: it stays there unless somebody must move. */
  stands?: Form;
  /** It may leave that form for a better one. */
  rises?: true;
}

/** Best delivery first; within one delivery the richest. */
export const ranked = (forms: readonly Form[]): readonly Form[] => {
  const known = ranks.get(forms) ?? (forms.length < 2 ? forms : [...forms].sort(byDelivery));
  ranks.set(forms, known);
  return known;
};

// Every pass over all wishes asks again.
const ranks = new WeakMap<readonly Form[], readonly Form[]>();

/** Best delivery first. */
export const byDelivery = (a: Form, b: Form): number => DELIVERIES.indexOf(a.delivery) - DELIVERIES.indexOf(b.delivery);

/** What a form takes of all budgets, shared costs aside. */
export const sizeOf = ({ costs }: Form): number => costs.reduce((sum, { own }) => sum + own, 0);

/** Without leave to rise, a memory that stands keeps its form, or gives way to a leaner one. */
export const noBetterThan = (stands: Form, forms: readonly Form[]): Form[] => {
  const order = ranked(forms);
  const at = order.indexOf(stands);
  return [stands, ...order.slice(at + 1)];
};
