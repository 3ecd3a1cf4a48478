import type { Finding } from '../ir/finding.ts';
import type { Memory, Place, Span } from '../ir/memory.ts';
import { derive } from '../text/derive.ts';
import { folded } from '../text/flat.ts';
import { positionOf } from '../text/measure.ts';

export const hookOf = (memory: Memory): string => memory.hook ?? derive(memory.statement).hook;

/** What a line says of a memory: its statement, its hook, or words of its own. */
export const lineSays = (words: string, memory: Memory): Pick<Place, 'says' | 'words'> => {
  const said = folded(words);
  if (said === folded(memory.statement)) return { says: ['statement'] };
  return said === folded(hookOf(memory)) ? { says: ['hook'] } : { says: [], words: said };
};

/** A finding for every line that says other words than the memory it stands for. No memory text stands in them. */
export const differingLines = (memories: readonly Memory[], textOf: (file: string) => string | undefined): Finding[] =>
  memories.flatMap((memory) => memory.places.flatMap((place): Finding[] => {
    if (place.words === undefined) return [];
    const main = memory.places.find((each) => each.words === undefined && each !== place);
    const message = `this line says other words than ${main?.file ?? 'the memory'}, which it stands for: somebody changed one of the two`;
    const line = positionOf(textOf(place.file) ?? '', place.span[0]).line;
    return [{ rule: 'read/places-differ', severity: 'info', message, file: place.file, line, span: place.span, memory: memory.id }];
  }));

/** A line that no memory claims, where one of a memory may have gone on in other words. */
export interface FreeLine {
  file: string;
  span: Span;
  says: string;
}

/**
 * By memory, the one free line that is its own reworded: nothing else it might be is alike to the statement, and no
 * other memory that lost a line is alike to that line (DESIGN §3, law 13).
 */
export const rewordings = <Line extends FreeLine>(
  lost: readonly { memory: Memory; free: readonly Line[] }[], alike: (a: string, b: string) => boolean,
): Map<Memory, Line> => {
  const near = lost.map(({ memory, free }) => ({ memory, lines: free.filter((line) => alike(line.says, memory.statement)) }));
  const wanted = new Map<Line, number>();
  for (const { lines } of near) for (const line of lines) wanted.set(line, (wanted.get(line) ?? 0) + 1);
  return new Map(near.flatMap(({ memory, lines: [line, ...more] }) => (line && more.length === 0 && wanted.get(line) === 1 ? [[memory, line] as const] : [])));
};
