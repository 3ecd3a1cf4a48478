import type { World } from './world.ts';

/** Whether a folder stands there and can be asked. */
export const isFolder = ({ disk }: Pick<World, 'disk'>, folder: string): boolean => {
  try {
    return disk.stat(folder).isDirectory();
  } catch {
    return false;
  }
};
