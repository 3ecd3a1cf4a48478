import type { Asking } from '../../llm/client.ts';
import { type Measured, youden } from '../stats/rogan-gladen.ts';
import { wordsOf } from './judge-of-answers.ts';
import { LABELLED } from './labelled.ts';
import type { Word } from './judge-question.ts';

/** How a judge did on the labelled answers. */
export interface Calibration extends Measured {
  /** What served it, as whoever answered calls it. */
  by: string;
  /** Answers it had no word for; they count neither for it nor against it, up to a share. */
  open: number;
  kappa: number;
  passed: boolean;
}

/** What a judge must reach before a verdict is built on its word. */
const GATE = { youden: 0.7, kappa: 0.6, open: 0.1 };

/** Has a judge tell the labelled answers; nothing where not one and the same model gave all of its words. */
export const calibrated = async (asking: Asking): Promise<Calibration | undefined> => {
  const shown = LABELLED.map(({ rule, turn, answer }) => ({ rule, asked: [turn], answered: [answer] }));
  return calibrationOf(await wordsOf(shown, asking, LABELLED.length));
};

const calibrationOf = (words: readonly Word[]): Calibration | undefined => {
  const told = words.flatMap((word, at) => ('none' in word ? [] : [{ word, follows: LABELLED[at]?.follows ?? false }]));
  const [by, another] = new Set(told.map(({ word }) => word.by));
  if (by === undefined || another !== undefined) return undefined;
  const rightOf = (follows: boolean): Measured['sensitivity'] => {
    const some = told.filter((each) => each.follows === follows);
    const right = some.filter(({ word }) => (word.verdict === 'follows') === follows);
    return { followed: right.length, trials: some.length };
  };
  const measured = { sensitivity: rightOf(true), specificity: rightOf(false) };
  const open = words.length - told.length;
  const kappa = kappaOf(measured);
  const passed =
    open <= GATE.open * words.length &&
    measured.sensitivity.trials > 0 &&
    measured.specificity.trials > 0 &&
    youden(measured) >= GATE.youden &&
    kappa >= GATE.kappa;
  return { by, ...measured, open, kappa, passed };
};

/** Cohen's kappa between the labels and the judge: 0 where it agrees as often as chance would. */
const kappaOf = ({ sensitivity, specificity }: Measured): number => {
  const all = sensitivity.trials + specificity.trials;
  const agreed = (sensitivity.followed + specificity.followed) / all;
  const said = sensitivity.followed + specificity.trials - specificity.followed;
  const chance = (sensitivity.trials / all) * (said / all) + (specificity.trials / all) * ((all - said) / all);
  return chance === 1 ? 0 : (agreed - chance) / (1 - chance);
};
