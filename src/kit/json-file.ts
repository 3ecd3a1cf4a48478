import { jsonListIn, withElements, type JsonList } from '../text/json-list.ts';
import { leftOut } from './left-out.ts';
import type { Contents, Draft, Said } from './one-file.ts';

/** A JSON file whose memories are the objects of one list; `draftOf` gives none for an object that is no memory. */
export const jsonContents = (
  text: string,
  { keys, container }: { keys: readonly string[]; container: string },
  draftOf: (value: Readonly<Record<string, unknown>>, list: JsonList) => Draft | undefined,
): Contents => {
  const list = jsonListIn(text, keys);
  if ('why' in list) return { said: [], edited: () => text, broken: list.why };
  const said = list.elements.flatMap(({ span, value }): Said[] => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return [];
    const draft = draftOf(value as Readonly<Record<string, unknown>>, list);
    return draft && draft.statement.trim() !== '' ? [{ span, container, draft }] : [];
  });
  return {
    said,
    findings: leftOut(list.elements.length - said.length, 'no text stands where a memory has it'),
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
