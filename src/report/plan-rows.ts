import { FINDING_RULE } from '../ir/finding-rules.ts';
import type { Decided, Plan } from '../ir/plan-value.ts';
import { count, few, headed, laid, paint, plural, safeLine, table } from './terminal.ts';
import { homeless } from '../text/homeless.ts';
import { tilde } from '../text/safe.ts';
import { whereLine } from './plan-head.ts';
import { namedBy, type PlanWords } from './plan-words.ts';

const isDanger = ({ rule }: Plan['findings'][number]): boolean => rule.startsWith('safety/');

/** What is carried though it looks dangerous comes first: nobody should learn of it afterwards. */
export const suspectLines = (plan: Plan, { screen, handleOf }: PlanWords, most: number): string[] => {
  const found = plan.findings.filter((finding) => isDanger(finding) && finding.severity !== 'info');
  const suspects = [...Map.groupBy(found, ({ memory }) => memory ?? '')];
  const said = ([memory, findings]: (typeof suspects)[number]): string[] =>
    laid(
      screen,
      `${handleOf(memory)}  ${findings.map(({ rule, message }) => `${rule} ${safeLine(message)}`).join('; ')}`,
      '    ',
      'dim',
    );
  const heading = `${plural(suspects.length, 'memory', 'memories')} may hold a secret or an instruction`;
  const are = suspects.length === 1 ? 'is' : 'are';
  return headed(screen, `${heading} and ${are} carried as written:`, suspects, said, { style: 'yellow', most });
};

/** Words that mean something else where they arrive. */
export const findingLines = (plan: Plan, words: PlanWords, most: number): string[] => {
  const told = plan.findings.filter(
    (finding) => (finding.severity !== 'info' || finding.rule.startsWith('read/')) && !isDanger(finding),
  );
  if (told.length === 0) return [];
  const said = (finding: Plan['findings'][number]): string[] =>
    laid(words.screen, `${whereOf(finding, words)}  ${safeLine(finding.message)}`, '    ', 'dim');
  const rules = [...Map.groupBy(told, ({ rule }) => rule)];
  return [
    `${plural(told.length, 'finding')} on the way:`,
    ...rules.flatMap(([rule, findings]) => [
      `  ${rule}: ${count(findings.length)}`,
      ...few(findings, said, words.screen, most),
    ]),
    '',
  ];
};

/** Of a memory its handle, and where it stands in a line of its own words. */
const whereOf = (finding: Plan['findings'][number], { handleOf, home }: PlanWords): string => {
  if (finding.memory === undefined) return tilde(finding.file, home);
  return `${handleOf(finding.memory)}${FINDING_RULE[finding.rule].wordings ? `  ${safeLine(whereLine(finding))}` : ''}`;
};

/** A line a memory; why, and what it leaves behind, below it. */
export const decisionRows = (plan: Plan, words: PlanWords): string[] => {
  const lines = table(
    words.screen,
    plan.decisions.map((each) => [
      paint(words.screen, 'cyan', words.handleOf(each.id)),
      each.decision,
      deliveryWord(each),
      safeLine(words.statementOf(each.id)),
    ]),
  );
  return plan.decisions.flatMap((each, at) => {
    const stood = (each.target?.was ?? []).map((id) => `there: ${words.thereOf(id)}`);
    const more = [
      // Of what is gone on both sides nothing is left to show but what it was called.
      ...(namedBy(words)(each) === '' ? [homeless(each.id, words.home)] : []),
      ...(each.reason === undefined ? [] : [each.reason]),
      ...stood,
      ...(each.lines ?? []).flatMap((line) => (line.is === 'removed' ? [] : [`its line: ${whereLine(line)}`])),
      ...(each.losses.length === 0 ? [] : [`loses ${each.losses.map((loss) => loss.field).join(', ')}`]),
    ];
    return [lines[at] as string, ...more.flatMap((line) => laid(words.screen, safeLine(line), '          ', 'dim'))];
  });
};

const deliveryWord = ({ delivery, now }: Decided): string =>
  now === undefined ? (delivery ?? '') : `${now} now, ${delivery} once on`;
