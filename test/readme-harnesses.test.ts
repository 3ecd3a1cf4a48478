import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyHarness, rarer } from '../adapters/index.ts';
import { ROOT } from './cli/built.ts';

const section = /^## Harnesses\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1] ?? '';
const rows = [...section.matchAll(/^\| `(?<id>[^`]+)`: \[[^\]]+\]\((?<page>[^)]+)\) \|(?<rest>.*)\|$/gm)].map(
  ({ groups }) => groups as { id: string; page: string; rest: string },
);

test('the README has one row for each harness of the registry, in its order, and says verify of those that can be run', async () => {
  const every = await everyHarness();
  expect(rows.map(({ id }) => id)).toEqual(every.map(({ id }) => id));
  for (const { id, page, rest } of rows) {
    const [read, written, view, verify, limits] = rest.split('|').map((cell) => cell.trim());
    for (const said of [read, written, view, verify, limits]) expect(said, id).toBeTruthy();
    expect(verify, id).toBe(every.find((each) => each.id === id)?.drive ? 'yes' : 'no');
    expect(existsSync(join(ROOT, page)), page).toBe(true);
  }
});

test('a landmark says the same names as the adapter it loads, and no two harnesses have one', async () => {
  const every = await everyHarness();
  for (const { id, title, aliases, load } of rarer) {
    const adapter = await load();
    expect({ id, title, aliases }).toEqual({ id: adapter.id, title: adapter.title, aliases: adapter.aliases });
  }
  const names = every.flatMap(({ id, aliases }) => [id, ...aliases]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
