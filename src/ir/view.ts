import type { BlockShape, BudgetShape, DeliveredShape } from './memory-schema.ts';

/** A piece of text the model is given, as the client sends it. */
export type Block = BlockShape & { file?: string };

export type Budget = BudgetShape & {
  /** What the first line that is written brings with it, whatever its form. */
  due?: number;
  /** How much of that only comes with a form that costs nothing: room, as long as nobody stands in one. */
  rest?: number;
  /** How much of it memport fills: the rest is left to what the harness adds itself. All of it where absent. */
  planned?: number;
  /** Keys of shared costs that `used` already contains. */
  paid: string[];
};

export type Delivered = DeliveredShape;
export type Delivery = Delivered['delivery'];

/** What the model would see of all stores and contexts of one place. */
export interface View {
  always: Block[];
  /** What is added later: on a read of a file, or in a subagent's first message. */
  later?: (Block & { when: 'read' | 'subagent' })[];
  budgets: Budget[];
  deliveries: Delivered[];
  notes: string[];
  /**
   * Present while the harness's memory is switched off: where, with the full path, what to write there, and what works
   * today.
   */
  once?: string;
}
