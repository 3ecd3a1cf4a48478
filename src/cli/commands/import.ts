import { Command } from 'commander';
import * as path from 'node:path';
import { MemportError } from '../../errors.ts';
import { withAssistOptions } from '../assist-options.ts';
import { withFormatOptions, type FormatOptions } from '../format-options.ts';
import { withArrivalOptions } from '../migrate-options.ts';
import type { MigrateOptions } from '../plan-options.ts';
import type { Setting } from '../setting.ts';

export const importCommand = (setting: Setting): Command =>
  withFormatOptions(
    withAssistOptions(
      withArrivalOptions(
        new Command('import')
          .description('carry an export into a harness: a migration like any other')
          .argument('<file>', 'what memport export wrote: a .ir.json file, or a folder of markdown'),
      ),
    ),
  )
    .addHelpText('after', '\nExamples:\n  memport import .memport/claude.ir.json --to codex --dry-run\n')
    .action(async (file: string, options: MigrateOptions & FormatOptions) => {
      const [{ formats }, { runMigration }] = await Promise.all([
        import('../../../adapters/formats.ts'),
        import('../migrated.ts'),
      ]);
      setting.world.formats = formats;
      const full = path.resolve(setting.world.cwd, file);
      const stat = ((): { isDirectory(): boolean } | undefined => {
        try {
          return setting.world.disk.stat(full);
        } catch {
          return undefined;
        }
      })();
      if (!stat)
        throw new MemportError('usage', {
          what: `${file} is not there`,
          where: full,
          expected: 'what memport export wrote',
        });
      await runMigration(setting, { ...options, from: stat.isDirectory() ? 'pages' : 'export', fromRoot: full });
    });
