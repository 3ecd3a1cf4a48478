import type { Force } from '../ir/frame.ts';

/** Where in its clause a term stands; only `main`, `at`, `instead` and `without` terms are asserted or denied. */
export type Role = 'label' | 'main' | 'at' | 'instead' | 'without' | 'then' | 'before' | 'after' | 'when' | 'except' | 'aside';

/** A word or literal of a clause, with what the clause says of it: asserted, denied, or merely mentioned. */
export interface Term {
  key: string;
  text: string;
  weight: number;
  role: Role;
  sign: 1 | 0 | -1;
  polar: 1 | -1 | 0;
  known: boolean;
  literal: boolean;
  proper: boolean;
  slot: string | undefined;
  clause: number;
  /** Which list member of the text it belongs to. */
  member: number;
  /** A verb that no list knows: in place of an imperative or behind "must". Alone it neither parts nor narrows. */
  verb: boolean;
  /** A verb that only says when a demand holds: "never send it without approval". */
  occasion: boolean;
  /** What the clause is about, not what it says of it. */
  topic: boolean;
}

export interface Clause {
  terms: Term[];
  force: Force | undefined;
  denied: boolean;
  only: boolean;
  anyone: boolean;
  /** Not forbidden, only not asked for: "need not", "optional". */
  waived: boolean;
  /** "after it", "beforehand": an order is meant, but not said of what. */
  orderLeftOpen: boolean;
}

/** What stands in these is asserted or denied by its clause; elsewhere it is only mentioned. */
export const DENIABLE: ReadonlySet<Role> = new Set(['main', 'at', 'instead', 'without', 'then']);

/** A clause that is still being read. */
export interface Draft {
  terms: (Term & { given: 1 | -1 })[];
  /** How many terms came before the denial, or before the topic's end. */
  subject: number;
  not: boolean;
  refusals: number;
  force: Force | undefined;
  only: boolean;
  anyone: boolean;
  orders: number;
  preferring: boolean;
  waived: boolean;
}
