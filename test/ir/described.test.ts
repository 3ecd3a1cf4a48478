import { expect, test } from 'vitest';
import { z } from 'zod';
import { described } from '../../src/ir/described.ts';
import { PROBE_WORDS } from '../../src/ir/probe-words.ts';
import { PROPERTY_WORDS } from '../../src/ir/property-words.ts';
import { schemas } from '../../src/ir/documents-schema.ts';
import { probeSchema } from '../../src/probe/probe-schema.ts';
import { repositoryShape } from '../../src/world/repository.ts';

/** Every property of a schema: the names that lead to it, and what it says of itself. */
const propertiesIn = (value: unknown, path: readonly string[]): { path: readonly string[]; words: unknown }[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => propertiesIn(each, path));
  return Object.entries(value).flatMap(([key, each]) =>
    key !== 'properties'
      ? propertiesIn(each, path)
      : Object.entries(each as Record<string, { description?: unknown }>).flatMap(([name, schema]) => [
          { path: [...path, name], words: schema.description },
          ...propertiesIn(schema, [...path, name]),
        ]),
  );
};

const all = Object.entries({ ...schemas, config: repositoryShape(), probe: probeSchema }).flatMap(([name, schema]) =>
  propertiesIn(described(name, z.toJSONSchema(schema) as Record<string, unknown>), [name]),
);

test('every property of every schema says what it is', () => {
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ words }) => typeof words !== 'string' || words.length < 4).map(({ path }) => path)).toEqual([]);
});

test('every word of the tables is that of a property', () => {
  const ends = new Set(all.flatMap(({ path }) => path.map((_, at) => path.slice(at).join('.'))));
  expect(Object.keys({ ...PROBE_WORDS, ...PROPERTY_WORDS }).filter((key) => !ends.has(key))).toEqual([]);
  expect(Object.keys(PROBE_WORDS).filter((key) => key in PROPERTY_WORDS)).toEqual([]);
});
