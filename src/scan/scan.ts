import { encodedOrders } from './encoded-orders.ts';
import { type Hit, sorted } from './hit.ts';
import { injection } from './injection.ts';
import { invisible } from './invisible.ts';
import { secrets } from './secrets.ts';
import { CAP } from './stretch.ts';

/** From where to where a text is said to a reader: only there words are weighed, for the rest is made by programs. */
export type Said = readonly [from: number, to: number];

export const scan = (text: string, said: Said = [0, text.length]): Hit[] =>
  sorted([...invisible(text), ...injection(text, said), ...encodedOrders(text), ...secrets(text, said)]);

const WINDOW = 60_000;
const REACH = 4_000;

/** The same of a text of any length: in windows, each of which begins a little before the end of the last. */
export const scanWhole = (text: string, said: Said = [0, text.length]): Hit[] => {
  if (text.length <= CAP) return scan(text, said);
  const found = new Map<string, Hit>();
  for (let at = 0; at === 0 || at + REACH < text.length; at += WINDOW - REACH) {
    for (const hit of scan(text.slice(at, at + WINDOW), [Math.max(0, said[0] - at), Math.max(0, said[1] - at)])) {
      const span: Hit['span'] = [hit.span[0] + at, hit.span[1] + at];
      found.set(`${hit.rule} ${hit.what} ${span[0]} ${span[1]}`, { ...hit, span });
    }
  }
  return sorted([...found.values()]);
};
