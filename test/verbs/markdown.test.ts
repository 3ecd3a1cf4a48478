import { describe, expect, it } from 'vitest';
import type { Memory } from '../../src/ir/memory.ts';
import { markdownOf } from '../../src/verbs/markdown.ts';
import { memory } from '../probe/memory.ts';

const pagesOf = (...memories: Memory[]): Map<string, string> =>
  markdownOf({
    version: 1,
    command: 'export',
    note: 'It is memory text.',
    harness: 'claude',
    stores: [{ id: 'claude', harness: 'claude', layout: 'x', scope: { level: 'global' }, budgets: [], memories }],
    left: [],
  });
const rowsOf = (...memories: Memory[]): string[] =>
  (pagesOf(...memories).get('README.md') ?? '').split('\n').filter((line) => line.startsWith('- '));

describe('the index of the pages', () => {
  it('is a heading a folder and a line a memory, which leads to its page', () => {
    expect(pagesOf(memory('Use tabs', { name: 'tabs', title: 'Tabs', hook: 'Use tabs' })).get('README.md')).toBe(
      '# What is remembered here\n\n<!-- It is memory text. -->\n\n## global\n\n- [Tabs](global/tabs.md) — Use tabs\n',
    );
  });

  it.each([
    ['Call `a[0]` first', 'Never `rm -rf`', '- [Call `a[0]` first](global/x.md) — Never `rm -rf`'],
    ['Brackets ] and [ alone', 'a back\\slash', '- [Brackets \\] and \\[ alone](global/x.md) — a back\\slash'],
    ['See [docs](https://a.example)', 'It is **so**', '- [See docs](global/x.md) — It is **so**'],
    ['# No heading', '1. no list', '- [# No heading](global/x.md) — 1. no list'],
  ])('keeps the code and the emphasis of %j, and no link leads astray', (title, hook, row) => {
    expect(rowsOf(memory('x', { name: 'x', title, hook }))).toEqual([row]);
  });

  it('keeps every memory in a line of its own, whatever it says', () => {
    const hook = 'a * b\n\n- c <script>alert(1)</script> | d';
    expect(rowsOf(memory('x', { name: 'x', title: 'X', hook }), memory('y', { name: 'y', title: 'Y' }))).toHaveLength(
      2,
    );
  });
});

describe('a page', () => {
  it('ends in links to the memories that it names, and leaves its own words alone', () => {
    const first = memory('Use *tabs*, see [[the other]]', {
      name: 'first',
      links: [{ to: 'second', as: 'wiki' }],
    });
    const page = pagesOf(first, memory('Use pnpm', { name: 'second' })).get('global/first.md') ?? '';
    expect(page).toContain('Use *tabs*, see [[the other]]\n');
    expect(page).toMatch(/\n<!-- memport: links -->\n\nSee also: \[second\]\(\.\.\/global\/second\.md\)\n$/);
  });
});
