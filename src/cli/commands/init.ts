import { Command } from 'commander';
import * as path from 'node:path';
import type { InitFlags } from '../initiated.ts';
import type { Setting } from '../setting.ts';

const listed = (value: string, before: string[] = []): string[] => [...before, value];

export const initCommand = (setting: Setting): Command =>
  new Command('init')
    .description('write a memport.json for this repository: which stores are to say the same')
    .option(
      '--harness <name>',
      'a harness on each machine; may be repeated (default: those that remember this project)',
      listed,
    )
    .option(
      '--export',
      'commit what they remember as exports, so that CI can compare it: memory text in the repository',
    )
    .option(
      '--file <path>',
      'an instruction file of the repository, or HARNESS=FOLDER: a memory folder; may be repeated',
      listed,
    )
    .option('--lock', 'commit memport.lock, the accepted rewrites, too: memory text; without it .gitignore names it')
    .option('--force', 'replace a memport.json that is there')
    .option('--cwd <dir>', 'the repository')
    .addHelpText('after', '\nExamples:\n  memport init\n  memport init --harness claude --harness codex --export\n')
    .action(async (options: InitFlags) => {
      const [{ initiated }, { formats }] = await Promise.all([
        import('../initiated.ts'),
        import('../../../adapters/formats.ts'),
      ]);
      setting.world.formats = formats;
      await initiated(setting, { ...options, cwd: path.resolve(setting.world.cwd, options.cwd ?? '.') });
    });
