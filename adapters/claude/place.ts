import type { Edits, Placed } from '../../src/adapter.ts';
import { movesOf, type PlaceMove } from '../../src/kit/landing.ts';
import type { Change } from '../../src/ir/store.ts';
import { placeGlobal } from './global/global-place.ts';
import { placeLines } from '../../src/kit/index-edits.ts';
import { landIndex, moveFiles } from '../../src/kit/typed/place-files.ts';
import { parseIndex } from '../../src/text/index-items.ts';
import { INDEX } from './conventions.ts';
import type { ClaudeStore } from './store.ts';

/** Files, lines and blocks where their parts say; whatever is not named stays byte for byte. */
export const place = (edits: Edits, store: ClaudeStore): Placed => {
  const moves = movesOf(edits, store);
  return { changes: store.at.layout === 'global' ? placeGlobal(moves, store) : placeFiles(moves, store), findings: [] };
};

const placeFiles = (moves: readonly PlaceMove[], store: ClaudeStore): Change[] => {
  const moved = moveFiles(moves, store);
  const { land, lines, editLine } = moved;
  const topics = new Map<string, { head: string; line: string }>();
  for (const { parts } of moves) {
    const topic = parts.find((part) => part.slot === 'topic');
    const topicLine = parts.find((part) => part.slot === 'topic-line');
    if (topic?.file !== undefined && topicLine) topics.set(topic.file, { head: topic.text, line: topicLine.text });
  }
  const indexes = [...lines.keys()].filter((file) => file !== INDEX);
  for (const file of indexes) {
    const head = topics.get(file)?.head;
    const standing = store.files.get(file)?.text;
    const result = placeLines(standing ?? head ?? '', lines.get(file) ?? []);
    const ours = head !== undefined || (standing !== undefined && [...store.parse.topics.values()].includes(file));
    const empty = parseIndex(result).items.length === 0;
    if (ours && empty) land.remove(file);
    else land.put(file, result);
    if (ours && empty) nameTopic(file, undefined);
    else if (topics.has(file)) nameTopic(file, topics.get(file)?.line);
  }
  // With files about, an absent index would be written anew by 2.1.329; an empty one stays empty
  // (docs/formats/claude-code.md §5).
  landIndex(moved, store, INDEX, !land.files().some((file) => file !== INDEX));
  return land.changes((file) => (file === INDEX ? 2 : lines.has(file) ? 1 : 0));

  /** The line of a second-level index in the first one: there while that index holds something. */
  function nameTopic(file: string, line: string | undefined): void {
    const standing = store.parse.indexes
      .get(INDEX)
      ?.items.find((item) => item.refs.length === 1 && item.refs[0]?.target === file);
    if (line !== undefined && !standing) editLine(INDEX, { text: line, target: file });
    if (line === undefined && standing) editLine(INDEX, { at: standing.content[0] });
  }
};
