import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';

export const listCommand = (setting: Setting): Command =>
  withReadingOptions(
    new Command('list')
      .description('list every memory, store by store')
      .argument('[harness]', 'one harness instead of all'),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport list\n  memport list hermes --profile work\n  memport list --json | jq ".stores[].memories[].statement"\n',
    )
    .action(async (harness: string | undefined, options: ReadingOptions) => {
      const [{ list }, { listText }, { finish }] = await Promise.all([
        import('../../verbs/list.ts'),
        import('../../report/memories.ts'),
        import('../finish.ts'),
      ]);
      if (options.root !== undefined && harness === undefined)
        throw new MemportError('usage', {
          what: '--root names one home, and no harness is named',
          expected: 'memport list <harness> --root DIR',
        });
      finish(setting, options, await list(setting.world, harness, options), (document, titles, home) =>
        listText(document, titles, home, setting.screen),
      );
    });
