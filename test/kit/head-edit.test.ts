import { expect, test } from 'vitest';
import { editHead, type HeadEdit } from '../../src/kit/head-edit.ts';

const edited = (head: string, ...edits: HeadEdit[]): string | undefined => editHead(head, edits, '\n');
const top = (key: string, value: string | undefined): HeadEdit => ({ in: 'top', key, value });

test('a value that goes on in further lines is replaced with all of them', () => {
  expect(edited('name: a\ndescription: >-\n  one\n  two\nowner: ada\n', top('description', 'three'))).toBe(
    'name: a\ndescription: three\nowner: ada\n',
  );
  expect(edited('tags:\n- a\n- b\nname: a\n', top('tags', undefined))).toBe('name: a\n');
});

test('a key in quotes is that key', () => {
  expect(edited('"name": a\n', top('name', 'b'))).toBe('name: b\n');
});

test('a line of the top is changed beside metadata of any shape, which stays', () => {
  expect(edited('name: a\nmetadata: {owner: ada}\n', top('name', 'b'))).toBe('name: b\nmetadata: {owner: ada}\n');
  expect(edited('metadata: {owner: ada}\n', { in: 'metadata', key: 'type', value: 'user' })).toBeUndefined();
});

test('a new key of the metadata stands in its block, and makes one', () => {
  const type: HeadEdit = { in: 'metadata', key: 'type', value: 'user' };
  expect(edited('name: a', type)).toBe('name: a\nmetadata:\n  type: user\n');
  expect(edited('metadata:\n    owner: ada\nname: a\n', type)).toBe(
    'metadata:\n    owner: ada\n    type: user\nname: a\n',
  );
});
