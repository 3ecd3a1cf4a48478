import { movedNote } from '../../src/kit/moved-note.ts';
import { noteAt } from '../../src/kit/notes.ts';
import type { Move, Relocated } from '../../src/ir/project-move.ts';
import type { Change } from '../../src/ir/store.ts';
import { readFrontmatter } from '../../src/text/frontmatter.ts';
import { movedIn, movedScope } from '../../src/text/moved-path.ts';
import {
  LABEL_ROWS_FILE,
  labelRows,
  LABELS_FILE,
  labelsIn,
  printLabels,
  withLabelRows,
  type Labels,
} from './labels/labels.ts';
import { NOTES, saysWhere } from './skills/skills.ts';
import type { HermesAt } from './settings.ts';
import type { HermesStore } from './store.ts';

/** What a label means, whom a note is for, and where a skill of memport says its project lies. A label itself stays. */
export const relocate = (stores: readonly HermesStore[], move: Move): Relocated<HermesAt['settings']>[] =>
  stores
    .filter(({ at }) => at.role === 'store')
    .flatMap((store): Relocated<HermesAt['settings']>[] => {
      const changes = [...store.files].flatMap(([file, { text, mode }]): Change[] => {
        const moved = movedFile(file, text, move);
        return moved === text ? [] : [{ op: 'put', file, text: moved, mode }];
      });
      return changes.length === 0 ? [] : [{ at: store.at, changes, stays: [] }];
    });

const movedFile = (file: string, text: string, move: Move): string => {
  if (file === LABELS_FILE) {
    const { labels, others } = labelsIn(text);
    const moved = movedLabels(labels, move);
    return moved ? printLabels(moved, others) : text;
  }
  if (file === LABEL_ROWS_FILE) {
    const moved = movedLabels(labelRows(text), move);
    return moved ? withLabelRows(text, moved) : text;
  }
  if (noteAt(file, NOTES)) return movedNote(text, move);
  const head = file.startsWith(`${NOTES.root}/`) && file.endsWith('/SKILL.md') ? readFrontmatter(text) : undefined;
  if (!head) return text;
  return text.slice(0, head.block[1]) + text.slice(head.block[1]).replace(saysWhere, (line) => movedIn(line, move));
};

const movedLabels = (labels: Labels, move: Move): Labels | undefined => {
  const moved = Object.entries(labels).flatMap(([label, scope]) => {
    const there = movedScope(scope, move);
    return there ? [[label, there] as const] : [];
  });
  return moved.length === 0 ? undefined : { ...labels, ...Object.fromEntries(moved) };
};
