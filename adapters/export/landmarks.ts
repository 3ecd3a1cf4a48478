import type { Machine } from '../../src/adapter.ts';
import type { Landmarks } from '../../src/kit/portable.ts';

/** The repository is told by what marks its root, from the file upwards. */
export const landmarksOf = (machine: Machine, file: string): Landmarks => {
  const folder = file.slice(0, file.lastIndexOf('/'));
  for (let root = folder; root !== ''; root = root.slice(0, root.lastIndexOf('/')))
    if (['.git', 'memport.json'].some((name) => machine.stat(`${root}/${name}`))) return { root, home: machine.home };
  return { root: folder, home: machine.home };
};
