import { Command } from 'commander';
import { withAssistOptions } from '../assist-options.ts';
import { withFormatOptions, type FormatOptions } from '../format-options.ts';
import { withMigrateOptions } from '../migrate-options.ts';
import type { MigrateOptions } from '../plan-options.ts';
import type { Setting } from '../setting.ts';

export const migrateCommand = (setting: Setting): Command =>
  withFormatOptions(
    withAssistOptions(
      withMigrateOptions(
        new Command('migrate')
          .description(
            'carry memories from one harness to another; also memport claude codex, claude:codex, claude→codex',
          )
          .usage('<from> <to> [options]'),
      ),
    ),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport claude→codex --dry-run\n  memport claude:codex --dry-run --format html --out plan.html --show-content\n  memport claude:codex --project ~/work/app --yes\n  memport claude:codex --rules-to agents-md --dry-run\n  memport claude:hermes --plan-out plan.json && memport apply plan.json\n',
    )
    .action(async (asked: MigrateOptions & FormatOptions) => {
      const { formats } = await import('../../../adapters/formats.ts');
      setting.world.formats = formats;
      const { runMigration } = await import('../migrated.ts');
      await runMigration(setting, asked);
    });
