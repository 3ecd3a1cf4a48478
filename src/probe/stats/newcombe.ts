import { type Counted, type Interval, Z95 } from './counted.ts';
import { wilson } from './wilson.ts';

const shareOf = ({ followed, trials }: Counted): number => followed / trials;

/** How far apart two shares are, the first less the second; none where one has no trials. */
export const differenceOf = (a: Counted, b: Counted): number | undefined =>
  a.trials === 0 || b.trials === 0 ? undefined : shareOf(a) - shareOf(b);

/** Newcombe's hybrid score interval of the difference (1998, method 10). Of no trials nothing is known: -1 to 1. */
export const newcombe = (a: Counted, b: Counted, z = Z95): Interval => {
  const difference = differenceOf(a, b);
  if (difference === undefined) return [-1, 1];
  const [lowA, highA] = wilson(a, z);
  const [lowB, highB] = wilson(b, z);
  return [
    Math.max(-1, difference - Math.hypot(shareOf(a) - lowA, highB - shareOf(b))),
    Math.min(1, difference + Math.hypot(highA - shareOf(a), shareOf(b) - lowB)),
  ];
};
