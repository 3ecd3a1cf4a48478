import { encodedOrders } from './encoded-orders.ts';
import { type Hit, sorted } from './hit.ts';
import { injection } from './injection.ts';
import { invisible } from './invisible.ts';
import { secrets } from './secrets.ts';
import { CAP } from './stretch.ts';

export const scan = (text: string): Hit[] =>
  sorted([...invisible(text), ...injection(text), ...encodedOrders(text), ...secrets(text)]);

const WINDOW = 60_000;
const REACH = 4_000;

/** The same of a text of any length: in windows, each of which begins a little before the end of the last. */
export const scanWhole = (text: string): Hit[] => {
  if (text.length <= CAP) return scan(text);
  const found = new Map<string, Hit>();
  for (let at = 0; at === 0 || at + REACH < text.length; at += WINDOW - REACH) {
    for (const hit of scan(text.slice(at, at + WINDOW))) {
      const span: Hit['span'] = [hit.span[0] + at, hit.span[1] + at];
      found.set(`${hit.rule} ${hit.what} ${span[0]} ${span[1]}`, { ...hit, span });
    }
  }
  return sorted([...found.values()]);
};
