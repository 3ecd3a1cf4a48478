import * as path from 'node:path';
import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { adapterNamed, isHarness } from '../world/harness.ts';
import { looked } from '../world/look.ts';
import type { Outlook } from '../world/sight.ts';
import type { Surveyed } from '../world/survey.ts';
import type { World } from '../world/world.ts';
import { formatOf, stands } from './asked.ts';

/** What is to be audited: a harness, a folder or file that somebody committed, or everything there is. */
export interface AuditTarget extends Outlook {
  cwd: string;
  target?: string | undefined;
  /** Whose folder it is, where the folder does not say so by itself. */
  harness?: string | undefined;
}

/** Everything of the target, read. */
export const auditedIn = (world: World, asked: AuditTarget): Promise<Surveyed[]> => {
  const { target, harness, cwd, root, profile, clientVersion } = asked;
  const outlook: Outlook = { cwd, root, profile, clientVersion };
  if (target === undefined) {
    const adapters = harness === undefined ? world.adapters : [adapterNamed(harness, world.adapters, world.others)];
    return looked(world, adapters, outlook);
  }
  if (isHarness(target, world.adapters))
    return looked(world, [adapterNamed(target, world.adapters, world.others)], outlook);
  const full = path.resolve(world.cwd, target);
  if (!stands(world, full))
    throw new MemportError('usage', {
      what: `"${target}" is no harness that memport knows, and no path that stands here`,
      where: full,
      expected: `one of ${world.adapters.map(({ id }) => id).join(', ')}, a memory folder or an instruction file`,
      todo: 'memport list shows what is on this machine',
      unknown: target,
    });
  return looked(world, [readerOf(world, full, target, harness)], { ...outlook, root: full });
};

/** Whose memories stand at a path: the format of a file, the harness that was named, or the first that knows the folder. */
const readerOf = (world: World, full: string, target: string, harness: string | undefined): Adapter => {
  const named = harness === undefined ? undefined : adapterNamed(harness, world.adapters, world.others);
  const files = filesIn(world, full);
  const sure = (adapter: Adapter): number => adapter.knows?.(files, full) ?? 0;
  const [best] = world.adapters.filter((each) => sure(each) > 0).toSorted((a, b) => sure(b) - sure(a));
  const format = named ? undefined : formatOf(world, full);
  // Pages of an export are a folder of markdown like others; a file is what its name says.
  if (format && (!best || files.length === 0)) return format;
  const known = named ?? best;
  if (known?.committed) return { ...known, locate: known.committed };
  throw new MemportError('usage', {
    what: named
      ? `${named.title} keeps no memory in folders that can be committed`
      : `nothing here tells whose memories ${target} holds`,
    where: full,
    expected: `--harness ${world.adapters.flatMap(({ id, committed }) => (committed ? [id] : [])).join(', --harness ')}`,
  });
};

const MOST = 2_000;

/** Names in a folder and in its folders, as far as they tell whose it is. */
const filesIn = ({ disk }: World, folder: string): string[] => {
  const names = (at: string): string[] => {
    try {
      return disk.readdir(at).map(({ name }) => name);
    } catch {
      return [];
    }
  };
  return names(folder)
    .slice(0, MOST)
    .flatMap((name) => [
      name,
      ...names(path.join(folder, name))
        .slice(0, MOST)
        .map((each) => `${name}/${each}`),
    ]);
};
