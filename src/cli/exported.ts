import { MemportError } from '../errors.ts';
import { writeOwn } from '../store/own-file.ts';
import { tilde } from '../text/safe.ts';
import { exporting, type ExportOptions } from '../verbs/export.ts';
import { encode } from '../text/decode.ts';
import { plural, safeLine } from '../report/terminal.ts';
import type { Setting } from './setting.ts';

interface Given extends ExportOptions {
  out: string | undefined;
  /** It was typed as a folder. */
  isFolder?: boolean;
  format: string;
  json: boolean;
}

/** Private to the user: it is memory text until somebody commits it. */
const MODE = 0o600;

/** Prints an export, or writes it where it was asked for. */
export const exported = async (
  setting: Setting,
  harness: string,
  { out, isFolder, format, json, ...options }: Given,
): Promise<void> => {
  const { world } = setting;
  if (format !== 'json' && format !== 'markdown') return inFormat(setting, harness, { out, format, json, ...options });
  if (format === 'json' && out !== undefined && isFolder)
    throw new MemportError('usage', {
      what: `${tilde(out, world.home)} is a folder, and an export is one file`,
      expected: '--out FILE, or --format markdown for a folder of pages',
    });
  const { document, veil } = await exporting(world, harness, options);
  world.met.veil = veil;
  const text = `${JSON.stringify(document, null, 1)}\n`;
  if (format === 'markdown' && out === undefined)
    throw new MemportError('usage', { what: 'a folder of markdown needs a folder', expected: '--out DIR' });
  if (format === 'json' && out !== undefined) writeOwn(world.disk, out, veil.over(text), MODE);
  if (format === 'markdown' && out !== undefined) {
    const { markdownOf } = await import('../verbs/markdown.ts');
    for (const [file, page] of markdownOf(document)) writeOwn(world.disk, `${out}/${file}`, veil.over(page), MODE);
  }
  if (json || out === undefined) {
    setting.out(text);
    return;
  }
  const count = document.stores.reduce((sum, { memories }) => sum + memories.length, 0);
  setting.out(
    `${plural(count, 'memory', 'memories')} in ${tilde(out, world.home)}. It is memory text: look at it before you commit it.\n`,
  );
  for (const { id, why } of document.left) setting.out(`left out: ${safeLine(veil.over(id))}: ${why}\n`);
  if (format === 'json') setting.out(`Next: memport check ${harness} ${tilde(out, world.home)}\n`);
};

/** The same in the form that another one takes in, and what of it has no place there. */
const inFormat = async (setting: Setting, harness: string, given: Given): Promise<void> => {
  const { world } = setting;
  const { rarer } = await import('../../adapters/landmarks.ts');
  const { landmarkCalled } = await import('../world/origin.ts');
  const files = rarer.filter(({ wrote }) => wrote);
  const landmark = landmarkCalled(given.format, files);
  const adapter = await landmark?.load();
  if (!adapter?.named)
    throw new MemportError('usage', {
      what: `"${given.format}" is no form that memport writes`,
      expected: `--format json, markdown, ${files.map(({ id }) => id).join(', ')}`,
    });
  if (!world.adapters.includes(adapter)) world.adapters = [...world.adapters, adapter];
  const { out, json } = given;
  if (json)
    throw new MemportError('usage', {
      what: `--json prints what --format json writes, not ${adapter.id}`,
      expected: 'one of them',
    });
  const { written } = await import('../verbs/written.ts');
  const { text, memories, left } = await written(world, harness, adapter.id, given);
  if (out === undefined) setting.out(text);
  else writeOwn(world.disk, out, encode(text), MODE);
  for (const line of left) setting.err(`${safeLine(line)}\n`);
  if (out !== undefined)
    setting.out(`${plural(memories, 'memory', 'memories')} in ${tilde(out, world.home)}. It is memory text.\n`);
};
