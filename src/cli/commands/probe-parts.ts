import { Command } from 'commander';
import { withFormatOptions } from '../format-options.ts';
import { withModelOptions } from '../model-options.ts';
import { ends, tried } from '../probe-flags.ts';
import type { InitOptions } from '../probe-files.ts';
import type { ProbeOptions } from '../probe-options.ts';
import type { Setting } from '../setting.ts';

/** What can be done with probes beside running them. */
export const probeParts = (setting: Setting): Command[] => [
  withModelOptions(ends(new Command('init')))
    .description('write a probe for every memory that a template fits, to be read and bettered')
    .argument('[memories...]', 'handles, ids, names or words; the first may be the pair')
    .option('--draft <client>', 'have a model draft probes where no template fits; none counts before you accept it')
    .option('--judge', 'with --draft: what no program can check may be left to a judge, for probe --judge')
    .option('--in-repo', 'write them to probes/ of this repository: they hold memory text')
    .option('--json', 'print one JSON document')
    .action(async (words: string[], options: InitOptions) => {
      const { initiated } = await import('../probe-files.ts');
      await initiated(setting, words, options);
    }),
  new Command('review')
    .description('show probes, and with --accept say that you have read them')
    .argument('[memories...]', 'handles or ids; without any, all probes that are written')
    .option('--accept', 'they count from now on, also where a model drafted them')
    .option('--json', 'print one JSON document')
    .action(async (words: string[], options: { accept?: boolean; json?: boolean }) => {
      const { reviewed } = await import('../probe-files.ts');
      await reviewed(setting, words, options);
    }),
  tried(ends(new Command('plan')))
    .description('say how many trials, tokens and how much time it takes, and what cannot be told with so few')
    .argument('[memories...]', 'handles, ids, names or words; the first may be the pair')
    .option('--model <client>', 'for the prices in prices.json')
    .option('--judge <client>', 'count what it would be asked, too; without it what only a judge can tell is left out')
    .option('--json', 'print one JSON document')
    .action(async (words: string[], options: ProbeOptions) => {
      const { outlined } = await import('../probed.ts');
      await outlined(setting, words, options);
    }),
  withFormatOptions(new Command('score'))
    .description('judge the transcripts of an earlier run again, with the probes as they are now; nobody is asked')
    .argument('<run>', 'the run, as its last line names it')
    .option('--fail-on <what>', 'severities or rule ids, parted by commas; none', 'error')
    .option('--json', 'print one JSON document')
    .action(async (run: string, options: ProbeOptions) => {
      const { scored } = await import('../probed.ts');
      await scored(setting, run, options);
    }),
  ends(new Command('export'))
    .description('write the probes for another tool')
    .argument('[memories...]', 'handles, ids, names or words; the first may be the pair')
    .requiredOption('--promptfoo <file>', 'a configuration of promptfoo')
    .option('--json', 'print one JSON document')
    .action(async (words: string[], options: ProbeOptions & { promptfoo: string }) => {
      const { exported } = await import('../probe-files.ts');
      await exported(setting, words, options);
    }),
];
