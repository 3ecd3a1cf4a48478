import type { Step } from './transcript.ts';

/** What a user asked for once, and all that was done until the user spoke again. */
export interface Turn {
  /** The same wherever a log repeats the turn: in a session that was forked, in one that a sub-agent began with. */
  id: string;
  /** When the user spoke, in milliseconds. */
  at: number;
  steps: readonly Step[];
  /** What was written, by absolute path: the whole file, or the words that came into it. */
  files: Readonly<Record<string, Written>>;
  /** What the harness cited as the memories it used: `MEMORY.md:2-3`. */
  cited: readonly string[];
}

export interface Written {
  text: string;
  /** The file stood there before: `text` has only what was put into it. */
  partly?: true;
}

/** One session of a harness's client, as its log tells it. */
export interface Session {
  id: string;
  harness: string;
  /** The log it was read from. */
  file: string;
  /** The folder the client was started in. */
  cwd: string;
  startedAt: number;
  model?: string;
  client?: string;
  /** The session is a sub-agent's: what it says, it says to the session named here and not to the user. */
  agentOf?: string;
  /** Oldest first. */
  turns: readonly Turn[];
}

/** Reads one log, line by line: its client appends to it, and it may be larger than memory. */
export interface LogReader {
  /** `broken`: no JSON where every line is some; `passed`: nothing of interest here. */
  take(line: string): 'taken' | 'passed' | 'broken';
  /** What the lines so far tell: none where they are of no session of this client, more where it keeps several in one. */
  sessions(file: string): Session[];
  /** It holds as much as it may of one log: lines that are given to it now are lost. */
  full(): boolean;
}
