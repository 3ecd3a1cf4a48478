import type { Kind } from '../../../src/ir/memory.ts';
import type { Archive, Draft, Ground } from '../../../src/kit/one-file.ts';
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
  ground: Ground,
  kindOf: (said: string) => Kind,
): Archive => {
  const all = documents.flatMap(({ value }) => (Array.isArray(value) ? value : [value]));
  const summaries = all.filter((each) => ITS_OWN.some((name) => name in record(each)));
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
  const strange = summaries.some(
    (each) => !isMemoryText(field(each, 'conversations_memory')) || !isByProject(field(each, 'project_memories')),
  );
  if (strange && drafts.length === 0) return { drafts, broken: 'what it calls memories is no text' };
  // Nobody has seen what stands in such a file.
  return files > 0 && drafts.length === 0
    ? { drafts, broken: `its ${files} memory files are of a shape that memport does not know` }
    : { drafts };
};

const isMemoryText = (value: unknown): boolean => typeof value === 'string' || (value ?? null) === null;

const isByProject = (value: unknown): boolean =>
  (value ?? null) === null || (isRecord(value) && Object.values(value).every(isMemoryText));

const draftsIn = (text: unknown, ground: Ground, kindOf: (said: string) => Kind): Draft[] =>
  typeof text === 'string' ? pasted(text.toWellFormed(), ground, kindOf).said.map(({ draft }) => draft) : [];
