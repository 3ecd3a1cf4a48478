import type { FindingShape } from './memory-schema.ts';

/** A diagnostic; its rule has a row in the table of rules. */
export type Finding = FindingShape & {
  /** The memories that one finding is told for, where it is told once for many. */
  each?: readonly Pick<FindingShape, 'file' | 'memory'>[];
};

/** Whether `audit --fix` tries it: nobody's words are deleted or changed by it, and no rule about meanings is settled. */
export const isSafelyFixed = ({ rule, fix, memory }: Pick<Finding, 'rule' | 'fix' | 'memory'>): boolean =>
  fix !== undefined || (rule === 'delivery/orphan' && memory !== undefined);
