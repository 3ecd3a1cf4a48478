import { expect, test } from 'vitest';
import { isLatin, slug } from '../../src/text/slug.ts';

test.each([
  ['My App', true, 'my-app'],
  ['Größe', true, 'grosse'],
  ['проект', true, 'proekt'],
  ['日本語', false, ''],
  ['日本語-app', false, 'app'],
  ['프로젝트', false, ''],
  ['🦊', true, ''],
])('%s', (text, latin, said) => {
  expect([isLatin(text), slug(text, '')]).toEqual([latin, said]);
});
