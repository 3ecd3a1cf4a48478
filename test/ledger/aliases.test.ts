import { expect, test } from 'vitest';
import { fieldHash } from '../../src/ir/identity.ts';
import type { Surroundings } from '../../src/ir/scene.ts';
import { aliasesOf, keysToKeep, renamedMarks, renamedRow } from '../../src/ledger/aliases.ts';
import { inProject, plain, storeOf } from '../plan/plain.ts';

const PATH = '/work/app';
const KEY = 'github.com/ada/app';
const around: Surroundings = {
  folders: { [PATH]: { exists: true, real: PATH, gitRoot: PATH, remote: KEY } },
  projects: {},
};
const hashOf = (key: string): string => fieldHash([`project:${key}`, undefined]);
const app = plain('Use tabs', { id: `a/project:${KEY}/style.md`, scope: inProject(PATH, KEY) });
const row = {
  source: { store: 'a', id: `a/project:${PATH}/style.md` },
  target: { store: 'b', id: `b/project:${PATH}/1` },
  base: { scope: hashOf(PATH), statement: 's' },
  placed: { scope: hashOf(PATH) },
};

test('a folder that got a remote is known by what it was called', () => {
  const aliases = aliasesOf([storeOf([app])], around, {});
  expect(aliases.get(hashOf(PATH))).toEqual({ from: `project:${PATH}`, to: `project:${KEY}`, hash: hashOf(KEY) });
  expect(renamedRow(row, aliases)).toMatchObject({
    source: { id: app.id },
    target: { id: `b/project:${KEY}/1` },
    base: { scope: hashOf(KEY), statement: 's' },
    placed: { scope: hashOf(KEY) },
    formerly: { source: row.source, target: row.target },
  });
});

test('and by what the ledger kept of its keys', () => {
  const aliases = aliasesOf([storeOf([app])], around, { [PATH]: ['gitlab.com/ada/app'], '/work/other': ['x'] });
  expect(aliases.get(hashOf('gitlab.com/ada/app'))?.to).toBe(`project:${KEY}`);
  expect(aliases.has(hashOf('x'))).toBe(false);
});

test("a key that is another scope's own today is nobody's old one", () => {
  const other = plain('Use spaces', { id: `a/project:${PATH}/other.md`, scope: inProject('/mnt/app', PATH) });
  expect(aliasesOf([storeOf([app, other])], around, {}).has(hashOf(PATH))).toBe(false);
});

test('a row of another scope stays as it is, and an id that only begins alike, too', () => {
  const aliases = aliasesOf([storeOf([app])], around, {});
  const other = { ...row, base: { scope: hashOf('/work/other') }, placed: {} };
  expect(renamedRow(other, aliases)).toBe(other);
  const longer = { ...row, source: { store: 'a', id: `a/project:${PATH}-two/style.md` } };
  expect(renamedRow(longer, aliases).source.id).toBe(`a/project:${PATH}-two/style.md`);
});

test('marks are read the same way', () => {
  const marked = { ...app, mark: { source: row.source.id, base: row.base } };
  const [found] = renamedMarks(storeOf([marked]), aliasesOf([storeOf([app])], around, {})).memories;
  expect(found?.mark).toEqual({ source: app.id, base: { scope: hashOf(KEY), statement: 's' } });
});

test('of each folder the keys that it had are kept, and the one it has is added', () => {
  expect(keysToKeep([storeOf([app])], { [PATH]: ['old'] })).toEqual({ [PATH]: ['old', KEY] });
  expect(keysToKeep([storeOf([app])], { [PATH]: [KEY] })).toEqual({ [PATH]: [KEY] });
});

test('a folder that is gone is remembered without a key of its own, one that stands is not', () => {
  const there = { ...app, scope: { level: 'project' as const, key: PATH, paths: [PATH] } };
  expect(keysToKeep([storeOf([there])], {}, { [PATH]: { exists: false } })).toEqual({ [PATH]: [] });
  expect(keysToKeep([storeOf([there])], {}, { [PATH]: { exists: true } })).toEqual({});
});
