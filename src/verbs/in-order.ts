import { withMutex } from '../store/mutex.ts';
import { isUnfinished, recover, type Recovered } from '../store/recover.ts';
import type { World } from '../world/world.ts';

/** Puts back what a killed run had left, before anybody reads the stores. */
export const putInOrder = ({ state }: World): Recovered[] =>
  isUnfinished(state) ? withMutex(state, () => recover(state)) : [];
