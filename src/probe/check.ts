/** What a check looks at: all text, text without code and quotes, code, the last answer, files written, calls of tools. */
export const REACHES = ['raw', 'prose', 'code', 'final', 'files', 'trace'] as const;
export type Reach = (typeof REACHES)[number];

/** A pattern of somebody else's: matched by an engine that takes linear time. */
export interface Pattern {
  pattern: string;
  flags?: string;
}

/** What a transcript must show for a rule to have been followed. It names no program to run. */
export type Check =
  | { all: readonly Check[] }
  | { any: readonly Check[] }
  | { not: Check }
  | { type: 'forbid_chars'; chars: readonly string[]; reach: Reach }
  | ({ type: 'forbid_regex'; reach: Reach } & Pattern)
  | ({ type: 'require_regex'; reach: Reach; min?: number; max?: number } & Pattern)
  | { type: 'require_phrase'; phrases: readonly string[]; reach: Reach }
  | { type: 'starts_with' | 'ends_with'; phrases: readonly string[]; reach: Reach }
  | { type: 'order'; phrases: readonly string[]; reach: Reach }
  | { type: 'length'; of: 'words' | 'sentences' | 'paragraphs' | 'bullets' | 'chars'; min?: number; max?: number }
  | { type: 'language'; language: string }
  | { type: 'json_valid' }
  | { type: 'tool_called' | 'tool_not_called'; tool: string; args?: Pattern; before?: string; after?: string }
  | { type: 'command_ran' | 'command_not_ran'; commands: readonly string[] }
  | { type: 'file_written'; glob: string; holds?: Pattern }
  | { type: 'path_under' | 'path_not_under'; glob: string; files?: string }
  | { type: 'asks_first'; before: readonly string[] }
  | { type: 'exact_fact'; facts: readonly string[] }
  | { type: 'abstains'; phrases?: readonly string[]; facts?: readonly string[] }
  | { type: 'verifies_first'; claims: readonly string[] };

/** What a check says of one transcript, with the place that decided. */
export interface Checked {
  passed: boolean;
  /** The same with marks of emphasis and the first and last line taken away: for information, never the verdict. */
  loose: boolean;
  /** Where in the transcript the deciding words stand; none where something is lacking. */
  because: readonly Span[];
}

export interface Span {
  /** Index of the step. */
  step: number;
  /** From and to in the step's text, in UTF-16 units. */
  span: readonly [number, number];
  says: string;
}
