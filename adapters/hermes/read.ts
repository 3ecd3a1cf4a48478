import { withOwnNames } from '../../src/kit/called.ts';
import { differingLines, inLine, isMoreThanItsBody, rewordings, type FreeLine } from '../../src/kit/lines.ts';
import { marksIn, noteAt, noteMemory, type Marks } from '../../src/kit/notes.ts';
import { movedSince } from '../../src/kit/overlay.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { FileTree, TextFile } from '../../src/ir/store.ts';
import { alikePairs } from '../../src/meaning/alike.ts';
import { entriesOf } from './entries/entries.ts';
import { fixedEntries } from './entries/entry-edits.ts';
import { entryMemory } from './entries/entry-memory.ts';
import { knownLabels } from './labels/known-labels.ts';
import { entrySays, indexSays, withCut, withoutHook } from './entries/lines.ts';
import { MEMORY_FILES, OUR_SKILLS, pathOf } from './paths.ts';
import { readPending } from './entries/pending.ts';
import type { HermesAt } from './settings.ts';
import { indexLines, NOTES, type IndexLine } from './skills/skills.ts';
import type { HermesParse, HermesStore } from './store.ts';

export const read = (files: FileTree, at: HermesAt): HermesStore => {
  const { texts, raw, findings } = legible(files);
  const lines = [...texts].flatMap(([name, file]) => (isOurIndex(name) ? indexLines(name, file.text) : []));
  const marks = marksIn(texts, NOTES);
  const fromNotes = [...texts].flatMap(([name, file]) => readNoteFile(name, file, lines, marks));
  const entryTexts = MEMORY_FILES.flatMap((name) =>
    entriesOf(texts.get(pathOf(name))?.text ?? '').entries.map(({ text }) => text),
  );
  const {
    labels,
    file: labelsFile,
    findings: labelFindings,
  } = knownLabels((file) => raw.get(file)?.text, entryTexts, fromNotes);
  const fromEntries = MEMORY_FILES.flatMap((name) => {
    const file = texts.get(pathOf(name));
    if (!file) return [];
    const { readable, entries } = entriesOf(file.text);
    const fixed = readable ? fixedEntries(file.text, entries) : new Set(entries);
    const why = readable
      ? `no change of it would leave the other entries of ${name} as they are`
      : `${name} is no valid UTF-8: Hermes loads nothing of it and refuses every change`;
    return entries.map((entry) => {
      const memory = entryMemory(name, entry, labels);
      return fixed.has(entry) ? { ...memory, readOnly: true, native: { ...memory.native, readOnly: why } } : memory;
    });
  });
  const fromPending = [...texts].flatMap(([name, file]) =>
    name.startsWith('pending/') ? readPending(name, file.text) : [],
  );
  const memories = withOwnNames(numbered([...joinPlaces(fromEntries, fromNotes, at.known, findings), ...fromPending]));
  const parse: HermesParse = { labels, labelsFile };
  const differ = differingLines(memories, (file) => texts.get(file)?.text);
  return {
    at,
    files: withSegments(raw, memories),
    memories,
    findings: [...at.findings, ...findings, ...labelFindings, ...differ],
    parse,
  };
};

const isOurIndex = (name: string): boolean => name.startsWith(`${OUR_SKILLS}/`) && name.endsWith('/SKILL.md');

const readNoteFile = (file: string, found: TextFile, lines: readonly IndexLine[], marks: Marks): Memory[] => {
  const line = lines.find((each) => each.target === file);
  const memory = noteMemory(file, found, {
    notes: NOTES,
    marks,
    harness: 'hermes',
    key: file,
    scope: { level: 'global' },
    ...(line && { words: line }),
  });
  if (!memory || !line) return memory ? [memory] : [];
  const container = noteAt(file, NOTES)?.folder ?? '';
  const place: Place = {
    file: line.file,
    span: line.span,
    slot: 'index',
    container,
    ...indexSays(line, memory),
    ...(line.inline && { inline: true }),
  };
  return [{ ...memory, places: [...memory.places, place] }];
};

/**
 * An entry and a note of equal text and scope are one memory, when exactly one of each could be meant
 * (docs/design.md §3), or one of each for every reason given; so are a note that lost its entry and the one entry that
 * says it in other words (docs/design.md law 13).
 */
const joinPlaces = (
  said: readonly Memory[],
  notes: readonly Memory[],
  known: HermesAt['known'],
  findings: Finding[],
): Memory[] => {
  const keyOf = (memory: Memory): string => `${scopeKey(memory.scope)}\u0000${inLine(memory.statement)}`;
  // Several may have one hook: the statement below it says whose the entry is.
  const hooked = Map.groupBy(notes.filter(isMoreThanItsBody), (note) => keyOf(atHook(note)));
  const entries = said.map((entry) => {
    const own = (hooked.get(keyOf(entry)) ?? []).map((note) => withoutHook(entry, note));
    return own.find((each) => each !== entry) ?? entry;
  });
  const groups = Map.groupBy([...entries, ...notes], keyOf);
  const pairs = new Map<Memory, Memory>();
  for (const group of groups.values()) {
    const inSlot = (slot: string): Memory[] => group.filter((each) => each.places[0]?.slot === slot);
    const [said, noted] = [inSlot('entry'), inSlot('note')];
    // Of several that state the same, those that give the same reasons too belong together, one each.
    const free = said.length === 1 && noted.length === 1 ? undefined : Map.groupBy(said, reasonsOf);
    for (const note of noted) {
      const entry = free ? free.get(reasonsOf(note))?.shift() : said[0];
      if (entry) pairs.set(note, entry);
    }
  }
  const held = new Set(pairs.values());
  const lost = notes.filter(
    (note) => !pairs.has(note) && MEMORY_FILES.some((name) => Object.hasOwn(note.mark?.lines ?? {}, pathOf(name))),
  );
  const free =
    lost.length === 0
      ? []
      : entries
          .filter((entry) => !held.has(entry) && entry.readOnly !== true)
          .map((entry): FreeLine & { entry: Memory } => ({
            file: entry.places[0]?.file ?? '',
            span: entry.places[0]?.span ?? [0, 0],
            says: entry.statement,
            entry,
          }));
  const inReach = (note: Memory): typeof free =>
    free.filter(
      ({ entry, file }) =>
        Object.hasOwn(note.mark?.lines ?? {}, file) && scopeKey(entry.scope) === scopeKey(note.scope),
    );
  const asked = new Map(lost.map((note) => [isMoreThanItsBody(note) ? atHook(note) : note, note]));
  for (const [memory, { entry }] of rewordings(
    [...asked].map(([memory, note]) => ({ memory, free: inReach(note) })),
    [...pairs.keys()],
    alikePairs,
    known,
  ))
    pairs.set(asked.get(memory) ?? memory, entry);
  const joined = new Map([...pairs].map(([note, entry]) => [entry, joinedTo(note, entry, findings)]));
  return [...entries, ...notes].flatMap((memory) => (pairs.has(memory) ? [] : [joined.get(memory) ?? memory]));
};

/** By what its entry opens with. */
const atHook = (note: Memory): Memory => ({ ...note, statement: note.hook ?? note.statement });

const reasonsOf = ({ why, how, detail }: Memory): string =>
  JSON.stringify([why, how, detail].map((text) => inLine(text ?? '')));

/**
 * The note with the entry as a place of it; of reasons that both give, the longer ones are taken. What somebody changed
 * in the note, or took out of it, since it was placed is their word, and the entry says what stood there before.
 */
const joinedTo = (note: Memory, entry: Memory, findings: Finding[]): Memory => {
  const same = inLine(entry.statement) === inLine(note.statement);
  const was = note.mark && (note.mark.placed ?? note.mark.base);
  const edited = was ? movedSince(note, was) : [];
  const longer = (field: 'why' | 'how' | 'detail'): Partial<Memory> => {
    if (!same || (entry[field]?.length ?? 0) <= (note[field]?.length ?? 0)) return {};
    const isEdited = edited.includes(field);
    const taken = isEdited ? 'that of the note, which somebody changed,' : 'the longer one';
    findings.push({
      rule: 'read/places-differ',
      severity: 'warn',
      message: `the entry and the note of one memory give different ${field}; ${taken} is taken`,
      file: note.places[0]?.file ?? '',
      memory: note.id,
    });
    return isEdited ? {} : { [field]: entry[field] };
  };
  const memory: Memory = { ...note, ...longer('why'), ...longer('how'), ...longer('detail') };
  return {
    ...memory,
    load: 'always',
    ...(entry.readOnly && { readOnly: true }),
    places: [
      ...entry.places.map((place) => withCut({ ...place, ...entrySays(entry, memory) }, entry, memory)),
      ...note.places,
    ],
    native: { ...note.native, ...entry.native },
  };
};
