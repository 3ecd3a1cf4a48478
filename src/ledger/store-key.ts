import type { Location } from '../ir/store.ts';

/**
 * What the ledger calls a store: two homes of one harness have stores of the same id. The folder is told from the
 * user's home where it lies in it, so that a home that moves keeps its ledger.
 */
export const storeKey = (at: Pick<Location, 'id' | 'root'>, home: string): string => {
  const inside = home !== '' && home !== '/' && (at.root === home || at.root.startsWith(`${home}/`));
  return `${at.id} ${inside ? `~${at.root.slice(home.length)}` : at.root}`;
};

/** Whether a row means this store; rows of the first ledgers name no folder. */
export const isStore = (named: string, key: string): boolean =>
  named === key || (!named.includes(' ') && key.startsWith(`${named} `));
