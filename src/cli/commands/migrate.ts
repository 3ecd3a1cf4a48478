import { Command } from 'commander';
import { harnessNamed } from '../../world/harness.ts';
import { withAssistOptions } from '../assist-options.ts';
import { withFormatOptions, type FormatOptions } from '../format-options.ts';
import { withJudgeOptions } from '../judge-options.ts';
import { withMigrateOptions } from '../migrate-options.ts';
import type { MigrateOptions } from '../plan-options.ts';
import type { Setting } from '../setting.ts';

export const migrateCommand = (setting: Setting): Command =>
  withFormatOptions(
    withAssistOptions(
      withJudgeOptions(
        withMigrateOptions(
          new Command('migrate')
            .description(
              'carry memories from one harness to another; also memport claude codex, claude:codex, claude→codex',
            )
            .usage('<from> <to> [options]'),
        ),
      ),
    ),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport claude→codex --dry-run\n  memport claude:codex --dry-run --format html --out plan.html --show-content\n  memport claude:codex --project ~/work/app --yes\n  memport claude:codex --rules-to agents-md --dry-run\n  memport claude:hermes --plan-out plan.json && memport apply plan.json\n',
    )
    .action(async (asked: MigrateOptions & FormatOptions) => {
      setting.world.formats = await formatsFor(setting, asked);
      const { runMigration } = await import('../migrated.ts');
      await runMigration(setting, asked);
    });

/** Who names two harnesses, or instruction files, does not wait for the schema of an export: 60 modules of zod. */
const formatsFor = async ({ world }: Setting, { from, to }: MigrateOptions): Promise<Setting['world']['formats']> => {
  const { ruleFiles } = await import('../../../adapters/rule-files.ts');
  const light = [...world.adapters, ...ruleFiles];
  const areKnown = [from, to].every((name) => harnessNamed(name, light) !== undefined);
  return areKnown ? ruleFiles : (await import('../../../adapters/formats.ts')).formats;
};
