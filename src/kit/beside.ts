import type { Memory } from '../ir/memory.ts';
import { memorySchema } from '../ir/memory-schema.ts';
import { heardPath, toldPath, type Ground } from './one-file.ts';
import { scopeAs } from './portable.ts';

/** What a format keeps beside the words of a memory, in an object that it carries along unread. */
const BESIDE = memorySchema
  .pick({
    kind: true,
    name: true,
    title: true,
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

export const toldBeside = (memory: Memory, ground: Ground): object => {
  const { kind, name, title, scope, author, status, importance, triggers, dates, validity } = memory;
  const lists = { keywords: memory.keywords, links: memory.links, evidence: memory.evidence };
  return {
    kind,
    name,
    ...(title !== undefined && { title }),
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
export const heardBeside = (value: unknown, ground: Ground): Partial<Memory> | undefined => {
  const told = BESIDE.safeParse(value);
  if (value === undefined || !told.success) return undefined;
  const { scope, ...rest } = told.data;
  return { ...(rest as Partial<Memory>), ...(scope && { scope: scopeAs(scope, (path) => heardPath(path, ground)) }) };
};
