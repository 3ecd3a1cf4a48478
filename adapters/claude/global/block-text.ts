import { nameOfWords } from '../../../src/kit/called.ts';
import { asciiJson } from '../../../src/kit/note.ts';
import { CARRIED, differing } from '../../../src/kit/losses.ts';
import { eolOf } from '../../../src/kit/weave.ts';
import type { Field, Memory } from '../../../src/ir/memory.ts';
import type { Mark } from '../../../src/ir/mark.ts';
import { printBody } from '../../../src/text/body.ts';
import { linesOf } from '../../../src/text/blocks.ts';
import { oneLine } from '../../../src/text/sentence.ts';
import { metaLines, printMark } from '../file/head.ts';
import { saysItsLinks } from '../../../src/kit/links.ts';
import { looksLikeLines } from './overflow.ts';
import { GLOBAL } from './blocks.ts';
import { BODY, readBlocks, fileMemory, fileParts } from './global.ts';

/** The memory below a mark that says its other fields, its name where the words do not give it. */
export const blockText = (memory: Memory, mark: Mark | undefined): string => {
  const fields = new Set<Field>(
    CARRIED.filter(
      (field) => (field !== 'links' || !saysItsLinks(memory)) && (field !== 'evidence' || memory.evidence.length > 0),
    ),
  );
  const lines = metaLines(memory, fields, { level: 'global' });
  if (mark) lines.set('memport', printMark(mark));
  const { updated } = memory.dates;
  const head: Record<string, unknown> = {
    kind: memory.kind,
    ...(memory.name !== nameOfWords(memory) && { name: memory.name }),
    ...Object.fromEntries(
      [...lines].map(([key, value]) => [key, /^["[{]/.test(value) ? (JSON.parse(value) as unknown) : value]),
    ),
    ...(memory.hook !== undefined && { hook: memory.hook }),
    ...(updated && { modified: updated.basis === 'declared' ? updated.text : `${updated.basis} ${updated.text}` }),
  };
  return `<!-- memport ${asciiJson(head).replaceAll('>', '\\u003e')} -->\n${printBody(memory)}`;
};

/** The block as it stands, with only its words changed where only words differ. */
export const editedBlock = (raw: string, old: Memory, wanted: Memory, mark: Mark | undefined): string => {
  const fields = differing(old, wanted);
  if (fields.length === 0 && mark === undefined) return raw;
  if (mark !== undefined || fields.some((field) => !BODY.includes(field)))
    return blockText(wanted, mark).replaceAll('\n', eolOf(raw));
  return raw.slice(0, linesOf(raw)[0]?.end ?? 0) + eolOf(raw) + printBody(wanted).replaceAll('\n', eolOf(raw));
};

/** The file of one memory: what a block says, or a person's own words without a mark as long as they say it all. */
export const fileText = (wanted: Memory, mark: Mark | undefined, standing?: { raw: string; old: Memory }): string => {
  // The file's own name says it.
  const memory: Memory = { ...wanted, name: nameOfWords(wanted) };
  if (!standing) return `${blockText(memory, mark)}\n`;
  const { raw, old } = standing;
  const { json, said } = fileParts(raw);
  if (json !== undefined) return editedBlock(raw.slice(0, said[1]), old, memory, mark) + raw.slice(said[1]);
  const edited =
    differing(old, memory).length === 0
      ? raw
      : raw.slice(0, said[0]) + printBody(memory).replaceAll('\n', eolOf(raw)) + raw.slice(said[1]);
  const back = fileMemory('', edited, [], undefined);
  return back && differing(memory, back).length === 0 ? edited : `${blockText(memory, mark)}\n`;
};

/** A person's own words with others in their place; undefined where only a block could say them. */
export const editedText = (raw: string, old: Memory, wanted: Memory): string | undefined => {
  if (differing(old, wanted).length === 0) return raw;
  const text = printBody(wanted);
  if (looksLikeLines(text)) return undefined;
  const back = blockBack(text);
  return back?.places[0]?.slot === 'text' && differing(wanted, back).length === 0
    ? text.replaceAll('\n', eolOf(raw))
    : undefined;
};

/** What a block reads back as when another one follows it. */
export const blockBack = (text: string): Memory | undefined => {
  const read = readBlocks(GLOBAL, `${text}\n\n<!-- memport {} -->\nnext\n`);
  return read.length === 2 && oneLine(read[1]?.statement ?? '') === 'next' ? read[0] : undefined;
};
