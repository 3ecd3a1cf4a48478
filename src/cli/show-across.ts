import { acrossText } from '../report/across.ts';
import { across } from '../verbs/across.ts';
import type { ReadingOptions } from './options.ts';
import type { Setting } from './setting.ts';

/** Prints what the words mean in every harness. */
export const showAcross = async (
  { world, screen, out }: Setting,
  words: string,
  options: ReadingOptions,
): Promise<void> => {
  const document = await across(world, words, options);
  const all = Object.fromEntries(world.adapters.map((adapter) => [adapter.id, adapter.title]));
  out(options.json ? `${JSON.stringify(document)}\n` : acrossText(document, all, world.home, screen));
};
