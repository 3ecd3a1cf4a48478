import type { FindingRule } from '../ir/finding-rules.ts';

/** What is said of a rule besides its sentence in the table of rules. */
export interface Page {
  why: string;
  example: string;
  /** What to do about it, in words. */
  mend: string;
  /** What to type: `{handle}`, `{harness}` and `{file}` stand for those of the finding. */
  command?: string;
}

export type Pages<Family extends string> = Readonly<Record<Extract<FindingRule, `${Family}/${string}`>, Page>>;
