import { jsonListIn, withElements, type JsonList } from '../text/json-list.ts';
import { isRecord } from '../text/json.ts';
import { leftOut, TEXTLESS } from './left-out.ts';
import type { Contents, FileDraft, FileMemory } from './one-file.ts';

/** A JSON file whose memories are the objects of one list; `draftOf` says why an object is none. */
export const jsonContents = (
  text: string,
  { keys, container }: { keys: readonly string[]; container: string },
  draftOf: (value: Readonly<Record<string, unknown>>, list: JsonList) => FileDraft | string,
): Contents => {
  const list = jsonListIn(text, keys);
  if ('why' in list) return { said: [], edited: () => text, broken: list.why };
  const said: FileMemory[] = [];
  const others = new Map<string, number>();
  for (const { span, value } of list.elements) {
    const draft = isRecord(value) ? draftOf(value, list) : TEXTLESS;
    if (typeof draft !== 'string' && draft.statement.trim() !== '') said.push({ span, container, draft });
    else {
      const why = typeof draft === 'string' ? draft : TEXTLESS;
      others.set(why, (others.get(why) ?? 0) + 1);
    }
  }
  return {
    said,
    findings: [...others].flatMap(([why, count]) => leftOut(count, why)),
    edited: (anew, added) =>
      withElements(
        text,
        list,
        anew,
        added.map((each) => each.text),
      ),
  };
};

/** A text of a stranger's JSON: what no file could hold is no part of it. */
export const said = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.toWellFormed() : undefined;

export const printed = (value: object): string => JSON.stringify(value, null, 2);
