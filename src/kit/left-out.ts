import type { Finding } from '../ir/finding.ts';

export const TEXTLESS = 'no text stands where a memory has it';

/** What of a list is no memory: it stays where it is, and is told by number and reason. */
export const leftOut = (count: number, why: string): Omit<Finding, 'file'>[] =>
  count === 0
    ? []
    : [
        {
          rule: 'read/housekeeping',
          severity: 'info',
          message: `${count} ${count === 1 ? 'entry is' : 'entries are'} not read: ${why}`,
        },
      ];

/** Some lines of a file by number, the first of many. */
export const linesNamed = (lines: readonly number[]): string =>
  `line${lines.length === 1 ? '' : 's'} ${lines.slice(0, 8).join(', ')}${lines.length > 8 ? ', …' : ''}`;
