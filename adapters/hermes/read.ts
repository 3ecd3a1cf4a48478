import { covered } from '../../src/express/weave.ts';
import { unframe } from '../../src/express/frames.ts';
import { readNote } from '../../src/express/note.ts';
import { legible } from '../../src/express/problems.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { distinct, memoryId, scopeKey } from '../../src/ir/identity.ts';
import type { Field, Memory, Place, Scope, Span } from '../../src/ir/memory.ts';
import type { FileTree, Location, Segment, Store, StoreFile, TextFile } from '../../src/ir/store.ts';
import { parseBody } from '../../src/text/body.ts';
import { ownWords } from '../../src/text/derive.ts';
import { FRAMES, kindOfFrame, OPENS_AS_RULE } from './conventions.ts';
import { entriesOf, type Entry } from './entries.ts';
import { fixedEntries } from './entry-edits.ts';
import { labelled, LABELS_FILE, readLabels, type Labels } from './labels.ts';
import { MEMORY_FILES, OUR_SKILLS, pathOf, type MemoryFile } from './paths.ts';
import { readPending } from './pending.ts';
import { indexLines, NOTE_FILE, type IndexLine } from './skills.ts';

export interface HermesParse {
  labels: Labels;
}

export const read = (files: FileTree, at: Location): Store => {
  const { texts, raw, findings } = legible(files);
  const labels = readLabels(texts.get(LABELS_FILE)?.text);
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
  const lines = [...texts].flatMap(([name, file]) => (isOurIndex(name) ? indexLines(name, file.text) : []));
  const fromNotes = [...texts].flatMap(([name, file]) => noteMemory(name, file, lines));
  const fromPending = [...texts].flatMap(([name, file]) => (name.startsWith('pending/') ? readPending(name, file.text) : []));
  const memories = numbered([...joinPlaces(fromEntries, fromNotes, findings), ...fromPending]);
  const parse: HermesParse = { labels };
  return { at, files: withSegments(raw, memories), memories, findings: [...at.findings, ...findings], parse };
};

const isOurIndex = (name: string): boolean => name.startsWith(`${OUR_SKILLS}/`) && name.endsWith('/SKILL.md');

export const entryMemory = (name: MemoryFile, entry: Entry, labels: Labels): Memory => {
  const found = labelled(entry.text, labels);
  const bare = unframe(found?.rest ?? entry.text, FRAMES);
  const body = parseBody(bare.statement);
  const scope: Scope = found ? (labels[found.label] as Scope) : { level: 'global' };
  const says: Field[] = ['kind', 'statement', 'scope', ...(['why', 'how', 'detail'] as const).filter((field) => body[field] !== undefined)];
  return {
    id: memoryId('hermes', scope, { text: entry.text }),
    kind: bare.frame ? kindOfFrame(bare.frame.name) : OPENS_AS_RULE.test(body.statement) ? 'rule' : name === 'USER.md' ? 'profile' : 'reference',
    nativeKind: name === 'USER.md' ? 'user' : 'memory',
    ...body,
    scope,
    author: 'unknown',
    load: 'always',
    status: 'active',
    keywords: [],
    links: [],
    evidence: [],
    dates: {},
    places: entry.spans.map((span) => ({ file: pathOf(name), span, slot: 'entry', container: name, says })),
    native: { ...(bare.frame && { frame: bare.frame.name }), ...(found && { label: found.label }) },
  };
};

const NOTE_SAYS: Field[] = ['kind', 'statement', 'why', 'how', 'detail', 'title', 'hook', 'scope', 'author', 'importance', 'triggers', 'status', 'keywords', 'links', 'evidence', 'dates', 'validity', 'usage', 'derivedFrom'];

const noteMemory = (file: string, { text }: TextFile, lines: readonly IndexLine[]): Memory[] => {
  const match = NOTE_FILE.exec(file);
  if (!match || text.trim() === '') return [];
  const container = `${OUR_SKILLS}/${match[1]}`;
  const note = readNote(text);
  const line = lines.find((each) => each.target === file);
  const body = note?.memory ?? parseBody(text);
  const scope: Scope = note?.memory.scope ?? { level: 'global' };
  const places: Place[] = [{ file, span: [0, text.length], slot: 'note', container, says: NOTE_SAYS }];
  if (line) places.push({ file: line.file, span: line.span, slot: 'index', container, says: ['title', 'hook'], ...(line.inline && { inline: true }) });
  return [{
    kind: 'reference', author: 'unknown', load: 'on-request', status: 'active', keywords: [], links: [], evidence: [], dates: {},
    ...body,
    ...ownWords({ title: note?.memory.title ?? (note ? undefined : line?.title), hook: note?.memory.hook ?? (note ? undefined : line?.hook) }, body.statement),
    id: memoryId('hermes', scope, { key: file }),
    scope,
    places,
    ...(note?.mark && { mark: note.mark }),
    native: {},
  }];
};

/** An entry and a note of equal text and scope are one memory, when exactly one of each could be meant (DESIGN §3). */
const joinPlaces = (entries: readonly Memory[], notes: readonly Memory[], findings: Finding[]): Memory[] => {
  const keyOf = (memory: Memory): string => `${scopeKey(memory.scope)}\u0000${memory.statement.normalize('NFC').replace(/\s+/g, ' ')}`;
  const groups = Map.groupBy([...entries, ...notes], keyOf);
  const joined = new Map<Memory, Memory>();
  const taken = new Set<Memory>();
  for (const group of groups.values()) {
    const [entry, ...more] = group.filter((each) => each.places[0]?.slot === 'entry');
    const [note, ...others] = group.filter((each) => each.places[0]?.slot === 'note');
    if (!entry || !note || more.length > 0 || others.length > 0) continue;
    for (const field of ['why', 'how', 'detail'] as const) {
      if (entry[field] === undefined || entry[field] === note[field]) continue;
      findings.push({ rule: 'read/places-differ', severity: 'warn', message: `the entry and the note of one memory give different ${field}; the longer one is taken`, file: note.places[0]?.file ?? '', memory: note.id });
    }
    const longer = (field: 'why' | 'how' | 'detail') => ((entry[field]?.length ?? 0) > (note[field]?.length ?? 0) ? { [field]: entry[field] } : {});
    joined.set(entry, { ...note, ...longer('why'), ...longer('how'), ...longer('detail'), load: 'always', ...(entry.readOnly && { readOnly: true }), places: [...entry.places, ...note.places], native: { ...note.native, ...entry.native } });
    taken.add(note);
  }
  return [...entries, ...notes].flatMap((memory) => (taken.has(memory) ? [] : [joined.get(memory) ?? memory]));
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
