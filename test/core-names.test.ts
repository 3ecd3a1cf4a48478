import { expect, test } from 'vitest';
import { rarer } from '../adapters/landmarks.ts';
import { sources } from './sources.ts';
import { withoutComments } from './layers.ts';

/**
 * What is about the words of a person or of an attacker, or examples of what may be typed, names what they name; and
 * tables of a language hold words that a harness may be called by.
 */
const OF_THE_WORLD = ['src/scan/', 'src/audit/claims/', 'src/cli/', 'src/meaning/signs/'];

const names = rarer.flatMap(({ id, title }) => [id, title]);
const pattern = new RegExp(`(?<![\\w./-])(?:${names.map((name) => name.replace(/[.]/g, '\\.')).join('|')})(?![\\w-])`);
const namedIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([file, text]) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${pattern.exec(line)?.[0]}`] : [])),
  );

test('core names no harness that is loaded only where it stands', () => {
  const core = sources('src/**/*.ts');
  for (const file of core.keys()) if (OF_THE_WORLD.some((folder) => file.startsWith(folder))) core.delete(file);
  expect(core.size).toBeGreaterThan(300);
  const hint = 'core asks the adapter instead of naming it; a table of words of a language is listed in OF_THE_WORLD';
  expect(namedIn(core), hint).toEqual([]);
  expect(namedIn(new Map([['src/audit/pages/read.ts', "{ command: 'memport list managed-agents' }"]]))).toHaveLength(1);
  expect(namedIn(new Map([['src/plan/route.ts', "if (id === 'letta') // qwen"]]))).toHaveLength(1);
});
