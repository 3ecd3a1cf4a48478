import { Command, Option } from 'commander';
import { withFormatOptions } from '../format-options.ts';
import { withModelOptions } from '../model-options.ts';
import { ends, tried } from '../probe-flags.ts';
import type { ProbeOptions } from '../probe-options.ts';
import type { Setting } from '../setting.ts';
import { probeParts } from './probe-parts.ts';

/** Tries whether rules still fire, and keeps the probes for it. */
export const probeCommand = (setting: Setting): Command => {
  const probe = tried(withModelOptions(withFormatOptions(ends(new Command('probe').enablePositionalOptions()))))
    .description(
      'try whether the rules of memories are followed: without them, at the source, and where they were carried',
    )
    .argument('[memories...]', 'handles, ids, names or words; the first may be the pair: claude:codex')
    .addOption(
      new Option(
        '--level <level>',
        'load: do their words reach the model at all; observed: were they followed in your own sessions; framed: a model tries them; client: the clients themselves do',
      )
        .choices(['load', 'observed', 'framed', 'client'])
        .default('load'),
    )
    .option('--model <client>', 'the model that tries them, as --judge names it; without it nobody is asked')
    .option(
      '--judge <client>',
      'the model that tells trials no program can tell: it never learns the arm; the budget holds for both',
    )
    .option('--refresh', 'ask again for what was answered in earlier runs')
    .option('--replay', 'answer from earlier runs alone; what they lack is an error')
    .option('--fail-on <what>', 'severities or rule ids, parted by commas; none', 'error')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport probe claude:codex                                 whose words reach the model: nobody is asked\n  memport probe init claude:codex                            write the probes down\n  memport probe plan claude:codex --trials 20                what it would take\n  memport probe claude:codex --level framed --model anthropic --arms none,source,target,verbatim\n  memport probe claude:codex --level client                  the real clients, on copies, with your accounts\n',
    )
    .action(async (words: string[], options: ProbeOptions) => {
      const { probed } = await import('../probed.ts');
      await probed(setting, words, options);
    });
  for (const part of probeParts(setting)) probe.addCommand(part);
  return probe;
};
