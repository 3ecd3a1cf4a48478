import { expect, test } from 'vitest';
import { linksIn, relinked, withoutTargets } from '../../src/text/text-links.ts';

const BODY =
  'See [the ports][p], [[tabs]] and [x](a.md).\n\n[p]: reference_ports.md\n[tabs]: <b c.md> "Tabs"\n[^1]: see d.md\n[web]: https://e.example/f.md\n\n```\n[q]: g.md\n```';

test('a definition below the text is a link, whatever names it', () => {
  expect(linksIn(BODY).map(({ to, as, defines }) => [as, to, defines ?? false])).toEqual([
    ['wiki', 'tabs', false],
    ['path', 'a.md', false],
    ['path', 'reference_ports.md', true],
    ['path', 'b c.md', true],
  ]);
});

test('its target changes and nothing beside it, there and back', () => {
  const there = relinked(BODY, ({ as, to }) => (as === 'path' ? `notes/${to}` : undefined));
  expect(there).toContain('[p]: notes/reference_ports.md\n[tabs]: <notes/b c.md> "Tabs"\n');
  expect(relinked(there, ({ as, to }) => (as === 'path' ? to.slice('notes/'.length) : undefined))).toBe(BODY);
});

test.each(['a.md', 'a.md#part', 'a.md#one/two', '../a.md#v1.2/api.md', 'a.md?plain=1#L3', '<a b.md#one / two>'])(
  'of a link to a file beside it a line says the words, whatever part of the file is meant: %s',
  (to) => expect(withoutTargets(`Follow [Commits](${to}) always.`)).toBe('Follow Commits always.'),
);

test.each(['docs/a.md', 'docs/a.md#part', 'docs/a.md#one/two'])('a file of a folder is named in a line: %s', (to) =>
  expect(withoutTargets(`Follow [Commits](${to}).`)).toBe(`Follow [Commits](${to}).`),
);

test('a line keeps definitions as they are, and of other links the words', () => {
  expect(withoutTargets('[x](a.md)\n\n[p]: b.md')).toBe('x\n\n[p]: b.md');
});
