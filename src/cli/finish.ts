import { printed } from '../text/json.ts';
import type { FindingDocument, ListDocument } from '../verbs/document.ts';
import type { Titles } from '../report/memories.ts';
import type { ReadingOptions } from './options.ts';
import type { Setting } from './setting.ts';

/**
 * Prints a reading command's document and sets its exit code: 0 even with findings, unless `--strict`; 4 when a store
 * is wholly unreadable.
 */
export const finish = (
  setting: Setting,
  options: ReadingOptions,
  document: ListDocument,
  text: (document: ListDocument, titles: Titles, home: string) => string,
): void => {
  const titles = Object.fromEntries(setting.world.adapters.map((adapter) => [adapter.id, adapter.title]));
  if (options.json) {
    for (const piece of printed(document)) setting.out(piece);
    setting.out('\n');
  } else setting.out(text(document, titles, setting.world.home));
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
