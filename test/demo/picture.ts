import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../cli/built.ts';
import { PICTURE, pictured, WIDTH } from './pictured.ts';
import { terminalPicture } from './terminal-picture.ts';

/** `npm run picture`: draws what the README shows from what the built command prints. */
writeFileSync(join(ROOT, PICTURE), terminalPicture(await pictured(), WIDTH));
