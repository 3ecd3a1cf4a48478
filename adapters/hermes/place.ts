import type { Edits, Part, Placed } from '../../src/adapter.ts';
import { linesAfter, MARKS_FILE, placeMarks, type MarkEdit } from '../../src/kit/marks.ts';
import { weave, type Cut } from '../../src/kit/weave.ts';
import type { Finding } from '../../src/ir/finding.ts';
import type { Memory, Place } from '../../src/ir/memory.ts';
import type { Change } from '../../src/ir/store.ts';
import { blocksOf } from '../../src/text/blocks.ts';
import { editable, entriesOf } from './entries.ts';
import { placeEntries, type EntryEdit } from './entry-edits.ts';
import { LABEL_ROWS_FILE, labelled, labelsIn, LABELS_FILE, printLabels, withLabelRows, type Labels } from './labels.ts';
import { linesIn } from './lines.ts';
import { MEMORY_FILES, pathOf } from './paths.ts';
import { indexLines, isEmptySkill, marksFile, NOTE_FILE, referencesOf } from './skills.ts';
import type { HermesStore } from './store.ts';

/** Entries, notes with their index lines, and labels; whatever is not named stays byte for byte. */
export const place = (edits: Edits, store: HermesStore): Placed => {
  const byId = new Map(store.memories.map((memory) => [memory.id, memory]));
  const moves = [
    ...edits.put.map(({ memory, replaces, form }): Move => ({ memory, old: replaces === undefined ? undefined : byId.get(replaces), parts: form.parts })),
    ...edits.withdraw.map((id): Move => ({ old: byId.get(id), parts: [] })),
  ].filter((move) => move.parts.length > 0 || move.old?.readOnly !== true);
  const after = new Map<string, string>();
  const times = new Map<string, number>();
  const findings: Finding[] = [];
  const textOf = (file: string): string | undefined => after.get(file) ?? store.files.get(file)?.text;

  for (const name of MEMORY_FILES) {
    const file = pathOf(name);
    const own = (places: readonly Place[] | undefined) => places?.filter((each) => each.slot === 'entry' && each.file === file) ?? [];
    const entryEdits = moves.flatMap(({ old, parts }): EntryEdit[] => {
      const text = parts.find((part) => part.slot === 'entry' && part.container === name)?.text;
      const spans = own(old?.places).map((each) => each.span);
      return text === undefined && spans.length === 0 ? [] : [{ spans, ...(text !== undefined && { text }) }];
    });
    if (entryEdits.length === 0) continue;
    const settings = store.at.settings;
    const limit = name === 'USER.md' ? settings.userLimit : settings.memoryLimit;
    const result = placeEntries(textOf(file) ?? '', entryEdits);
    if (result === undefined) {
      findings.push({ rule: 'delivery/not-editable', severity: 'error', message: `${file} cannot be changed without harm to the entries that stand in it; it is left as it is`, file });
      continue;
    }
    after.set(file, result);
    if (!editable(result, limit)) findings.push({ rule: 'delivery/not-editable', severity: 'warn', message: `${file} holds an entry longer than its whole limit of ${limit}: Hermes will refuse to replace or remove in it`, file });
  }

  const removed = new Set<string>();
  placeNotes();
  placeLabels(edits.put.flatMap(({ form }) => form.parts.filter((part) => part.slot === 'label')));

  // A body is written before the index that names it: a session may start in between.
  const rank = (file: string): number => (file.endsWith('/SKILL.md') ? 2 : file.endsWith(`/${MARKS_FILE}`) ? 1 : 0);
  const inOrder = [...after].sort(([a], [b]) => rank(a) - rank(b));
  const changes = inOrder.flatMap(([file, text]): Change[] => {
    const standing = store.files.get(file);
    if (removed.has(file)) return standing ? [{ op: 'remove', file }] : [];
    const mtimeMs = times.get(file);
    if (standing?.text === text) return mtimeMs === undefined || Math.abs(standing.mtimeMs - mtimeMs) < 1 ? [] : [{ op: 'touch', file, mtimeMs }];
    return [{ op: 'put', file, text, ...(standing && { mode: standing.mode }), ...(mtimeMs !== undefined && { mtimeMs }) }];
  });
  return { changes, findings };

  /** What goes first, then what comes: a name that one memory leaves may be another's. Every index is read once. */
  function placeNotes(): void {
    const gone = moves.flatMap(({ old, parts }) => {
      const stays = parts.find((part) => part.slot === 'note')?.file;
      return (old?.places ?? []).filter((each) => each.slot === 'note' && each.file !== stays).map((each) => each.file);
    });
    for (const file of gone) {
      after.set(file, '');
      removed.add(file);
    }
    if (gone.length > 0) dropIndexLines(new Set(gone));
    const lines = new Map<string, { head: Part; of: Map<string, string> }>();
    for (const { parts } of moves) {
      const note = parts.find((part) => part.slot === 'note');
      if (!note?.file) continue;
      removed.delete(note.file);
      after.set(note.file, note.text);
      if (note.mtimeMs !== undefined) times.set(note.file, note.mtimeMs);
      const head = parts.find((part) => part.slot === 'skill');
      const line = parts.find((part) => part.slot === 'index');
      if (!head?.file || !line) continue;
      const known = lines.get(head.file) ?? { head, of: new Map<string, string>() };
      known.of.set(note.file, line.text);
      lines.set(head.file, known);
    }
    for (const [file, { head, of }] of lines) {
      removed.delete(file);
      const skill = textOf(file) || head.text;
      const standing = indexLines(file, skill).filter((line) => of.has(line.target));
      const added = [...of].filter(([target]) => !standing.some((line) => line.target === target)).map(([, text]) => text);
      const woven = weave(skill, standing.flatMap((line): Cut[] => (line.inline ? [] : [{ span: line.span, text: of.get(line.target) as string }])));
      after.set(file, added.length === 0 ? woven : appendLines(woven, added));
    }
    placeMarkFiles(gone);
  }

  function placeMarkFiles(gone: readonly string[]): void {
    const labels = { ...store.parse.labels, ...labelsOf(moves.flatMap(({ parts }) => parts)) };
    const marks = [...gone.map((file) => ({ file })), ...moves.flatMap((move) => remembered(move, labels))];
    for (const [file, group] of Map.groupBy(marks, (each) => marksFile(each.file))) {
      const text = placeMarks(store.files.get(file)?.text, group.map((each) => ({ ...each, note: each.file.slice(referencesOf(each.file).length + 1) })));
      if (text === (store.files.get(file)?.text ?? '')) continue;
      after.set(file, text);
      const left = [...store.files.keys(), ...after.keys()].some((each) => NOTE_FILE.test(each) && !removed.has(each) && marksFile(each) === file);
      if (text === '' || !left) removed.add(file);
    }
  }

  function dropIndexLines(targets: ReadonlySet<string>): void {
    for (const file of new Set([...store.files.keys(), ...after.keys()])) {
      if (!file.endsWith('/SKILL.md')) continue;
      const skill = textOf(file) ?? '';
      const cuts = indexLines(file, skill).flatMap((line): Cut[] => (targets.has(line.target) && !line.inline ? [{ span: [line.span[0], Math.min(skill.length, lineEnd(skill, line.span[1]))], text: '' }] : []));
      if (cuts.length === 0) continue;
      const rest = weave(skill, cuts);
      after.set(file, rest);
      if (isEmptySkill(file, rest)) removed.add(file);
    }
  }

  /** A label goes with the last entry that used it; the file goes with the last label. A broken file is nobody's to write. */
  function placeLabels(parts: readonly Part[]): void {
    const { labels: known, labelsFile } = store.parse;
    const wanted: Labels = { ...known, ...labelsOf(parts) };
    const users = (entryTexts: readonly string[]): Set<string | undefined> => new Set(entryTexts.map((entry) => labelled(entry, wanted)?.label));
    const textsIn = (of: (file: string) => string | undefined) => MEMORY_FILES.flatMap((name) => entriesOf(of(pathOf(name)) ?? '').entries.map((entry) => entry.text));
    const was = users(textsIn((file) => store.files.get(file)?.text));
    const is = users(textsIn(textOf));
    const labels = Object.fromEntries(Object.entries(wanted).filter(([label]) => is.has(label) || (Object.hasOwn(known, label) && !was.has(label))));
    if (parts.length === 0 && Object.keys(known).every((label) => Object.hasOwn(labels, label))) return;
    const rows = withLabelRows(store.files.get(LABEL_ROWS_FILE)?.text, labels);
    write(LABEL_ROWS_FILE, rows, rows === '');
    if (labelsFile.broken !== undefined || same(labels, labelsFile.labels)) return;
    write(LABELS_FILE, printLabels(labels, labelsFile.others), Object.keys({ ...labels, ...labelsFile.others }).length === 0);
  }

  function write(file: string, text: string, goes: boolean): void {
    if (text === (store.files.get(file)?.text ?? '') && !goes) return;
    after.set(file, text);
    if (goes) removed.add(file);
  }
};

const same = (a: Labels, b: Labels): boolean => printLabels(a) === printLabels(b);

/** Every label that the parts come with. */
const labelsOf = (parts: readonly Part[]): Labels => Object.fromEntries(parts.flatMap((part) => (part.slot === 'label' ? Object.entries(labelsIn(part.text).labels) : [])));

interface Move {
  /** Absent where one is withdrawn. */
  memory?: Memory;
  old: Memory | undefined;
  parts: readonly Part[];
}

/** What the marks beside a note are to say about it; none where nothing is known of it. */
const remembered = ({ memory, old, parts }: Move, labels: Labels): (Omit<MarkEdit, 'note'> & { file: string })[] =>
  parts.flatMap(({ slot, file, mark }) => {
    if (slot !== 'note' || file === undefined || !memory) return [];
    return [{ file, memory, ...(mark && { mark: linesAfter(mark, old, linesIn(parts, memory, labels)) }) }];
  });

const lineEnd = (text: string, from: number): number => {
  const end = /\r\n|\n/.exec(text.slice(from));
  return end && end.index === 0 ? from + end[0].length : from;
};

/** After the last index line, or after a blank line where the list begins. */
const appendLines = (text: string, added: readonly string[]): string => {
  const lines = added.join('\n');
  const blocks = blocksOf(text);
  const trimmed = text.replace(/\s+$/, '');
  return blocks.at(-1)?.kind === 'list' ? `${trimmed}\n${lines}\n` : `${trimmed}\n\n${lines}\n`;
};
