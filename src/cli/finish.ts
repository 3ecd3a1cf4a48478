import { homeless } from '../text/homeless.ts';
import type { FindingDocument, ListDocument } from '../verbs/document.ts';
import type { Titles } from '../report/memories.ts';
import type { Surveyed } from '../world/survey.ts';
import type { FormatOptions } from './format-options.ts';
import type { ReadingOptions } from './options.ts';
import type { Setting } from './setting.ts';
import { tell } from './tell.ts';

/**
 * Tells a reading command's document and sets its exit code: 0 even with findings, unless `--strict`; 4 when a store
 * is wholly unreadable.
 */
export const finish = async (
  setting: Setting,
  options: ReadingOptions & FormatOptions,
  { document, surveyed }: { document: ListDocument; surveyed: readonly Surveyed[] },
  text: (document: ListDocument, titles: Titles, home: string) => string,
): Promise<void> => {
  const { world } = setting;
  const titles = Object.fromEntries(surveyed.map(({ adapter }) => [adapter.id, adapter.title]));
  await tell(setting, options, {
    terminal: () => setting.out(text(document, titles, world.home)),
    document: () => document,
    found: () => document,
    picture: async (showContent) => {
      const [{ storesPicture }, { samenessFor }] = await Promise.all([
        import('../verbs/stores-picture.ts'),
        import('../world/answered-pairs.ts'),
      ]);
      const [first] = surveyed;
      const sameness = samenessFor(world, first?.scene ?? { cwd: world.cwd, around: { folders: {}, projects: {} } });
      const of = surveyed.length === 1 ? ` ${first?.adapter.id ?? ''}` : '';
      const root = options.root === undefined ? '' : ` --root ${homeless(options.root, world.home)}`;
      const command = `memport ${document.command}${of}${root}`;
      return storesPicture(surveyed, sameness, { home: world.home, command, showContent });
    },
  });
  settle(setting, options, document);
};

/** The exit code of a command that only reads. */
export const settle = (
  setting: Setting,
  options: ReadingOptions,
  { stores, findings }: { stores: readonly { root: string }[]; findings: readonly FindingDocument[] },
): void => {
  const unreadable = stores.some((store) =>
    findings.some(
      (finding) => finding.rule.startsWith('read/') && finding.severity === 'error' && finding.file === store.root,
    ),
  );
  if (unreadable) setting.exit = 4;
  else if (options.strict && findings.some((finding) => finding.severity !== 'info')) setting.exit = 1;
};
