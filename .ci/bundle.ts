// Joins the sources into a few files of dist/: resolving 150 small modules took longer than reading an empty home (`npm
// run bench -- --only start`).
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { build } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };

const packages = Object.keys(manifest.dependencies);

const sources = createHash('sha256');
for (const file of globSync(['src/**/*.ts', 'adapters/**/*.ts', 'package-lock.json']).sort())
  sources.update(`${file}\n${readFileSync(file, 'utf8')}`);

await build({
  // The command, the two doors of the package, and what tests drive inside of their own process.
  input: ['src/cli/bin.ts', 'src/index.ts', 'src/adapter.ts', 'src/cli/run.ts', 'src/store/disk.ts'],
  platform: 'node',
  transform: {
    define: {
      BUILD: JSON.stringify(sources.digest('hex').slice(0, 16)),
      VERSION: JSON.stringify(manifest.version),
    },
  },
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
