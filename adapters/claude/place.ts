import type { Edits, Part, Placed } from '../../src/adapter.ts';
import { landing, movesOf, type PlaceMove } from '../../src/kit/landing.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Change } from '../../src/ir/store.ts';
import { placeGlobal } from './global/global-place.ts';
import { placeLines, type LineEdit } from '../../src/kit/index-edits.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { INDEX } from './read.ts';
import type { ClaudeStore } from './store.ts';

/** Files, lines and blocks where their parts say; whatever is not named stays byte for byte. */
export const place = (edits: Edits, store: ClaudeStore): Placed => {
  const moves = movesOf(edits, store);
  return { changes: store.at.layout === 'global' ? placeGlobal(moves, store) : placeFiles(moves, store), findings: [] };
};

const placeFiles = (moves: readonly PlaceMove[], store: ClaudeStore): Change[] => {
  const land = landing(store);
  const lineEdits = new Map<string, LineEdit[]>();
  const editLine = (file: string, edit: LineEdit) => {
    const list = lineEdits.get(file);
    if (list) list.push(edit);
    else lineEdits.set(file, [edit]);
  };
  const topics = new Map<string, { head: string; line: string }>();
  for (const { old, parts } of moves) {
    const body = parts.find((part) => part.slot === 'file');
    for (const each of old?.places ?? [])
      if (each.slot === 'file' && each.file !== body?.file && !land.has(each.file)) land.remove(each.file);
    if (body?.file !== undefined) land.put(body.file, body.text, body.mtimeMs);
    const topic = parts.find((part) => part.slot === 'topic');
    const topicLine = parts.find((part) => part.slot === 'topic-line');
    if (topic?.file !== undefined && topicLine) topics.set(topic.file, { head: topic.text, line: topicLine.text });
    for (const part of parts)
      if (part.file !== undefined && (part.slot === 'index' || part.slot === 'prose')) linePart(part, old, body?.file);
    for (const each of old?.places ?? [])
      if (!each.inline && (each.slot === 'index' || each.slot === 'prose') && !parts.some((part) => covers(part, each)))
        editLine(each.file, { at: each.span[0] });
  }
  const indexes = [...lineEdits.keys()].filter((file) => file !== INDEX);
  for (const file of indexes) {
    const head = topics.get(file)?.head;
    const standing = store.files.get(file)?.text;
    const result = placeLines(standing ?? head ?? '', lineEdits.get(file) ?? []);
    const ours = head !== undefined || (standing !== undefined && [...store.parse.topics.values()].includes(file));
    const empty = parseIndex(result).items.length === 0;
    if (ours && empty) land.remove(file);
    else land.put(file, result);
    if (ours && empty) nameTopic(file, undefined);
    else if (topics.has(file)) nameTopic(file, topics.get(file)?.line);
  }
  const index = lineEdits.get(INDEX);
  if (index) {
    const result = placeLines(store.files.get(INDEX)?.text ?? '', index);
    const left = land.files().some((file) => file !== INDEX);
    // With files about, an absent index would be written anew by 2.1.329; an empty one stays empty
    // (docs/formats/claude-code.md §5).
    if (result.replace(/^\ufeff/, '').trim() === '' && !left) land.remove(INDEX);
    else land.put(INDEX, result);
  }
  return land.changes((file) => (file === INDEX ? 2 : lineEdits.has(file) ? 1 : 0));

  function linePart(part: Part, old: Memory | undefined, target: string | undefined): void {
    const file = part.file as string;
    const standing =
      old?.places.find((each) => each.file === file && each.slot === part.slot) ??
      old?.places.find((each) => each.file === file && each.slot !== 'file');
    if (standing?.inline) return;
    if (standing) editLine(file, { at: standing.span[0], text: part.text });
    else editLine(file, { text: part.text, ...(target !== undefined && { target }) });
  }

  function covers(part: Part, each: Place): boolean {
    return part.file === each.file && (part.slot === 'index' || part.slot === 'prose');
  }

  /** The line of a second-level index in the first one: there while that index holds something. */
  function nameTopic(file: string, line: string | undefined): void {
    const standing = store.parse.indexes
      .get(INDEX)
      ?.items.find((item) => item.refs.length === 1 && item.refs[0]?.target === file);
    if (line !== undefined && !standing) editLine(INDEX, { text: line, target: file });
    if (line === undefined && standing) editLine(INDEX, { at: standing.content[0] });
  }
};
