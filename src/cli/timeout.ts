import { InvalidArgumentError, Option } from 'commander';

export const timeoutOption = (): Option =>
  new Option('--timeout <seconds>', 'how long one run of the client may take (default: 120 and half a second per memory)').argParser((given: string): number => {
    const seconds = Number(given);
    // Longer than a day no timer of Node can be trusted to wait.
    if (!/^\d+(?:\.\d+)?$/.test(given) || seconds <= 0 || seconds > 86_400) throw new InvalidArgumentError('It is a number of seconds, more than 0 and at most 86400.');
    return seconds;
  });
