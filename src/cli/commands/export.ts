import { Command, Option } from 'commander';
import * as path from 'node:path';
import type { PlanOptions } from '../../ir/plan-value.ts';
import type { Setting } from '../setting.ts';

interface ExportFlags {
  out?: string;
  format: string;
  project?: string[];
  kind?: string[];
  root?: string;
  profile?: string;
  cwd?: string;
  onSecret: PlanOptions['onSecret'];
  onInjection: PlanOptions['onInjection'];
  json?: boolean;
}

const listed = (value: string, before: string[] = []): string[] => [...before, value];

export const exportCommand = (setting: Setting): Command =>
  new Command('export')
    .description('write down what a harness remembers: memory text that can be committed, checked and imported')
    .argument('<harness>', 'the harness')
    .option('--out <path>', 'the file, or the folder of --format markdown; without it the file is printed')
    .option(
      '--format <form>',
      'json: one file; markdown: a folder, a file a memory; or a harness whose memories people carry as a file',
      'json',
    )
    .option('--project <dir>', 'only this project, and what is global; may be repeated', listed)
    .option('--kind <kinds>', 'only these kinds, parted by commas', (given: string) => given.split(','))
    .option('--root <dir>', 'the harness home to read instead of the one found')
    .option('--profile <name>', 'the profile to read, where the harness has profiles')
    .option('--cwd <dir>', 'the folder the client would be started in')
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
    .option('--json', 'print what was written as one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport export claude --out .memport/claude.ir.json\n  memport export codex --format markdown --out docs/memory\n  memport export claude --format claude-ai | pbcopy\n',
    )
    .action(async (harness: string, options: ExportFlags) => {
      const { exported } = await import('../exported.ts');
      const folder = (given: string): string => path.resolve(setting.world.cwd, given);
      await exported(setting, harness, {
        cwd: folder(options.cwd ?? '.'),
        into: folder(options.out ?? 'memport.ir.json'),
        out: options.out === undefined ? undefined : folder(options.out),
        isFolder: options.out?.endsWith('/') === true,
        format: options.format,
        projects: options.project?.map(folder),
        kinds: options.kind,
        root: options.root,
        profile: options.profile,
        onSecret: options.onSecret,
        onInjection: options.onInjection,
        json: options.json === true,
      });
    });
