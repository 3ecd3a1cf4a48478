import { nameOfWords, withOwnNames } from '../../src/kit/called.ts';
import { covered } from '../../src/kit/weave.ts';
import { differingLines, inLine, rewordings, type FreeLine } from '../../src/kit/lines.ts';
import { markFor, MARKS_FILE, readMarks, type NoteMark } from '../../src/kit/marks.ts';
import { readNote } from '../../src/kit/note.ts';
import { legible } from '../../src/kit/problems.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { distinct, memoryId, scopeKey } from '../../src/ir/identity.ts';
import type { Field, Memory, Place, Scope, Span } from '../../src/ir/memory.ts';
import type { FileTree, Segment, StoreFile, TextFile } from '../../src/ir/store.ts';
import { alikePairs } from '../../src/meaning/alike.ts';
import { parseBody } from '../../src/text/body.ts';
import { ownWords } from '../../src/text/derive.ts';
import { nameFrom } from '../../src/text/name.ts';
import { entriesOf } from './entries.ts';
import { fixedEntries } from './entry-edits.ts';
import { entryMemory } from './entry-memory.ts';
import { knownLabels } from './known-labels.ts';
import { entrySays, indexSays } from './lines.ts';
import { MEMORY_FILES, OUR_SKILLS, pathOf } from './paths.ts';
import { readPending } from './pending.ts';
import type { HermesAt } from './settings.ts';
import { indexLines, marksFile, NOTE_FILE, referencesOf, type IndexLine } from './skills.ts';
import type { HermesParse, HermesStore } from './store.ts';

export const read = (files: FileTree, at: HermesAt): HermesStore => {
  const { texts, raw, findings } = legible(files);
  const lines = [...texts].flatMap(([name, file]) => (isOurIndex(name) ? indexLines(name, file.text) : []));
  const marks = new Map([...texts].flatMap(([name, { text }]) => (name.startsWith(`${OUR_SKILLS}/`) && name.endsWith(`/${MARKS_FILE}`) ? [[name, readMarks(text)] as const] : [])));
  const fromNotes = [...texts].flatMap(([name, file]) => noteMemory(name, file, lines, marks));
  const entryTexts = MEMORY_FILES.flatMap((name) => entriesOf(texts.get(pathOf(name))?.text ?? '').entries.map(({ text }) => text));
  const { labels, file: labelsFile, findings: labelFindings } = knownLabels((file) => raw.get(file)?.text, entryTexts, fromNotes);
  const fromEntries = MEMORY_FILES.flatMap((name) => {
    const file = texts.get(pathOf(name));
    if (!file) return [];
    const { readable, entries } = entriesOf(file.text);
    const fixed = readable ? fixedEntries(file.text, entries) : new Set(entries);
    const why = readable ? `no change of it would leave the other entries of ${name} as they are` : `${name} is no valid UTF-8: Hermes loads nothing of it and refuses every change`;
    return entries.map((entry) => {
      const memory = entryMemory(name, entry, labels);
      return fixed.has(entry) ? { ...memory, readOnly: true, native: { ...memory.native, readOnly: why } } : memory;
    });
  });
  const fromPending = [...texts].flatMap(([name, file]) => (name.startsWith('pending/') ? readPending(name, file.text) : []));
  const memories = withOwnNames(numbered([...joinPlaces(fromEntries, fromNotes, findings), ...fromPending]));
  const parse: HermesParse = { labels, labelsFile };
  const differ = differingLines(memories, (file) => texts.get(file)?.text);
  return { at, files: withSegments(raw, memories), memories, findings: [...at.findings, ...findings, ...labelFindings, ...differ], parse };
};

const isOurIndex = (name: string): boolean => name.startsWith(`${OUR_SKILLS}/`) && name.endsWith('/SKILL.md');

const NOTE_SAYS: Field[] = ['kind', 'statement', 'why', 'how', 'detail', 'title', 'hook', 'scope', 'author', 'importance', 'triggers', 'status', 'keywords', 'links', 'evidence', 'dates', 'validity', 'usage', 'derivedFrom'];

const noteMemory = (file: string, { text }: TextFile, lines: readonly IndexLine[], marks: ReadonlyMap<string, ReadonlyMap<string, NoteMark>>): Memory[] => {
  const match = NOTE_FILE.exec(file);
  if (!match || text.trim() === '') return [];
  const container = `${OUR_SKILLS}/${match[1]}`;
  const note = readNote(text);
  const line = lines.find((each) => each.target === file);
  const body = note?.memory ?? parseBody(text);
  // A note of which somebody left only the head says nothing any more.
  if (body.statement.trim() === '') return [];
  const scope: Scope = note?.memory.scope ?? { level: 'global' };
  const memory: Memory = {
    kind: 'reference', author: 'unknown', load: 'on-request', status: 'active', keywords: [], links: [], evidence: [], dates: {},
    ...body,
    ...ownWords({ title: note?.memory.title ?? (note ? undefined : line?.title), hook: note?.memory.hook ?? (note ? undefined : line?.hook) }, body.statement),
    id: memoryId('hermes', scope, { key: file }),
    name: nameFrom(file.slice(file.lastIndexOf('/') + 1, -'.md'.length)) || nameOfWords({ kind: 'reference', ...body }),
    scope,
    places: [{ file, span: [0, text.length], slot: 'note', container, says: NOTE_SAYS }],
    native: {},
  };
  const mark = markFor(marks.get(marksFile(file)) ?? new Map(), file.slice(referencesOf(file).length + 1), memory) ?? note?.mark;
  const marked: Memory = { ...memory, ...(mark && { mark }) };
  const index: Place[] = line ? [{ file: line.file, span: line.span, slot: 'index', container, ...indexSays(line, marked), ...(line.inline && { inline: true }) }] : [];
  return [{ ...marked, places: [...memory.places, ...index] }];
};

/**
 * An entry and a note of equal text and scope are one memory, when exactly one of each could be meant
 * (docs/design.md §3); so are a note that lost its entry and the one entry that says it in other words
 * (docs/design.md law 13).
 */
const joinPlaces = (entries: readonly Memory[], notes: readonly Memory[], findings: Finding[]): Memory[] => {
  const keyOf = (memory: Memory): string => `${scopeKey(memory.scope)}\u0000${inLine(memory.statement)}`;
  const groups = Map.groupBy([...entries, ...notes], keyOf);
  const pairs = new Map<Memory, Memory>();
  for (const group of groups.values()) {
    const [entry, ...more] = group.filter((each) => each.places[0]?.slot === 'entry');
    const [note, ...others] = group.filter((each) => each.places[0]?.slot === 'note');
    if (entry && note && more.length === 0 && others.length === 0) pairs.set(note, entry);
  }
  const held = new Set(pairs.values());
  const lost = notes.filter((note) => !pairs.has(note) && MEMORY_FILES.some((name) => Object.hasOwn(note.mark?.lines ?? {}, pathOf(name))));
  const free = lost.length === 0 ? [] : entries.filter((entry) => !held.has(entry) && entry.readOnly !== true).map((entry): FreeLine & { entry: Memory } => ({ file: entry.places[0]?.file ?? '', span: entry.places[0]?.span ?? [0, 0], says: entry.statement, entry }));
  const inReach = (note: Memory): typeof free => free.filter(({ entry, file }) => Object.hasOwn(note.mark?.lines ?? {}, file) && scopeKey(entry.scope) === scopeKey(note.scope));
  for (const [note, { entry }] of rewordings(lost.map((memory) => ({ memory, free: inReach(memory) })), [...pairs.keys()], alikePairs)) pairs.set(note, entry);
  const joined = new Map([...pairs].map(([note, entry]) => [entry, joinedTo(note, entry, findings)]));
  return [...entries, ...notes].flatMap((memory) => (pairs.has(memory) ? [] : [joined.get(memory) ?? memory]));
};

/** The note with the entry as a place of it; of reasons that both give, the longer ones are taken. */
const joinedTo = (note: Memory, entry: Memory, findings: Finding[]): Memory => {
  const same = inLine(entry.statement) === inLine(note.statement);
  const longer = (field: 'why' | 'how' | 'detail'): Partial<Memory> => {
    if (!same || (entry[field]?.length ?? 0) <= (note[field]?.length ?? 0)) return {};
    findings.push({ rule: 'read/places-differ', severity: 'warn', message: `the entry and the note of one memory give different ${field}; the longer one is taken`, file: note.places[0]?.file ?? '', memory: note.id });
    return { [field]: entry[field] };
  };
  const memory: Memory = { ...note, ...longer('why'), ...longer('how'), ...longer('detail') };
  return {
    ...memory, load: 'always', ...(entry.readOnly && { readOnly: true }),
    places: [...entry.places.map((place) => ({ ...place, ...entrySays(entry, memory) })), ...note.places],
    native: { ...note.native, ...entry.native },
  };
};

const numbered = (memories: readonly Memory[]): Memory[] => {
  const unique = distinct();
  return memories.map((memory) => ({ ...memory, id: unique(memory.id) }));
};

const withSegments = (texts: ReadonlyMap<string, TextFile>, memories: readonly Memory[]): Map<string, StoreFile> => {
  const byFile = new Map<string, Segment[]>();
  for (const memory of memories) {
    for (const place of memory.places) byFile.set(place.file, [...(byFile.get(place.file) ?? []), { span: place.span, memory: memory.id }]);
  }
  const opaque = (span: Span): Segment => ({ span, opaque: 'between' });
  return new Map([...texts].map(([name, file]) => [name, { ...file, segments: covered(file.text, byFile.get(name) ?? [], opaque) }]));
};
