import {
  closeSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file of a HOME by its bytes (as latin1), names relative to it. What is no readable file tells what it is. */
export type Tree = ReadonlyMap<string, string>;

export const treeOf = (home: string): Tree => {
  const out = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(home, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(file);
      else if (!entry.isFile()) out.set(file, '(no file)');
      else if (lstatSync(join(home, file)).size > 1 << 20) out.set(file, '(too large)');
      else out.set(file, readFileSync(join(home, file), 'latin1'));
    }
  };
  walk('');
  return out;
};

export const textOf = (tree: Tree, file: string): string =>
  Buffer.from(tree.get(file) ?? '', 'latin1').toString('utf8');

/** Writes a file, but for one that nobody can read: who cannot read it cannot have written it either. */
export const write = (home: string, file: string, text: string): void => {
  const stands = lstatSync(join(home, file), { throwIfNoEntry: false });
  if (stands && (!stands.isFile() || stands.size > 1 << 20)) return;
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
};

export type Block = 'folder' | 'large' | 'link';

/** Puts something unreadable where a file stands. Rights would not do: tests may run as root. */
export const block = (home: string, file: string, way: Block): void => {
  const full = join(home, file);
  rmSync(full, { recursive: true, force: true });
  if (way === 'folder') mkdirSync(full);
  else if (way === 'link') symlinkSync('/nowhere/at/all', full);
  else {
    const handle = openSync(full, 'w');
    ftruncateSync(handle, 5 << 20);
    closeSync(handle);
  }
};

/** Lines that went and lines that came, file by file: what a reader of a failure wants to see. */
export const difference = (before: Tree, after: Tree): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((file) => {
    const [was, is] = [textOf(before, file), textOf(after, file)];
    if (before.get(file) === after.get(file)) return [];
    const [old, now] = [was.split('\n'), is.split('\n')];
    const lines = [
      ...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
      ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
    ];
    const how = !before.has(file) ? ' (new)' : !after.has(file) ? ' (gone)' : '';
    return [
      `${file}${how}`,
      ...(lines.length === 0 ? ['(only order, number or ends of lines)'] : lines).map(
        (line) => `    ${line.length > 200 ? `${line.slice(0, 200)}…` : line}`,
      ),
    ];
  });
