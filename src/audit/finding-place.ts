import type { Finding } from '../ir/finding.ts';
import type { Memory } from '../ir/memory.ts';
import { positionOf } from '../text/measure.ts';
import type { Held } from './audited-stores.ts';

/** Where a memory stands, as a finding tells it: file and line of its first place. */
export const placeOf = ({ memory, at }: Held): Pick<Finding, 'file' | 'memory'> & Partial<Pick<Finding, 'line'>> => {
  const [place] = memory.places;
  const text = place && at.store.files.get(place.file)?.text;
  return {
    file: place?.file ?? '',
    memory: memory.id,
    ...(place && text !== undefined && { line: positionOf(text, place.span[0]).line }),
  };
};

/** Where words of a memory stand in its own file; where they are not found, the memory's first line. */
export const placeOfWords = (held: Held, words: string): ReturnType<typeof placeOf> => {
  const [place] = held.memory.places;
  const text = place && held.at.store.files.get(place.file)?.text;
  const at = text === undefined || words === '' ? -1 : text.indexOf(words, 0);
  return at === -1 ? placeOf(held) : { ...placeOf(held), line: positionOf(text as string, at).line };
};

/** How a memory is called in a sentence about another one. */
export const calledOf = ({ name }: Memory): string => `\`${name}\``;
