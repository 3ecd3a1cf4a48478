export type Delivery = 'loaded' | 'indexed' | 'searchable' | 'unseen';

/** Best first; the position is the rank. */
export const DELIVERIES: readonly Delivery[] = ['loaded', 'indexed', 'searchable', 'unseen'];

/** A piece of text the model is given, as the client sends it. */
export interface Block {
  role: 'system' | 'developer' | 'user';
  label: string;
  text: string;
  file?: string;
}

export interface Budget {
  name: string;
  used: number;
  limit: number;
  /** What the first line that is written brings with it, whatever its form. */
  due?: number;
  /** How much of it memport fills: the rest is left to what the harness adds itself. All of it where absent. */
  planned?: number;
  unit: 'code points' | 'utf-16 units' | 'bytes' | 'lines' | 'skills';
  /** Keys of shared costs that `used` already contains. */
  paid: string[];
}

export interface Delivered {
  id: string;
  delivery: Delivery;
  /** Why it is not better than this. */
  reason?: string;
  hops?: number;
  /** Where a rule says why: today only that the harness's memory is switched off. */
  rule?: 'delivery/feature-off';
  /** Predicted for a client version that nobody has run yet. */
  assumed?: true;
}

/** What the model would see of all stores and contexts of one place. */
export interface View {
  always: Block[];
  /** What is added later: on a read of a file, or in a subagent's first message. */
  later?: (Block & { when: 'read' | 'subagent' })[];
  budgets: Budget[];
  deliveries: Delivered[];
  notes: string[];
  /** Present while the harness's memory is switched off: where, with the full path, what to write there, and what works today. */
  once?: string;
}
