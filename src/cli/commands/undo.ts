import { Command } from 'commander';
import type { Setting } from '../setting.ts';

interface UndoOptions {
  dryRun?: boolean;
  force?: boolean;
  yes?: boolean;
  json?: boolean;
}

export const undoCommand = (setting: Setting): Command =>
  new Command('undo')
    .description('take back the last run, or the one that is named; what others wrote since stays')
    .argument('[id]', 'a run, as memport log lists it')
    .option('--dry-run', 'show what it would do and stop')
    .option('--force', 'put files back whole that others changed since, after showing what goes of theirs')
    .option('--yes', 'with --force: do not ask')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport undo\n  memport undo --dry-run\n  memport undo 20261120-101500-3f9a\n',
    )
    .action(async (id: string | undefined, options: UndoOptions) => {
      const { formats } = await import('../../../adapters/formats.ts');
      setting.world.formats = formats;
      const { takeBack } = await import('../take-back.ts');
      await takeBack(setting, id, options);
    });
