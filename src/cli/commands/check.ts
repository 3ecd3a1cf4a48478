import { Command, InvalidArgumentError, Option } from 'commander';
import * as path from 'node:path';
import { withFormatOptions } from '../format-options.ts';
import { withJudgeOptions } from '../judge-options.ts';
import type { CheckOptions } from '../checked.ts';
import type { Setting } from '../setting.ts';

const whole = (given: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new InvalidArgumentError('It is a whole number, 1 or more.');
  return Number(given);
};

const listed = (value: string, before: string[] = []): string[] => [...before, value];

export const checkCommand = (setting: Setting): Command =>
  withFormatOptions(
    withJudgeOptions(
      new Command('check').description(
        'compare stores that should say the same, and fail where one of them forgets a rule',
      ),
    ),
  )
    .argument(
      '[a]',
      'a store of memport.json, a harness (hermes@work: a profile of it), an instruction file, an export',
    )
    .argument('[b]', 'what is to say the same; without any: memport.json, else what was carried before')
    .addOption(
      new Option(
        '--direction <way>',
        'one-way: b has all of a; mirror: both have the same; superset: b may have more',
      ).choices(['one-way', 'mirror', 'superset']),
    )
    .option('--project <dir>', 'only this project, and what is global; may be repeated', listed)
    .option('--fail-on <what>', 'severities or rule ids, parted by commas; none', 'error')
    .option('--min-compared <number>', 'fail where fewer memories were compared (default: 1)', whole)
    .option('--baseline <file>', 'an earlier --json: only findings that it does not have count')
    .option('--accept', 'write the present differences into memport.json as allowances')
    .option('--fix', 'show the migration that closes the gap; with --yes carry it out')
    .option('--yes', 'beside --fix: without asking')
    .option('--cwd <dir>', 'the folder the clients would be started in')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport check\n  memport check claude codex\n  memport check claude AGENTS.md --direction superset\n  memport check claude codex --json > base.json && memport check claude codex --baseline base.json\n',
    )
    .action(async (a: string | undefined, b: string | undefined, options: CheckOptions) => {
      const [{ checked }, { formats }] = await Promise.all([
        import('../checked.ts'),
        import('../../../adapters/formats.ts'),
      ]);
      setting.world.formats = formats;
      await checked(setting, a, b, { ...options, cwd: path.resolve(setting.world.cwd, options.cwd ?? '.') });
    });
