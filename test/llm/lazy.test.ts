import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../sources.ts';

const files = sources('src/**/*.ts', 'adapters/**/*.ts');

/** What is loaded with a file: neither types nor what is asked for later. */
const loadedWith = (file: string): string[] =>
  [...(files.get(file) ?? '').matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^']+)'/gm)].map(
    ([, name = '']) => (name.startsWith('.') ? posix.join(posix.dirname(file), name) : name),
  );

const reached = (from: readonly string[]): Set<string> => {
  const all = new Set(from);
  for (const file of all) for (const next of loadedWith(file)) all.add(next);
  return all;
};

test('neither a start nor the verbs of a program load an SDK or the code that speaks to models', () => {
  // A command is a chunk of its own, loaded when it is run: they count as well.
  const all = reached([...files.keys()].filter((file) => /^src\/(?:cli|verbs|world|report|index)/.test(file)));
  expect(all).toContain('src/verbs/plan.ts');
  expect([...all].filter((name) => /^(?:openai|@anthropic-ai\/)/.test(name))).toEqual([]);
  const asking = /^src\/llm\/(?:pool|lane|open|anthropic|openai|compatible|claude-code|codex-cli|command|cassette)/;
  expect([...all].filter((name) => asking.test(name))).toEqual([]);
});
