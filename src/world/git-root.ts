import { surroundingsOf } from '../repo/surroundings.ts';
import type { World } from './world.ts';

/** The root of the repository that memport was started in, if it was in one. */
export const gitRootOf = ({ cwd }: World): string | undefined => surroundingsOf([], cwd).folders[cwd]?.gitRoot;
