// Of the declarations that tsc wrote into dist/ only those stay that a door of the package leads to, unindented: nobody
// reads them, and the spaces are a tenth of them when they are packed.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const kept = new Set<string>();
const keep = (file: string): void => {
  if (kept.has(file)) return;
  kept.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\() ?['"](\.[^'"]+)\.(?:js|ts)['"]/g,
  ))
    keep(join(file, '..', `${target}.d.ts`));
};

for (const door of Object.values(manifest.exports)) if (typeof door === 'object') keep(join(door.types));
for (const file of globSync('dist/**/*.d.ts')) {
  if (kept.has(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(/^ +/gm, ''));
  else rmSync(file);
}
