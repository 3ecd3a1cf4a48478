import type { ProbedMemory, ProbeDocument } from '../verbs/probe-document.ts';
import { count, laid, paint, plural, safeLine, table, type Screen } from './terminal.ts';

/** Verdicts that somebody has to look at come first. */
export const WORST_FIRST = [
  'inert',
  'overfires',
  'degraded',
  'source_inert',
  'error',
  'non_discriminating',
  'inconclusive',
  'fires',
] as const;

const COLOUR: Readonly<Record<string, 'red' | 'yellow' | 'green'>> = {
  inert: 'red',
  overfires: 'red',
  degraded: 'yellow',
  source_inert: 'yellow',
  error: 'yellow',
  fires: 'green',
};

/** What each verdict says, for the legend. */
const SAYS: Readonly<Record<string, string>> = {
  fires: 'the rule is followed in the target, and is not without it',
  inert: 'the rule is followed at the source and not in the target',
  degraded: 'the rule is followed less in the target than at the source, and more than without it',
  overfires: 'the rule is followed where it must not be',
  source_inert: 'the rule does nothing at the source: the migration is not to blame',
  non_discriminating: 'models do that anyway: the scenario shows nothing of the rule',
  inconclusive: 'too few trials to tell',
  error: 'too few of the trials gave an answer',
};

const LOADS = [
  ['unseen', 'unseen: no model comes to them'],
  ['searchable', 'searchable: the model must go and look'],
  ['indexed', 'indexed: a line leads there, the rest must be read'],
  ['loaded', 'loaded: they stand in the first request'],
] as const;

/** Whose words come to a model in the target; those that come to none at all are named. */
export const loadText = ({ loads = [], rest, from, to }: ProbeDocument, screen: Screen): string => {
  const lines = [
    `${paint(screen, 'bold', `${from} → ${to}`)}  where the words of ${plural(loads.length, 'memory', 'memories')} are, as predicted; nobody was asked`,
    '',
  ];
  for (const [load, says] of LOADS) {
    const group = loads.filter(({ target }) => target === load);
    if (group.length === 0) continue;
    lines.push(paint(screen, load === 'unseen' ? 'red' : 'bold', `${count(group.length)} ${says}`));
    const shown = load === 'loaded' ? [] : group.slice(0, MOST);
    const rows = shown.map(({ handle, source, text = '' }) => [
      handle,
      source === undefined ? '' : `at the source ${source}`,
      safeLine(text),
    ]);
    lines.push(...table(screen, rows));
    if (load !== 'loaded' && group.length > MOST)
      lines.push(paint(screen, 'dim', `  and ${count(group.length - MOST)} more; --json names every one`));
  }
  const unknown = loads.filter(({ target }) => target === undefined);
  if (unknown.length > 0) lines.push(`${count(unknown.length)} cannot be told: ${to} has no framing`);
  for (const [why, group] of Map.groupBy(rest, (each) => each.why))
    lines.push(...laid(screen, `${count(group.length)} not looked at: ${safeLine(why)} (${handlesIn(group)})`));
  lines.push('', `Next: memport probe plan ${from}:${to}, and with --level framed --model CLIENT a model tries them`);
  return `${lines.join('\n')}\n`;
};

const MOST = 20;

/** A line for each memory as it was tried, counts before; what was not tried is counted and named. */
export const probeText = (document: ProbeDocument, screen: Screen): string => {
  const { memories, rest, from, to, model, used, change, run } = document;
  const verdicts = WORST_FIRST.map(
    (verdict) => [verdict, memories.filter((each) => each.verdict === verdict)] as const,
  );
  const told = verdicts.filter(([, group]) => group.length > 0);
  const lines = [
    `${paint(screen, 'bold', `${from} → ${to}`)}  ${plural(new Set(memories.map(({ id }) => id)).size, 'memory', 'memories')} tried${
      memories.some(({ late }) => late !== undefined) ? ', also late in a session' : ''
    }${
      memories.length === 0
        ? ''
        : `: ${told.map(([verdict, group]) => `${count(group.length)} ${named(verdict)}`).join(', ')}`
    }`,
    document.level === 'client'
      ? `by ${model?.client ?? 'kept answers'} themselves, on copies, each with its own model: models differ between the arms`
      : `by ${model === undefined ? 'kept answers' : `${model.client}#${model.name}`} in memport's rendering of both harnesses, not by the harnesses themselves`,
    '',
    ...told.flatMap(([, group]) => group.flatMap((each) => linesOf(each, screen))),
    ...(memories.length === 0 ? [] : ['']),
  ];
  if (change && change.memories > 1)
    lines.push(
      `Over all of them the migration changed the share of trials that follow a rule by ${signed(change.mean)} ${range(change.interval)} (p${chance(change.p)}).`,
    );
  for (const [verdict] of told)
    if (verdict !== 'fires') lines.push(...laid(screen, `${named(verdict)}: ${SAYS[verdict]}`, '  ', 'dim'));
  for (const { handle, stopped } of memories.filter((each) => each.stopped !== undefined))
    lines.push(...laid(screen, `${handle} ended early: ${safeLine(stopped ?? '')}`, '  ', 'yellow'));
  const whys = [...Map.groupBy(rest, ({ why }) => why)].sort((a, b) => b[1].length - a[1].length);
  if (rest.length > 0) lines.push(`${plural(rest.length, 'memory was', 'memories were')} not tried:`);
  for (const [why, group] of whys)
    lines.push(...laid(screen, `${count(group.length)}: ${safeLine(why)} (${handlesIn(group)})`, '  '));
  if (used)
    lines.push(
      `${plural(used.asked, 'question')} asked, ${count(used.kept)} answered before; ${count(used.sent)} tokens sent, ${count(used.received)} received${used.usd === undefined ? '' : `, about $${used.usd.toFixed(2)}`}.`,
    );
  lines.push(`memport probe score ${run} judges the same transcripts again.`);
  return `${lines.join('\n')}\n`;
};

const handlesIn = (group: readonly { handle: string }[]): string =>
  `${group
    .slice(0, 6)
    .map(({ handle }) => handle)
    .join(', ')}${group.length > 6 ? ` and ${count(group.length - 6)} more` : ''}`;

const named = (verdict: string): string => verdict.replace(/_/g, ' ');

const SHORT: Readonly<Record<string, string>> = { source: 'src', target: 'tgt', none: 'base', verbatim: 'copy' };

/** Its verdict and words in one line, what was counted below it. */
const linesOf = (memory: ProbedMemory, screen: Screen): string[] => {
  const { handle, verdict, because, late, text = '' } = memory;
  const reason = because ? ` (${because.reason}${because.of > 0 ? ` ${because.trials}/${because.of}` : ''})` : '';
  const colour = COLOUR[verdict];
  const counts = countsOf(memory).join('  ');
  const said = `${named(verdict)}${reason}${late === undefined ? '' : `, after ${plural(late, 'turn')}`}`;
  return [
    ...table(screen, [[handle, colour ? paint(screen, colour, said) : said, safeLine(text)]]),
    ...(counts === '' ? [] : laid(screen, counts, '          ', 'dim')),
    ...(memory.judge ? laid(screen, judgeText(memory.judge), '          ', 'dim') : []),
  ];
};

const countsOf = ({ arms, difference, needs }: ProbedMemory): string[] => {
  const rates = ['source', 'target', 'none', 'verbatim', 'placebo', 'without', 'native'].flatMap((name) => {
    const found = arms.find(({ arm }) => arm === name);
    if (!found || found.rule.trials === 0) return [];
    return [`${SHORT[name] ?? name} ${found.rule.followed}/${found.rule.trials} ${range(found.rule.interval)}`];
  });
  const over = arms.find(({ arm }) => arm === 'target')?.counter;
  return [
    ...rates,
    ...(over && over.trials > 0 ? [`over ${over.followed}/${over.trials}`] : []),
    ...(difference
      ? [
          `Δ ${signed(difference.value)} ${range(difference.interval)}`,
          `p${chance(difference.p)}`,
          `q${chance(difference.q)}`,
        ]
      : []),
    ...(needs === undefined
      ? []
      : [needs === 'none' ? 'no number of trials up to 1,000 would settle it' : `n=${count(needs)} would settle it`]),
  ];
};

/** Who told the trials, how often that one is right, and what is behind what it counted. */
const judgeText = ({ by, passed, sensitivity, specificity, arms }: NonNullable<ProbedMemory['judge']>): string =>
  [
    `told by ${safeLine(by)}, right of answers that follow ${right(sensitivity)}, of others ${right(specificity)};`,
    ...(passed ? ['corrected:'] : ['it did not pass its gate and only annotates:']),
    arms
      .map(({ arm, followed, trials, corrected, interval }) => {
        const counted = passed ? '' : `${followed}/${trials} `;
        return `${SHORT[arm] ?? arm} ${counted}${corrected === undefined ? '' : `${short(corrected)} `}${range(interval)}`;
      })
      .join('  '),
  ].join(' ');

const right = ({ right: told, of, interval }: { right: number; of: number; interval: [number, number] }): string =>
  `${told}/${of} ${range(interval)}`;

const range = ([from, to]: readonly [number, number]): string => `[${short(from)}, ${short(to)}]`;
const short = (value: number): string => value.toFixed(2).replace(/^(-?)0\./, '$1.');
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${short(Math.abs(value))}`;
const chance = (value: number): string =>
  value < 0.001 ? '<.001' : `=${value < 0.01 ? value.toFixed(3).slice(1) : short(value)}`;
