import type { Cost } from '../../adapter.ts';
import type { Finding } from '../../ir/finding.ts';
import type { Store } from '../../ir/store.ts';
import type { Budget } from '../../ir/view.ts';
import type { LimitOf } from './shown-index.ts';

interface Size {
  lines: number;
  units: number;
}

/** What a line takes of an index, which has two budgets: `called` names it. */
export const lineCosts = (called: string, line: string): Cost[] => [
  { budget: `${called} lines`, own: line.split('\n').length },
  { budget: called, own: line.length + '- \n'.length },
];

export const roomIn = (called: string, used: Size, limit: Size): Budget[] => [
  { name: `${called} lines`, used: used.lines, limit: limit.lines, unit: 'lines', paid: [] },
  { name: called, used: used.units, limit: limit.units, unit: 'utf-16 units', paid: [] },
];

/** An index that is larger than what is loaded, or soon will be; `lost` and `near` say what that means. */
export const indexSize = (
  index: string,
  { lines, units, cut }: Size & { cut: boolean },
  limitOf: LimitOf,
  { lost = '', near = '' } = {},
): Finding[] => {
  const size = `${lines} of ${limitOf('indexLines')} lines, ${units} of ${limitOf('indexUnits')} units`;
  const cutShort = `${index} is larger than what is loaded (${size})${lost}`;
  if (cut) return [{ rule: 'delivery/index-cut', severity: 'error', message: cutShort, file: index }];
  const message = `${index} is near its limits (${size})${near}`;
  return lines > limitOf('plannedLines') || units > limitOf('plannedUnits')
    ? [{ rule: 'delivery/index-near-cut', severity: 'warn', message, file: index }]
    : [];
};

/** Memories that are not loaded because a setting, named in `by`, switches all of it off. */
export const switchedOff = ({ at: { active, root }, memories }: Store, by: string | undefined): Finding[] => {
  const message = `${by}: of what stands here (${memories.length}) the client loads nothing`;
  return by === undefined || active !== true || memories.length === 0
    ? []
    : [{ rule: 'delivery/feature-off', severity: 'warn', message, file: root }];
};
