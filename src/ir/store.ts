import type { Finding } from './finding.ts';
import type { Memory, Scope, Span } from './memory.ts';

export type Problem = 'unreadable' | 'too-large' | 'not-a-file' | 'link' | 'too-many' | 'too-deep';

export interface TextFile {
  text: string;
  sha256: string;
  mtimeMs: number;
  mode: number;
  /** Another name leads to the same bytes: it is a symbolic link, or one of several hard ones. */
  link?: true;
}

export interface ProblemFile {
  problem: Problem;
  detail: string;
}

/** Keys are posix paths inside the root. */
export type FileTree = ReadonlyMap<string, TextFile | ProblemFile>;

export const isText = (file: TextFile | ProblemFile | undefined): file is TextFile =>
  file !== undefined && 'text' in file;

/** Rows that `store/` reads from a database, declared by an adapter and run read-only. */
export interface Table {
  name: string;
  file: string;
  sql: string;
}

export type TableRow = Readonly<Record<string, string | number | null>>;

/** A memory of which the ledger knows what it says at a place: it was carried from there, or put there. */
export interface Known {
  id: string;
  /** A hash of its statement. */
  statement: string;
}

export interface Location<Settings = unknown> {
  id: string;
  harness: string;
  root: string;
  scope: Scope;
  edition: string;
  /** False when the client is newer than every edition seen: deliveries are then assumed. */
  seen: boolean;
  layout: string;
  exists: boolean;
  /** Of several stores that take turns: whether a client started here uses this one. */
  active?: boolean;
  /** The harness's own home stands, though this store may not yet. */
  homeExists?: boolean;
  role: 'store' | 'context';
  owns: string[];
  reads: string[];
  /**
   * What the adapter itself has to know of it: plain data, nobody else looks inside but by a name that `Drive.settings`
   * gives.
   */
  settings: Settings;
  tables?: Table[];
  /** Why nothing may be written here: an unknown layout, a linked root the harness itself refuses. */
  closed?: string;
  /** What the ledger knows of it: a line that is one memory's own is no other's in new words. Locating says nothing. */
  known?: readonly Known[];
  /** Present when the harness asks a person before memory is written: what it says about that. */
  approval?: string;
  /** What locating itself found out: a linked root, a broken config. */
  findings: Finding[];
}

/** Every byte of a file belongs to the place of a memory or to a segment that is opaque. */
export type Segment = { span: Span; memory: string } | { span: Span; opaque: string };

export interface StoreFile extends TextFile {
  segments: Segment[];
}

export interface Store<Parse = unknown, Settings = unknown> {
  at: Location<Settings>;
  files: ReadonlyMap<string, StoreFile>;
  /** All that stands there as it was read, also what no memory came of; absent where nothing was read. */
  tree?: FileTree;
  memories: Memory[];
  findings: Finding[];
  /** The adapter's own parse: nobody else looks inside. */
  parse: Parse;
}

/** The files of a store as they stood when its memories were last carried elsewhere. */
export interface KeptFiles {
  files: readonly (Extract<Change, { op: 'put' }> & { mode: number; mtimeMs: number })[];
  /** Ids of memories that also stood in files of which no text was kept. */
  apart: readonly string[];
  /** Files that may not be written as they were. */
  barred?: readonly string[];
}

export type Change =
  | { op: 'put'; file: string; text: string; mode?: number; mtimeMs?: number }
  | { op: 'touch'; file: string; mtimeMs: number }
  | { op: 'remove'; file: string };
