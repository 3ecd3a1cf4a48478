import { expect, test } from 'vitest';
import { projectCopies, variablesKept } from '../../src/kit/staged-projects.ts';

const facts = { exists: true, real: '/real/app' };
const around = { folders: { '/app': facts }, projects: {} };
const mirror = (path: string): string => `/copy${path}`;
const rootOf = (path: string): string => `/h/projects/${path.replaceAll('/', '-')}`;

test('in the copy the folder of this project is called after the path there; those of others stay', () => {
  const stage = { cwd: '/app', around, mirror };
  const at = ['/h/projects/-real-app', '/h/projects/-other'].map((root) => ({ role: 'store' as const, root }));
  const copies = projectCopies([...at, { role: 'context', root: '/x' }], stage, rootOf);
  expect(copies.map(({ from, to }) => [from, to])).toEqual([
    ['/h/projects/-real-app', '/h/projects/-copy-real-app'],
    ['/h/projects/-other', undefined],
  ]);
});

test('variables that are set go along, paths in them moved', () => {
  const stage = { env: { SWITCH: '1', FOLDER: '/m', OTHER: 'x' } };
  expect(variablesKept(stage, ['SWITCH', 'UNSET'])).toEqual({ SWITCH: '1' });
  expect(variablesKept(stage, ['FOLDER'], mirror)).toEqual({ FOLDER: '/copy/m' });
});
