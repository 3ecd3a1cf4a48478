import type { Finding } from '../ir/finding.ts';
import type { Scene } from '../ir/scene.ts';
import type { Store } from '../ir/store.ts';
import type { View } from '../ir/view.ts';
import type { Ground } from './ground.ts';

/** Everything that the rules of an audit see: values, read once. */
export interface Audited {
  stores: readonly AuditedStore[];
  /** Instruction files of the projects, read as stores, for what is already instructed. */
  instructed: readonly Store[];
  /** What is known of the project of a memory, by the key of its scope; none where it is not on this machine. */
  grounds: ReadonlyMap<string, Ground>;
  now: number;
}

export interface AuditedStore {
  store: Store;
  harness: string;
  view: View;
  scene: Scene;
  /** What the adapter itself found. */
  health: readonly Finding[];
}
