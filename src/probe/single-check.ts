/**
 * What a check looks at. `raw`: what the model said, whole. `prose`: that without code, addresses, quoted passages and
 * quotes of a few words, and documents it wrote. `code`: code it showed, and files it wrote that are no documents.
 * `final`: its last answer, whole. `files`: the files it wrote. `trace`: the calls that were carried out.
 */
export const REACHES = ['raw', 'prose', 'code', 'final', 'files', 'trace'] as const;
export type CheckReach = (typeof REACHES)[number];

/** A pattern of somebody else's: matched by an engine that takes linear time. Of the flags i, m and s are known. */
export interface CheckPattern {
  pattern: string;
  flags?: string;
}

export const UNITS = ['words', 'sentences', 'paragraphs', 'bullets', 'chars'] as const;

/**
 * What a transcript must show for a rule to have been followed. It names no program to run: commands stand in it as
 * words that are looked for. Of several phrases, commands or facts any one will do; `all` asks for more.
 */
export type Check =
  | { all: readonly Check[] }
  | { any: readonly Check[] }
  | { not: Check }
  | { type: 'forbid_chars'; chars: readonly string[]; reach: CheckReach }
  | ({ type: 'forbid_regex'; reach: CheckReach } & CheckPattern)
  /** Words or phrases, whatever their case, that stand nowhere but where they are named. */
  | { type: 'forbid_phrase'; phrases: readonly string[]; reach: CheckReach }
  | ({ type: 'require_regex'; reach: CheckReach; min?: number; max?: number } & CheckPattern)
  | { type: 'require_phrase'; phrases: readonly string[]; reach: CheckReach }
  | { type: 'starts_with' | 'ends_with'; phrases: readonly string[]; reach: CheckReach }
  /** All of them stand there, each first one after the one before. */
  | { type: 'order'; phrases: readonly string[]; reach: CheckReach }
  /** Without a reach: of the last answer, code left out. */
  | { type: 'length'; of: (typeof UNITS)[number]; min?: number; max?: number; reach?: CheckReach }
  /** A BCP 47 tag; only the language of it counts. Without a reach: of the prose. */
  | { type: 'language'; language: string; reach?: CheckReach }
  | { type: 'json_valid' }
  | { type: 'json_schema'; schema: Readonly<Record<string, unknown>> }
  /** Tools by their names, `*` for any letters; before and after the first call of another one. */
  | { type: 'tool_called' | 'tool_not_called'; tool: string; args?: CheckPattern; before?: string; after?: string }
  /** A program, and words that its arguments have: `git push --force`. Before: each of those that follow it. */
  | { type: 'command_ran'; commands: readonly string[]; before?: readonly string[] }
  | { type: 'command_not_ran'; commands: readonly string[] }
  /** Wherever one of the two was run, it was the first kind; where none was, it cannot be told. */
  | { type: 'command_chosen'; commands: readonly string[]; instead: readonly string[] }
  | { type: 'file_written'; glob: string; holds?: CheckPattern }
  /** All files written that `files` names (without it: all) lie under the glob, or none; without one none can tell. */
  | { type: 'path_under' | 'path_not_under'; glob: string; files?: string }
  /** Before: commands, tools, or `file:` and a glob for what is written. Without any: whatever changes something. */
  | { type: 'asks_first'; before: readonly string[] }
  | { type: 'exact_fact'; facts: readonly string[] }
  | { type: 'abstains'; phrases?: readonly string[]; facts?: readonly string[] }
  /** Paths or names that were looked at before anything was built on them, or said not to be sure. */
  | { type: 'verifies_first'; claims: readonly string[] }
  /** A file of the harness's memory was read. */
  | { type: 'memory_read'; files: readonly string[] }
  /** The harness cited one of the files, and where lines are given some of those. */
  | { type: 'citation'; files: readonly string[]; lines?: readonly [number, number] }
  /** What only a model can tell: whether what was said follows this rule. It stands alone, never in another check. */
  | { type: 'judged'; rule: string };

export type Single = Extract<Check, { type: string }>;

/** What a check says of one transcript, with the place that decided. */
export interface Checked {
  passed: boolean;
  /** The same with marks of emphasis and the first and last line taken away: for information, never the verdict. */
  loose: boolean;
  /** It cannot be told, and why: neither passed nor failed, and the trial is invalid. */
  undecided?: string;
  /** Where in the transcript the deciding words stand; none where something is lacking. */
  because: readonly HeldSpan[];
}

export interface HeldSpan {
  /** Index of the step: where a file is named, of the call that wrote it, else of the last step. */
  step: number;
  /** The words stand in this file as it was left, not in the step. */
  file?: string;
  /** From and to in the step's or the file's text, in UTF-16 units. */
  span: readonly [number, number];
  says: string;
}
