import * as path from 'node:path';
import type { World } from './world.ts';

/**
 * Where pasted text stands while it is carried: one name, so that the ledger knows what was pasted before. The text
 * itself does not stay.
 */
export const pastedIn = ({ state }: World): string => path.join(state.root, 'pasted.txt');
