import { MemportError } from '../errors.ts';
import { writeOwn } from '../store/own-file.ts';
import { tilde } from '../text/safe.ts';
import { exporting, type ExportOptions } from '../verbs/export.ts';
import { markdownOf } from '../verbs/markdown.ts';
import { plural } from '../report/terminal.ts';
import type { Setting } from './setting.ts';

interface Given extends ExportOptions {
  out: string | undefined;
  format: 'json' | 'markdown';
  json: boolean;
}

/** Private to the user: it is memory text until somebody commits it. */
const MODE = 0o600;

/** Prints an export, or writes it where it was asked for. */
export const exported = async (
  setting: Setting,
  harness: string,
  { out, format, json, ...options }: Given,
): Promise<void> => {
  const { world } = setting;
  const { document, veil } = await exporting(world, harness, options);
  world.met.veil = veil;
  const text = `${JSON.stringify(document, null, 1)}\n`;
  if (format === 'markdown' && out === undefined)
    throw new MemportError('usage', { what: 'a folder of markdown needs a folder', expected: '--out DIR' });
  if (format === 'json' && out !== undefined) writeOwn(world.disk, out, veil.over(text), MODE);
  if (format === 'markdown' && out !== undefined)
    for (const [file, page] of markdownOf(document)) writeOwn(world.disk, `${out}/${file}`, veil.over(page), MODE);
  if (json || out === undefined) {
    setting.out(text);
    return;
  }
  const count = document.stores.reduce((sum, { memories }) => sum + memories.length, 0);
  setting.out(
    `${plural(count, 'memory', 'memories')} in ${tilde(out, world.home)}. It is memory text: look at it before you commit it.\n`,
  );
  for (const { why } of document.left) setting.out(`left out: ${why}\n`);
  if (format === 'json') setting.out(`Next: memport check ${harness} ${tilde(out, world.home)}\n`);
};
