import { SEVERITIES, type Severity } from '../ir/finding-rules.ts';
import { count, paint, plural, type Screen } from './terminal.ts';

export const SEVERITY_COLOURS = { error: 'red', warn: 'yellow', info: 'dim' } as const;

/** A severity has one name, in JSON, in `--fail-on` and for people: several of a kind are counted by it. */
export const severityCount = (severity: Severity, number: number): string =>
  severity === 'error' ? plural(number, severity) : `${count(number)} ${severity}`;

/** `2 errors, 1 info`: the gravest first, those that there are. */
export const severityCounts = (numbers: Partial<Readonly<Record<Severity, number>>>, screen?: Screen): string =>
  SEVERITIES.flatMap((severity) => {
    const number = numbers[severity] ?? 0;
    if (number === 0) return [];
    const told = severityCount(severity, number);
    return [screen ? paint(screen, SEVERITY_COLOURS[severity], told) : told];
  }).join(', ');

/** How many there are of each severity. */
export const bySeverity = (findings: readonly { severity: Severity }[]): Partial<Record<Severity, number>> =>
  Object.fromEntries(
    SEVERITIES.map((severity) => [severity, findings.filter((each) => each.severity === severity).length]),
  );

/** A severity at the head of a row, as wide as the widest. */
export const severityCell = (severity: Severity, screen: Screen): string =>
  paint(screen, SEVERITY_COLOURS[severity], severity.padEnd(WIDEST));

const WIDEST = Math.max(...SEVERITIES.map(({ length }) => length));
