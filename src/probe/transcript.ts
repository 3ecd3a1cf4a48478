/** What a model did in one trial, whichever harness it ran in: the turns of a user, texts, calls of tools, results. */
export interface Transcript {
  steps: readonly Step[];
  /** Files that were written or changed, with what they hold now, by their path in the working folder. */
  files: Readonly<Record<string, string>>;
  model?: string;
  /** What the harness cited as the memories it used, as it said it. */
  cited?: readonly string[];
}

export type Step =
  | { is: 'turn'; text: string }
  | { is: 'text'; text: string }
  /** A tool that was called: a command that was run has its words in `command`, a file that was written its path. */
  | { is: 'call'; id: string; tool: string; text: string; command?: readonly string[]; path?: string }
  /** What came back; `refused`: the call was not carried out. */
  | { is: 'result'; id: string; text: string; refused?: true };
