/** What may stand in a place of the command line: certain words, or something that is looked up when it is typed. */
export type Takes = { words: readonly string[] } | { of: Looked };
export type Looked = 'harness' | 'memory' | 'run' | 'rule' | 'document' | 'file' | 'folder';

export interface OptionOutline {
  long: string;
  /** With its short form and its value: `--root <dir>`. */
  term: string;
  about: string;
  takes?: Takes;
}

export interface ArgumentOutline {
  name: string;
  about: string;
  takes: Takes;
}

/** A command as its help tells it. */
export interface CommandOutline {
  name: string;
  usage: string;
  about: string;
  arguments: readonly ArgumentOutline[];
  options: readonly OptionOutline[];
  examples: readonly string[];
  parts: readonly CommandOutline[];
}
