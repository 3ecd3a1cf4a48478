import { Command } from 'commander';
import { withAssistOptions } from '../assist-options.ts';
import { withFormatOptions, type FormatOptions } from '../format-options.ts';
import { withJudgeOptions } from '../judge-options.ts';
import { withArrivalOptions } from '../migrate-options.ts';
import type { MigrateOptions } from '../plan-options.ts';
import type { Setting } from '../setting.ts';

export const importCommand = (setting: Setting): Command =>
  withFormatOptions(
    withAssistOptions(
      withJudgeOptions(
        withArrivalOptions(
          new Command('import')
            .description('carry what somebody exported or pasted into a harness: a migration like any other')
            .argument(
              '<file>',
              'what memport export wrote, or an export of ChatGPT, Claude.ai, mem0, OpenMemory or GitHub Copilot; - is pasted text',
            )
            .option('--as <origin>', 'what the file is from, where it does not say so itself'),
        ),
      ),
    ),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport import .memport/claude.ir.json --to codex --dry-run\n  memport import ~/Downloads/chatgpt-export.zip --to claude\n  pbpaste | memport import - --as gemini --to claude --dry-run\n',
    )
    .action(async (file: string, options: MigrateOptions & FormatOptions & { as?: string }) => {
      const { imported } = await import('../imported.ts');
      await imported(setting, file, options);
    });
