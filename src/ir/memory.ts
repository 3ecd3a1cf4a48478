import type { Field } from './field.ts';
import type { Mark } from './mark.ts';

export type { Field };

/** What a memory is for. Every harness's own kinds map onto these six. */
export type Kind = 'profile' | 'rule' | 'project' | 'reference' | 'procedure' | 'episode';

/** `key` is compared, `paths` are written: raw paths differ between machines, clones and containers. */
export type Scope =
  | { level: 'global' }
  | { level: 'project' | 'path'; key: string; paths: string[]; globs?: string[] }
  | { level: 'agent' | 'user' | 'session'; name: string };

export type Author = 'human' | 'agent' | 'import' | 'unknown';
export type Load = 'always' | 'indexed' | 'glob' | 'on-request' | 'search';
export type Status = 'active' | 'superseded' | 'archived' | 'pending';

/** A date as it was found, and where it was found. Nothing is ever coerced or invented. */
export interface Dated {
  text: string;
  basis: 'declared' | 'filename' | 'git' | 'mtime';
}

export interface Link {
  to: string;
  as: 'wiki' | 'path' | 'url';
}

export type Evidence =
  | { type: 'session'; id: string; note?: string }
  | { type: 'file'; path: string; lines?: [number, number]; note?: string }
  | { type: 'quote'; text: string }
  | { type: 'url'; url: string }
  | { type: 'memory'; id: string };

/** UTF-16 offsets, end exclusive, in the reversibly decoded text of a file. */
export type Span = [start: number, end: number];

export interface Place {
  file: string;
  span: Span;
  slot: string;
  container: string;
  says: Field[];
  /** Shares its line with another memory: never edited alone. */
  inline?: true;
  /** Of a place that says more than the statement or the hook: what its words are known again by. */
  hash?: string;
  /** What this place says, where that is neither the statement nor the hook of the memory: somebody changed one place. */
  words?: string;
}

export interface Memory {
  id: string;
  kind: Kind;
  nativeKind?: string;
  /** What others call it, in links and as a file: the same in every harness. */
  name: string;
  /** Absent when equal to what `derive(statement)` gives; the same goes for `hook`. */
  title?: string;
  hook?: string;
  statement: string;
  why?: string;
  how?: string;
  detail?: string;
  /** Where the parts of the body stand: a number is so many blocks of the detail. Absent: statement, why, how, detail. */
  order?: readonly ('statement' | 'why' | 'how' | number)[];
  scope: Scope;
  /** A human's words are never dropped silently and never rewritten unasked. */
  author: Author;
  load: Load;
  importance?: number;
  triggers?: string[];
  readOnly?: boolean;
  status: Status;
  keywords: string[];
  links: Link[];
  evidence: Evidence[];
  dates: { created?: Dated; updated?: Dated };
  validity?: { from?: Dated; until?: Dated };
  usage?: { count?: number; lastUsed?: string };
  derivedFrom?: string[];
  /** Most authoritative first. */
  places: Place[];
  /** Present where memport placed the memory and the target still says so. */
  mark?: Mark;
  /** What only the origin understands, typed and in order. */
  native: Record<string, unknown>;
}
