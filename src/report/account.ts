import type { Model } from '../world/model.ts';
import { count, plural } from './terminal.ts';

/** What was used up of a model, in one line. */
export const accountLine = ({ requests, sent, cached, received, usd }: ReturnType<Model['account']>): string => {
  const money = usd === undefined ? '' : `; $${usd.toFixed(usd < 0.1 ? 4 : 2)} by your prices`;
  const known = cached === 0 ? '' : ` (${count(cached)} of them cached)`;
  return `${plural(requests, 'request')}, ${count(sent)} tokens sent${known}, ${count(received)} received${money}`;
};
