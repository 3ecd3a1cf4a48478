/** How a memory reaches the model, best first; the position is the rank. */
export const DELIVERIES = ['loaded', 'indexed', 'searchable', 'unseen'] as const;
export type Delivery = (typeof DELIVERIES)[number];
