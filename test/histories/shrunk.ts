import type { History, Step } from './steps.ts';

/** Smaller histories, the boldest first: fewer steps, fewer memories, fewer wishes. */
const smaller = (history: History): History[] => {
  const { steps, seeds } = history;
  const without = <T>(all: readonly T[], from: number, count: number): T[] => [
    ...all.slice(0, from),
    ...all.slice(from + count),
  ];
  const half = Math.ceil(steps.length / 2);
  return [
    ...(history.round ? [{ ...history, round: false }] : []),
    ...(steps.length > 1
      ? [
          { ...history, steps: without(steps, half, steps.length) },
          { ...history, steps: without(steps, 0, half) },
        ]
      : []),
    ...steps.map((_, index) => ({ ...history, steps: without(steps, index, 1) })),
    ...seeds.map((_, index) => ({ ...history, seeds: without(seeds, index, 1) })),
    ...steps.flatMap((step, index) =>
      plainer(step).map((each) => ({ ...history, steps: steps.map((old, place) => (place === index ? each : old)) })),
    ),
    ...seeds.flatMap((seed, index) =>
      (['why', 'how', 'detail', 'project'] as const).flatMap((field) => {
        if (seed.said[field] === undefined) return [];
        const { [field]: _gone, ...said } = seed.said;
        return [{ ...history, seeds: seeds.map((old, place) => (place === index ? { ...old, said } : old)) }];
      }),
    ),
  ];
};

const plainer = (step: Step): Step[] =>
  step.do !== 'run'
    ? []
    : [
        ...(step.undone ? [{ ...step, undone: false }] : []),
        ...Object.keys(step.wishes).map((wish): Step => ({
          ...step,
          wishes: Object.fromEntries(Object.entries(step.wishes).filter(([key]) => key !== wish)),
        })),
      ];

/** The smallest history within so many plays of which the same can be said. */
export const shrunk = async (
  history: History,
  breaks: (smaller: History) => Promise<boolean>,
  plays = 150,
): Promise<History> => {
  let [best, left] = [history, plays];
  for (let found = true; found && left > 0;) {
    found = false;
    for (const each of smaller(best)) {
      if (left === 0) break;
      left -= 1;
      if (!(await breaks(each))) continue;
      best = each;
      found = true;
      break;
    }
  }
  return best;
};
