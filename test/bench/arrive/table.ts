import { table } from '../table.ts';
import type { Arrival } from './arrival.ts';

const percent = (part: number, of: number): string => (of === 0 ? '' : `${((100 * part) / of).toFixed(1)} %`);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A line for each direction, over all its sources. */
export const summary = (arrivals: readonly Arrival[]): string => {
  const rows = [...Map.groupBy(arrivals, ({ from, to }) => `${from} → ${to}`)].map(([direction, all]) => {
    const sum = (of: (each: Arrival) => number): number => all.reduce((total, each) => total + of(each), 0);
    const memories = sum((each) => each.memories);
    const seen = (each: Arrival): number =>
      (each.delivered.loaded + each.delivered.indexed) / Math.max(1, Math.min(each.memories, each.best));
    const whole = all.filter(({ fits }) => fits);
    return [
      direction,
      all.length,
      memories,
      ...(['loaded', 'indexed', 'searchable', 'lost'] as const).map((which) =>
        percent(
          sum((each) => each.delivered[which]),
          memories,
        ),
      ),
      percent(
        sum((each) => each.statements),
        memories,
      ),
      percent(
        sum((each) => each.literals.loaded),
        sum((each) => each.literals.all),
      ),
      percent(
        sum((each) => each.literals.concatenated),
        sum((each) => each.literals.all),
      ),
      all.filter((each) => seen(each) < 0.95).length,
      `${whole.filter((each) => each.literals.loaded === each.literals.all).length}/${whole.length}`,
      [
        ...Map.groupBy(
          all.flatMap(({ filled }) => filled),
          ({ name }) => name,
        ),
      ]
        .map(([name, each]) => `${name} ${percent(median(each.map(({ share }) => share)), 1)}`)
        .join(', '),
      percent(
        sum((each) => each.names.kept),
        sum((each) => each.names.all),
      ),
      `${sum((each) => each.links.resolve)}+${sum((each) => each.links.named)}/${sum((each) => each.links.all)}`,
      sum((each) => each.empty.length),
    ];
  });
  const head = [
    '',
    'stores',
    'memories',
    'loaded',
    'indexed',
    'searchable',
    'lost',
    'statements',
    'literals',
    'concatenated',
    '< 95 %',
    'whole',
    'filled (median)',
    'names',
    'links',
    'say nothing',
  ];
  return table([head, ...rows]);
};

/** A line for each source. */
export const each = (arrivals: readonly Arrival[]): string =>
  table([
    [
      '',
      'memories',
      'loaded',
      'indexed',
      'best',
      'literals',
      'concatenated',
      'fits',
      'filled',
      'names',
      'links',
      'say nothing',
    ],
    ...arrivals.map(({ name, from, to, memories, delivered, best, literals, fits, filled, names, links, empty }) => [
      `${name} (${from} → ${to})`,
      memories,
      delivered.loaded,
      delivered.indexed,
      best,
      percent(literals.loaded, literals.all),
      percent(literals.concatenated, literals.all),
      fits ? 'yes' : '',
      filled.map(({ share }) => percent(share, 1)).join(' '),
      percent(names.kept, names.all),
      `${links.resolve}+${links.named}/${links.all}`,
      empty.length,
    ]),
  ]);
