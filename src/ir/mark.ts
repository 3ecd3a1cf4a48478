import type { Memory } from './memory.ts';

/** What memport left about a memory that it placed: in the target itself, or in the ledger. */
export type Mark = NonNullable<Memory['mark']>;

/** Per field, a hash of its value. */
export type Base = Mark['base'];
