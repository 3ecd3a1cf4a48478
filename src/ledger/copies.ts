import { fieldHash, scopeKey } from '../ir/identity.ts';
import type { Scope } from '../ir/memory.ts';

/** A number longer than any that tells twins apart. */
const COPY = /~\d{9}$/;

/** What one memory is called on its way back into one of several projects: told by the project, the same in every run. */
export const copyId = (id: string, scope: Scope): string => {
  const number = Number.parseInt(fieldHash(scopeKey(scope)).slice(0, 8), 16) % 1e9;
  return `${id}~${String(number).padStart(9, '0')}`;
};

/** Only the ledger has such ids: in its own store the memory stands once. */
export const isCopy = (id: string): boolean => COPY.test(id);
export const originalOf = (id: string): string => id.replace(COPY, '');
