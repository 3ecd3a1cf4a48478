import { describe, expect, test } from 'vitest';
import {
  canonical,
  distinct,
  fieldHash,
  folderKey,
  handles,
  meaningHash,
  memoryId,
  possibleKeys,
  rekey,
  withOwnIds,
} from '../../src/ir/identity.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { inProject, plain, storeOf } from '../plan/plain.ts';

const around = (folders: Surroundings['folders'], projects: Surroundings['projects'] = {}): Surroundings => ({
  folders,
  projects,
});

test("an id is the harness, the scope and the format's own key, else a hash of the words", () => {
  expect(memoryId('a', { level: 'global' }, { key: 'style.md' })).toBe('a/global/style.md');
  const id = memoryId('a', inProject('/app'), { text: 'Use tabs' });
  expect(id).toMatch(/^a\/project:\/app\/[0-9a-f]{12}$/);
  expect(memoryId('a', inProject('/app'), { text: ' Use\n tabs ' })).toBe(id);
  expect(memoryId('a', inProject('/app'), { text: 'Cafe\u0301' })).toBe(
    memoryId('a', inProject('/app'), { text: 'Caf\u00e9' }),
  );
  expect(memoryId('a', inProject('/app'), { text: 'use tabs' })).not.toBe(id);
});

test('an id has one holder: the next gets a number', () => {
  const unique = distinct();
  expect([unique('a'), unique('a'), unique('b'), unique('a')]).toEqual(['a', 'a~2', 'b', 'a~3']);
});

test('values are compared whatever the order of their fields, and by the order of their lists', () => {
  expect(canonical({ b: 1, a: [1, 2], c: undefined })).toBe('{"a":[1,2],"b":1}');
  expect(fieldHash({ a: 1, b: 2 })).toBe(fieldHash({ b: 2, a: 1 }));
  expect(fieldHash([1, 2])).not.toBe(fieldHash([2, 1]));
});

test('a meaning is the words alone, and what has no words is told apart', () => {
  expect(meaningHash({ statement: '**Use** tabs!' })).toBe(meaningHash({ statement: 'use TABS' }));
  expect(meaningHash({ statement: '→' })).not.toBe(meaningHash({ statement: '←' }));
});

test('a handle is six characters, or as many as tell it from all others', () => {
  const found = [...handles(Array.from({ length: 20_000 }, (_, at) => `id ${at}`)).values()];
  const sorted = found.toSorted();
  expect(sorted.filter((each, at) => sorted[at + 1]?.startsWith(each))).toEqual([]);
  expect([...new Set(found.map(({ length }) => length))].sort()).toEqual([6, 7, 8]);
});

describe('a folder is known by', () => {
  const ROOT = '/work/app';
  const REMOTE = 'github.com/ada/app';

  test('its remote and the path below the root', () => {
    const facts = around({
      [`${ROOT}/web`]: { exists: true, gitRoot: ROOT, remote: REMOTE },
      [ROOT]: { exists: true, gitRoot: ROOT, remote: REMOTE },
    });
    expect([folderKey(ROOT, facts), folderKey(`${ROOT}/web`, facts)]).toEqual([REMOTE, `${REMOTE}/web`]);
  });

  test('else by the name of the nearest folder that has one', () => {
    const facts = around({}, { all: ['/work'], app: [ROOT] });
    expect([
      folderKey(ROOT, facts),
      folderKey(`${ROOT}/web`, facts),
      folderKey('/work/other', facts),
      folderKey('/work/apple', facts),
    ]).toEqual(['app', 'app:web', 'all:other', 'all:apple']);
  });

  test('else by its real path; a linked worktree by that of its main checkout', () => {
    expect(folderKey('/link', around({ '/link': { exists: true, real: ROOT } }))).toBe(ROOT);
    expect(folderKey('/wt/web', around({ '/wt/web': { exists: true, gitRoot: '/wt', mainRoot: ROOT } }))).toBe(
      `${ROOT}/web`,
    );
  });

  test('all of these, where a ledger is asked', () => {
    const facts = around({ '/link': { exists: true, real: ROOT, gitRoot: ROOT, remote: REMOTE } }, { app: [ROOT] });
    expect(possibleKeys('/link', facts)).toEqual([REMOTE, 'app', ROOT, '/link']);
  });
});

test('a folder that is not on this machine keeps the key that was written beside its path', () => {
  const store = storeOf(
    [
      plain('x', { id: 'a/project:gone/1', scope: inProject('/gone', 'gone') }),
      plain('y', { id: 'a/project:/gone/2', scope: inProject('/gone') }),
    ],
    { at: { harness: 'a' } },
  );
  expect(rekey(store, around({})).memories.map(({ id }) => id)).toEqual(['a/project:gone/1', 'a/project:gone/2']);
  expect(rekey(store, around({ '/gone': { exists: true } })).memories.map(({ id }) => id)).toEqual([
    'a/project:/gone/1',
    'a/project:/gone/2',
  ]);
});

test('over two stores an id has one holder, the main checkout first, and findings follow', () => {
  const clone = (path: string) =>
    storeOf([plain(path, { id: 'a/project:app/style.md', scope: inProject(path, 'app') })], {
      at: { id: path, scope: inProject(path, 'app') },
      findings: [{ rule: 'form/name', severity: 'info', message: '', file: '', memory: 'a/project:app/style.md' }],
    });
  const facts = around({ '/wt': { exists: true, gitRoot: '/wt', mainRoot: '/app' } });
  const [linked, main] = withOwnIds([clone('/wt'), clone('/app')], facts);
  expect([linked?.memories[0]?.id, main?.memories[0]?.id, linked?.findings[0]?.memory]).toEqual([
    'a/project:app/style.md~2',
    'a/project:app/style.md',
    'a/project:app/style.md~2',
  ]);
});
