import { Command } from 'commander';
import * as path from 'node:path';
import { writeFileSync } from 'node:fs';
import type { Setting } from '../setting.ts';

export const manCommand = (setting: Setting): Command =>
  new Command('man')
    .description('print the manual, in roff')
    .option('--out <file>', 'write it to a file')
    .addHelpText('after', '\nExamples:\n  memport man | man -l -\n')
    .action(async ({ out }: { out?: string }, command: Command) => {
      const [{ manText }, { outlineOf }, { version }] = await Promise.all([
        import('../../report/man.ts'),
        import('../outline.ts'),
        import('../../world/world.ts'),
      ]);
      const text = manText(outlineOf(command.parent ?? command), version());
      if (out === undefined) setting.out(text);
      else writeFileSync(path.resolve(setting.world.cwd, out), text);
    });
