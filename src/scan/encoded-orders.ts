import { disguised } from './disguised.ts';
import { ofNumbers } from './encoded.ts';
import { atLeast, firstOfKind, type Hit } from './hit.ts';
import { injection } from './injection.ts';
import { isMention } from './mention.ts';
import { revealed } from './revealed.ts';
import { splitWords } from './split-letters.ts';
import { CAP } from './stretch.ts';

/** So much is read in other ways, what is encoded twice or three times included. */
const ROOM = 131_072;
/** Letters backwards, backwards again, would be read for ever. */
const DEEPEST = 2;

const worst = (hits: readonly Hit[]): Hit | undefined =>
  hits.find(({ grade }) => grade === 'block') ?? hits.find(({ grade }) => grade === 'warn');

/**
 * What is written so that it is not read at a glance is judged by what it says.
 */
export const encodedOrders = (text: string, room = { left: ROOM }, depth = 0): Hit[] => {
  const read = text.slice(0, CAP);
  const hits: Hit[] = [];
  for (const { what, start, end, says } of [...ofNumbers(read), ...disguised(read), ...splitWords(read)]) {
    room.left -= says.length;
    if (room.left < 0) break;
    const order = worst(injection(says)) ?? (depth < DEEPEST ? worst(encodedOrders(says, room, depth + 1)) : undefined);
    if (order === undefined) continue;
    // Letters in disguise stand among others, which may say the same by themselves.
    const plainly = worst(injection(read.slice(start, end)));
    if (plainly !== undefined && atLeast(plainly.grade, order.grade)) continue;
    const mentioned = isMention(read.toLowerCase(), start, end);
    hits.push({
      rule: 'safety/smuggled',
      what,
      grade: mentioned ? 'info' : order.grade,
      span: [start, end],
      ...revealed(`hidden by ${what}: ${order.message}`, says),
    });
  }
  return firstOfKind(hits);
};
