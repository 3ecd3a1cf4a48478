import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import type { Titles } from '../../report/memories.ts';
import { wantsJson, withFormatOptions, type FormatOptions } from '../format-options.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';

interface ShowOptions extends ReadingOptions, FormatOptions {
  asPrompt?: boolean;
  reveal?: boolean;
}

export const showCommand = (setting: Setting): Command =>
  withFormatOptions(
    withReadingOptions(
      new Command('show')
        .description('show what one harness keeps and what its model sees, or one memory in all of them')
        .argument('<harness>', 'a harness, files such as agents-md, or words of a memory to look for in all harnesses')
        .argument('[memory...]', 'a handle, an id, or words that only one memory has')
        .option('--as-prompt', 'print the text the model is given, as the client sends it')
        .option('--reveal', 'print one memory with the secrets in it, which are masked everywhere else'),
    ),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport show hermes\n  memport show hermes 3f9a1c\n  memport show hermes 3f9a1c --reveal\n  memport show "never push"\n  memport show hermes --as-prompt --cwd ~/work/app\n',
    )
    .action(async (harness: string, words: string[], asked: ShowOptions) => {
      const { world, screen } = setting;
      const { isHarness, adapterNamed, readersOf } = await import('../../world/harness.ts');
      world.formats = (await import('../../../adapters/formats.ts')).formats;
      const named = isHarness(harness, readersOf(world));
      const one = !named || words.length > 0 || asked.asPrompt === true;
      const options = one ? { ...asked, json: wantsJson(asked, 'one memory, or a prompt,') } : asked;
      if (options.reveal && (!named || words.length === 0)) throw revealsOne();
      if (!named)
        return (await import('../show-across.ts')).showAcross(setting, [harness, ...words].join(' '), options);
      const [{ elsewhereIn }, { promptText, showText }, { finish }, { showDocument }, { looked }, { veiled }] =
        await Promise.all([
          import('../../verbs/overview.ts'),
          import('../../report/memories.ts'),
          import('../finish.ts'),
          import('../../verbs/show.ts'),
          import('../../world/look.ts'),
          import('../../world/veiled.ts'),
        ]);
      const [plain] = await looked(world, [adapterNamed(harness, readersOf(world), world.others)], options);
      if (!plain) return;
      const hidden = await veiled(world, [plain]);
      const [surveyed = plain] = hidden.surveyed;
      world.met.veil = hidden.veil;
      const titles: Titles = { [surveyed.adapter.id]: surveyed.adapter.title };
      if (words.length > 0) {
        const [{ memoryPage }, { showMemory }, { NO_VEIL }] = await Promise.all([
          import('../../report/memory-page.ts'),
          import('../../verbs/show-memory.ts'),
          import('../../world/veil.ts'),
        ]);
        const shown = showMemory(words.join(' '), surveyed, options.reveal ? plain : undefined);
        if (options.reveal) world.met.veil = NO_VEIL;
        setting.out(
          options.json ? `${JSON.stringify(shown.document)}\n` : memoryPage(shown, titles, world.home, screen),
        );
      } else if (options.asPrompt && !options.json) setting.out(promptText(surveyed.view, screen));
      else {
        const elsewhere = elsewhereIn(surveyed);
        await finish(setting, options, { document: showDocument(surveyed), surveyed: [surveyed] }, (document) =>
          showText(document, titles, world.home, screen, elsewhere),
        );
      }
    });

const revealsOne = (): MemportError =>
  new MemportError('usage', {
    what: '--reveal shows the secrets of one memory, and none is named',
    expected: 'memport show <harness> <memory> --reveal',
    todo: 'memport list shows every memory with its handle',
  });
