import type { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { overview } from '../../overview.ts';
import { overviewText } from '../../report/overview.ts';
import { survey } from '../../survey.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';
import { clientsOf, sightOf } from '../sight.ts';

/** `memport` alone. */
export const overviewAction = (program: Command, setting: Setting): Command =>
  withReadingOptions(program)
    .argument('[arrow]', 'two harnesses, as in claude→codex: see memport migrate --help')
    .action((arrow: string | undefined, options: ReadingOptions) => {
      if (arrow !== undefined) throw new MemportError('usage', { what: `"${arrow}" is no command of memport`, expected: 'a command, or two harnesses with an arrow, as in claude→codex', todo: 'memport --help shows every command' });
      const sight = sightOf(setting, options);
      const surveyed = survey(setting.adapters, sight);
      const document = overview(surveyed, clientsOf(setting));
      setting.out(options.json ? `${JSON.stringify(document)}\n` : overviewText(document, setting.env['HOME'] ?? '', setting.screen));
      if (options.strict && document.findings.some((finding) => finding.severity !== 'info')) setting.state.exit = 1;
    });
