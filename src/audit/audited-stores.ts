import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import type { Delivered, View } from '../ir/view.ts';
import type { GuardedMemory } from '../plan/guard.ts';
import type { Sameness } from '../plan/sameness.ts';
import type { CarriedPair } from './carried-pair.ts';
import type { Ground } from './claim-ground.ts';

/** Everything that the rules of an audit see: values, read once. */
export interface Audited {
  /** Those that hold memories, or would. */
  stores: readonly AuditedStore[];
  /** Instruction files of the projects, read as stores, for what is already instructed. */
  instructed: readonly Store[];
  /** What is known of the project of a memory, by the key of its scope; none where it is not on this machine. */
  grounds: ReadonlyMap<string, Ground>;
  /** What is dangerous in a memory, by its id. */
  hazards: ReadonlyMap<string, GuardedMemory>;
  /** What memport carried between two of the harnesses, and what became of it. */
  carried: readonly CarriedPair[];
  /** Who says that two memories say the same. */
  sameness: Sameness;
  now: number;
}

export interface AuditedStore {
  store: Store;
  harness: string;
  /** What a model is given where this store is in use: in the folder of its project, where that is here. */
  view: View;
  /** The same, by the id of the memory. */
  delivered: ReadonlyMap<string, Delivered>;
  scene: Scene;
  /** What reading found, and the adapter itself. */
  health: readonly Finding[];
  /** Of its root, where it stands. */
  mode?: number;
  /** What stands right in its root and leads out of it. */
  links?: readonly string[];
}

/** A memory with the store that it stands in. */
export interface Held {
  memory: Memory;
  at: AuditedStore;
}

/** Every memory that a model may meet: what is put away, or waits for its harness, is none of them. */
export const activeIn = ({ store }: AuditedStore): Memory[] =>
  store.memories.filter(({ status }) => status === 'active');
