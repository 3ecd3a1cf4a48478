import { Command } from 'commander';
import { withFormatOptions } from '../format-options.ts';
import { withJudgeOptions } from '../judge-options.ts';
import { withReadingOptions } from '../options.ts';
import type { AuditFlags } from '../audited.ts';
import type { Setting } from '../setting.ts';

export const auditCommand = (setting: Setting): Command =>
  withFormatOptions(
    withJudgeOptions(
      withReadingOptions(
        new Command('audit').description(
          'find what has drifted, what is dangerous and what is useless in what is remembered; nothing is written',
        ),
      ),
    ),
  )
    .argument('[target]', 'a harness, a memory folder or an instruction file; without it every harness')
    .option('--harness <name>', 'whose folder it is, where the folder does not say so')
    .option('--fail-on <what>', 'severities or rule ids, parted by commas; none', 'error')
    .option('--since <when>', 'only what was changed since a date, or since a revision of the repository')
    .option('--baseline <file>', 'an earlier --json: only findings that it does not have count')
    .option('--fix', 'show what can be mended without asking; with --yes mend it')
    .option('--yes', 'beside --fix: without asking')
    .option('--dry-run', 'beside --fix: show it and write nothing')
    .option('--bypass-approval', 'beside --fix: write although the harness asks a person before it does')
    .addHelpText(
      'after',
      '\nExamples:\n  memport audit\n  memport audit claude --since 2026-11-01\n  memport audit ./memory --fail-on warn --format sarif --out memport.sarif\n  memport audit --fix --dry-run\n  memport explain delivery/orphan\n',
    )
    .action(async (target: string | undefined, options: AuditFlags) => {
      const [{ audited }, { formats }] = await Promise.all([
        import('../audited.ts'),
        import('../../../adapters/formats.ts'),
      ]);
      setting.world.formats = formats;
      await audited(setting, target, options);
    });
