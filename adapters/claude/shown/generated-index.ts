import { readHead } from '../../../src/text/frontmatter.ts';
import { oneLine } from '../../../src/text/sentence.ts';
import { headText, readYaml, type Head } from '../../../src/text/yaml.ts';
import type { TextFile } from '../../../src/ir/store.ts';
import { cleaned, cutShort } from './cleaned.ts';
import { LOOSE_HEAD } from './index-text.ts';

const MAX_LINE = 150;
/** 70 % of the limits of an index. */
const MAX_LINES = 140;
const MAX_UNITS = 17_500;
const HEAD_LINES = 30;

/**
 * The index that 2.1.329 writes where there is none, newest file first, links left out; undefined when no file can be
 * listed (run).
 */
export const generatedIndex = (files: ReadonlyMap<string, TextFile>): string | undefined => {
  const listed = [...files]
    .filter(([file, { link }]) => isListed(file) && link !== true)
    .toSorted(([, a], [, b]) => b.mtimeMs - a.mtimeMs);
  let text = '';
  for (const [count, [file, { text: source }]] of listed.entries()) {
    const line = `${lineOf(file, source)}\n`;
    if (count === MAX_LINES || text.length + line.length > MAX_UNITS) break;
    text += line;
  }
  return text === '' ? undefined : text;
};

const isListed = (file: string): boolean =>
  file.endsWith('.md') &&
  !/[[\]()\n\r]/.test(file) &&
  cleaned(file) === file &&
  !/[\p{Cc}]/u.test(file) &&
  file
    .split('/')
    .every(
      (step, index, steps) =>
        !step.startsWith('.') &&
        (index === steps.length - 1 ? step !== 'MEMORY.md' : !/^(?:team|logs|sessions|proposals)$/i.test(step)),
    );

const lineOf = (file: string, source: string): string => {
  const link = `- [${file.slice(file.lastIndexOf('/') + 1, -'.md'.length)}](${file})`;
  const said = cleaned(oneLine(descriptionOf(source)));
  const room = MAX_LINE - link.length - ' — '.length;
  return said === '' || room <= 1 ? link : `${link} — ${cutShort(said, room, room / 2)}`;
};

/** Text in the head; a number, a switch or nothing is none. */
const descriptionOf = (source: string): string => {
  const top = source
    .replace(/^\ufeff/, '')
    .split('\n')
    .slice(0, HEAD_LINES)
    .join('\n');
  const inner = LOOSE_HEAD.exec(top)?.[1];
  if (inner === undefined) return '';
  const raw = [...inner.matchAll(/^description:[ \t]*(.*?)[ \t\r]*$/gm)];
  // The last of several counts here, where a strict reader takes none.
  if (raw.length > 1) return headText(readHead(raw.at(-1)?.[0] ?? '').head, 'description') ?? '';
  if (
    /^(?:[-+]?(?:\d[\d_]*(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|0[ox][\da-f]+|[-+]?\.inf|\.nan|true|false|null|~|)$/i.test(
      raw[0]?.[1] ?? '',
    )
  )
    return '';
  const read = readHead(inner);
  return headText(read.by === 'rescued' ? requoted(inner) : read.head, 'description') ?? '';
};

/**
 * The client's own rescue: values that are not quoted yet are, and if that does not help, nothing is read
 * (docs/formats/claude-code.md §3).
 */
const requoted = (inner: string): Head => {
  const read = readYaml(
    inner.replace(
      /^([A-Za-z_][\w-]*:[ \t]+)(?!["'\s])(.*?)[ \t\r]*$/gm,
      (_, key: string, value: string) => `${key}${JSON.stringify(value)}`,
    ),
  );
  return typeof read === 'string' ? {} : read;
};
