import { Command, InvalidArgumentError, Option } from 'commander';
import { withFormatOptions } from '../format-options.ts';
import { withModelOptions } from '../model-options.ts';
import type { ProbeOptions } from '../probe-options.ts';
import type { Setting } from '../setting.ts';

const whole = (given: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new InvalidArgumentError('It is a whole number, 1 or more.');
  return Number(given);
};

const ends = (command: Command): Command =>
  command
    .option('--from <harness>', 'the harness that has the memories')
    .option('--to <harness>', 'the harness that gets them, or has them by now')
    .option('--from-root <dir>', 'home of the source')
    .option('--to-root <dir>', 'home of the target')
    .option('--cwd <dir>', 'the folder the clients would be started in');

const tried = (command: Command): Command =>
  command
    .option(
      '--arms <arms>',
      'what is compared, parted by commas (default: none,source,target; also verbatim, placebo, without)',
    )
    .option('--trials <n>', 'so many trials in each arm at most (default: 20)', whole)
    .option('--sample <n>', 'of so many memories, spread over their kinds', whole);

/** Tries whether rules still fire, and keeps the probes for it. */
export const probeCommand = (setting: Setting): Command => {
  const probe = tried(withModelOptions(withFormatOptions(ends(new Command('probe').enablePositionalOptions()))))
    .description(
      'try whether the rules of memories are followed: without them, at the source, and where they were carried',
    )
    .argument('[memories...]', 'handles, ids, names or words; the first may be the pair: claude:codex')
    .addOption(
      new Option('--level <level>', 'load: do their words reach the model at all; framed: a model tries them')
        .choices(['load', 'framed'])
        .default('load'),
    )
    .option('--model <client>', 'the model that tries them, as --judge names it; without it nobody is asked')
    .option('--refresh', 'ask again for what was answered in earlier runs')
    .option('--replay', 'answer from earlier runs alone; what they lack is an error')
    .option('--fail-on <what>', 'severities or rule ids, parted by commas; none', 'error')
    .option('--yes', 'start without asking')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport probe claude:codex                                 whose words reach the model: nobody is asked\n  memport probe init claude:codex                            write the probes down\n  memport probe plan claude:codex --trials 20                what it would take\n  memport probe claude:codex --level framed --model anthropic --arms none,source,target,verbatim\n',
    )
    .action(async (words: string[], options: ProbeOptions) => {
      const { probed } = await import('../probed.ts');
      await probed(setting, words, options);
    });
  probe.addCommand(
    ends(new Command('init'))
      .description('write a probe for every memory that a template fits, to be read and bettered')
      .argument('[memories...]', 'handles, ids, names or words; the first may be the pair')
      .option('--in-repo', 'write them to probes/ of this repository: they hold memory text')
      .option('--json', 'print one JSON document')
      .action(async (words: string[], options: ProbeOptions & { inRepo?: boolean }) => {
        const { initiated } = await import('../probe-files.ts');
        await initiated(setting, words, options);
      }),
  );
  probe.addCommand(
    new Command('review')
      .description('show probes, and with --accept say that you have read them')
      .argument('[memories...]', 'handles or ids; without any, all probes that are written')
      .option('--accept', 'they count from now on, also where a model drafted them')
      .action(async (words: string[], options: { accept?: boolean }) => {
        const { reviewed } = await import('../probe-files.ts');
        await reviewed(setting, words, options);
      }),
  );
  probe.addCommand(
    tried(ends(new Command('plan')))
      .description('say how many trials, tokens and how much time it takes, and what cannot be told with so few')
      .argument('[memories...]', 'handles, ids, names or words; the first may be the pair')
      .option('--model <client>', 'for the prices in prices.json')
      .option('--late <turns>', 'also late in a long session: after so many turns about something else', whole)
      .option('--json', 'print one JSON document')
      .action(async (words: string[], options: ProbeOptions & { late?: number }) => {
        const { outlined } = await import('../probed.ts');
        await outlined(setting, words, options);
      }),
  );
  probe.addCommand(
    withFormatOptions(new Command('score'))
      .description('judge the transcripts of an earlier run again, with the probes as they are now; nobody is asked')
      .argument('<run>', 'the run, as its last line names it')
      .option('--fail-on <what>', 'severities or rule ids, parted by commas; none', 'error')
      .option('--json', 'print one JSON document')
      .action(async (run: string, options: ProbeOptions) => {
        const { scored } = await import('../probed.ts');
        await scored(setting, run, options);
      }),
  );
  probe.addCommand(
    ends(new Command('export'))
      .description('write the probes for another tool')
      .argument('[memories...]', 'handles, ids, names or words; the first may be the pair')
      .requiredOption('--promptfoo <file>', 'a configuration of promptfoo')
      .action(async (words: string[], options: ProbeOptions & { promptfoo: string }) => {
        const { exported } = await import('../probe-files.ts');
        await exported(setting, words, options);
      }),
  );
  return probe;
};
