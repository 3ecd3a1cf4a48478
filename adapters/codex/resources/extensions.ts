import { nameOfFile, noteAt, noteMemory, plain, type Marks } from '../../../src/kit/notes.ts';
import { nameOfWords } from '../../../src/kit/called.ts';
import { kindOfType } from '../../../src/kit/typed.ts';
import { memoryId } from '../../../src/ir/identity.ts';
import type { Field, Memory, Scope } from '../../../src/ir/memory.ts';
import type { TextFile } from '../../../src/ir/store.ts';
import { parseBody } from '../../../src/text/body.ts';
import { ownWords } from '../../../src/text/derive.ts';
import { nameFrom } from '../../../src/text/name.ts';
import type { Generation } from '../conventions.ts';
import { OUR_EXTENSION } from '../paths.ts';
import { foreignHead, NOTES, scopeFile, scopeIn } from './resources.ts';
import type { Consolidation } from '../tables.ts';

const BODY_SAYS: Field[] = ['statement', 'why', 'how', 'detail'];
const AD_HOC_NOTE = /^extensions\/ad_hoc\/notes\/[^/]+\.md$/;
const FOREIGN = /^extensions\/([^/]+)\/resources\/(?:([^/]+)\/)?.+\.md$/;
const SKILL = /^skills\/([^/]+)\/SKILL\.md$/;

export interface ResourceSite {
  harness: string;
  generation: Generation;
  texts: ReadonlyMap<string, TextFile>;
  marks: Marks;
  /** The summary and the handbook as one text: what they name has been absorbed. */
  named: string;
  next: Consolidation;
}

/** The memory a file of its own holds, if it is one: ours, a note, a copy of an importer, a skill. */
export const fileMemory = (file: string, at: TextFile, around: ResourceSite): Memory | undefined => {
  const { text, mtimeMs } = at;
  if (text.trim() === '') return undefined;
  const base = { file, text, around };
  const folder = noteAt(file, NOTES)?.folder;
  if (folder !== undefined) {
    const scope = scopeOf(folder, around);
    return noteMemory(file, at, {
      notes: NOTES,
      marks: around.marks,
      harness: around.harness,
      key: `${around.generation}/${file}`,
      scope,
    });
  }
  if (AD_HOC_NOTE.test(file)) return note(base, mtimeMs);
  if (SKILL.test(file)) return skill(base);
  const foreign = FOREIGN.exec(file);
  if (!foreign || file.startsWith(`${OUR_EXTENSION}/`) || foreign[1] === 'ad_hoc' || file.endsWith('/MEMORY.md'))
    return undefined;
  return copied(base, foreign[1] as string, foreign[2]);
};

interface Base {
  file: string;
  text: string;
  around: ResourceSite;
}

const ofFile = (
  { file, text, around }: Base,
  container: string,
  slot: string,
  scope: Scope,
): Omit<Memory, 'name' | 'statement'> => ({
  ...plain(),
  scope,
  id: memoryId(around.harness, scope, { key: `${around.generation}/${file}` }),
  places: [{ file, span: [0, text.length], slot, container, says: BODY_SAYS }],
});

/** What the file in the folder says; without it, the path in the heading of the summary that names the folder. */
const scopeOf = (folder: string, { texts, named }: ResourceSite): Scope => {
  const said = scopeIn(texts.get(scopeFile(folder))?.text);
  const heads = 'key' in said ? [] : named.split('\n').filter((line) => line.startsWith('#'));
  const heading = heads.find((line) => line.includes(`(${folder})`));
  const cwd = /^#+ (\/.+) \(/.exec(heading ?? '')?.[1];
  return cwd === undefined ? said : { level: 'project', key: cwd, paths: [cwd] };
};

/**
 * A note waits until a consolidation that ended after it was written; its file stays where it is
 * (docs/formats/codex.md §2).
 */
const note = (base: Base, mtimeMs: number): Memory => {
  const absorbed = base.around.next.done !== undefined && mtimeMs < base.around.next.done * 1000;
  const stamp =
    /\/(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})-/.exec(base.file)?.[1] ?? /\/(\d{8}(?:-\d{4,6})?)-/.exec(base.file)?.[1];
  const body = parseBody(base.text);
  return {
    ...ofFile(base, 'notes', 'note', { level: 'global' }),
    kind: 'rule',
    nativeKind: 'ad-hoc note',
    ...body,
    name: nameOfWords({ kind: 'rule', ...body }),
    author: 'human',
    readOnly: true,
    status: absorbed ? 'archived' : 'pending',
    dates: stamp === undefined ? {} : { created: { text: stamp, basis: 'filename' } },
    native: { readOnly: 'ad-hoc notes are append-only: Codex takes them in itself' },
  };
};

const copied = (base: Base, extension: string, folder: string | undefined): Memory => {
  const { head, body } = foreignHead(base.text);
  const scope = scopeIn(
    folder === undefined
      ? undefined
      : base.around.texts.get(`extensions/${extension}/resources/${folder}/scope.json`)?.text,
  );
  const read = parseBody(body.trim() === '' ? (head.description ?? base.text) : body);
  return {
    ...ofFile(base, `extensions/${extension}`, 'resource', scope),
    // Claude's four types, as its files say them (docs/formats/codex.md §13: copied byte for byte).
    kind: kindOfType(head.type),
    nativeKind: head.type ?? extension,
    ...read,
    ...ownWords({ title: head.name, hook: head.description }, read.statement),
    name: nameOfFile(base.file, { kind: 'reference', ...read }),
    author: 'import',
    readOnly: true,
    status: base.around.named.includes(base.file) ? 'active' : 'pending',
    native: { readOnly: `belongs to the extension ${extension}, which writes it again`, extension },
  };
};

const skill = (base: Base): Memory => {
  const { head, body } = foreignHead(base.text);
  const read = parseBody(body.trim() === '' ? base.text : body);
  return {
    ...ofFile(base, 'skills', 'skill', { level: 'global' }),
    kind: 'procedure',
    nativeKind: 'skill',
    ...read,
    name: nameFrom(SKILL.exec(base.file)?.[1] ?? '') || nameOfWords({ kind: 'procedure', ...read }),
    ...ownWords({ title: head.name ?? SKILL.exec(base.file)?.[1], hook: head.description }, read.statement),
    readOnly: true,
    native: { readOnly: 'skills are written by the consolidation' },
  };
};
