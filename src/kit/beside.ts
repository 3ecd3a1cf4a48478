import { FIELDS } from '../ir/field.ts';
import type { Field, Memory } from '../ir/memory.ts';
import { memorySchema } from '../ir/memory-schema.ts';
import { heardPath, toldPath, type FileGround } from './one-file.ts';
import { scopeAs } from './portable.ts';

/** What a format keeps beside the words of a memory, in an object that it carries along unread. */
const BESIDE = memorySchema
  .pick({
    kind: true,
    name: true,
    title: true,
    hook: true,
    scope: true,
    author: true,
    status: true,
    importance: true,
    triggers: true,
    keywords: true,
    links: true,
    evidence: true,
    dates: true,
    validity: true,
  })
  .partial();

/** What a memory says in a format that has its words, and this object. */
const NOT_BESIDE: ReadonlySet<Field> = new Set(['nativeKind', 'load', 'usage', 'derivedFrom']);
export const SAID_BESIDE: readonly Field[] = FIELDS.filter((field) => !NOT_BESIDE.has(field));

type Told = Omit<Memory, 'statement' | 'id' | 'places'>;

/** A format that says one of these in a way of its own leaves it out of what it hands over. */
export const toldBeside = (memory: Told, ground: FileGround): object => {
  const { kind, name, title, hook, scope, author, status, importance, triggers, dates, validity } = memory;
  const lists = { keywords: memory.keywords, links: memory.links, evidence: memory.evidence };
  return {
    kind,
    name,
    ...(title !== undefined && { title }),
    ...(hook !== undefined && { hook }),
    ...(scope.level !== 'global' && { scope: scopeAs(scope, (path) => toldPath(path, ground)) }),
    ...(author !== 'unknown' && { author }),
    ...(status !== 'active' && { status }),
    ...(importance !== undefined && { importance }),
    ...(triggers && { triggers }),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(Object.keys(dates).length > 0 && { dates }),
    ...(validity && { validity }),
  };
};

/** The same, heard by whoever has the file; undefined where memport wrote nothing there, or somebody else did since. */
export const heardBeside = (value: unknown, ground: FileGround): Partial<Memory> | undefined => {
  const told = BESIDE.safeParse(value);
  if (value === undefined || !told.success) return undefined;
  const { scope, ...rest } = told.data;
  return { ...(rest as Partial<Memory>), ...(scope && { scope: scopeAs(scope, (path) => heardPath(path, ground)) }) };
};
