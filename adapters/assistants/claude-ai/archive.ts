import type { Kind } from '../../../src/ir/memory.ts';
import { leftOut, TEXTLESS } from '../../../src/kit/left-out.ts';
import type { Archive, FileDraft, FileGround } from '../../../src/kit/one-file.ts';
import { field, isRecord, list, record } from '../../../src/text/json.ts';
import { baseOf } from '../../../src/text/zip.ts';
import type { Document } from '../documents.ts';
import { pasted } from '../paste.ts';
import { isMemoryShape, isProjectShape } from './shape.ts';

const ITS_OWN = ['conversations_memory', 'project_memories', 'memory_files'];

/** `memories.json`, or since 2026-09 a file an account in a folder of that name. */
export const isOfClaudeAi = (name: string, head: () => string): boolean =>
  baseOf(name) === 'memories.json' ||
  baseOf(name) === 'projects.json' ||
  /(?:^|\/)memories\/[^/]+\.json$/.test(name) ||
  isMemoryShape(head()) ||
  isProjectShape(head());

/** What an export of Claude.ai holds of what it remembers: its own summaries, a paragraph or a line a memory. */
export const claudeAiArchive = (
  documents: readonly Document[],
  ground: FileGround,
  kindOf: (said: string) => Kind,
): Archive => {
  const all = documents.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
  const summaries = all.filter(isSummary);
  if (summaries.length === 0) return { drafts: [], broken: 'it holds no memories of Claude.ai' };
  const names = new Map(
    all.flatMap((each) => {
      const [id, name] = [field(each, 'uuid'), field(each, 'name')];
      return typeof id === 'string' && typeof name === 'string' ? [[id, name.toWellFormed()] as const] : [];
    }),
  );
  const drafts = summaries.flatMap((each) => [
    ...draftsIn(field(each, 'conversations_memory'), ground, kindOf),
    ...Object.entries(record(field(each, 'project_memories'))).flatMap(([id, text]) =>
      // A project of the assistant is no folder of this machine: its memories are told apart by a keyword.
      draftsIn(text, ground, () => 'project').map((draft) => ({
        ...draft,
        kind: 'project' as const,
        keywords: [names.get(id) ?? id],
      })),
    ),
  ]);
  const files = summaries.flatMap((each) => list(field(each, 'memory_files'))).length;
  const strange = ['conversations_memory', 'project_memories'].map(
    (name) => [name, textlessIn(summaries, name)] as const,
  );
  if (drafts.length === 0 && strange.some(([, count]) => count > 0))
    return { drafts, broken: 'what it calls memories is no text' };
  // Nobody has seen what stands in such a file.
  if (drafts.length === 0 && files > 0)
    return { drafts, broken: `its ${files} memory files are of a shape that memport does not know` };
  return {
    drafts,
    findings: [
      ...strange.flatMap(([name, count]) => leftOut(count, `${TEXTLESS} (${name})`)),
      ...leftOut(loose(documents), TEXTLESS),
      ...leftOut(files, 'memport does not know the shape of memory_files'),
      ...unknownIn(summaries),
    ],
  };
};

/** How much of what has this name is no text where one belongs; a summary that nobody has is left empty. */
const textlessIn = (summaries: readonly unknown[], name: string): number =>
  summaries
    .map((each) => field(each, name) ?? '')
    .flatMap((value) => (name === 'project_memories' && isRecord(value) ? Object.values(value) : [value]))
    .filter((value) => typeof (value ?? '') !== 'string').length;

/** Entries beside summaries that are none. */
const loose = (documents: readonly Document[]): number =>
  documents
    .map(({ value }) => list(value))
    .filter((entries) => entries.some(isSummary))
    .flatMap((entries) => entries.filter((each) => !isSummary(each))).length;

/** What is no memory in a summary: whose it is, and since when. */
const ABOUT_IT = /^(?:uuid|id|type|version)$|_(?:uuid|id|at)$/;
const NAMES_TOLD = 3;

/** What a summary holds under names that memport does not know may be memories of a newer export. */
const unknownIn = (summaries: readonly unknown[]): ReturnType<typeof leftOut> => {
  const held = summaries
    .flatMap((each) => Object.entries(record(each)))
    .filter(([name]) => !ITS_OWN.includes(name) && !ABOUT_IT.test(name))
    .map(([name, value]) => ({ name, count: sizeOf(value) }))
    .filter(({ count }) => count > 0);
  const names = [...new Set(held.map(({ name }) => (/^\w{1,40}$/.test(name) ? name : 'a name of other characters')))];
  const more = names.length > NAMES_TOLD ? ` and ${names.length - NAMES_TOLD} more` : '';
  const told = `${names.slice(0, NAMES_TOLD).join(', ')}${more}`;
  const all = held.reduce((sum, { count }) => sum + count, 0);
  return leftOut(all, `memport does not know what stands there (${told})`);
};

const sizeOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.length
    : isRecord(value)
      ? Object.keys(value).length
      : Number(value !== null && value !== '' && value !== false);

const isSummary = (each: unknown): boolean => ITS_OWN.some((name) => name in record(each));

const draftsIn = (text: unknown, ground: FileGround, kindOf: (said: string) => Kind): FileDraft[] =>
  typeof text === 'string' ? pasted(text.toWellFormed(), ground, kindOf).said.map(({ draft }) => draft) : [];
