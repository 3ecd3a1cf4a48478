import type { Part } from '../../../src/adapter.ts';
import { wordsHash } from '../../../src/kit/line-hashes.ts';
import { hookOf, inLine, titleFor } from '../../../src/kit/lines.ts';
import type { Field, Memory, Place } from '../../../src/ir/memory.ts';
import { printBody, PLAIN_BODY } from '../../../src/text/body.ts';
import { derive } from '../../../src/text/derive.ts';
import { folded } from '../../../src/text/flat.ts';
import { baseOf } from '../../../src/kit/overlay.ts';
import { entryMemory } from './entry-memory.ts';
import { isSomeOf } from './tellings.ts';
import type { Labels } from '../labels/labels.ts';
import { pathOf, type MemoryFile } from '../paths.ts';
import { indexLine, indexLines, type IndexLine } from '../skills/skills.ts';

type Says = Pick<Place, 'says' | 'words' | 'hash'>;

/**
 * What an entry says of the memory it stands for, frame and label taken off: nothing new, some of its detail, or words
 * of its own.
 */
export const entrySays = (entry: Memory, memory: Memory): Says => {
  const says = entry.places[0]?.says ?? [];
  const words = folded(printBody(entry, PLAIN_BODY));
  const agrees = (field: (typeof REASONS)[number]): boolean =>
    entry[field] === undefined || inLine(entry[field]) === inLine(memory[field] ?? '');
  if (inLine(entry.statement) !== inLine(memory.statement) || !agrees('why') || !agrees('how'))
    return { says: [], words };
  if (agrees('detail')) return { says };
  return isSomeOf(entry.detail ?? '', memory.detail ?? '')
    ? { says: says.filter((field) => field !== 'detail'), hash: wordsHash(words) }
    : { says: [], words };
};

/** An entry that says less or more of the detail than memport wrote there has words of its own. */
export const withCut = (place: Place, entry: Memory, memory: Memory): Place => {
  const was = memory.mark?.lines?.[place.file];
  const placed = memory.mark?.placed ?? memory.mark?.base;
  const now = place.hash ?? wordsHash(memory.statement);
  const isEdited = !placed || BODY.some((field) => baseOf(memory)[field] !== placed[field]);
  if (place.words !== undefined || isEdited || was === undefined || was === now || entry.detail === memory.detail)
    return place;
  const { hash: _, ...rest } = place;
  return { ...rest, says: [], words: folded(printBody(entry, PLAIN_BODY)) };
};

const BODY = ['statement', 'why', 'how', 'detail'] as const;

/** An entry that says the hook of a note before its statement (`express`) as what it is: that memory's own words. */
export const withoutHook = (entry: Memory, { hook, statement }: Memory): Memory => {
  const { detail, ...rest } = entry;
  const isHooked =
    hook !== undefined && inLine(rest.statement) === inLine(hook) && inLine(detail ?? '') === inLine(statement);
  if (!isHooked) return entry;
  const says: Field[] = ['kind', 'statement', 'hook', 'scope'];
  return { ...rest, statement, places: rest.places.map((place) => ({ ...place, says })) };
};

const REASONS = ['why', 'how', 'detail'] as const satisfies readonly Field[];

/**
 * What the line of an index says of the note it names. Its title is the business of who wrote it, unless that was
 * memport.
 */
export const indexSays = (line: IndexLine, memory: Memory): Says => {
  if (line.inline) return { says: ['title', 'hook'] };
  // A title of an earlier version was made of the rows of a table.
  const titles = [titleFor(memory), derive(memory.statement).title];
  const own = titles.flatMap((title) =>
    indexLines(line.file, indexLine(title, 'references/x.md', hookOf(memory))).slice(0, 1),
  );
  const agrees =
    own.length === 0 ||
    own.some(
      (each) => (!memory.mark || folded(each.title) === folded(line.title)) && inLine(each.hook) === inLine(line.hook),
    );
  return agrees ? { says: ['title', 'hook'] } : { says: [], words: folded(`${line.title} — ${line.hook}`) };
};

/** By file, a hash of what the lines among these parts say of a memory. */
export const linesIn = (parts: readonly Part[], memory: Memory, labels: Labels): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ slot, container, file, text }) => {
      if (slot === 'index' && file !== undefined) return [[file, wordsHash(hookOf(memory))]];
      if (slot !== 'entry') return [];
      const name = container as MemoryFile;
      const entry = entryMemory(name, { text, spans: [[0, text.length]] }, labels);
      const { words, hash } = entrySays(withoutHook(entry, memory), memory);
      return [[pathOf(name), hash ?? wordsHash(words ?? memory.statement)]];
    }),
  );
