import { InvalidArgumentError, Option, type Command } from 'commander';

/** Options that every reading command takes. */
export interface ReadingOptions {
  json?: boolean;
  root?: string;
  profile?: string;
  clientVersion?: string;
  cwd?: string;
  strict?: boolean;
}

export const withReadingOptions = (command: Command): Command =>
  command
    .option('--json', 'print one JSON document')
    .option('--root <dir>', 'the harness home to read instead of the one found')
    .option('--profile <name>', 'the profile to read, where the harness has profiles')
    .addOption(clientVersionOption('the client'))
    .option('--cwd <dir>', 'the folder the client would be started in')
    .option('--strict', 'exit 1 when there are findings');

/** A version as clients print it: what is none would be predicted for as if it were the oldest. */
export const clientVersionOption = (of: string): Option =>
  new Option('--client-version <version>', `predict for this version of ${of}`).argParser((given: string): string => {
    if (!/^v?\d+(?:\.\d+)*(?:[-+][\w.+-]+)?$/.test(given))
      throw new InvalidArgumentError('It is a version such as 2.1.329.');
    return given.replace(/^v/, '');
  });

export const timeoutOption = (): Option =>
  new Option(
    '--timeout <seconds>',
    'how long one run of the client may take (default: 120 and half a second per memory)',
  ).argParser((given: string): number => {
    const seconds = Number(given);
    // Longer than a day no timer of Node can be trusted to wait.
    if (!/^\d+(?:\.\d+)?$/.test(given) || seconds <= 0 || seconds > 86_400)
      throw new InvalidArgumentError('It is a number of seconds, more than 0 and at most 86400.');
    return seconds;
  });
