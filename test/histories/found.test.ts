import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { play } from './play.ts';
import type { History } from './steps.ts';

/** Histories that once broke a law, as small as they could be made. */
const FOUND = new URL('./found/', import.meta.url);
const LAWS = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);

test.each(readdirSync(FOUND))('no law is broken by %s any more', async (name) => {
  const broken = await play(JSON.parse(readFileSync(new URL(name, FOUND), 'utf8')) as History, LAWS);
  expect(broken?.complaints).toBeUndefined();
});
