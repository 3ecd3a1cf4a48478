import type { Scene } from '../../src/ir/scene.ts';
import type { Store } from '../../src/ir/store.ts';
import type { View } from '../../src/ir/view.ts';
import { FILE } from './paths.ts';

/** Toy loads every statement of its file. */
export const view = (stores: readonly Store[], _scene: Scene): View => {
  const memories = stores.flatMap((store) => store.memories);
  const text = memories.map((memory) => `* ${memory.statement}`).join('\n');
  return {
    always: memories.length === 0 ? [] : [{ role: 'system', label: FILE, text, file: FILE }],
    budgets: [],
    deliveries: memories.map(({ id }) => ({
      id,
      delivery: 'loaded',
      ...(!stores[0]?.at.seen && { assumed: true as const }),
    })),
    notes: [],
  };
};
