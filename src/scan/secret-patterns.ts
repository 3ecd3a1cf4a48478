import { presetSigns } from './preset-signs.ts';
import { namings } from './secret-context.ts';
import { shapes } from './secret-shapes.ts';

/** Everything that is looked for to find secrets. */
export const secretPatterns: readonly RegExp[] = [...shapes.map(({ pattern }) => pattern), ...namings, ...presetSigns];
