import type { Finding } from '../../src/ir/finding.ts';
import type { Memory, Span } from '../../src/ir/memory.ts';
import type { FileTree } from '../../src/ir/store.ts';
import { withOwnNames } from '../../src/kit/called.ts';
import { marksIn, noteMemory } from '../../src/kit/notes.ts';
import { readNote } from '../../src/kit/note.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { nameAt, notesOf } from './paths.ts';
import { isTaken, KEPT, type SerenaAt, type SerenaStore } from './settings.ts';

/** Serena writes this one itself, about how memories are kept. */
const OWN = /^(?:global\/)?memory_maintenance$/;

/** One file is one memory; a head of another's making is kept, and says nothing. */
export const read = (files: FileTree, at: SerenaAt): SerenaStore => {
  const { texts, raw, findings } = legible(files);
  const notes = notesOf(at);
  const marks = marksIn(texts, notes);
  const own: Finding[] = [];
  const memories = [...texts].flatMap(([file, entry]): Memory[] => {
    if (!file.endsWith('.md')) return [];
    const name = nameAt(file);
    const why = OWN.test(name)
      ? "it is Serena's own page about how memories are kept"
      : isTaken(name, at.settings.ignored)
        ? 'a pattern in ignored_memory_patterns takes its name'
        : undefined;
    if (why !== undefined) {
      own.push({ rule: 'read/housekeeping', severity: 'info', message: `${file} is no memory: ${why}`, file });
      return [];
    }
    const how = { notes, marks, harness: 'serena', key: name, scope: at.scope };
    const memory = noteMemory(file, { ...entry, text: entry.text.slice(headEnd(entry.text)) }, how);
    if (!memory) return [];
    const span: Span = [0, entry.text.length];
    const kept = isTaken(name, at.settings.kept) && { readOnly: true, native: { ...memory.native, readOnly: KEPT } };
    return [{ ...memory, places: memory.places.map((place) => ({ ...place, span })), ...kept }];
  });
  const named = withOwnNames(numbered(memories));
  return {
    at,
    files: withSegments(raw, named),
    memories: named,
    findings: [...at.findings, ...findings, ...own],
    parse: undefined,
  };
};

/** Where a head ends that is not ours; ours is read with the note. */
const headEnd = (text: string): number => (readNote(text) ? 0 : (readFrontmatter(text)?.block[1] ?? 0));
