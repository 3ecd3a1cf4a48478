import type { Part } from '../../adapter.ts';
import type { Memory, Place } from '../../ir/memory.ts';
import type { Store } from '../../ir/store.ts';
import { placeLines, type LineEdit } from '../index-edits.ts';
import { landing, type Landing, type PlaceMove } from '../landing.ts';

/** Where a line of an index stands. */
export type LineAt = Pick<Place, 'file' | 'span' | 'slot' | 'inline'>;

const isLine = ({ slot }: Pick<Place, 'slot'>): boolean => slot === 'index' || slot === 'prose';

export const linePlaces = ({ places }: Memory): LineAt[] => places.filter(isLine);

/** What moves do to files and to the lines of indexes that name them. */
export interface FileMoves {
  land: Landing;
  /** By index. */
  lines: ReadonlyMap<string, readonly LineEdit[]>;
  editLine(file: string, edit: LineEdit): void;
}

/** Files are put where their parts say, and so are lines; `linesOf` tells those of a memory that stands. */
export const moveFiles = (
  moves: readonly PlaceMove[],
  store: Store,
  linesOf: (memory: Memory) => LineAt[] = linePlaces,
): FileMoves => {
  const land = landing(store);
  const lines = new Map<string, LineEdit[]>();
  const editLine = (file: string, edit: LineEdit): void => {
    const known = lines.get(file);
    if (known) known.push(edit);
    else lines.set(file, [edit]);
  };
  for (const { old, parts } of moves) {
    const body = parts.find(({ slot }) => slot === 'file');
    const standing = old ? linesOf(old) : [];
    for (const { slot, file } of old?.places ?? [])
      if (slot === 'file' && file !== body?.file && !land.has(file)) land.remove(file);
    if (body?.file !== undefined) land.put(body.file, body.text, body.mtimeMs);
    const said = parts.filter((part): part is Part & { file: string } => part.file !== undefined && isLine(part));
    for (const { file, slot, text } of said) {
      const there = standing.filter((each) => each.file === file);
      const at = there.find((each) => each.slot === slot) ?? there[0];
      const target = body?.file !== undefined && { target: body.file };
      if (!at?.inline) editLine(file, at ? { at: at.span[0], text } : { text, ...target });
    }
    for (const { inline, file, span } of standing)
      if (!inline && !said.some((part) => part.file === file)) editLine(file, { at: span[0] });
  }
  return { land, lines, editLine };
};

/** The lines of an index as they are going to be; one that says nothing more goes where it may. */
export const landIndex = ({ land, lines }: FileMoves, store: Store, index: string, mayGo: boolean): void => {
  const edits = lines.get(index);
  if (!edits) return;
  const text = placeLines(store.files.get(index)?.text ?? '', edits);
  if (mayGo && text.replace(/^\ufeff/, '').trim() === '') land.remove(index);
  else land.put(index, text);
};
