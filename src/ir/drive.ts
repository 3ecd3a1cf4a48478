import type { Surroundings } from './scene.ts';
import type { Location } from './store.ts';
import type { Transcript } from './transcript.ts';
import type { Block } from './view.ts';

/** The protocols a client may speak to its model. */
export type Wire = 'anthropic-messages' | 'openai-responses' | 'openai-chat';

/** One request as the loopback server got it; headers that authenticate are redacted. */
export interface Captured {
  /** Counts from 0 over all requests of a run. */
  order: number;
  /** Milliseconds since the server began to listen. */
  at: number;
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** The parsed JSON; undefined when there was none or it could not be read. */
  body: unknown;
  /** Why `body` is missing although bytes came. */
  unread?: string;
}

/** A tool the scripted model asks the client to run. `input` is text for tools that take free text. */
export interface ToolCall {
  tool: string;
  input: Readonly<Record<string, unknown>> | string;
}

/** What the scripted model answers: some text, then calls, all in one turn. */
export interface Reply {
  text?: string;
  calls?: readonly ToolCall[];
  /** Keeps the turn open this long, so that work beside it can end. */
  delayMs?: number;
}

export interface ToolResult {
  call: ToolCall;
  /** What the tool gave, without the client's framing (line numbers, reminders, exit notes). */
  text: string;
  /** The framing that was taken off and speaks about the memory, verbatim. */
  reminder?: string;
  failed?: true;
  /** The client wanted a person's yes first. */
  asked?: true;
  /** 1 = called from the loaded text alone, 2 = from what a call of hop 1 gave, … */
  hops: number;
}

/** What a run showed, in the client's own words. */
export interface Seen {
  /** The text given at the start, as `View.always` predicts it. */
  blocks: Block[];
  /** Instruction files that came in later, beside what a tool read. */
  later: Block[];
  /** The memory directory that the client itself names. */
  directory?: string;
  results: ToolResult[];
}

/** One file or folder that the copy must hold. Nothing else is copied. */
export interface Copied {
  from: string;
  /** Where the copy has it, as a path of the real machine; `from` when absent. Put below the mirror either way. */
  to?: string;
  /** Of a folder: which relative posix paths are taken. All when absent. */
  only?: (path: string) => boolean;
  /** What the copy says instead: settings are reduced to what matters for memory, paths in them moved. */
  rewrite?: (text: string) => string;
}

/** The place that is to be observed. */
export interface Stage<Settings = unknown> {
  /** Stores and contexts of the place, as the adapter located them. */
  at: readonly Location<Settings>[];
  home: string;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  around: Surroundings;
  /** A text file of the machine: what it names may have to be copied too. */
  text(path: string): string | undefined;
  /** A path of this machine → the same path inside the copy. */
  mirror(path: string): string;
}

export interface Staged {
  copies: Copied[];
  /** What the client's own variables become; anything not named here does not reach it. */
  env: Readonly<Record<string, string>>;
}

/** What one start of the client needs to know. Paths are those of the copy. */
export interface Launch<Settings = unknown> {
  /** The loopback server: `http://127.0.0.1:<port>`. */
  url: string;
  /** A key that opens nothing. */
  key: string;
  prompt: string;
  home: string;
  cwd: string;
  /** An empty folder for what is temporary; as short a path as can be, because sockets go there. */
  tmp: string;
  at: readonly Location<Settings>[];
  /** Lets the client work on its memory beside the turn, where it can; otherwise it must not. */
  background?: true;
  /** Memory is to be on in this run, whatever the settings say. */
  supposeOn?: true;
}

/** A request, and what was answered: a stream put together to the message it carried. */
export interface Exchange {
  request: Captured;
  status: number;
  answer: unknown;
}

/** Where a person's own client asks its model, and with which login. */
export interface Account {
  /** What the paths of its requests are put behind. */
  to: string;
  /** Variables of theirs that hold a login or choose a model: the client gets them, and no file does. */
  env: Readonly<Record<string, string>>;
  /** Headers that go with each request: the client itself is not told them. */
  headers?: Readonly<Record<string, string>>;
  /** The file of a login, as a path of the machine: the copy links it, so that its words stand in one place. */
  login?: string;
  /** The model that their settings name; absent where the client chooses. */
  model?: string;
  /** Arguments that say by what protocol and login. */
  argv?: readonly string[];
}

/** How the client tries a rule on a copy, asking the person's own model through a proxy that records. */
export interface Trials<Settings = unknown> {
  /** Tokens that the client's own prompt takes over all requests of a trial; rather too many. */
  tokens: number;
  /** Or why it cannot be used in a trial. */
  account(stage: Stage<Settings>): Account | string;
  /** What it may do: read, and where it can be held to its folder write there. */
  launch(launch: Pick<Launch<Settings>, 'url' | 'prompt' | 'cwd' | 'tmp'> & { account: Account }): {
    argv: string[];
    env: Readonly<Record<string, string>>;
  };
  /** What was said and done, told from what went over the wire; paths are those of the machine. */
  told(exchanges: readonly Exchange[], prompt: string, cwd: string): Transcript;
}

/** How to run a harness's client where nothing can go wrong, and how to read what it sends: data and pure functions. */
export interface Drive<Settings = unknown> {
  /** As people call it: `Claude Code`. */
  client: string;
  bin: string;
  package: string;
  /** How to get one: a sentence. */
  get: string;
  wire: Wire;
  /**
   * Settings that change what is delivered: as the client calls them → under which name `Location.settings` has them.
   */
  settings: Readonly<Record<string, string>>;
  prompt: string;
  stage(stage: Stage<Settings>): Staged;
  /** Beside HOME, PATH and TERM. No network but `url`, no telemetry, no updates. */
  launch(launch: Launch<Settings>): { argv: string[]; env: Readonly<Record<string, string>> };
  /** What a request is for; only `main` ones are answered from the script. */
  kind(request: Captured): 'main' | 'side' | (string & {});
  /** Reads everything a run showed out of its requests. */
  seen(requests: readonly Captured[]): Seen;
  /** What the client makes of words before it sends them, where it does not leave them as they are. */
  sent?(text: string): string;
  /** The next calls, made only from what was loaded and what earlier calls gave; none = nothing is left to open. */
  follow(seen: Seen): ToolCall[];
  /**
   * What lets the client do what it asked a person for, as arguments of a second start; none = it asked for nothing.
   */
  allow?(seen: Seen): string[];
  trials?: Trials<Settings>;
}
