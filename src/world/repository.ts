import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { broughtIn } from '../repo/brought.ts';
import { REPOSITORY_EXAMPLE, settingsIn } from '../repo/settings.ts';
import { SETTING_SHAPES, type Shapes } from '../repo/settings-shape.ts';
import { surroundingsOf } from '../repo/surroundings.ts';
import type { World } from './world.ts';

export const CONFIG = 'memport.json';

/** What a repository says of itself, and where. It is a stranger: its paths stay inside it. */
export interface Repository {
  root: string;
  file: string;
  text: string;
  value: Shapes['repository'];
}

/** The root of the repository that a folder lies in or will lie in, else the folder. */
export const rootAt = (folder: string): string => {
  for (let at = folder; ; at = path.dirname(at)) {
    const facts = surroundingsOf([], at).folders[at];
    if (facts?.exists) return facts.gitRoot ?? folder;
    if (at === path.dirname(at)) return folder;
  }
};

/** The answers and rewrites that the repository of a folder brings along, as text. */
export const broughtTo = (cwd: string): (string | undefined)[] =>
  (['memport.pairs.json', 'memport.lock'] as const).map((name) => broughtIn(rootAt(cwd), name)?.text);

export const repositoryAt = (cwd: string): Repository | undefined => {
  const root = rootAt(cwd);
  const file = path.join(root, CONFIG);
  const settings = settingsIn(file, 'repository', REPOSITORY_EXAMPLE);
  return settings && { root, file, ...settings };
};

/** A path of the repository, links resolved; one that leads out of it is refused. */
export const inside = ({ disk }: World, { root, file }: Pick<Repository, 'root' | 'file'>, given: string): string => {
  const full = path.resolve(root, given);
  const [top, real] = [realOf(disk, root), realOf(disk, full)];
  if (real === top || real.startsWith(`${top}${path.sep}`)) return full;
  throw new MemportError('config', {
    what: `"${given}" leads out of the repository`,
    where: file,
    expected: `a path inside ${root}`,
  });
};

const realOf = (disk: World['disk'], full: string): string => {
  try {
    return disk.realpath(full);
  } catch {
    const above = path.dirname(full);
    return above === full ? full : path.join(realOf(disk, above), path.basename(full));
  }
};

/** The shape of memport.json, for whoever writes its schema down. */
export const repositoryShape = SETTING_SHAPES.repository;
