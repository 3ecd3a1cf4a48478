import type { Probed } from '../probing.ts';
import type { Interval } from '../stats/counted.ts';
import { correctedInterval, roganGladen } from '../stats/rogan-gladen.ts';
import { wilson } from '../stats/wilson.ts';
import { ARMS, type Arm } from '../trial.ts';

/** How often a judge was right on the labelled answers. */
export interface Right {
  right: number;
  of: number;
  interval: [number, number];
}

/** What is told of the judge of a memory's trials. */
export interface ToldOfJudge {
  by: string;
  passed: boolean;
  sensitivity: Right;
  specificity: Right;
  kappa: number;
  /** What it counted in each arm, and the share behind that with its interval. */
  arms: { arm: Arm; followed: number; trials: number; corrected?: number; interval: [number, number] }[];
}

/** Who told the trials of a memory, and the shares corrected by how often that one errs. */
export const judgedIn = ({ trials, judge }: Probed): ToldOfJudge | undefined => {
  if (!judge) return undefined;
  const { by, passed, kappa, sensitivity, specificity } = judge;
  const right = (counted: typeof sensitivity): Right => ({
    right: counted.followed,
    of: counted.trials,
    interval: pair(wilson(counted)),
  });
  const arms = ARMS.flatMap((arm) => {
    const told = trials.flatMap(({ arm: own, counter, outcome, annotated, heard }) =>
      own === arm && !counter && heard && !('none' in heard) ? [annotated ?? outcome] : [],
    );
    const counted = { followed: told.filter((each) => each === 'followed').length, trials: told.length };
    if (counted.trials === 0) return [];
    const corrected = roganGladen(counted.followed / counted.trials, judge);
    return [
      {
        arm,
        ...counted,
        ...(corrected !== undefined && { corrected }),
        interval: pair(correctedInterval(counted, judge)),
      },
    ];
  });
  return { by, passed, kappa, sensitivity: right(sensitivity), specificity: right(specificity), arms };
};

const pair = ([low, high]: Interval): [number, number] => [low, high];
