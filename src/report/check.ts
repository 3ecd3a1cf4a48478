import { tilde } from '../text/safe.ts';
import type { CheckDocument } from '../verbs/check.ts';
import { severityCell } from './severities.ts';
import { FEW, laid, paint, plural, safeLine, count, type Screen } from './terminal.ts';

type Disparity = CheckDocument['findings'][number];

/** What a check found, the gravest first; words of memories only where the document has them. */
export const checkText = (document: CheckDocument, home: string, screen: Screen): string => {
  const { comparisons, skipped, findings, allowed, known, next } = document;
  const lines: string[] = [];
  for (const { name, compared, of, counts, direction } of comparisons) {
    const rest = Object.entries(counts)
      .filter(([status]) => status !== 'in-sync')
      .map(([status, number]) => `${count(number)} ${status}`);
    const found = [`${count(counts['in-sync'] ?? 0)} in sync`, ...rest].join(', ');
    const isNone = of > 0 && Object.keys(counts).length === 0;
    lines.push(
      `${paint(screen, 'bold', name)}  ${plural(compared, 'memory', 'memories')} of ${count(of)}: ${isNone ? 'none is of the kinds, scopes and projects asked about' : found}${direction === 'one-way' ? '' : `  (${direction})`}`,
    );
  }
  for (const { store, why, required } of skipped)
    lines.push(
      `${paint(screen, required ? 'red' : 'yellow', 'skipped')}  ${store}: ${tilde(why, home)}${required ? ', and memport.json requires it' : ''}`,
    );
  lines.push('');
  for (const { heading, rules, told } of SECTIONS) {
    const own = findings.filter((each) => rules(each));
    if (own.length === 0) continue;
    lines.push(`${heading(own.length)}`);
    const most = rules === isExtra ? FEW : MOST;
    lines.push(...own.slice(0, most).flatMap((each) => findingLines(each, home, screen)));
    if (own.length > most)
      lines.push(paint(screen, 'dim', `    and ${count(own.length - most)} more; --json names every one`));
    if (told) lines.push(...laid(screen, told(own[0] as Disparity), '  ', 'dim'));
    lines.push('');
  }
  if (allowed + known > 0)
    lines.push(
      `${plural(allowed, 'difference is', 'differences are')} allowed in memport.json, ${count(known)} stood in the baseline.`,
    );
  lines.push(
    `compared ${count(document.compared)} of ${plural(document.of, 'memory', 'memories')} in ${plural(comparisons.length, 'pair')}: ${verdict(document, screen)}`,
  );
  if (next !== undefined) lines.push(`Next: ${next}`);
  return `${lines.join('\n')}\n`;
};

const verdict = ({ failed, compared, minCompared, findings, skipped }: CheckDocument, screen: Screen): string => {
  const lacks = skipped.flatMap(({ store, required }) => (required ? [store] : []));
  if (lacks.length > 0)
    return paint(screen, 'red', `${lacks.join(', ')} ${lacks.length === 1 ? 'was' : 'were'} to be compared too`);
  if (!failed) return paint(screen, 'green', findings.length === 0 ? 'at parity' : 'nothing that fails the check');
  return paint(
    screen,
    'red',
    compared < minCompared ? `fewer than the ${minCompared} that were to be compared` : 'not at parity',
  );
};

/** Findings of which a terminal shows more than a few: each is work for somebody. */
const MOST = 20;

interface Section {
  rules: (finding: Disparity) => boolean;
  heading: (count: number) => string;
  told?: (first: Disparity) => string;
}

const ofRule =
  (...rules: Disparity['rule'][]) =>
  ({ rule }: Disparity): boolean =>
    rules.includes(rule);

const isExtra = ofRule('parity/extra');

const isSettled = (each: Disparity): boolean => each.rule === 'parity/reworded' && each.severity === 'info';

const SECTIONS: readonly Section[] = [
  {
    rules: ofRule('parity/contradiction'),
    heading: (n) => `${plural(n, 'memory contradicts', 'memories contradict')} the other side:`,
  },
  { rules: ofRule('parity/expired'), heading: (n) => `${plural(n, 'allowance has', 'allowances have')} expired:` },
  { rules: ofRule('parity/missing'), heading: (n) => `${plural(n, 'memory is', 'memories are')} missing:` },
  {
    rules: (each) => each.rule === 'parity/reworded' && !isSettled(each),
    heading: (n) =>
      `${plural(n, 'memory', 'memories')} moved on since they were carried:`.replace(
        /^1 memory moved on since they were/,
        '1 memory moved on since it was',
      ),
  },
  { rules: ofRule('parity/narrowed'), heading: (n) => `${plural(n, 'memory says', 'memories say')} less:` },
  {
    rules: ofRule('parity/alike'),
    heading: (n) => `${plural(n, 'memory has', 'memories have')} one that looks alike, unanswered:`,
    told: ({ memory, other }) =>
      `memport pairs --same ${memory?.handle ?? ''} ${other?.handle ?? ''} (or --newer, --different) answers one; memport pairs --judge asks a model`,
  },
  {
    rules: ofRule('parity/unseen'),
    heading: (n) =>
      `${plural(n, 'memory does', 'memories do')} not reach the model as they should:`.replace(
        /^1 memory does not reach the model as they/,
        '1 memory does not reach the model as it',
      ),
  },
  {
    rules: isExtra,
    heading: (n) => `${plural(n, 'memory stands', 'memories stand')} on one side only:`,
  },
  { rules: ({ rule }) => !rule.startsWith('parity/'), heading: (n) => `${plural(n, 'thing')} could not be read:` },
  {
    rules: isSettled,
    heading: (n) => `${plural(n, 'memory is', 'memories are')} reworded there, and answered to say the same:`,
  },
];

const findingLines = (each: Disparity, home: string, screen: Screen): string[] => {
  const { rule, severity, message, file, line, memory, other, near, in: pair } = each;
  const place = `${tilde(file, home)}${line === undefined ? '' : `:${line}`}`;
  const parts =
    near?.here === undefined ? [] : [`      here “${safeLine(near.here)}”, there “${safeLine(near.there ?? '')}”`];
  return [
    `  ${severityCell(severity, screen)} ${paint(screen, 'cyan', memory?.handle ?? '')}  ${safeLine(memory?.text ?? place)}`,
    ...laid(screen, `${safeLine(message)}  [${pair}, ${rule}]`, '      '),
    ...(other && (other.text === undefined || other.text !== memory?.text)
      ? [`      ${paint(screen, 'cyan', other.handle)}${other.text === undefined ? '' : `  ${safeLine(other.text)}`}`]
      : []),
    ...parts,
    ...(memory?.text === undefined ? [] : [paint(screen, 'dim', `      ${safeLine(place)}`)]),
  ];
};
