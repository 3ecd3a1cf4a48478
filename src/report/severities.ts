import { SEVERITIES, type Severity } from '../ir/finding-rules.ts';
import { paint, plural, type Screen } from './terminal.ts';

/** How people read a severity, wherever one is told; `--fail-on` takes these words, too. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'note' };

export const SEVERITY_COLOURS = { error: 'red', warn: 'yellow', info: 'dim' } as const;

/** `2 errors, 1 note`: the gravest first, those that there are. */
export const severityCounts = (numbers: Partial<Readonly<Record<Severity, number>>>, screen?: Screen): string =>
  SEVERITIES.flatMap((severity) => {
    const number = numbers[severity] ?? 0;
    if (number === 0) return [];
    const told = plural(number, SEVERITY_WORDS[severity]);
    return [screen ? paint(screen, SEVERITY_COLOURS[severity], told) : told];
  }).join(', ');

/** How many there are of each severity. */
export const bySeverity = (findings: readonly { severity: Severity }[]): Partial<Record<Severity, number>> =>
  Object.fromEntries(
    SEVERITIES.map((severity) => [severity, findings.filter((each) => each.severity === severity).length]),
  );

/** A severity at the head of a row, as wide as the widest. */
export const severityCell = (severity: Severity, screen: Screen): string =>
  paint(screen, SEVERITY_COLOURS[severity], SEVERITY_WORDS[severity].padEnd(WIDEST));

const WIDEST = Math.max(...SEVERITIES.map((severity) => SEVERITY_WORDS[severity].length));
