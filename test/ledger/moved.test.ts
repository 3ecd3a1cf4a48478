import { describe, expect, test } from 'vitest';
import type { FolderFacts, Surroundings } from '../../src/ir/scene.ts';
import type { Memory, Scope } from '../../src/ir/memory.ts';
import type { Store } from '../../src/ir/store.ts';
import { relocatedLedger } from '../../src/ledger/ledger-of-moved.ts';
import type { Row } from '../../src/ledger/row.ts';
import { movedFolders } from '../../src/world/moved-folders.ts';

const project = (path: string, key = path): Scope & { key: string; paths: string[] } => ({
  level: 'project',
  key,
  paths: [path],
});
const storeOf = (...scopes: Scope[]): Store =>
  ({ at: { scope: { level: 'global' } }, memories: scopes.map((scope) => ({ scope }) as Memory) }) as Store;
const clone = (path: string): FolderFacts => ({
  exists: true,
  real: path,
  gitRoot: path,
  mainRoot: path,
  remote: 'github.com/quay/app',
});
const around = (folders: Surroundings['folders']): Surroundings => ({ folders, projects: {} });
const GONE: FolderFacts = { exists: false };

describe('where a folder that is gone stands now', () => {
  const ledger = { '/work/app': ['github.com/quay/app'] };
  const ask = (folders: Surroundings['folders'], formerly: Record<string, readonly string[]> = ledger) =>
    movedFolders(
      [storeOf(project('/work/app'))],
      around(folders),
      () => formerly,
      () => around(folders),
    );

  test('is known by the remote that the ledger has for it', () =>
    expect(ask({ '/work/app': GONE, '/srv/shop': clone('/srv/shop') })).toEqual({ '/work/app': '/srv/shop' }));

  test('is known by the key that was written beside the path', () => {
    const folders = { '/work/app': GONE, '/srv/shop': clone('/srv/shop') };
    const stores = [storeOf(project('/work/app', 'github.com/quay/app'))];
    expect(
      movedFolders(
        stores,
        around(folders),
        () => ({}),
        () => around(folders),
      ),
    ).toEqual({
      '/work/app': '/srv/shop',
    });
  });

  test.each<[string, Surroundings['folders'], Record<string, readonly string[]>]>([
    ['without any evidence', { '/work/app': GONE, '/srv/shop': clone('/srv/shop') }, {}],
    ['between two clones', { '/work/app': GONE, '/a': clone('/a'), '/b': clone('/b') }, ledger],
    ['while it stands', { '/work/app': clone('/work/app'), '/srv/shop': clone('/srv/shop') }, ledger],
    ['where nothing has its remote', { '/work/app': GONE, '/srv': { exists: true, real: '/srv' } }, ledger],
  ])('is no guess: %s', (_, folders, formerly) => expect(ask(folders, formerly)).toEqual({}));
});

describe('the ledger of a project that moved', () => {
  const row = (id: string, store = 'claude:-work-app ~/m'): Row => ({
    pair: 'claude→codex',
    source: { store, id: `claude/project:/work/app/${id}` },
    target: { store: 'codex:v1 ~/c', id: 'codex/global/x' },
    base: {},
    placed: {},
    form: '',
    files: ['/home/m/x.md'],
  });
  const went = {
    from: { key: 'claude:-work-app ~/m', root: '/home/m' },
    to: { key: 'claude:-srv-shop ~/n', root: '/home/n' },
    stays: ['left.md'],
  };

  test('names the store and its files as they are now, but for what stayed', () => {
    const { rows } = relocatedLedger({ keys: {}, rows: [row('a.md'), row('left.md')] }, [went], []);
    expect(rows.map(({ source }) => source.store)).toEqual(['claude:-srv-shop ~/n', 'claude:-work-app ~/m']);
    expect(rows.map(({ files }) => files)).toEqual([['/home/n/x.md'], ['/home/m/x.md']]);
  });

  test('is the very same one where nothing of it is of the project', () => {
    const ledger = { keys: {}, rows: [row('a.md', 'claude:-other ~/o')].map((each) => ({ ...each, files: [] })) };
    expect(relocatedLedger(ledger, [went], [])).toBe(ledger);
  });

  test('remembers what the folder was called, so that marks are known too', () =>
    expect(
      relocatedLedger(
        { keys: { '/work/app': ['github.com/quay/app'] }, rows: [] },
        [],
        [{ was: project('/work/app'), is: project('/srv/shop') }],
      ).keys['/srv/shop'],
    ).toEqual(['/work/app', 'github.com/quay/app']));
});
