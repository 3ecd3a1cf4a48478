import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A whole folder as a value: what must be equal before and after. */
export type Tree = Map<string, Node>;
export type Node =
  | { kind: 'file'; bytes: Buffer; mode: number; mtimeMs: number }
  | { kind: 'folder' }
  | { kind: 'link'; to: string }
  | { kind: 'other' };

export const treeAt = (root: string, below = ''): Tree => {
  const tree: Tree = new Map();
  for (const name of readdirSync(join(root, below)).sort()) {
    const path = below === '' ? name : `${below}/${name}`;
    const full = join(root, path);
    const stat = lstatSync(full);
    if (stat.isSymbolicLink()) tree.set(path, { kind: 'link', to: readlinkSync(full) });
    else if (stat.isDirectory()) {
      tree.set(path, { kind: 'folder' });
      for (const [each, node] of treeAt(root, path)) tree.set(each, node);
    } else if (stat.isFile())
      tree.set(path, { kind: 'file', bytes: readFileSync(full), mode: stat.mode & 0o7777, mtimeMs: stat.mtimeMs });
    else tree.set(path, { kind: 'other' });
  }
  return tree;
};

/** Everything in which two trees differ, one line each; `meta` compares mode and mtime as well. */
export const differences = (expected: Tree, actual: Tree, meta: boolean): string[] =>
  [...new Set([...expected.keys(), ...actual.keys()])].sort().flatMap((path) => {
    const [want, got] = [expected.get(path), actual.get(path)];
    if (!got) return [`${path} is gone`];
    if (!want) return [`${path} is new`];
    if (want.kind !== got.kind) return [`${path} was a ${want.kind}, is a ${got.kind}`];
    if (want.kind === 'link' && got.kind === 'link' && want.to !== got.to)
      return [`${path} leads to ${got.to}, not ${want.to}`];
    if (want.kind !== 'file' || got.kind !== 'file') return [];
    return [
      ...(want.bytes.equals(got.bytes)
        ? []
        : [`${path} differs:\n--- expected\n${want.bytes.toString('utf8')}\n--- is\n${got.bytes.toString('utf8')}`]),
      ...(meta && want.mode !== got.mode
        ? [`${path} has mode ${got.mode.toString(8)}, not ${want.mode.toString(8)}`]
        : []),
      ...(meta && want.mtimeMs !== got.mtimeMs ? [`${path} has another mtime`] : []),
    ];
  });
