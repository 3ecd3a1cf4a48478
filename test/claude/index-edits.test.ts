import { expect, test } from 'vitest';
import { placeLines } from '../../src/kit/index-edits.ts';
import { parseIndex } from '../../src/text/index-items.ts';

const said = (text: string): string[] =>
  parseIndex(text).items.map((item) =>
    [...item.refs.map((ref) => `${ref.target}: ${ref.hook}`), item.prose ?? ''].join('').trim(),
  );

// What docs/design.md law 1 found: once the line between them is gone, indented prose goes on in the bullet above it.
test.each([
  [
    'a bullet and indented prose',
    '- [A](a.md) — one\n  - [B](b.md) — two\n  prose\n',
    'b.md: two',
    '- [A](a.md) — one\n---\n  prose\n',
  ],
  ['two runs of prose', 'one\n- [B](b.md) — two\nthree\n', 'b.md: two', 'one\n\nthree\n'],
  [
    'two equal bullets and prose',
    '- `a.md` — x\n- `a.md` — x\n  - [](b.md) — two\n  x\n',
    'b.md: two',
    '- `a.md` — x\n- `a.md` — x\n---\n  x\n',
  ],
  ['a topic, its only bullet and prose', '- topic\n  - port\n  prose\n- last\n', 'port', '  prose\n- last\n'],
  [
    'nothing',
    '- [A](a.md) — one\n- [B](b.md) — two\n- [C](c.md) — three\n',
    'b.md: two',
    '- [A](a.md) — one\n- [C](c.md) — three\n',
  ],
])('a line that goes does not let what it parted run together: %s', (_, text, gone, after) => {
  const at = parseIndex(text).items[said(text).indexOf(gone)]?.content[0] as number;
  const left = placeLines(text, [{ at }]);
  expect(left).toBe(after);
  expect(said(left)).toEqual(said(text).filter((each) => each !== gone));
});

test('a file whose name has brackets is named by its line, as the client makes copies of one', () => {
  expect(said('- [Images](feedback_images (1).md) — AVIF first\n- [Ports](ports.md) (see the wiki) — 3000\n')).toEqual([
    'feedback_images (1).md: AVIF first',
    'ports.md: (see the wiki) — 3000',
  ]);
});
