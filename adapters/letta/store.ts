import type { Site } from '../../src/adapter.ts';
import type { Location, Store } from '../../src/ir/store.ts';
import type { Caps, Layout } from './constraints.ts';

export interface LettaPlace {
  agent: string;
  caps: Caps;
}

export type LettaAt = Location<LettaPlace>;
export type LettaStore = Store<undefined, LettaPlace>;
export type LettaSite = Site<undefined, LettaPlace>;

export const layoutOf = ({ layout }: Pick<LettaAt, 'layout'>): Layout =>
  layout === 'memfs-v2' ? 'memfs-v2' : 'memfs-v1';
