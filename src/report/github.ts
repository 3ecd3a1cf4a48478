import type { Severity } from '../ir/finding-rules.ts';
import { allOf, pathText, sentenceOf, type Report, type ReportLine } from './report.ts';
import { severityCount } from './severities.ts';
import { count } from './terminal.ts';

/** GitHub shows ten errors, ten warnings and ten notices of a step. */
const MOST = 10;
const COMMAND: readonly (readonly [Severity, string])[] = [
  ['error', 'error'],
  ['warn', 'warning'],
  ['info', 'notice'],
];

/** Workflow commands: annotations of a step, on the files that GitHub has. */
export const githubText = (report: Report): string =>
  COMMAND.flatMap(([severity, command]) => {
    const all = allOf(report).filter((each) => each.severity === severity);
    const shown = all.length > MOST ? all.slice(0, MOST - 1) : all;
    const more = all.length - shown.length;
    return [
      ...shown.map((told) => annotation(command, told)),
      ...(more > 0 ? [`::${command} title=memport::+${severityCount(severity, more).replace(' ', ' more ')}\n`] : []),
    ];
  }).join('');

const annotation = (command: string, told: ReportLine): string => {
  const place = told.base === 'repository' ? `file=${property(told.path)},line=${told.line ?? 1},` : '';
  const where =
    told.base === 'repository' ? '' : `\n${pathText(told)}${told.line === undefined ? '' : `:${told.line}`}`;
  const words = `${sentenceOf(told)}${where}`;
  return `::${command} ${place}title=${property(`memport ${told.rule}`)}::${data(words)}\n`;
};

const data = (text: string): string => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** A step summary takes 1 MiB; so many rows are far below it. */
const MOST_ROWS = 200;

/** The summary of a step, as Markdown in which nothing of a memory is markup. */
export const summaryText = (report: Report): string => {
  const all = allOf(report);
  const counts = COMMAND.map(([severity]) =>
    severityCount(severity, all.filter((each) => each.severity === severity).length),
  );
  const rows = all
    .slice(0, MOST_ROWS)
    .map(
      (told) =>
        `| ${told.severity} | ${code(told.rule)} | ${inert(told.message)} | ${told.memory ? code(told.memory.handle) : ''} | ${code(`${pathText(told)}${told.line === undefined ? '' : `:${told.line}`}`)} |\n`,
    );
  return [
    `### memport ${inert(report.command)}\n\n`,
    all.length === 0 ? 'Nothing found.\n' : `${counts.join(', ')}\n`,
    ...(all.length === 0 ? [] : ['\n| | rule | | memory | file |\n|---|---|---|---|---|\n', ...rows]),
    ...(all.length > MOST_ROWS ? [`\nand ${count(all.length - MOST_ROWS)} more\n`] : []),
    '\n',
  ].join('');
};

/** Every sign that Markdown or HTML would read as markup, as a number. */
const inert = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\p{M} .,;…–—]/gu, (char) => `&#${char.codePointAt(0)};`);

const code = (text: string): string => `<code>${inert(text)}</code>`;
