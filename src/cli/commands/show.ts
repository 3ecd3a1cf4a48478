import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import type { Memory } from '../../ir/memory.ts';
import type { Store } from '../../ir/store.ts';
import type { Titles } from '../../report/memories.ts';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';

interface ShowOptions extends ReadingOptions {
  asPrompt?: boolean;
  reveal?: boolean;
}

export const showCommand = (setting: Setting): Command =>
  withReadingOptions(
    new Command('show')
      .description('show what one harness keeps and what its model sees, or one memory in all of them')
      .argument('<harness>', 'the harness, or words of a memory to look for in all of them')
      .argument('[memory...]', 'a handle, an id, or words that only one memory has')
      .option('--as-prompt', 'print the text the model is given, as the client sends it')
      .option('--reveal', 'print one memory with the secrets in it, which are masked everywhere else'),
  )
    .addHelpText(
      'after',
      '\nExamples:\n  memport show hermes\n  memport show hermes 3f9a1c\n  memport show hermes 3f9a1c --reveal\n  memport show "never push"\n  memport show hermes --as-prompt --cwd ~/work/app\n',
    )
    .action(async (harness: string, words: string[], options: ShowOptions) => {
      const { world, screen } = setting;
      const [
        { isHarness, adapterNamed },
        { findingDocument, handlesOf, storeDocument },
        { standingOf },
        { findingLines, memoryText, promptText, showText },
        { finish },
        { findMemory, showDocument },
        { looked },
        { NO_VEIL },
        { veiled },
      ] = await Promise.all([
        import('../../world/harness.ts'),
        import('../../verbs/document.ts'),
        import('../../verbs/overview.ts'),
        import('../../report/memories.ts'),
        import('../finish.ts'),
        import('../../verbs/show.ts'),
        import('../../world/look.ts'),
        import('../../world/veil.ts'),
        import('../../world/veiled.ts'),
      ]);
      if (!isHarness(harness, world.adapters)) {
        if (options.reveal) throw revealsOne();
        const [{ across }, { acrossText }] = await Promise.all([
          import('../../verbs/across.ts'),
          import('../../report/across.ts'),
        ]);
        const document = await across(world, [harness, ...words].join(' '), options);
        const all = Object.fromEntries(world.adapters.map((adapter) => [adapter.id, adapter.title]));
        setting.out(options.json ? `${JSON.stringify(document)}\n` : acrossText(document, all, world.home, screen));
        return;
      }
      const [plain] = await looked(world, [adapterNamed(harness, world.adapters)], options);
      if (!plain) return;
      if (options.reveal && words.length === 0) throw revealsOne();
      const {
        surveyed: [surveyed = plain],
        veil,
      } = await veiled(world, [plain]);
      world.met.veil = veil;
      const { home } = world;
      const titles: Titles = { [surveyed.adapter.id]: surveyed.adapter.title };
      if (words.length > 0) {
        const asked = findMemory(words.join(' '), [surveyed]);
        const found = options.reveal ? inClear(asked, surveyed.stores, plain.stores) : asked;
        if (options.reveal) world.met.veil = NO_VEIL;
        const named = handlesOf([surveyed]);
        const delivered = surveyed.view.deliveries.find((each) => each.id === found.memory.id);
        const document = storeDocument({ ...found.store, memories: [found.memory] }, named);
        const findings = surveyed.findings
          .filter(({ memory }) => memory === found.memory.id)
          .map((finding) => findingDocument(finding, [surveyed], named));
        if (options.json)
          setting.out(
            `${JSON.stringify({ version: 1, command: 'show', stores: [{ ...document, view: { always: [], budgets: [], deliveries: delivered ? [delivered] : [] } }], findings })}\n`,
          );
        else
          setting.out(
            memoryText(found.memory, named.get(found.memory.id) ?? '', document, delivered, titles, home, screen) +
              (findings.length === 0 ? '' : `\n${findingLines(findings, home, screen).join('\n')}`),
          );
        return;
      }
      if (options.asPrompt && !options.json) {
        setting.out(promptText(surveyed.view, screen));
        return;
      }
      const elsewhere = new Set(
        surveyed.stores
          .filter(({ at }) => ['elsewhere', 'absent'].includes(standingOf(at, surveyed.scene)))
          .map(({ at }) => at.id),
      );
      finish(setting, options, showDocument(surveyed), (document) =>
        showText(document, titles, home, screen, elsewhere),
      );
    });

const revealsOne = (): MemportError =>
  new MemportError('usage', {
    what: '--reveal shows the secrets of one memory, and none is named',
    expected: 'memport show <harness> <memory> --reveal',
    todo: 'memport list shows every memory with its handle',
  });

/** The memory as it stands in the store. */
const inClear = (
  asked: { store: Store; memory: Memory },
  shown: readonly Store[],
  stores: readonly Store[],
): { memory: Memory; store: Store } => {
  const store = stores[shown.indexOf(asked.store)];
  const memory = store?.memories[asked.store.memories.indexOf(asked.memory)];
  if (!store || !memory) throw new MemportError('internal', { what: 'a memory that was found is not there' });
  return { memory, store };
};
