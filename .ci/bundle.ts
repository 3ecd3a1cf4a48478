// Joins the sources into a few files of dist/: resolving 150 small modules took longer than reading an empty home (`npm run bench -- --only start`).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'rolldown';
import { packedNeeds } from '../src/scan/packed-needs.ts';
import manifest from '../package.json' with { type: 'json' };

// What was clean for one scanner need not be for another: its sources, and the packages it asks.
const scanner = createHash('sha256');
for (const name of readdirSync('src/scan').sort()) scanner.update(readFileSync(`src/scan/${name}`));
scanner.update(JSON.stringify(manifest.dependencies));
const version = scanner.digest('hex').slice(0, 16);

await build({
  // The command, the two doors of the package, and what tests drive inside of their own process.
  input: ['src/cli/bin.ts', 'src/index.ts', 'src/adapter.ts', 'src/cli/run.ts', 'src/store/disk.ts'],
  platform: 'node',
  plugins: [
    {
      name: 'what the patterns of the scanner need, worked out here and not in every run',
      load: (id) => (id.endsWith('src/scan/packed-needs.ts') ? `export const packedNeeds = () => ${JSON.stringify(packedNeeds())};` : null),
    },
    { name: 'which scanner it is', load: (id) => (id.endsWith('src/scan/version.ts') ? `export const SCANNER = '${version}';` : null) },
  ],
  external: Object.keys(manifest.dependencies),
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
