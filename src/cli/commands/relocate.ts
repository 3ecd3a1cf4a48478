import { Command } from 'commander';
import type { RelocateFlags } from '../relocated.ts';
import type { Setting } from '../setting.ts';

export const relocateCommand = (setting: Setting): Command =>
  new Command('relocate')
    .description('a project was moved or renamed: its memories follow it, in every harness')
    .argument('<old>', 'the folder it was in')
    .argument('<new>', 'the folder it is in now')
    .option('--dry-run', 'show the plan and stop')
    .option('--diff', 'show every line that changes in files that stay where they are')
    .option('--yes', 'carry it out without asking')
    .option('--bypass-approval', 'write although the harness asks a person before it does')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport relocate ~/work/app ~/work/shop --dry-run\n  memport relocate ~/work/app .\n',
    )
    .action(async (from: string, to: string, flags: RelocateFlags) => {
      const { relocateProject } = await import('../relocated.ts');
      await relocateProject(setting, { from, to }, flags);
    });
