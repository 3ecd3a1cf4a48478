import { PROBE_WORDS } from './probe-words.ts';
import { PROPERTY_WORDS } from './property-words.ts';

const WORDS: Readonly<Record<string, string>> = { ...PROBE_WORDS, ...PROPERTY_WORDS };

type Json = Readonly<Record<string, unknown>>;

/** A JSON Schema in which every property says what it is: in its own words, else in those of its name. */
export const described = (document: string, schema: Json): Json => within(schema, [document]) as Json;

const within = (value: unknown, path: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => within(each, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      key === 'properties' ? properties(each as Json, path) : within(each, path),
    ]),
  );
};

const properties = (all: Json, path: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(all).map(([name, schema]) => {
      const at = [...path, name];
      const own = within(schema, at) as Json;
      const words = own['description'] === undefined ? wordsAt(at) : undefined;
      return [name, words === undefined ? own : { ...own, description: words }];
    }),
  );

/** The words of the longest end of a path that has some. */
const wordsAt = (path: readonly string[]): string | undefined =>
  path.map((_, at) => WORDS[path.slice(at).join('.')]).find((words) => words !== undefined);
