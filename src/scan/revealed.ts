import type { Hit } from './hit.ts';
import { mask } from './mask.ts';
import { secrets } from './secrets.ts';
import { escaped } from './smuggled.ts';

const TOLD = 120;

/** What a finding says of words that hide: the words too, escaped, and no secret that hides among them. */
export const revealed = (message: string, says: string): Pick<Hit, 'message' | 'shown'> => {
  const shown = escaped(mask(says, secrets(says)));
  const told = [...shown].slice(0, TOLD).join('');
  return { message: `${message}: "${told}${told.length < shown.length ? '…' : ''}"`, shown };
};
