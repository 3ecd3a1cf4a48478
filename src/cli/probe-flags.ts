import { InvalidArgumentError, type Command } from 'commander';

export const whole = (given: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new InvalidArgumentError('It is a whole number, 1 or more.');
  return Number(given);
};

/** Both ends of the migration that is tried. */
export const ends = (command: Command): Command =>
  command
    .option('--from <harness>', 'the harness that has the memories')
    .option('--to <harness>', 'the harness that gets them, or has them by now')
    .option('--from-root <dir>', 'home of the source')
    .option('--to-root <dir>', 'home of the target')
    .option('--cwd <dir>', 'the folder the clients would be started in');

/** How much is tried. */
export const tried = (command: Command): Command =>
  command
    .option(
      '--arms <arms>',
      'what is compared, parted by commas (default: none,source,target; also verbatim, placebo, without, native)',
    )
    .option('--trials <n>', 'so many trials in each arm at most (default: 20)', whole)
    .option('--sample <n>', 'of so many memories, spread over their kinds', whole)
    .option(
      '--batch',
      'ask trials of one turn in batches: answered within a day, cheaper where your prices.json says so',
    )
    .option('--late <turns>', 'also late in a long session: after so many turns about something else', whole);
