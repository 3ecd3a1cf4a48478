import type { Rewordings } from './rewording.ts';
import type { Wanted } from './wanted.ts';
import type { Form, Put } from '../adapter.ts';
import type { Loss } from '../ir/loss.ts';
import type { Memory } from '../ir/memory.ts';
import type { Change, Store } from '../ir/store.ts';
import type { Finding } from '../ir/finding.ts';
import type { View } from '../ir/view.ts';
import type { Linking } from './linking.ts';
import type { Bounds } from './bounds.ts';

export interface Fitted {
  /** By source id. */
  forms: Map<string, Form>;
  refused: Map<string, Loss>;
  puts: Put[];
  /** By source id, memories whose words stay and whose links lead elsewhere now. */
  relinked: Set<string>;
  /** By source id, what stands for it in the store as it will be. */
  standing: Map<string, Memory>;
  /** By source id, what stands in other words than its own. */
  reworded: Map<string, Memory>;
  /** What could be said in other words. */
  open: Wanted[];
  changes: Change[];
  findings: Finding[];
  store: Store;
  before: View;
  after: View;
}

export interface Fitting {
  links?: Linking;
  withdraw: readonly string[];
  focus: string | undefined;
  bounds: Bounds;
  /** Ids of what was carried there and is gone. */
  gone?: ReadonlySet<string>;
  /** Files that nothing new is called. */
  names?: ReadonlySet<string>;
  rewordings?: Rewordings | undefined;
  /** By source id, where the new ones stand among each other; they are packed by priority all the same. */
  order?: ReadonlyMap<string, number>;
}
