import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import { nearest } from '../text/nearest.ts';
import type { Sight } from './survey.ts';
import type { Foreign, World } from './world.ts';

/** By its id or another name that people have for it: `claude-code`, `Claude Code`, `CODEX`. */
export const harnessNamed = (name: string, all: readonly Adapter[]): Adapter | undefined => {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return all.find((adapter) => adapter.id === word || adapter.aliases.includes(word));
};

export const isHarness = (name: string, all: readonly Adapter[]): boolean => harnessNamed(name, all) !== undefined;

/** Every word that names a harness. */
export const harnessWords = (all: readonly Adapter[]): string[] => all.flatMap(({ id, aliases }) => [id, ...aliases]);

/** Harnesses, and what is read only where it is named. */
export const everyAdapter = ({ adapters, formats }: Pick<World, 'adapters' | 'formats'>): Adapter[] => [
  ...adapters,
  ...formats,
];

/** Of these harnesses those whose adapter is not memport's own. */
export const foreignAmong = ({ foreign }: Pick<World, 'foreign'>, ids: readonly string[]): Foreign[] =>
  foreign.filter(({ id }) => ids.includes(id));

/** What can be shown and compared by its name: harnesses, and families of instruction files. */
export const readersOf = ({ adapters, formats }: Pick<World, 'adapters' | 'formats'>): Adapter[] => [
  ...adapters,
  ...formats.filter(({ instructs }) => instructs !== undefined),
];

export const adapterNamed = (name: string, all: readonly Adapter[], others: World['others'] = []): Adapter => {
  const found = harnessNamed(name, all);
  if (found) return found;
  const ids = [...all, ...others].map(({ id }) => id);
  const near = nearest(name, ids);
  throw new MemportError('usage', {
    what: `"${name}" is no harness that memport knows`,
    expected: `${near.length === 0 ? '' : `did you mean ${near.join(' or ')}? It is `}one of ${ids.join(', ')}`,
    todo: 'memport list shows what is on this machine, memport doctor what is installed',
    unknown: name,
  });
};

/** Refuses a typed profile that none of these harnesses has here, and names those that are. */
export const checkProfile = (
  adapters: readonly Adapter[],
  sight: Sight,
  profile: string | undefined,
  flag = '--profile',
): void => {
  if (profile === undefined) return;
  const known = adapters.map((adapter) => ({ adapter, names: adapter.profiles?.(sight.machine(adapter)) }));
  if (known.some(({ names }) => names?.includes(profile))) return;
  const said = known.map(({ adapter, names }) =>
    names === undefined
      ? `${adapter.title} has no profiles`
      : names.length === 0
        ? `${adapter.title} has none here`
        : `${adapter.title} has ${names.join(', ')}`,
  );
  throw new MemportError('usage', {
    what: `no profile is called "${profile}"`,
    where: `${flag} ${profile}`,
    expected: said.join('; '),
  });
};
