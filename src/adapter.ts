import type { Drive } from './ir/drive.ts';
import type { Finding } from './ir/finding.ts';
import type { Frame } from './ir/frame.ts';
import type { Loss } from './ir/loss.ts';
import type { Mark } from './ir/mark.ts';
import type { Kind, Memory, Scope } from './ir/memory.ts';
import type { Move, Relocated } from './ir/project-move.ts';
import type { Scene, Surroundings } from './ir/scene.ts';
import type { LogReader } from './ir/session.ts';
import type { Change, FileTree, Location, TableRow, Store } from './ir/store.ts';
import type { Delivery, View } from './ir/view.ts';

/** The machine as adapters may see it: read-only, given by `store/`, replayable from a value. */
export interface Machine {
  home: string;
  cwd: string;
  platform: string;
  uid: number;
  env: Readonly<Record<string, string | undefined>>;
  /** Flags of this run that change where a harness lives. */
  asked: { root?: string; profile?: string; clientVersion?: string };
  /** Names in a folder, sorted; undefined when it is no folder or cannot be read. */
  list(path: string): string[] | undefined;
  text(path: string, maxBytes: number): string | undefined;
  stat(path: string): { kind: 'file' | 'folder' | 'other'; mtimeMs: number; link: boolean; size?: number } | undefined;
  /** Some bytes of a file, for what is too large to be read whole; undefined where it cannot be read. */
  bytes?(path: string, from: number, length: number): Uint8Array | undefined;
  realpath(path: string): string | undefined;
  /** Folders that the other end of a migration or the ledger names; this disk need not have them. */
  named?: readonly string[];
  /** Files that were asked for their text, stand there and did not give it. */
  unread?(): Finding[];
}

/** A constant of a harness together with how it is known. */
export interface Fact<T> {
  value: T;
  /** Versions and way it was observed. */
  seen: string;
}

/** The habits of one version of a client, as plain data, so that reports and prompts can quote them. */
export interface Edition {
  /** Comparable version of the client this was observed on, dotted numbers. */
  version: string;
  date: string;
  limits: Readonly<Record<string, Fact<number>>>;
  /** The harness's own word for a kind. */
  kinds: Partial<Record<Kind, string>>;
  frames: readonly Frame[];
  evidence: Fact<string>;
  /** How its own memories are worded, as one would tell a writer. */
  voice?: Fact<string>;
  /** Packing order of kinds, per container. */
  order: Readonly<Record<string, readonly Kind[]>>;
  /** Text patterns this harness itself refuses to load. */
  patterns?: readonly { id: string; source: string }[];
}

export interface Part {
  slot: string;
  container: string;
  /** `shared`: a line or file that belongs to no memory: a heading, a label, what a folder is about. Else `memory`. */
  owner?: 'memory' | 'shared';
  text: string;
  file?: string;
  mtimeMs?: number;
  /** Of a file of the memory's own: what others call it, so that links lead there. */
  name?: string;
  /** Of a note: what is remembered beside it of the memory it says. */
  mark?: Mark;
}

export interface Cost {
  budget: string;
  /** Includes the delimiter. */
  own: number;
  /** Paid once per key: a heading, a topic line, a skill line. */
  shared?: { key: string; size: number };
}

/** ONE complete way to say a memory in a harness. */
export interface Form {
  name: string;
  delivery: Delivery;
  /** Why no form of a better delivery is offered. */
  reason?: string;
  /** What in the words of the memory keeps it from a better delivery, where a person can say it otherwise. */
  found?: Pick<Finding, 'rule' | 'severity' | 'message'>;
  /** The literals that its lines hold, each once: room that is left goes where it holds most of them. */
  says?: readonly string[];
  /** As how many literals counts what it says beside them. */
  worth?: number;
  parts: Part[];
  costs: Cost[];
  /** It edits the lines that stand: its costs are what they would take beyond what they take now. */
  inPlace?: true;
  /** The memory in the words that it says, where those are not its own: a plan says so, never an adapter. */
  words?: Memory;
}

export interface Site<Parse = unknown, Settings = unknown> {
  at: Location<Settings>;
  scene: Scene;
  /** The target as it stands. */
  store: Store<Parse, Settings>;
  /** The memory of the target that this one updates. */
  old?: Memory;
  /** Others link to it: it has to stand somewhere by its name. */
  linked?: true;
  /** The memory of the source that is being carried: what a mark in the target remembers. */
  from?: Memory;
  /**
   * Key of the project scope whose memories may stand in a text that is loaded everywhere: the one named, or the only
   * one.
   */
  focus: string | undefined;
  /**
   * A free path: unique under case folding and NFC among what stands and what was named before. The same holder gets
   * the same path again.
   */
  name(wish: string, holder: string): string;
}

export interface Put {
  memory: Memory;
  form: Form;
  /** The memory of the store whose places this form takes over. */
  replaces?: string;
}

export interface Edits {
  put: Put[];
  withdraw: string[];
}

export interface Placed {
  changes: Change[];
  findings: Finding[];
}

/** A tool that the harness gives its model. */
export interface Hand {
  tool: string;
  does: 'read' | 'write' | 'run';
  /** What a model is told of it, in memport's words. */
  says: string;
}

/** What a model of the harness can do beside talking: enough to try a rule in its framing, without the client. */
export interface Framing {
  hands: readonly Hand[];
  /** Where somebody puts memory files who copies them by hand: a folder below the root of a store. */
  copies: string;
  /**
   * The file in which the person tells the client, in their own words, what holds everywhere, whether it stands or not;
   * absent where its view shows no such file.
   */
  instructions?(stores: readonly Store[]): string | undefined;
  /** Where the tools were seen. */
  seen: string;
}

/** One way to notice that a harness is working on a store. */
export type InUseRule =
  | { by: 'flock'; file: string; says: string }
  | { by: 'fresh-file'; file: string; withinMs: number; says: string }
  | { by: 'row'; table: string; says: string };

/** Where a harness keeps the logs of its sessions, and how one is read. They are never written. */
export interface SessionLogs {
  /** Folders that hold logs, at any depth below them; whether they stand is not said. */
  folders(machine: Machine): string[];
  /** By its path below such a folder. */
  isLog(path: string): boolean;
  open(): LogReader;
}

/**
 * One harness. `Parse` is what its `read` makes of a store, `Settings` what its `locate` knows of a place: both are
 * handed back to it as they are, and nobody else looks inside.
 */
export interface Adapter<Parse = unknown, Settings = unknown> {
  id: string;
  title: string;
  aliases: readonly string[];
  docs: readonly string[];
  /** Names and files that mean something in this harness only: reported when a memory carries them elsewhere. */
  brand: readonly string[];
  /** When the harness will notice what was written to this store, and how long that stands, as one sentence. */
  notices(store: Store<Parse, Settings>, now: number): string;
  /** Oldest first. */
  conventions: readonly Edition[];
  /** Names that `--profile` takes here; absent where the harness knows no profiles. */
  profiles?(machine: Machine): string[];
  locate(machine: Machine): Location<Settings>[];
  /** The store that takes memories of this scope; it may not exist yet. */
  home(scope: Scope, known: readonly Location<Settings>[], around: Surroundings): Location<Settings> | Loss;
  read(
    files: FileTree,
    at: Location<Settings>,
    rows?: Readonly<Record<string, readonly TableRow[]>>,
  ): Store<Parse, Settings>;
  /**
   * Richest first; the last one costs no budget. Says which places are possible, never measures room, never chooses.
   * Whatever a form loses, what is placed in it reads back with these fields as they were: `statement`, `scope`,
   * `kind`.
   */
  express(memory: Memory, site: Site<Parse, Settings>): { forms: Form[] } | Loss;
  /** Adds no wording; what is not named stays; emptied headings and files go. */
  place(edits: Edits, store: Store<Parse, Settings>): Placed;
  view(stores: readonly Store<Parse, Settings>[], scene: Scene): View;
  health(stores: readonly Store<Parse, Settings>[], view: View, scene: Scene): Finding[];
  /** What is told by the path of a project, under another path; absent where nothing is. */
  relocate?(stores: readonly Store<Parse, Settings>[], move: Move, around: Surroundings): Relocated<Settings>[];
  inUse: readonly InUseRule[];
  /** It has no home on a machine: it is read where a file or folder is named, and nowhere looked for. */
  named?: true;
  /** What a file of it is, to whoever named one that is not. */
  accepts?: string;
  /** It is a family of instruction files: the harness whose client loads them, else its own id. */
  instructs?: string;
  /** The stores in a folder that somebody committed, given as `asked.root`: memories alone, without the home they had. */
  committed?(machine: Machine): Location<Settings>[];
  /** How its model is tried without the client; absent where that is not known. */
  framing?: Framing;
  /**
   * How sure the names of files and the path of their folder make it that the folder is one of its own: 2 where nobody
   * else has such names, 1 where it may be.
   */
  knows?(files: readonly string[], folder: string): 0 | 1 | 2;
  /** How to run the client offline; absent where it cannot be run without an account, and why. */
  drive?: Drive<Settings>;
  undriven?: string;
  /** Absent where no log of this harness is known to hold what was done in a session. */
  sessions?: SessionLogs;
}

/** What is known of a harness before it is loaded: of most of them nothing is on a machine. */
export interface Landmark {
  id: string;
  title: string;
  aliases: readonly string[];
  /** Whether something of it may be here. It is asked at every start: it looks at a few paths, and reads no file. */
  stands(machine: Machine): boolean;
  /**
   * How sure the path of a file or folder and its first characters make it that this harness wrote it: 2 where nobody
   * else writes such, 1 where it may have. Absent where it writes nothing that people carry from machine to machine.
   * Of a zip file `head` holds the names of its members, and `members` is how those begin that are text.
   */
  wrote?(path: string, head: string, members?: readonly string[]): 0 | 1 | 2;
  load(): Promise<Adapter>;
}

/** For the list of harnesses: what an adapter knows by itself is opaque from here on. */
export const defineAdapter = <Parse, Settings>(adapter: Adapter<Parse, Settings>): Adapter => adapter;
