import type { FindingRule, Severity } from './finding-rules.ts';
import type { Span } from './memory.ts';

/** A replacement that is safe to make without asking. */
export interface Fix {
  file: string;
  span: Span;
  text: string;
}

/** A diagnostic. Rule ids are one published list for every verb that reports findings. */
export interface Finding {
  rule: FindingRule;
  severity: Severity;
  message: string;
  file: string;
  line?: number;
  span?: Span;
  memory?: string;
  fix?: Fix;
}
