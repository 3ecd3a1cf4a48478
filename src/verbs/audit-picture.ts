import { veiled } from '../world/veiled.ts';
import type { World } from '../world/world.ts';
import { samenessFor } from '../world/pairs.ts';
import type { Inspection } from './audit.ts';
import type { Picture } from './picture.ts';
import { storesPicture } from './stores-picture.ts';

/** An audit as a page: every memory with how it reaches its model. */
export const auditPicture = async (
  world: World,
  { surveyed }: Inspection,
  { command, showContent }: { command: string; showContent: boolean },
): Promise<Picture> => {
  const { surveyed: clean } = await veiled(world, surveyed);
  const scene = surveyed[0]?.scene ?? { cwd: world.cwd, around: { folders: {}, projects: {} } };
  return storesPicture(clean, samenessFor(world, scene), { home: world.home, command, showContent });
};
