import type { Adapter } from '../adapter.ts';
import { refusals } from '../assist/gates/refusals.ts';
import type { Wording, Refusal } from '../assist/wording.ts';
import type { Memory } from '../ir/memory.ts';

/** What the gates that need no model have against saying a memory in other words. */
export type Gatekeeper = (source: Memory, wording: Wording) => readonly Refusal[];

/** Names of the harness it comes from and of the one it goes to may change. */
export const gatekeeperFor = (...adapters: readonly Pick<Adapter, 'brand'>[]): Gatekeeper => {
  const brands = adapters.flatMap(({ brand }) => brand);
  return (source, wording) => refusals(source, wording, { brands });
};
