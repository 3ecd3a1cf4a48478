import type { Form, Part } from '../../../src/adapter.ts';
import { nameOfWords } from '../../../src/kit/called.ts';
import { differing } from '../../../src/kit/losses.ts';
import { MEMORY_FILE_BYTES } from '../../../src/kit/problems.ts';
import type { Loss } from '../../../src/ir/loss.ts';
import { hookOf, forLines } from '../../../src/kit/lines.ts';
import type { Mark } from '../../../src/ir/mark.ts';
import type { Memory, Place } from '../../../src/ir/memory.ts';
import { HOOK_UNITS } from '../../../src/text/derive.ts';
import { byteLength } from '../../../src/text/measure.ts';
import { foldedName, nameFrom } from '../../../src/text/name.ts';
import { oneLine } from '../../../src/text/sentence.ts';
import { EDITIONS } from '../conventions.ts';
import { withoutComments } from '../shown/comments.ts';
import { TYPE_OF } from '../../../src/kit/typed.ts';
import { withoutTargets } from '../../../src/text/text-links.ts';
import { blockBack, blockText, editedBlock, editedText, fileText } from './block-text.ts';
import { blocksIn, GLOBAL, sectionsIn } from './blocks.ts';
import { saysStatement } from '../file/memory-file.ts';
import { FOLDER, indexFiles, indexSection, leadFor, lineFor, MORE, pointerFor } from './overflow.ts';
import { reach } from './reach.ts';
import type { ClaudeSite } from '../store.ts';

/**
 * Richest first: a block that is loaded; a file, and a loaded line that says its statement or its hook; a file and a
 * line in a file of lines, for which room is kept.
 */
export const globalForms = (memory: Memory, site: ClaudeSite, mark: Mark | undefined): { forms: Form[] } | Loss => {
  const { old } = site;
  const place = old?.places[0];
  const files = fileForms(memory, site, mark);
  const body = files[0]?.parts[0]?.text ?? '';
  if (byteLength(body) > MEMORY_FILE_BYTES)
    return {
      memory: memory.id,
      field: 'memory',
      reason: `it takes more than the ${MEMORY_FILE_BYTES} bytes up to which a file is read`,
      kept: 'ledger',
      rule: 'plan/global-overflow',
    };
  const raw = place && place.slot !== 'file' && place.slot !== 'kept' ? rawBlock(site, place) : undefined;
  const text =
    old && raw !== undefined && place?.slot === 'block' ? editedBlock(raw, old, memory, mark) : blockText(memory, mark);
  const own = old && raw !== undefined && place?.slot === 'text' ? editedText(raw, old, memory) : undefined;
  const back = blockBack(text);
  // The same store may be read by an older client, which leaves more out than a newer one.
  const shown = withoutComments(text, EDITIONS[0]?.version ?? site.at.edition);
  // A loaded text links to no files.
  const filed = forLines(memory) !== memory;
  const stands = !filed && back && differing(memory, back).length === 0 && shown.includes(memory.statement);
  return {
    forms: [
      ...(own === undefined ? [] : [inText('text', own, own)]),
      // Words that would be read back as others, or stand in a comment that the client strips, are safe in a file.
      ...(stands ? [inText('block', text, shown)] : []),
      ...files.filter(
        (form) =>
          form.delivery !== 'loaded' ||
          !stands ||
          place?.slot === 'file' ||
          (form.costs[0]?.own ?? 0) < shown.trim().length + 2,
      ),
    ],
  };
};

const inText = (slot: 'block' | 'text', text: string, shown: string): Form => ({
  name: `${slot} in ${GLOBAL}`,
  delivery: 'loaded',
  parts: [{ slot, container: GLOBAL, file: GLOBAL, text }],
  costs: [{ budget: GLOBAL, own: shown.trim().length + 2 }],
});

const rawBlock = (site: ClaudeSite, place: Place): string | undefined => {
  const text = site.store.files.get(place.file)?.text ?? '';
  const block = blocksIn(text).find((each) => each.said[0] === place.span[0]);
  return block && text.slice(block.marker[0], Math.max(block.said[1], block.marker[1]));
};

const fileForms = (memory: Memory, site: ClaudeSite, mark: Mark | undefined): Form[] => {
  const { old, at, store, scene } = site;
  const standing = old?.places.find((place) => place.slot === 'file');
  const file = standing?.file ?? freeFile(memory, site);
  const raw = standing && store.files.get(standing.file)?.text;
  const name = file.slice(file.lastIndexOf('/') + 1, -'.md'.length);
  const body: Part = {
    slot: 'file',
    container: FOLDER,
    file,
    name,
    text: fileText(memory, mark, old && raw !== undefined ? { raw, old } : undefined),
  };
  const lead = (into: string): Part => ({
    slot: 'lead',
    owner: 'shared',
    container: into === GLOBAL ? GLOBAL : MORE,
    file: into,
    text: leadFor(at.root, scene.home),
  });
  const { delivery: opened, reason } = reach(at);
  const said = (container: string): string | undefined => standingHook(memory, site, container);
  const line = (text: string): Form => {
    const words = oneLine(text);
    const whole = !memory.statement.includes('\n') && saysStatement(words, memory);
    const delivery = whole
      ? 'loaded'
      : opened !== 'indexed' || words.includes(oneLine(hookOf(memory)))
        ? opened
        : 'searchable';
    const why = whole
      ? undefined
      : (reason ??
        (delivery === 'searchable' ? `its hook takes more than the ${HOOK_UNITS} units of a line` : undefined));
    return {
      name: `file + line in ${GLOBAL}`,
      delivery,
      ...(why !== undefined && { reason: why }),
      parts: [body, { slot: 'line', container: GLOBAL, file: GLOBAL, text }, lead(GLOBAL)],
      costs: [{ budget: GLOBAL, own: text.length + 1 }],
    };
  };
  const kept = said(GLOBAL);
  const inLine = withoutTargets(memory.statement);
  const whole = memory.statement.includes('\n') || oneLine(inLine).length > HOOK_UNITS ? [] : [inLine];
  const lines =
    kept === undefined
      ? [...new Set([...whole, hookOf(memory)].map((words) => lineFor(file, words)))]
      : [lineFor(file, kept)];
  const more =
    old?.places.find((each) => each.slot === 'line' && each.container === MORE)?.file ??
    indexFiles(store.files)[0] ??
    site.name(MORE, MORE);
  return [
    ...lines.map(line),
    {
      name: 'file + line in a file of lines',
      delivery: opened === 'unseen' ? opened : 'searchable',
      reason: reason ?? `plan/global-overflow: ${GLOBAL} is loaded in every project, and its planned room is taken`,
      parts: [
        body,
        { slot: 'line', container: MORE, file: more, text: lineFor(file, said(MORE) ?? hookOf(memory)) },
        lead(more),
        lead(GLOBAL),
        { slot: 'pointer', owner: 'shared', container: GLOBAL, file: GLOBAL, text: pointerFor(more) },
      ],
      costs: [],
    },
  ];
};

/** What the line that stands says, as long as the words it is about stay. */
const standingHook = (memory: Memory, { old, store }: ClaudeSite, container: string): string | undefined => {
  const place = old?.places.find((each) => each.slot === 'line' && each.container === container);
  return place && old && differing(old, memory, ['hook', 'statement']).length === 0
    ? store.files.get(place.file)?.text.slice(...place.span)
    : undefined;
};

/** A name that a line gives to a file that is gone is not taken. */
const freeFile = (memory: Memory, site: ClaudeSite): string => {
  const said = nameFrom(memory.name) || nameOfWords(memory);
  const { files } = site.store;
  const sections = [
    ...sectionsIn(files.get(GLOBAL)?.text ?? ''),
    ...indexFiles(files).map((file) => indexSection(files.get(file)?.text ?? '')),
  ];
  const named = new Set(sections.flatMap(({ lines }) => lines.map(({ file }) => foldedName(file))));
  const typed = `${TYPE_OF[memory.kind]}_${said}`;
  const tries = foldedName(said) === 'more' ? [typed] : [said, typed];
  const free = tries
    .map((name) => `${FOLDER}/${name}.md`)
    .find((file) => !named.has(foldedName(file)) && site.name(file, memory.id) === file);
  for (let count = 2; ; count += 1) {
    const file = free ?? `${FOLDER}/${said}-${count}.md`;
    if (!named.has(foldedName(file))) return site.name(file, memory.id);
  }
};
