// Joins the sources into a few files of dist/: resolving 150 small modules took longer than reading an empty home (`npm
// run bench -- --only start`). Comments, white space and the names of local variables go; the names of functions stay,
// so that a stack trace still says where.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const sources = createHash('sha256');
for (const file of globSync(['src/**/*.ts', 'adapters/**/*.ts', 'package-lock.json']).sort())
  sources.update(`${file}\n${readFileSync(file, 'utf8')}`);

const { output } = await build({
  // The command, the doors of the package, and what tests drive inside of their own process.
  input: {
    bin: 'src/cli/bin.ts',
    index: 'src/index.ts',
    adapter: 'src/doors/adapter.ts',
    testing: 'test/contract/testing.ts',
    run: 'src/cli/run.ts',
    disk: 'src/store/disk.ts',
  },
  platform: 'node',
  transform: {
    define: {
      BUILD: JSON.stringify(sources.digest('hex').slice(0, 16)),
      VERSION: JSON.stringify(manifest.version),
    },
  },
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: {
    dir: 'dist',
    chunkFileNames: '[name].js',
    minify: { compress: true, mangle: { toplevel: true, keepNames: true }, codegen: { removeWhitespace: true } },
  },
});

// Which sources stand in which file: what a start loads is told by it. It is no part of the package.
const sourcesOf = output.flatMap((chunk) =>
  chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds.map((id) => relative('.', id))] as const] : [],
);
writeFileSync('dist/modules.json', JSON.stringify(Object.fromEntries(sourcesOf)));

// What others wrote comes as their packages.
const joined = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
const foreign = joined
  .filter((id) => !id.startsWith('\0'))
  .map((id) => relative('.', id))
  .filter((file) => !/^(?:src|adapters|test\/contract|package\.json$)/.test(file));
if (foreign.length > 0) throw new Error(`dist/ would hold what is not ours: ${foreign.join(', ')}`);
