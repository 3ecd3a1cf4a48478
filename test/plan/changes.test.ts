import { expect, test } from 'vitest';
import type { FileTree, ProblemFile, TextFile } from '../../src/ir/store.ts';
import { changesOf, obstaclesIn } from '../../src/plan/changes.ts';
import { textFile } from '../contract/world.ts';
import { storeOf } from './plain.ts';

const store = storeOf([], { texts: { 'a.md': 'was' } });
const put = (file: string) => [{ op: 'put' as const, file, text: 'is' }];
const pipe: ProblemFile = { problem: 'not-a-file', detail: 'a pipe' };

test('a change is told by hashes of what stands and of what will stand', () => {
  const [was, is] = [textFile('was').sha256, textFile('is').sha256];
  const placed = storeOf([], { texts: { 'a.md': 'is' } });
  expect(changesOf(store, placed, put('a.md'), new Map([['a.md', ['git tracks it']]]))).toEqual([
    { file: 'a.md', op: 'put', before: was, after: is, notes: ['git tracks it'] },
  ]);
  expect(changesOf(store, placed, put('b.md'))).toEqual([{ file: 'b.md', op: 'put', before: null, after: is }]);
  expect(changesOf(store, placed, [{ op: 'remove', file: 'a.md' }])).toEqual([
    { file: 'a.md', op: 'remove', before: was, after: null },
  ]);
  expect(changesOf(store, placed, [{ op: 'touch', file: 'a.md', mtimeMs: 1 }])).toEqual([
    { file: 'a.md', op: 'touch', before: was, after: was },
  ]);
});

test('nothing is written over what could not be read, nor below it', () => {
  const files: FileTree = new Map<string, TextFile | ProblemFile>([
    ['a.md', textFile('was')],
    ['notes', pipe],
    ['b.md', pipe],
  ]);
  expect(obstaclesIn({ ...store, tree: files }, put('a.md'))).toEqual([]);
  expect(obstaclesIn({ ...store, tree: files }, put('b.md'))).toEqual(['b.md may not be written: a pipe']);
  expect(obstaclesIn({ ...store, tree: files }, put('notes/new/c.md'))).toEqual([
    'notes/new/c.md may not be written: a pipe',
  ]);
});

test('nor over a text of which no memories are read', () => {
  const files: FileTree = new Map([['big.md', textFile('large')]]);
  expect(obstaclesIn({ ...store, tree: files }, put('big.md'))).toEqual([
    'big.md may not be written: it stands there, and no memories are read from it',
  ]);
});
