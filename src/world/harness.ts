import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import type { Sight } from './survey.ts';
import type { World } from './world.ts';

export const isHarness = (name: string, all: readonly Adapter[]): boolean =>
  all.some((adapter) => adapter.id === name || adapter.aliases.includes(name));

/** Harnesses, and what is read only where it is named. */
export const everyAdapter = ({ adapters, formats }: Pick<World, 'adapters' | 'formats'>): Adapter[] => [
  ...adapters,
  ...formats,
];

/** What can be shown and compared by its name: harnesses, and families of instruction files. */
export const readersOf = ({ adapters, formats }: Pick<World, 'adapters' | 'formats'>): Adapter[] => [
  ...adapters,
  ...formats.filter(({ instructs }) => instructs !== undefined),
];

export const adapterNamed = (name: string, all: readonly Adapter[]): Adapter => {
  const found = all.find((adapter) => adapter.id === name || adapter.aliases.includes(name));
  if (found) return found;
  throw new MemportError('usage', {
    what: `"${name}" is no harness that memport knows`,
    expected: `one of ${all.map((adapter) => adapter.id).join(', ')}`,
    todo: 'memport list shows what is on this machine',
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
