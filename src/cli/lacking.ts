import { MemportError } from '../errors.ts';
import type { Plan } from '../ir/plan-value.ts';
import { shellWord } from '../text/shell-word.ts';
import { readRuns } from '../store/journal.ts';
import type { World } from '../world/world.ts';

/** A harness that is unknown because the adapter was not given that an earlier run had for it: which one, and how. */
export const lackingOf = (world: World, error: MemportError): MemportError => {
  const name = error.unknown;
  const [known] = readRuns(world.state)
    .toReversed()
    .flatMap(({ adapters = [] }) => adapters.filter(({ id }) => id === name));
  return known
    ? (lacking(
        known,
        world.foreign.map(({ id }) => id),
      ) ?? error)
    : error;
};

/** Refuses a plan between harnesses whose adapters were given when it was made, and are not now. */
export const refuseLacking = (world: World, { adapters = [], options }: Plan, command: string): void => {
  const given = world.foreign.map(({ id }) => id);
  for (const each of adapters) {
    const error = [options.from, options.to].includes(each.id) ? lacking(each, given, command) : undefined;
    if (error) throw error;
  }
};

const lacking = (
  { id, file }: { id: string; file: string },
  given: readonly string[],
  command = 'the same command',
): MemportError | undefined =>
  given.includes(id)
    ? undefined
    : new MemportError('usage', {
        what: `${id} is read by an adapter that is not memport's own, and this run was not given it`,
        expected: `--adapter ${shellWord(file)}, from where it came when memport wrote with it`,
        todo: `${command} with that behind it, if you trust the code; or its path under "adapters" in your config.json`,
      });
