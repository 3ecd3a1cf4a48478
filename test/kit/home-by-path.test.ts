import { expect, test } from 'vitest';
import type { Location } from '../../src/ir/store.ts';
import type { Scope } from '../../src/ir/memory.ts';
import { homeByPath } from '../../src/kit/home-by-path.ts';

const project = (path: string): Scope => ({ level: 'project', key: path, paths: [path] });
const user: Location<undefined> = {
  id: 'x:user',
  harness: 'x',
  root: '/h/.x',
  scope: { level: 'global' },
  edition: '1',
  seen: true,
  layout: 'user',
  exists: true,
  role: 'store',
  owns: [],
  reads: [],
  settings: undefined,
  findings: [],
};
const at = (root: string, scope = project(root)): Location<undefined> => ({
  ...user,
  id: `x:${root.replaceAll('/', '-')}`,
  root: `/h/.x${root}`,
  scope,
  layout: 'project',
});
const home = homeByPath<undefined>({
  title: 'X',
  levels: ['project'],
  rootOf: ({ real }) => real,
  made: (root) => at(root),
});
const none = { folders: {}, projects: {} };
const rootOf = (found: ReturnType<typeof home>): string => ('root' in found ? found.root : found.reason);

test('what holds everywhere goes to the store of the user, and a project to its own, made or standing', () => {
  expect(rootOf(home({ level: 'global' }, [user], none))).toBe('/h/.x');
  expect(rootOf(home(project('/a'), [user], none))).toBe('/h/.x/a');
  expect(rootOf(home({ level: 'project', key: 'r', paths: ['/b'] }, [user, at('/b')], none))).toBe('/h/.x/b');
  expect(rootOf(home(project('/b'), [user, at('/b', { level: 'project', key: 'x', paths: [] })], none))).toBe(
    '/h/.x/b',
  );
});

test('a project of which no folder is known gets none that no client would look into', () => {
  const said = rootOf(home({ level: 'project', key: 'github.com/quay/app', paths: [] }, [user], none));
  expect(said).toBe('no folder of the project github.com/quay/app is known');
});

test('a key alone is enough where it says which folder is meant', () => {
  const byName = homeByPath<undefined>({
    title: 'X',
    levels: ['project'],
    rootOf: ({ real }) => real,
    folderNamed: (key) => (key.startsWith('-') ? key : undefined),
    made: (root) => at(`/${root}`),
  });
  const rootOfKey = (key: string): string => rootOf(byName({ level: 'project', key, paths: [] }, [user], none));
  expect(rootOfKey('-srv-app')).toBe('/h/.x/-srv-app');
  expect(rootOfKey('quay/app')).toBe('no folder of the project quay/app is known');
});

test('without a home, and for a level that is not kept, it says so', () => {
  expect(rootOf(home({ level: 'global' }, [], none))).toBe('no home of X was located');
  expect(rootOf(home({ level: 'agent', name: 'a' }, [user], none))).toBe('X keeps nothing per agent');
});
