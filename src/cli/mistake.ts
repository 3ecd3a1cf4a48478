import type { Command, CommanderError } from 'commander';
import { MemportError } from '../errors.ts';
import { didYouMean } from '../text/nearest.ts';

/** What the reading of a command line found wrong, in the words of every other error of memport. */
export const mistakeOf = (error: CommanderError, command: Command): MemportError => {
  const typed = pathOf(command);
  const [said = ''] = error.message.replace(/^error: /, '').split('\n');
  const { what, expected } = detailOf(error.code, said.replace(/\.$/, ''), command);
  return new MemportError('usage', {
    what,
    ...(command.parent && { where: typed }),
    ...(expected !== undefined && { expected }),
    todo: `${typed} --help shows ${command.commands.length > 0 && !command.parent ? 'every command' : 'what it takes'}`,
  });
};

const detailOf = (code: string, said: string, command: Command): { what: string; expected?: string | undefined } => {
  switch (code) {
    case 'commander.unknownOption':
      return { what: said, expected: expectedOption(/'(-[^']*)'/.exec(said)?.[1] ?? '', command) };
    case 'commander.excessArguments': {
      const [, taken, given, words] = /Expected (\d+) arguments? but got (\d+): (.*)$/s.exec(said) ?? [];
      const what =
        taken === '0'
          ? `nothing more is taken, and "${words}" is given`
          : `it takes ${taken === '1' ? 'one word' : `${taken} words`}, and ${given} are given: ${words}`;
      return { what, expected: usageOf(command) };
    }
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
      return { what: said, expected: usageOf(command) };
    default: {
      const plain = said.replace(/^command-argument value '(.*?)' is invalid for argument '(.*?)'/s, '"$1" is no $2');
      const [what = said, ...rest] = plain.split(/\. (?=Allowed |It is |Formats are )/);
      const values = rest
        .join('. ')
        .replace(/^(?:Allowed choices|Formats) are /, 'one of ')
        .replace(/^It is /, '');
      return { what, expected: values === '' ? undefined : values };
    }
  }
};

const usageOf = (command: Command): string => `${pathOf(command)} ${command.usage()}`.trim();

/** What is typed to get there: `memport probe plan`. */
export const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** Short options that people know from other tools. */
const SHORT: Readonly<Record<string, string>> = {
  '-y': '--yes',
  '-n': '--dry-run',
  '-v': '--version',
  '-f': '--force',
};

const expectedOption = (typed: string, command: Command): string | undefined => {
  const option = SHORT[typed] ?? typed.replace(/=.*$/s, '');
  const own = optionsOf(command);
  if (own.includes(option)) return `did you mean ${option}?`;
  const near = didYouMean(option, own);
  if (near !== undefined) return near;
  const others = rootOf(command).commands.filter((each) => optionsOf(each).includes(option));
  return others.length === 0 ? undefined : `${option} belongs to ${others.map(pathOf).join(', ')}`;
};

const optionsOf = (command: Command): string[] => [
  ...command.options.flatMap(({ long }) => long ?? []),
  ...(command.parent ? [] : ['--version']),
  '--help',
];

const rootOf = (command: Command): Command => (command.parent ? rootOf(command.parent) : command);
