// Joins the sources into a few files of dist/: resolving 150 small modules took longer than reading an empty home (`npm
// run bench -- --only start`). Comments, white space and the names of local variables go; the names of functions stay,
// so that a stack trace still says where.
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Plugin } from 'rolldown';
import manifest from '../package.json' with { type: 'json' };

const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const sources = createHash('sha256');
for (const file of globSync(['src/**/*.ts', 'adapters/**/*.ts', 'package-lock.json']).sort())
  sources.update(`${file}\n${readFileSync(file, 'utf8')}`);

/**
 * Node makes a module of ours of every builtin that is imported, and calls all of its getters: asked for by name, `fs`
 * and its like cost a start nothing that it does not use. What joins the files needs `node:module` itself.
 */
const builtins: Plugin = {
  name: 'builtins',
  resolveId: (id) => (id.startsWith('node:') && id !== 'node:module' ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0node:') ? `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(1))});` : undefined,
};

/** Joined with all they import, the first that has a module: a file each takes longer to find than to read. */
const groups = [
  // What lets Node keep the rest compiled stands before it.
  { name: 'compiled', test: /src\/store\/compiled\.ts$|^\0node:/, priority: 6 },
  // What every command waits for.
  { name: 'start', test: /src\/cli\/(?:main|run)\.ts$/, priority: 5 },
  // What looks for a harness and lists what it keeps.
  {
    name: 'reading',
    test: /(?:src\/(?:world\/(?:look|harnesses-here|foreign)|verbs\/(?:list|overview)|report\/(?:memories|withheld)|cli\/(?:finish|tell))|adapters\/landmarks)\.ts$/,
    priority: 4,
  },
  { name: 'harnesses', test: /adapters\/index\.ts$/, priority: 3 },
  // What sees that there is nothing to do, before anything is planned.
  {
    name: 'idle',
    test: /src\/(?:cli\/(?:migrated|synced)|world\/remembered)\.ts$|adapters\/rule-files\.ts$/,
    priority: 2,
  },
  // What a migration is planned and carried out with.
  {
    name: 'migration',
    test: /(?:src\/(?:cli\/(?:carry-out|carry-both|dialogue|tell-plan|plan-file|assist)|verbs\/(?:plan|apply|sync|judge)))\.ts$/,
    priority: 1,
  },
];

const { output } = await build({
  // The command, the doors of the package, and what tests drive inside of their own process.
  input: {
    bin: 'src/cli/bin.ts',
    index: 'src/index.ts',
    adapter: 'src/doors/adapter-door.ts',
    testing: 'test/contract/testing.ts',
    run: 'src/cli/run.ts',
    disk: 'src/store/disk.ts',
  },
  platform: 'node',
  // A file that several verbs load when they run may stand in a group.
  checks: { ineffectiveDynamicImport: false },
  plugins: [builtins],
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
    codeSplitting: { groups },
    minify: { compress: true, mangle: { toplevel: true, keepNames: true }, codegen: { removeWhitespace: true } },
  },
});

// Which sources stand in which file: what a start loads is told by it. It is no part of the package.
const sourcesOf = output.flatMap((chunk) =>
  chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds.map((id) => relative('.', id))] as const] : [],
);
writeFileSync('dist/modules.json', JSON.stringify(Object.fromEntries(sourcesOf)));

// What others wrote comes as their packages, but for what reads every command line: it may be passed on with its notice.
const joined = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
const foreign = joined
  .filter((id) => !id.startsWith('\0'))
  .map((id) => relative('.', id))
  .filter((file) => !/^(?:src|adapters|test\/contract|package\.json$|(?:.*\/)?node_modules\/commander\/)/.test(file));
if (foreign.length > 0) throw new Error(`dist/ would hold what is not ours: ${foreign.join(', ')}`);
cpSync('node_modules/commander/LICENSE', 'dist/LICENSE.commander');
