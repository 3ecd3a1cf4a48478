import { expect, test } from 'vitest';
import { homeOf, look } from './home.ts';

test('a resource of which only the head is left is no memory, and its neighbour is', () => {
  const resource = (body: string): string => `---\nkind: rule\n---\n\n${body}`;
  const { store } = look(
    homeOf({
      'memories_v2/memory_summary.md':
        "v1\n\n## User Profile\n\n## User preferences\n\n## General Tips\n\n## What's in Memory\n",
      'memories_v2/extensions/memport/resources/general/emptied.md': resource(''),
      'memories_v2/extensions/memport/resources/general/whole.md': resource('Tests run before a merge.\n'),
    }),
  );
  expect(store.memories.map(({ statement }) => statement)).toEqual(['Tests run before a merge.']);
});

test('a bullet whose words were taken out belongs to no other one, whatever its mark', () => {
  for (const mark of ['-', '*', '+']) {
    const summary = (left: string): string =>
      `v1\n\n## User preferences\n\n- Use tabs.\n  - why: gofmt does.\n${left}- Lint first.\n`;
    const said = (text: string): unknown[] =>
      look(homeOf({ 'memories_v2/memory_summary.md': text })).store.memories.map(({ statement, why, detail, id }) => ({
        statement,
        why,
        detail,
        id,
      }));
    expect(said(summary(`${mark} \n`))).toEqual(said(summary('')));
    expect(said(summary(`${mark}\n`))).toEqual(said(summary('')));
  }
});
