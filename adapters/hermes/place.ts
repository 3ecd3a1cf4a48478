import type { Edits, Part, Placed } from '../../src/adapter.ts';
import { landing, movesOf, type Landing, type PlaceMove } from '../../src/kit/landing.ts';
import { MARKS_FILE } from '../../src/kit/marks.ts';
import { landMarks, landNotes } from '../../src/kit/notes.ts';
import { lineSpan, weave, type Cut } from '../../src/kit/weave.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { blocksOf } from '../../src/text/blocks.ts';
import { editable, entriesOf } from './entries/entries.ts';
import { placeEntries, type EntryEdit } from './entries/entry-edits.ts';
import {
  LABEL_ROWS_FILE,
  labelled,
  labelsIn,
  LABELS_FILE,
  printLabels,
  withLabelRows,
  type Labels,
} from './labels/labels.ts';
import { linesIn } from './entries/lines.ts';
import { limitOf, MEMORY_FILES, pathOf } from './paths.ts';
import { indexLines, isEmptySkill, NOTES } from './skills/skills.ts';
import type { HermesStore } from './store.ts';

/** Entries, notes with their index lines, and labels; whatever is not named stays byte for byte. */
export const place = (edits: Edits, store: HermesStore): Placed => {
  const moves = movesOf(edits, store);
  const land = landing(store);
  const labels = labelsOf(moves.flatMap(({ parts }) => parts));
  const findings = placedEntries(moves, store, land);
  const gone = landNotes(land, moves, NOTES);
  if (gone.length > 0) dropIndexLines(new Set(gone), land);
  addIndexLines(moves, land);
  landMarks(land, moves, gone, NOTES, (parts, memory) => linesIn(parts, memory, { ...store.parse.labels, ...labels }));
  placeLabels(labels, store, land);
  // A body is written before the index that names it: a session may start in between.
  const rank = (file: string): number => (file.endsWith('/SKILL.md') ? 2 : file.endsWith(`/${MARKS_FILE}`) ? 1 : 0);
  return { changes: land.changes(rank), findings };
};

const placedEntries = (moves: readonly PlaceMove[], store: HermesStore, land: Landing): Finding[] =>
  MEMORY_FILES.flatMap((name): Finding[] => {
    const file = pathOf(name);
    const edits = moves.flatMap(({ old, parts }): EntryEdit[] => {
      const text = parts.find((part) => part.slot === 'entry' && part.container === name)?.text;
      const spans = (old?.places ?? []).flatMap((each) =>
        each.slot === 'entry' && each.file === file ? [each.span] : [],
      );
      return text === undefined && spans.length === 0 ? [] : [{ spans, ...(text !== undefined && { text }) }];
    });
    if (edits.length === 0) return [];
    const limit = limitOf(name, store.at);
    const result = placeEntries(land.textOf(file) ?? '', edits);
    const rule = 'delivery/not-editable';
    if (result === undefined) {
      const message = `${file} cannot be changed without harm to the entries that stand in it; it is left as it is`;
      return [{ rule, severity: 'error', message, file }];
    }
    land.put(file, result);
    if (editable(result, limit)) return [];
    const longer = `${file} holds an entry longer than its whole limit of ${limit}`;
    return [{ rule, severity: 'warn', message: `${longer}: Hermes will refuse to replace or remove in it`, file }];
  });

/** Every index is read once. */
const addIndexLines = (moves: readonly PlaceMove[], land: Landing): void => {
  const lines = moves.flatMap(({ parts }) => {
    const [note, head, line] = ['note', 'skill', 'index'].map((slot) => parts.find((part) => part.slot === slot));
    return note?.file !== undefined && head?.file !== undefined && line
      ? [{ note: note.file, head, file: head.file, line: line.text }]
      : [];
  });
  for (const [file, group] of Map.groupBy(lines, (each) => each.file)) {
    const of = new Map(group.map(({ note, line }) => [note, line]));
    const skill = land.textOf(file) || (group[0]?.head.text ?? '');
    const standing = indexLines(file, skill).filter((line) => of.has(line.target));
    const cuts = standing.flatMap((line): Cut[] =>
      line.inline ? [] : [{ span: line.span, text: of.get(line.target) ?? '' }],
    );
    const added = [...of].flatMap(([target, text]) => (standing.some((line) => line.target === target) ? [] : [text]));
    land.put(file, appended(weave(skill, cuts), added));
  }
};

const dropIndexLines = (targets: ReadonlySet<string>, land: Landing): void => {
  for (const file of land.files().filter((each) => each.endsWith('/SKILL.md'))) {
    const skill = land.textOf(file) ?? '';
    const lines = indexLines(file, skill).filter((line) => targets.has(line.target) && !line.inline);
    if (lines.length === 0) continue;
    const rest = weave(
      skill,
      lines.map((line) => ({ span: lineSpan(skill, line.span), text: '' })),
    );
    if (isEmptySkill(file, rest)) land.remove(file);
    else land.put(file, rest);
  }
};

/**
 * A label goes with the last entry that used it; the file goes with the last label. A broken file is nobody's to write.
 */
const placeLabels = (added: Labels, store: HermesStore, land: Landing): void => {
  const { labels: known, labelsFile } = store.parse;
  const wanted: Labels = { ...known, ...added };
  const usedIn = (textOf: Landing['textOf']): Set<string | undefined> =>
    new Set(
      MEMORY_FILES.flatMap((name) =>
        entriesOf(textOf(pathOf(name)) ?? '').entries.map(({ text }) => labelled(text, wanted)?.label),
      ),
    );
  const [was, is] = [usedIn((file) => store.files.get(file)?.text), usedIn(land.textOf)];
  const labels = Object.fromEntries(
    Object.entries(wanted).filter(([label]) => is.has(label) || (Object.hasOwn(known, label) && !was.has(label))),
  );
  if (Object.keys(added).length === 0 && Object.keys(known).every((label) => Object.hasOwn(labels, label))) return;
  write(LABEL_ROWS_FILE, withLabelRows(store.files.get(LABEL_ROWS_FILE)?.text, labels), '');
  if (labelsFile.broken !== undefined || printLabels(labels) === printLabels(labelsFile.labels)) return;
  write(LABELS_FILE, printLabels(labels, labelsFile.others), printLabels({}));

  function write(file: string, text: string, empty: string): void {
    if (text === empty) land.remove(file);
    else land.put(file, text);
  }
};

/** Every label that the parts come with. */
const labelsOf = (parts: readonly Part[]): Labels =>
  Object.fromEntries(
    parts.flatMap((part) => (part.slot === 'label' ? Object.entries(labelsIn(part.text).labels) : [])),
  );

/** After the last index line, or after a blank line where the list begins. */
const appended = (text: string, added: readonly string[]): string => {
  if (added.length === 0) return text;
  const gap = blocksOf(text).at(-1)?.kind === 'list' ? '\n' : '\n\n';
  return `${text.replace(/\s+$/, '')}${gap}${added.join('\n')}\n`;
};
