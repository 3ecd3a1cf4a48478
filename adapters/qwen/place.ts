import type { Edits, Placed } from '../../src/adapter.ts';
import { placeLines, type LineEdit } from '../../src/kit/index-edits.ts';
import { landing, movesOf } from '../../src/kit/landing.ts';
import { INDEX } from './conventions.ts';
import { linesOf } from './line.ts';
import type { QwenStore } from './store.ts';

/** Files, and the lines of the index that name them; all others stay. */
export const place = (edits: Edits, store: QwenStore): Placed => {
  const land = landing(store);
  const text = store.files.get(INDEX)?.text ?? '';
  const standing = linesOf(text, store.parse.index, store.parse.fileOf);
  const lines: LineEdit[] = [];
  for (const { old, parts } of movesOf(edits, store)) {
    const body = parts.find(({ slot }) => slot === 'file');
    const was = old?.places[0]?.file;
    if (was !== undefined && was !== body?.file) {
      land.remove(was);
      const at = standing.get(was)?.at;
      if (at !== undefined) lines.push({ at });
    }
    if (body?.file === undefined) continue;
    land.put(body.file, body.text, body.mtimeMs);
    const line = parts.find(({ slot }) => slot === 'line')?.text;
    const now = standing.get(body.file);
    if (line === undefined && now) lines.push({ at: now.at });
    if (line === undefined || line === now?.line) continue;
    lines.push(now ? { at: now.at, text: line } : { text: line, target: body.file });
  }
  if (lines.length > 0) {
    const result = placeLines(text, lines);
    if (result.replace(/^\ufeff/, '').trim() === '') land.remove(INDEX);
    else land.put(INDEX, result);
  }
  return { changes: land.changes((file) => (file === INDEX ? 1 : 0)), findings: [] };
};
