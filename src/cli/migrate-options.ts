import { Option, type Command } from 'commander';
import { clientVersionOption, timeoutOption } from './options.ts';

/** Everything that may be said of a migration; its types are `MigrateOptions`. */
export const withMigrateOptions = (command: Command): Command =>
  withArrivalOptions(command.requiredOption('--from <harness>', 'the harness that has the memories'))
    .option('--from-root <dir>', 'home of the source')
    .option('--from-profile <name>', 'profile of the source');

/** The same where a file is the source. */
export const withArrivalOptions = (command: Command): Command =>
  command
    .requiredOption('--to <harness>', 'the harness that gets them')
    .option('--dry-run', 'show the plan and stop')
    .option('--diff', 'show every decision and the changed lines')
    .option('--yes', 'carry the plan out without asking')
    .option('--all', 'carry every project that is here, where they meet in one text')
    .option(
      '--interactive',
      'ask about every memory that would be new, changed or taken away there; a no holds for this run',
    )
    .option(
      '--again <memory>',
      'carry a memory (or a line of it) that was removed in the target again: a handle, an id, words, or all; may be repeated',
      listed,
    )
    .option('--plan-out <file>', 'write the plan to a file for memport apply')
    .option('--project <dir>', 'only this project, and what is global; may be repeated', listed)
    .option('--include-absent', 'carry memories of projects that are not on this machine too')
    .option('--kind <kinds>', 'only these kinds, parted by commas')
    .addOption(
      new Option('--rules-to <files>', "put a project's rules into its instruction file, in one block").choices([
        'agents-md',
        'claude-md',
        'hermes-md',
        'gemini-md',
        'copilot',
        'cursor',
      ]),
    )
    .option('--to-root <dir>', 'home of the target')
    .option('--to-profile <name>', 'profile of the target')
    .addOption(
      new Option('--on-conflict <way>', 'where both sides say something else')
        .choices(['ask', 'source', 'target', 'both'])
        .default('ask'),
    )
    .addOption(
      new Option('--on-secret <way>', 'where a memory holds a secret')
        .choices(['block', 'mask', 'keep'])
        .default('block'),
    )
    .addOption(
      new Option('--on-injection <way>', 'where a memory tries to steer a model')
        .choices(['block', 'keep'])
        .default('block'),
    )
    .addOption(
      new Option(
        '--verify [when]',
        'start the real client on a copy first, and write only if it sees what is predicted; where it is not installed the plan says so, and only =require keeps from writing',
      ).choices(['require']),
    )
    .addOption(timeoutOption())
    .option('--withdraw', 'take away what is gone at the source')
    .option(
      '--lift',
      'carry what several projects say in equal words, and what is about you, once and for all projects',
    )
    .option('--refill', 'let what stands there take a better place where room came free')
    .option('--partial', 'beside --yes: carry what could be read, though not everything could')
    .option('--strict', 'exit 1 when anything is lost or could not be read')
    .option('--bypass-approval', 'write although the harness asks a person before it does')
    .addOption(clientVersionOption("the target's client"))
    .option('--cwd <dir>', 'the folder the client would be started in')
    .option('--json', 'print one JSON document');

/** An option that may be repeated. */
export const listed = (value: string, before: string[] = []): string[] => [...before, value];
