import type { Ground } from '../../claim-ground.ts';

/** The files of a project, found by what people write of them. */
export interface Tree {
  folders: ReadonlySet<string>;
  /** Files by the last step of their path, and folders with a slash behind it, {@link folded}. */
  byName: ReadonlyMap<string, readonly string[]>;
  /** What stands right in a folder; folders with a slash behind them. */
  inside: ReadonlyMap<string, readonly string[]>;
}

const known = new WeakMap<ReadonlySet<string>, Tree>();

export const treeOf = ({ files }: Pick<Ground, 'files'>): Tree => {
  const found = known.get(files) ?? grown(files);
  known.set(files, found);
  return found;
};

const grown = (files: ReadonlySet<string>): Tree => {
  const folders = new Set<string>();
  const byName = new Map<string, string[]>();
  const inside = new Map<string, string[]>();
  const push = (map: Map<string, string[]>, key: string, value: string): void => {
    const same = map.get(key);
    if (same) same.push(value);
    else map.set(key, [value]);
  };
  const add = (path: string, name: string): void => {
    const cut = path.lastIndexOf('/') + 1;
    push(byName, name, path);
    push(inside, path.slice(0, cut), path.slice(cut) + (name.endsWith('/') ? '/' : ''));
  };
  for (const file of files) {
    add(file, lastOf(file));
    for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1)) {
      const folder = file.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
      add(folder, `${lastOf(folder)}/`);
    }
  }
  return { folders, byName, inside };
};

/** In small letters, and a letter with its accent as one: some systems keep the two apart (`e` and `\u0301`). */
const folded = (path: string): string => path.toLowerCase().normalize('NFC');

const lastOf = (path: string): string => folded(path.slice(path.lastIndexOf('/') + 1));

/** The files, or the folders, whose paths end in these steps, whatever their case. */
export const endingIn = ({ byName }: Tree, path: string, what: 'file' | 'folder'): readonly string[] => {
  const steps = folded(path.replace(/\/$/, ''));
  const same = byName.get(lastOf(steps) + (what === 'folder' ? '/' : '')) ?? [];
  return steps.includes('/') ? same.filter((each) => `/${folded(each)}`.endsWith(`/${steps}`)) : same;
};

/** The one that differs least from a name, if it differs little. */
export const nearest = (name: string, others: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Math.min(3, Math.floor(name.length / 3)) + 1;
  for (const other of others) {
    if (Math.abs(other.length - name.length) >= least) continue;
    const apart = distance(name, other);
    if (apart < least) [best, least] = [other, apart];
  }
  return best;
};

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] as number) + 1,
          (next[j - 1] as number) + 1,
          (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
};
