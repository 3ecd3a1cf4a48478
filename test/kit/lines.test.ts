import { expect, test } from 'vitest';
import { inFrame, framed, unframe } from '../../src/kit/frames.ts';
import { wordsHash } from '../../src/kit/line-hashes.ts';
import { differingLines, hasLost, lineSays, rewordings, type Nearest } from '../../src/kit/lines.ts';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Frame } from '../../src/ir/frame.ts';
import { placeIn, plain } from '../plan/plain.ts';

const memory = plain('Use tabs in Go files. The formatter insists on it.', { hook: 'Tabs in Go' });

test('a line says the statement, the hook, or words of its own', () => {
  expect(lineSays('Use tabs in  Go files. The formatter insists on it.', memory)).toEqual({ says: ['statement'] });
  expect(lineSays('Tabs in Go', memory)).toEqual({ says: ['hook'] });
  expect(lineSays('Tabs,\nplease', memory)).toEqual({ says: [], words: 'Tabs, please' });
});

test('a line with words of its own is found, with its place and none of its words', () => {
  const places = [placeIn('note.md'), placeIn('summary.md', { words: 'Tabs, please', span: [4, 16] })];
  const [found, ...more] = differingLines([{ ...memory, places }], () => 'one\nTabs, please\n');
  expect(more).toEqual([]);
  expect(found).toMatchObject({ rule: 'read/places-differ', file: 'summary.md', line: 2, memory: memory.id });
  expect(found?.message).toContain('than note.md');
  expect(found?.message).not.toContain('please');
});

test('a line is lost where it was once and none stands that says anything', () => {
  const mark = { source: 'a', base: {}, lines: { 'summary.md': 'x' } };
  expect(hasLost({ ...memory, mark }, 'summary.md')).toBe(true);
  expect(hasLost({ ...memory, mark }, 'other.md')).toBe(false);
  expect(hasLost({ ...memory, mark, places: [placeIn('summary.md', { says: [] })] }, 'summary.md')).toBe(true);
  expect(hasLost({ ...memory, mark, places: [placeIn('summary.md')] }, 'summary.md')).toBe(false);
});

const line = (says: string, at = 0) => ({ file: 'summary.md', span: [at, at + says.length] as [number, number], says });
/** Alike are those of one first word; of several the first. */
const byFirstWord: Nearest = (source, target) => {
  const used = new Set<string>();
  return source.flatMap((a) => {
    const b = target.find(
      (each) => each.statement.split(' ')[0] === a.statement.split(' ')[0] && !used.has(each.statement),
    );
    return b && used.add(b.statement) ? [{ a, b }] : [];
  });
};

test('the one free line that is like a lost one is its rewording', () => {
  const [tabs, port] = [plain('Tabs everywhere'), plain('Port 5433')];
  const free = [line('Tabs please'), line('Something else', 20)];
  const found = rewordings(
    [
      { memory: tabs, free },
      { memory: port, free },
    ],
    [],
    byFirstWord,
  );
  expect([...found]).toEqual([[tabs, free[0]]]);
});

test('of two lines that could be it, neither is; nor is one that is nearer to a rival', () => {
  const tabs = plain('Tabs everywhere');
  expect(
    rewordings([{ memory: tabs, free: [line('Tabs please'), line('Tabs or else', 20)] }], [], byFirstWord).size,
  ).toBe(0);
  const nearer: Nearest = (source, target) =>
    source.filter(({ statement }) => statement === 'rival').flatMap((a) => target.map((b) => ({ a, b })));
  expect(rewordings([{ memory: tabs, free: [line('Tabs please')] }], [plain('rival')], nearer).size).toBe(0);
});

test('a line that the ledger knows as another memory’s own is nobody’s rewording', () => {
  const tabs = { ...plain('Tabs everywhere'), places: [placeIn('notes/tabs.md')] };
  const asked = [{ memory: tabs, free: [line('Tabs on Fridays')] }];
  const known = (id: string, statement = 'Tabs on Fridays') => [{ id, statement: fieldHash(statement) }];
  expect(rewordings(asked, [], byFirstWord, known('hermes/global/ab12')).size).toBe(0);
  expect(rewordings(asked, [], byFirstWord, known('hermes/global/ab12', 'Spaces on Fridays')).size).toBe(1);
  // Its own words of another day are its own.
  expect(rewordings(asked, [], byFirstWord, known('hermes/project:/app/notes/tabs.md~2')).size).toBe(1);
});

test('the line as it was written is that of its memory, whatever else is like it and whoever else says it', () => {
  const lines = { 'summary.md': wordsHash('Tabs please') };
  const tabs = { ...plain('Tabs everywhere'), mark: { source: 'a', base: {}, lines } };
  const free = [line('Tabs or else'), line('Tabs  please', 20)];
  const known = [{ id: 'hermes/global/ab12', statement: fieldHash('Tabs  please') }];
  expect([...rewordings([{ memory: tabs, free }], [], byFirstWord, known)]).toEqual([[tabs, free[1]]]);
  const twin = { ...tabs, id: 'twin' };
  const both = [tabs, twin].map((memory) => ({ memory, free }));
  expect(rewordings(both, [], () => []).size).toBe(0);
});

const FRAMES: Frame[] = [
  { name: 'requires', pattern: '^User requires: (?<statement>.*)$', print: 'User requires: {statement}' } as Frame,
  { name: 'old', pattern: '^Rule: (?<statement>.*)$' } as Frame,
];

test('a frame is taken off as it was put on, and one that only reads is never put on', () => {
  expect(unframe('User requires: tabs', FRAMES)).toMatchObject({ frame: { name: 'requires' }, statement: 'tabs' });
  expect(unframe('tabs', FRAMES)).toEqual({ statement: 'tabs' });
  expect(inFrame(FRAMES[1] as Frame, { statement: 'tabs' })).toBeUndefined();
  expect(framed('tabs', [FRAMES[1] as Frame, FRAMES[0] as Frame], FRAMES)).toBe('User requires: tabs');
});

test('a frame is taken only where it reads back as the same', () => {
  const nested: Frame[] = [
    { name: 'outer', pattern: '^User requires: User (?<statement>.*)$', print: 'never' } as Frame,
    ...FRAMES,
  ];
  expect(framed('User tabs', [FRAMES[0] as Frame], nested)).toBeUndefined();
});
