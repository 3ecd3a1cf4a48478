import type { Plan } from '../ir/plan-value.ts';
import { safe } from '../text/safe.ts';
import type { ShownRequest } from '../verbs/assist-request.ts';
import { namedBy, type PlanWords } from './plan-words.ts';
import { count, headed, laid, paint, plural, safeLine, type Screen } from './terminal.ts';

/** What other words could do for the plan, what they did, and which were not let through. */
export const assistLines = ({ decisions, options, assist }: Plan, words: PlanWords, most: number): string[] => {
  const { screen } = words;
  if (!assist || !options.assist) return [];
  const { open, couldMoveUp, movedUp, withheld, selfJudged } = assist;
  const reworded = decisions.filter((each) => each.reworded);
  const strange = reworded.filter((each) => each.rewrittenBy).length;
  const fallback = decisions.filter((each) => each.fallback);
  const said = [
    ...(open === 0 ? [] : [`${couldSay(open, couldMoveUp, options.assist)}.`]),
    ...(reworded.length === 0
      ? []
      : [
          `${plural(reworded.length, 'memory stands', 'memories stand')} in other words by ${safeLine(options.assist.asked)}${judgedSay(reworded.length, selfJudged)}${movedUp === 0 ? '' : `; ${count(movedUp)} ${movedUp === 1 ? 'is' : 'are'} delivered better by it`}.`,
        ]),
    ...(strange === 0 ? [] : [`${count(strange)} of them from the memport.lock of this repository.`]),
    ...(withheld === 0
      ? []
      : [
          `${plural(withheld, 'memory is', 'memories are')} sent nowhere: the scanner flags ${withheld === 1 ? 'it' : 'them'}.`,
        ]),
  ];
  return [
    ...said.flatMap((line) => laid(screen, line)),
    ...(said.length > 0 ? [''] : []),
    ...headed(
      screen,
      `${plural(fallback.length, 'memory keeps the words it has', 'memories keep the words they have')}, because no others were let through:`,
      fallback,
      (each) => [
        ...laid(screen, namedBy(words)(each), '    ', 'dim'),
        ...laid(screen, gatesSay(each.fallback), '      ', 'dim'),
      ],
      { most },
    ),
  ];
};

const gatesSay = (gates: readonly string[] = []): string =>
  gates.length === 0 ? 'the model saw none' : `by: ${gates.join(', ')}`;

/** One that rewords, and two that judge it. */
const REQUESTS = 3;

const couldSay = (
  offers: number,
  couldMoveUp: number,
  { purpose, asked }: NonNullable<Plan['options']['assist']>,
): string =>
  purpose === 'voice'
    ? `${plural(offers, 'memory', 'memories')} could be said as the target would; no such wording is known yet (about ${count(REQUESTS * offers)} requests to ${safeLine(asked)})`
    : `${plural(couldMoveUp, 'memory', 'memories')} could move up by a shorter wording of ${count(offers)}; no such wording is known yet (about ${count(REQUESTS * offers)} requests to ${safeLine(asked)})`;

const judgedSay = (reworded: number, selfJudged: number): string =>
  selfJudged === 0 ? '' : selfJudged === reworded ? ' (self-judged)' : ` (${count(selfJudged)} self-judged)`;

/** One memory three times: as the source says it, as it would be written in those words, and in other words. */
export const threeWays = (
  texts: { named: string; source: string; own: string; assisted: string },
  screen: Screen,
): string => {
  const rows = [
    ['source  ', texts.source],
    ...(texts.own === texts.source ? [] : [['own     ', texts.own]]),
    ['assisted', texts.assisted],
  ] as const;
  return [
    paint(screen, 'bold', safeLine(texts.named)),
    ...rows.flatMap(([side, text]) => laid(screen, `${side}  ${safeLine(text ?? '')}`, '  ')),
  ].join('\n');
};

/** The request about one memory, word for word; first whether anybody would be asked. */
export const requestText = ({ from, to, question, unless }: ShownRequest, screen: Screen): string => {
  const head =
    unless === undefined
      ? `Carried from ${from} to ${to}, this would be sent; two more requests judge what comes back.`
      : `Carried from ${from} to ${to}, nothing would be sent: ${unless}${question ? '. Else it would be this' : ''}.`;
  if (!question) return `${laid(screen, safeLine(head)).join('\n')}\n`;
  const { instructions, input, schema, maxTokens } = question;
  const parts = [
    ['instructions', safe(instructions)],
    ['input', safe(input)],
    ['schema', JSON.stringify(schema)],
    ['at most, in tokens', count(maxTokens)],
  ] as const;
  return `${[laid(screen, safeLine(head)).join('\n'), ...parts.map(([name, text]) => `${paint(screen, 'bold', name)}\n${text}`)].join('\n\n')}\n`;
};
