// Joins the sources into a few files of dist/: resolving 150 small modules took longer than reading an empty home (`npm
// run bench -- --only start`).
import { build } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };

const packages = Object.keys(manifest.dependencies);

await build({
  // The command, the two doors of the package, and what tests drive inside of their own process.
  input: ['src/cli/bin.ts', 'src/index.ts', 'src/adapter.ts', 'src/cli/run.ts', 'src/store/disk.ts'],
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', chunkFileNames: '[name].js' },
});
