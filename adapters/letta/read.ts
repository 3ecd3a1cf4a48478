import { withOwnNames } from '../../src/kit/called.ts';
import { nameOfFile, plain } from '../../src/kit/notes.ts';
import { legible } from '../../src/kit/problems.ts';
import { numbered, withSegments } from '../../src/kit/segments.ts';
import type { Finding } from '../../src/ir/finding.ts';
import { memoryId } from '../../src/ir/identity.ts';
import type { Field, Memory } from '../../src/ir/memory.ts';
import type { FileTree } from '../../src/ir/store.ts';
import { printBody } from '../../src/text/body.ts';
import { linkList } from '../../src/text/text-links.ts';
import { isCore, isIndex, type Layout } from './constraints.ts';
import { headWords, readLettaFile } from './file-text.ts';
import { layoutOf, type LettaAt, type LettaStore } from './store.ts';

export const CORE = 'core';
export const BESIDE = 'on demand';
export const containerOf = (file: string, layout: Layout): string => (isCore(file, layout) ? CORE : BESIDE);

const SAYS: Field[] = ['kind', 'statement', 'scope', 'title', 'hook', 'why', 'how', 'detail'];

/** One memory a file. What the agent is (`persona.md`) and what lists files are none. */
export const read = (files: FileTree, at: LettaAt): LettaStore => {
  const { texts, raw, findings } = legible(files);
  const layout = layoutOf(at);
  const notes: Finding[] = [];
  const memories = [...texts].flatMap(([file, { text }]): Memory[] => {
    if (!file.endsWith('.md')) return [];
    if (isHousekeeping(file, layout)) {
      if (isPersona(file)) {
        const message = `${file} is who the agent is and no memory: it stays where it is`;
        notes.push({ rule: 'read/housekeeping', severity: 'info', message, file });
      }
      return [];
    }
    const memory = memoryOf(file, text, layout);
    return memory ? [memory] : [];
  });
  const named = withOwnNames(numbered(memories));
  return {
    at,
    files: withSegments(raw, named),
    memories: named,
    findings: [...at.findings, ...findings, ...notes],
    parse: undefined,
  };
};

const isPersona = (file: string): boolean => /^(?:system\/)?persona\.md$/.test(file);
const isHousekeeping = (file: string, layout: Layout): boolean =>
  isPersona(file) || (layout === 'memfs-v2' && isIndex(file));

/** What a file says; undefined where it has no words, or is no memory by its name. */
export const memoryOf = (file: string, text: string, layout: Layout): Memory | undefined => {
  const found = readLettaFile(text, layout);
  const { body } = found;
  if (body.statement.trim() === '' || isHousekeeping(file, layout)) return undefined;
  const words = headWords(file, found);
  const container = containerOf(file, layout);
  const locked = layout === 'memfs-v1' && found.head?.['read_only'] === 'true';
  return {
    ...plain(),
    ...words,
    ...body,
    id: memoryId('letta', words.scope, { key: file }),
    name: nameOfFile(file, { kind: words.kind, ...body }),
    load: container === CORE ? 'always' : 'on-request',
    links: linkList(printBody(body)),
    ...(locked && { readOnly: true }),
    places: [{ file, span: [0, text.length], slot: 'file', container, says: SAYS }],
    native: locked ? { readOnly: 'its head says read_only: Letta lets nobody change it' } : {},
  };
};
