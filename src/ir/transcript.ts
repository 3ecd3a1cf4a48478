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
  /**
   * A tool that was called, its arguments in `text`. Of a command that was run `command` has the words as the tool was
   * given them: a whole script is one word, or stands behind `bash -c`. Only of a file that was written `path` is set.
   */
  | { is: 'call'; id: string; tool: string; text: string; command?: readonly string[]; path?: string }
  /** What came back; `refused`: the call was not carried out. */
  | { is: 'result'; id: string; text: string; refused?: true };

export type Call = Extract<Step, { is: 'call' }>;
