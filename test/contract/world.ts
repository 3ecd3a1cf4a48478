import { hash } from 'node:crypto';
import type { Adapter, Machine } from '../../src/adapter.ts';
import { rekey } from '../../src/ir/identity.ts';
import type { Scene } from '../../src/ir/scene.ts';
import type { FileTree, Location, Store, TextFile } from '../../src/ir/store.ts';
import { decode, encode } from '../../src/text/decode.ts';
import { matchesAny } from '../../src/text/glob.ts';

/** A machine that exists only as a map from absolute paths to texts. */
export type World = ReadonlyMap<string, string>;

export const HOME = '/home/ada';
export const NOW = Date.UTC(2026, 10, 20);

/** A machine that holds these files below its home. */
export const worldOf = (files: Readonly<Record<string, string>>): World =>
  new Map(Object.entries(files).map(([file, text]) => [`${HOME}/${file}`, text]));

export const machineOver = (world: World, asked: Machine['asked'] = {}, cwd = HOME): Machine => {
  const under = (folder: string): string[] => [...world.keys()].filter((path) => path.startsWith(`${folder}/`));
  return {
    home: HOME,
    cwd,
    platform: 'linux',
    uid: 1000,
    env: {},
    asked,
    list: (folder) =>
      under(folder).length === 0
        ? undefined
        : [...new Set(under(folder).map((path) => path.slice(folder.length + 1).split('/')[0] as string))].sort(),
    text: (path, max) => world.get(path)?.slice(0, max),
    stat: (path) =>
      world.has(path)
        ? { kind: 'file', mtimeMs: NOW, link: false }
        : under(path).length > 0
          ? { kind: 'folder', mtimeMs: NOW, link: false }
          : undefined,
    realpath: (path) => path,
  };
};

export const textFile = (text: string): TextFile => ({
  text,
  sha256: hash('sha256', encode(text)),
  mtimeMs: NOW,
  mode: 0o600,
});

export const treeOf = (world: World, at: Location): FileTree => {
  const tree = new Map<string, TextFile>();
  for (const [path, text] of world) {
    const file = path.startsWith(`${at.root}/`) ? path.slice(at.root.length + 1) : undefined;
    // What a snapshot gives is always what bytes decode to.
    if (file !== undefined && matchesAny(file, at.reads)) tree.set(file, textFile(decode(encode(text))));
  }
  return tree;
};

export const SCENE: Scene = {
  cwd: HOME,
  home: HOME,
  platform: 'linux',
  now: NOW,
  around: { folders: {}, projects: {} },
};

export const readAt = (adapter: Adapter, files: FileTree, at: Location): Store =>
  rekey(adapter.read(files, at), SCENE.around);
