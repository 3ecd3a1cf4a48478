import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import { adapterNamed, type Setting } from '../setting.ts';

export const listCommand = (setting: Setting): Command =>
  withReadingOptions(new Command('list').description('list every memory, store by store').argument('[harness]', 'one harness instead of all'))
    .addHelpText('after', '\nExamples:\n  memport list\n  memport list hermes --profile work\n  memport list --json | jq ".stores[].memories[].statement"\n')
    .action(async (harness: string | undefined, options: ReadingOptions) => {
      const [{ list }, { listText }, { survey }, { finish }, { checkProfile }, { sightOf }, { veiled }] = await Promise.all([
        import('../../verbs/list.ts'), import('../../report/memories.ts'), import('../../verbs/survey.ts'), import('../finish.ts'), import('../../verbs/profile.ts'), import('../../verbs/sight.ts'), import('../../verbs/veiled.ts'),
      ]);
      if (options.root !== undefined && harness === undefined) throw new MemportError('usage', { what: '--root names one home, and no harness is named', expected: 'memport list <harness> --root DIR' });
      const chosen = harness === undefined ? setting.adapters : [adapterNamed(harness, setting.adapters)];
      const sight = sightOf(setting, options);
      checkProfile(chosen, sight, options.profile);
      const { surveyed, veil } = await veiled(setting, survey(chosen, sight));
      setting.state.veil = veil;
      finish(setting, options, list(surveyed), (document, titles, home) => listText(document, titles, home, setting.screen));
    });
