import type { Form, Part } from '../../src/adapter.ts';
import { scopeKey } from '../../src/ir/identity.ts';
import type { Loss } from '../../src/ir/loss.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { freeFile } from '../../src/kit/called.ts';
import { likeBefore } from '../../src/kit/notes.ts';
import { unfit } from '../../src/kit/unfit.ts';
import { firstUndecodable } from '../../src/text/decode.ts';
import { bodyOf, normalBody, sameBody } from '../../src/text/body.ts';
import { codePoints } from '../../src/text/measure.ts';
import { capOf, headProblems, type Layout } from './constraints.ts';
import { editedFile, newFile } from './file-text.ts';
import { BESIDE, CORE, containerOf, memoryOf } from './read.ts';
import { layoutOf, type LettaSite } from './store.ts';

/** What is loaded with every prompt, counted as Letta's hook counts it. */
export const BUDGET = 'core memory';

/** Where what is read on demand goes: in the newer layout a folder that its own index leads to. */
export const OUR_FOLDER: Readonly<Record<Layout, string>> = { 'memfs-v1': 'reference', 'memfs-v2': 'memport' };
const CORE_FOLDER: Readonly<Record<Layout, string>> = { 'memfs-v1': 'system/', 'memfs-v2': '' };

/** A file that every prompt holds; a file that has to be read, for which room is kept. */
export const express = (memory: Memory, site: LettaSite): { forms: Form[] } | Loss => {
  if (memory.status !== 'active') return unfit(`a memory file is always active, this memory is ${memory.status}`);
  if (memory.scope.level !== 'global' && memory.scope.level !== 'project')
    return unfit(`Letta keeps nothing per ${memory.scope.level}`);
  const layout = layoutOf(site.at);
  const standing = site.old?.places.find(({ slot }) => slot === 'file');
  const texts = ([CORE, BESIDE] as const).map((container) => {
    const folder = container === CORE ? CORE_FOLDER[layout] : `${OUR_FOLDER[layout]}/`;
    const file =
      standing?.container === container
        ? standing.file
        : freeFile(memory, site.name, (name) => `${folder}${free(name)}.md`);
    const before = standing && site.store.files.get(standing.file)?.text;
    const text =
      before !== undefined && site.old && standing?.file === file
        ? editedFile(before, file, site.old, memory, layout)
        : newFile(file, memory, layout);
    return { container, file, text, problem: problemOf(file, text, memory, site, standing?.file === file) };
  });
  const forms = texts.flatMap(({ container, file, text, problem }) =>
    problem === undefined ? [container === CORE ? coreForm(file, text) : besideForm(file, text, layout)] : [],
  );
  if (forms.length === 0) return unfit(texts[0]?.problem ?? '');
  return { forms: site.old ? likeBefore(forms, site.old, ({ file }) => file) : forms };
};

/** What a file of this name would be is no memory. */
const free = (name: string): string => (/^persona$/i.test(name) ? `note-${name}` : name);

const partOf = (file: string, text: string, container: string): Part => ({
  slot: 'file',
  container,
  file,
  name: file.replace(/^.*\//, '').replace(/\.md$/, ''),
  text,
});

const coreForm = (file: string, text: string): Form => ({
  name: 'file of core memory',
  delivery: 'loaded',
  parts: [partOf(file, text, CORE)],
  costs: [{ budget: BUDGET, own: codePoints(text) }],
});

const besideForm = (file: string, text: string, layout: Layout): Form => ({
  name: 'file beside core memory',
  delivery: 'searchable',
  reason: layout === 'memfs-v2' ? 'an index leads to it' : 'every prompt lists its path and nothing of what it says',
  parts: [partOf(file, text, BESIDE)],
  costs: [],
});

/** Why a file cannot be the memory: Letta would refuse it, or it would be read as something else. */
const problemOf = (
  file: string,
  text: string,
  memory: Memory,
  { at, store }: LettaSite,
  stands: boolean,
): string | undefined => {
  const layout = layoutOf(at);
  const { most } = capOf(file, at.settings.caps);
  const size = codePoints(text);
  if (most !== undefined && size > most) return `it takes ${size} characters; Letta takes ${most} in ${file}`;
  if (firstUndecodable(text) !== -1) return 'a file with bytes that are no UTF-8 is not changed';
  const depth = file.split('/').length - 1;
  if (depth > (at.settings.caps.maxDepth ?? depth)) return `${file} would lie too deep for Letta`;
  if (!stands) {
    const [problem] = headProblems(file, text, layout);
    if (problem !== undefined) return problem;
  } else if (!store.files.has(file)) return `${file} is gone`;
  const back = memoryOf(file, text, layout);
  return back &&
    back.kind === memory.kind &&
    scopeKey(back.scope) === scopeKey(memory.scope) &&
    containerOf(file, layout) === back.places[0]?.container &&
    sameBody(bodyOf(back), normalBody(bodyOf(memory)))
    ? undefined
    : 'a file would be read back as something else';
};
