import type { Command } from 'commander';

/** What says nothing of any harness. */
const WITHOUT: readonly string[] = ['schema', 'man', 'explain'];

/** Adapters that are not memport's own may be named wherever harnesses are. */
export const withAdapterOption = (command: Command): Command => {
  if (WITHOUT.includes(command.name())) return command;
  for (const part of command.commands) withAdapterOption(part);
  return command.option(
    '--adapter <module>',
    'a harness of your own: a file or package with its adapter, whose code runs; repeatable',
    (module: string, before: readonly string[] = []) => [...before, module],
  );
};

/** Whether code of others is loaded for it. */
export const takesAdapters = (command: Command): boolean => command.options.some(({ long }) => long === '--adapter');
