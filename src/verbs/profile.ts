import type { Adapter } from '../adapter.ts';
import { MemportError } from '../errors.ts';
import type { Sight } from './survey.ts';

/** Refuses a typed profile that none of these harnesses has here, and names those that are. */
export const checkProfile = (adapters: readonly Adapter[], sight: Sight, profile: string | undefined, flag = '--profile'): void => {
  if (profile === undefined) return;
  const known = adapters.map((adapter) => ({ adapter, names: adapter.profiles?.(sight.machine(adapter)) }));
  if (known.some(({ names }) => names?.includes(profile))) return;
  const said = known.map(({ adapter, names }) => (names === undefined ? `${adapter.title} has no profiles` : names.length === 0 ? `${adapter.title} has none here` : `${adapter.title} has ${names.join(', ')}`));
  throw new MemportError('usage', { what: `no profile is called "${profile}"`, where: `${flag} ${profile}`, expected: said.join('; ') });
};
