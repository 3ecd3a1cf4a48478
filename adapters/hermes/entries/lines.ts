import type { Part } from '../../../src/adapter.ts';
import { wordsHash } from '../../../src/kit/line-hashes.ts';
import { hookOf, inLine, titleFor } from '../../../src/kit/lines.ts';
import { fieldHash } from '../../../src/ir/identity.ts';
import type { Field, Memory, Place } from '../../../src/ir/memory.ts';
import { printBody, PLAIN_BODY } from '../../../src/text/body.ts';
import { derive } from '../../../src/text/derive.ts';
import { folded } from '../../../src/text/flat.ts';
import { baseOf } from '../../../src/kit/overlay.ts';
import { entryMemory } from './entry-memory.ts';
import { isSomeOf } from './tellings.ts';
import type { Labels } from '../labels/labels.ts';
import { pathOf, type MemoryFile } from '../paths.ts';
import { hookedLine, indexLine, indexLines, type IndexLine } from '../skills/skills.ts';

type Says = Pick<Place, 'says' | 'words' | 'hash'>;

/**
 * What an entry says of the memory it stands for, frame and label taken off: nothing new, some of its detail, or words
 * of its own. What was placed in it and was changed in the note since is no word of its own.
 */
export const entrySays = (entry: Memory, memory: Memory): Says => {
  const { mark } = memory;
  const was = mark?.placed ?? mark?.base;
  const apart = REASONS.filter(
    (field) => entry[field] !== undefined && inLine(entry[field]) !== inLine(memory[field] ?? ''),
  );
  const [place] = entry.places;
  const says = (place?.says ?? []).filter((field) => !apart.some((each) => each === field));
  const words = folded(printBody(entry, PLAIN_BODY));
  const line = mark?.lines?.[place?.file ?? ''];
  const isPlaced = apart.every((field) => fieldHash(entry[field]) === was?.[field]);
  if (inLine(entry.statement) === inLine(memory.statement)) {
    if (isPlaced) return { says };
    const isSome = isSomeOf(entry.detail ?? '', memory.detail ?? '') || line === wordsHash(words);
    if (apart.every((field) => field === 'detail') && isSome) return { says, hash: wordsHash(words) };
  } else if (isPlaced && line === wordsHash(folded(entry.statement)))
    return { says: [], words: folded(entry.statement) };
  return { says: [], words };
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
 * memport; as it was placed, it is no word of its own where the note was changed since.
 */
export const indexSays = (line: IndexLine, memory: Memory): Says => {
  if (line.inline) return { says: ['title', 'hook'] };
  // A title of an earlier version was made of the rows of a table.
  const titles = [titleFor(memory), derive(memory.statement).title];
  const own = titles.flatMap((title) =>
    [indexLine, hookedLine].flatMap((print) =>
      indexLines(line.file, print(title, 'references/x.md', hookOf(memory))).slice(0, 1),
    ),
  );
  if (own.length === 0) return { says: ['title', 'hook'] };
  const { mark } = memory;
  const was = (mark?.placed ?? mark?.base)?.title;
  const isTitled =
    !mark || own.some(({ title }) => folded(title) === folded(line.title)) || fieldHash(line.title) === was;
  const isSo = ({ title, hook }: IndexLine): boolean =>
    inLine(hook) === inLine(line.hook) && (hook !== '' || folded(title) === folded(line.title));
  if (isTitled && own.some(isSo)) return { says: ['title', 'hook'] };
  const placed = saidIn(line).find((words) => mark?.lines?.[line.file] === wordsHash(words));
  if (isTitled && placed !== undefined) return { says: [], words: placed };
  return { says: [], words: folded(line.hook === '' ? line.title : `${line.title} — ${line.hook}`) };
};

/** What a line may have been placed to say: a title that says it all leaves out its full stop. */
const saidIn = ({ title, hook }: IndexLine): string[] =>
  hook === '' ? ['', '.', '。'].map((stop) => folded(title + stop)) : [folded(hook)];

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
