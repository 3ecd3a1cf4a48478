import { sentencesOf, stretchOf } from '../../meaning/sentence-starts.ts';
import { SLOTS, traitsOf } from '../../meaning/traits.ts';
import { fold } from '../../scan/fold.ts';
import type { MemoryMention } from './memory-mention.ts';
import { standingsIn } from './standing-words.ts';

/** A word that no text holds stands for the mention, and another for each further one: names tell nothing. */
const [HERE, THERE] = ['xmentionx', 'xothermentionx'];

/** Where of a text a trait stands: the same word is another trait in front of the mention than behind it. */
const [SENTENCE, BEFORE, BEHIND, AROUND, NOTIONS, STANDINGS] = [1, 2, 3, 4, 8, 16];

/** Further off than so much nothing is said of the mention. */
const REACH = 300;

const moved = (slots: readonly number[], kind: number): number[] =>
  slots.map((slot) => (Math.imul(slot ^ Math.imul(kind, 0x3779b1), 0x2c1b3c6d) >>> 7) & (SLOTS - 1));

/** What of a text says something of one of its mentions: traits of its sentence, of both sides, and of what is near. */
export const mentionTraits = (
  text: string,
  of: MemoryMention,
  all: readonly MemoryMention[],
): (readonly number[])[] => {
  const near = all.filter(({ span }) => span[0] >= of.span[0] - REACH && span[1] <= of.span[1] + REACH);
  let at = Math.max(0, of.span[0] - REACH);
  let said = '';
  for (const each of near) {
    if (each.span[0] < at) continue;
    said += `${text.slice(at, each.span[0])} ${each === of ? HERE : THERE} `;
    at = each.span[1];
  }
  const folded = fold(said + text.slice(at, of.span[1] + REACH)).text;
  const from = folded.indexOf(HERE);
  const starts = sentencesOf(folded);
  const sentence = stretchOf(starts, from);
  const [start, end] = [starts[sentence] ?? 0, starts[sentence + 1] ?? folded.length];
  return (
    [
      [folded.slice(start, end), SENTENCE],
      [folded.slice(start, from), BEFORE],
      [folded.slice(from + HERE.length, end), BEHIND],
      [`${folded.slice(0, start)} . ${folded.slice(end)}`, AROUND],
    ] as const
  ).flatMap(([part, kind]) => {
    const { words, notions } = traitsOf(part);
    return [moved(words, kind), moved(notions, kind + NOTIONS), moved(standingsIn(part), kind + STANDINGS)];
  });
};
