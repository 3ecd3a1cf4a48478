import type { Decided } from '../ir/plan-value.ts';
import { safeLine, type Screen } from './terminal.ts';
import type { Titles } from './memories.ts';

export interface PlanWords {
  titles: Titles;
  home: string;
  screen: Screen;
  /** The statement behind an id, for people; reports for CI leave it out. */
  statementOf: (id: string) => string;
  handleOf: (id: string) => string;
  /** The statement behind an id of the target. */
  thereOf: (id: string) => string;
  /** What stands in the target beside it. */
  besideOf: (id: string) => string | undefined;
  /** Where the harness's memory is switched off, and what switches it on. */
  once?: string;
}

export const namedBy =
  (words: PlanWords) =>
  (each: Decided): string =>
    [words.handleOf(each.id), safeLine(words.statementOf(each.id))].filter((part) => part !== '').join('  ');
