import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { withFormatOptions, type FormatOptions } from '../format-options.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';

export const listCommand = (setting: Setting): Command =>
  withFormatOptions(
    withReadingOptions(
      new Command('list')
        .description('list every memory, store by store')
        .argument('[harness]', 'one harness instead of all'),
    ),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport list\n  memport list hermes --profile work\n  memport list --format html --out memories.html\n  memport list --json | jq ".stores[].memories[].statement"\n',
    )
    .action(async (harness: string | undefined, options: ReadingOptions & FormatOptions) => {
      const [{ listDocument }, { look }, { listText }, { finish }, { reachingHere }] = await Promise.all([
        import('../../verbs/list.ts'),
        import('../../world/look.ts'),
        import('../../report/memories.ts'),
        import('../finish.ts'),
        import('../../verbs/overview.ts'),
      ]);
      if (options.root !== undefined && harness === undefined)
        throw new MemportError('usage', {
          what: '--root names one home, and no harness is named',
          expected: 'memport list <harness> --root DIR',
        });
      const surveyed = await look(setting.world, harness, options);
      await finish(setting, options, { document: listDocument(surveyed), surveyed }, (document, titles, home) =>
        listText(document, titles, home, setting.screen, reachingHere(surveyed)),
      );
    });
