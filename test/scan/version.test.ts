import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCANNER } from '../../src/scan/version.ts';

const folder = new URL('../../src/scan/', import.meta.url);

/** The files of the scanner, and what they import of other folders. */
const sources = (): string[] => {
  const met = new Set<string>();
  const meet = (file: URL): void => {
    if (met.has(file.href)) return;
    met.add(file.href);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) meet(new URL(from, file));
  };
  for (const name of readdirSync(folder)) if (name !== 'version.ts') meet(new URL(name, folder));
  return [...met].sort();
};

it('the version of the scanner is that of its sources: verdicts of another one are not believed', () => {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(readFileSync(new URL(file)));
  const version = hash.digest('hex').slice(0, 16);
  expect(SCANNER, `the scanner changed: write '${version}' into src/scan/version.ts`).toBe(version);
});
