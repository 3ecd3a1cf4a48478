import { Command } from 'commander';
import { list } from '../../list.ts';
import { listText } from '../../report/memories.ts';
import { survey } from '../../survey.ts';
import { finish } from '../finish.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import { adapterNamed, type Setting } from '../setting.ts';
import { sightOf } from '../sight.ts';

export const listCommand = (setting: Setting): Command =>
  withReadingOptions(new Command('list').description('list every memory, store by store').argument('[harness]', 'one harness instead of all'))
    .addHelpText('after', '\nExamples:\n  memport list\n  memport list hermes --profile work\n  memport list --json | jq ".stores[].memories[].statement"\n')
    .action((harness: string | undefined, options: ReadingOptions) => {
      const chosen = harness === undefined ? setting.adapters : [adapterNamed(harness, setting.adapters)];
      const sight = sightOf(setting, options);
      const surveyed = survey(chosen, sight);
      finish(setting, options, list(surveyed), (document, titles, home) => listText(document, titles, home, setting.screen));
    });
