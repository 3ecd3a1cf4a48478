import type { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';

/** `memport` alone. */
export const overviewAction = (program: Command, setting: Setting): Command =>
  withReadingOptions(program)
    .argument('[arrow]', 'two harnesses, as in claude→codex: see memport migrate --help')
    .action(async (_arrow: undefined, options: ReadingOptions) => {
      const [{ overview }, { overviewText }, { settle }] = await Promise.all([
        import('../../verbs/overview.ts'),
        import('../../report/overview.ts'),
        import('../finish.ts'),
      ]);
      if (options.root !== undefined)
        throw new MemportError('usage', {
          what: '--root names one home, and here every harness is looked at',
          expected: 'a harness beside it, as in memport list codex --root DIR',
        });
      const document = await overview(setting.world, options);
      if (options.json) {
        // What a finding quotes, a name among it, is scanned as it stands: memories themselves are only counted here.
        const { covered } = await import('../../world/veiled.ts');
        for (const each of document.findings) {
          each.message = await covered(setting.world, each.message);
          each.file = await covered(setting.world, each.file);
          if (each.memory) each.memory.id = await covered(setting.world, each.memory.id);
        }
      }
      setting.out(
        options.json ? `${JSON.stringify(document)}\n` : overviewText(document, setting.world.home, setting.screen),
      );
      settle(setting, options, document);
    });
