import * as module from 'node:module';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Adapter, Landmark } from '../adapter.ts';
import { isMemportError, MemportError } from '../errors.ts';
import { tilde } from '../text/safe.ts';
import { configFolder, ownConfig } from './config.ts';
import { fenced } from './fenced.ts';
import { adaptersIn } from './foreign-exports.ts';
import type { World } from './world.ts';

/** A module as somebody named it, and the folder from where it is looked for. */
interface Named {
  module: string;
  from: string;
  where: string;
}

/** What `--adapter` says on a command line: the words alone, nothing is loaded. */
const adaptersTyped = (argv: readonly string[]): string[] =>
  argv.slice(0, argv.includes('--') ? argv.indexOf('--') : argv.length).flatMap((word, at) => {
    if (word.startsWith('--adapter=')) return [word.slice('--adapter='.length)];
    return argv[at - 1] === '--adapter' ? [word] : [];
  });

/**
 * The adapters of others that this run was given: on its command line, and in the person's own config. Their code runs
 * as it is loaded, so nothing that a repository says leads here. What cannot be loaded is thrown; `patient` notes it.
 */
export const foreignLandmarks = async (
  world: World,
  argv: readonly string[],
  known: () => Promise<readonly Pick<Adapter, 'id' | 'aliases'>[]>,
  patient = false,
): Promise<Landmark[]> => {
  const taken: Pick<Adapter, 'id' | 'aliases'>[] = [];
  const found = new Map<string, Landmark[]>();
  try {
    for (const named of namedIn(world, argv)) {
      const file = fileOf(world, named);
      if (taken.length === 0) taken.push(...(await known()));
      if (found.has(file)) continue;
      const adapters = adaptersIn(await moduleAt(file, named, world.home), named.where, taken);
      taken.push(...adapters);
      found.set(
        file,
        adapters.map((adapter) => landmarkOf(adapter, file)),
      );
    }
  } catch (error) {
    if (!patient || !isMemportError(error)) throw error;
    world.met.unloaded = error;
  }
  world.foreign = [...found].flatMap(([file, landmarks]) => landmarks.map(({ id }) => ({ id, file })));
  return [...found.values()].flat();
};

const landmarkOf = (adapter: Adapter, file: string): Landmark => {
  const { id, title, aliases } = adapter;
  return { id, title, aliases, stands: () => true, load: async () => fenced(adapter, file) };
};

const namedIn = (world: World, argv: readonly string[]): Named[] => {
  const typed = adaptersTyped(argv).map((each) => ({
    module: each,
    from: world.cwd,
    where: `--adapter ${each}`,
  }));
  const folder = configFolder(world.env);
  const own = (folder === undefined ? [] : (ownConfig(world.env).adapters ?? [])).map((each) => ({
    module: each,
    from: folder ?? '',
    where: `"${each}" in ${tilde(path.join(folder ?? '', 'config.json'), world.home)}`,
  }));
  return [...typed, ...own];
};

/** A file below the folder it is named from, else what Node finds under the name of a package there. */
const fileOf = (world: World, { module: name, from, where }: Named): string => {
  const full = path.resolve(from, name.replace(/^~(?=\/)/, world.home));
  try {
    if (world.disk.stat(full).isFile()) return world.disk.realpath(full);
  } catch {
    // Then it may be a package.
  }
  try {
    if (/^[\w@]/.test(name)) return module.createRequire(path.join(from, 'adapters.js')).resolve(name);
  } catch (error) {
    throw lost(where, full, error);
  }
  throw lost(where, full);
};

const lost = (where: string, full: string, cause?: unknown): MemportError =>
  new MemportError('config', {
    what: 'there is no such adapter',
    where,
    expected: `a file (${full}) or the name of a package that is installed where it is named from`,
    todo: 'name the JavaScript file that exports it, as in --adapter ./mine.js',
    cause,
  });

const moduleAt = async (file: string, { where }: Named, home: string): Promise<Readonly<Record<string, unknown>>> => {
  withOwnDoors();
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
  } catch (error) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new MemportError('config', {
      what: `the adapter cannot be loaded: ${said.split('\n')[0]}`,
      where: `${where} (${tilde(file, home)})`,
      expected: 'a module that loads without an error and exports what defineAdapter gives',
      todo: `node ${tilde(file, home)} shows the whole error`,
      cause: error,
    });
  }
};

let isOpen = false;

/** Whoever has not installed memport beside an adapter gets its doors from the memport that runs. */
const withOwnDoors = (): void => {
  // Node before 22.15 has no such hooks: there memport is to be installed beside.
  if (isOpen || typeof module.registerHooks !== 'function') return;
  isOpen = true;
  module.registerHooks({
    resolve: (name, context, next) => {
      try {
        return next(name, context);
      } catch (error) {
        if (name !== 'memport/adapter') throw error;
        return next(name, { ...context, parentURL: import.meta.url });
      }
    },
  });
};
