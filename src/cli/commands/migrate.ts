import { Command, Option } from 'commander';
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { MemportError } from '../../errors.ts';
import type { Plan } from '../../ir/plan.ts';
import { printable } from '../printable.ts';
import { planOptions, type MigrateOptions } from '../plan-options.ts';
import { timeoutOption } from '../options.ts';
import type { Setting } from '../setting.ts';

export const migrateCommand = (setting: Setting): Command =>
  new Command('migrate')
    .description('carry memories from one harness to another; also memport claude→codex, claude:codex')
    .requiredOption('--from <harness>', 'the harness that has the memories')
    .requiredOption('--to <harness>', 'the harness that gets them')
    .option('--dry-run', 'show the plan and stop')
    .option('--diff', 'show every decision and the changed lines')
    .option('--yes', 'carry the plan out without asking')
    .option('--all', 'carry every project that is here, where they meet in one text')
    .option('--interactive', 'ask about every memory that would be new, changed or taken away there')
    .option(
      '--again <memory>',
      'carry a memory (or a line of it) that was removed in the target again: a handle, an id, words, or all; may be repeated',
      listed,
    )
    .option('--plan-out <file>', 'write the plan to a file for memport apply')
    .option('--project <dir>', 'only this project, and what is global; may be repeated', listed)
    .option('--include-absent', 'carry memories of projects that are not on this machine too')
    .option('--kind <kinds>', 'only these kinds, parted by commas')
    .option('--from-root <dir>', 'home of the source')
    .option('--to-root <dir>', 'home of the target')
    .option('--from-profile <name>', 'profile of the source')
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
        'start the real client on a copy first, and write only if it sees what is predicted',
      ).choices(['require']),
    )
    .addOption(timeoutOption())
    .option('--withdraw', 'take away what is gone at the source')
    .option('--refill', 'let what stands there take a better place where room came free')
    .option('--partial', 'beside --yes: carry what could be read, though not everything could')
    .option('--strict', 'exit 1 when anything is lost or could not be read')
    .option('--bypass-approval', 'write although the harness asks a person before it does')
    .option('--client-version <version>', "predict for this version of the target's client")
    .option('--cwd <dir>', 'the folder the client would be started in')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport claude→codex --dry-run\n  memport claude:codex --project ~/work/app --yes\n  memport claude:hermes --plan-out plan.json && memport apply plan.json\n',
    )
    .action(async (options: MigrateOptions) => {
      const [{ carryOut, startInOrder }, { agreed }, { printPlan }, { changesSomething, plan, published }] =
        await Promise.all([
          import('../carry-out.ts'),
          import('../dialogue.ts'),
          import('../print-plan.ts'),
          import('../../verbs/plan.ts'),
        ]);
      const wanted = planOptions(options, setting.world.cwd);
      const planOnly = options.dryRun === true || options.planOut !== undefined;
      startInOrder(setting, !planOnly && (options.yes === true || setting.ask !== undefined));
      const planned = await agreed(setting, await plan(setting.world, wanted), options);
      if (!planned) {
        setting.out('Nothing was written.\n');
        return;
      }
      // A run that changes nothing says so in one line: safe in a hook or cron.
      const rows = options.diff === true || options.interactive === true;
      if (changesSomething(planned) || rows || options.json || options.dryRun)
        await printPlan(setting, planned, { json: options.json === true, rows, diff: options.diff === true });
      if (options.planOut !== undefined) {
        writePlan(path.resolve(setting.world.cwd, options.planOut), published(planned));
        if (!options.json) setting.out(`The plan is in ${options.planOut}. Next: memport apply ${options.planOut}\n`);
      }
      await carryOut(setting, planned, { ...options, planOnly });
    });

const writePlan = (file: string, plan: Plan): void => {
  try {
    writeFileSync(file, `${printable(JSON.stringify(plan, null, 1))}\n`, { mode: 0o600 });
  } catch (error) {
    throw new MemportError('io', {
      what: 'the plan file cannot be written',
      where: file,
      expected: 'a folder this user may write',
      cause: error,
    });
  }
};

const listed = (value: string, before: string[] = []): string[] => [...before, value];
