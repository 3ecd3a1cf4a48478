import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCANNER } from '../../src/scan/version.ts';

const folder = new URL('../../src/scan/', import.meta.url);

it('the version of the scanner is that of its sources: verdicts of another one are not believed', () => {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (name !== 'version.ts') hash.update(readFileSync(new URL(name, folder)));
  const version = hash.digest('hex').slice(0, 16);
  expect(SCANNER, `src/scan changed: write '${version}' into src/scan/version.ts`).toBe(version);
});
