import type { FindingRule, Severity } from '../ir/finding-rules.ts';
import type { TrialJudgement, Rate } from './judgement.ts';
import type { Arm } from './trial.ts';
import type { Reason } from './verdict.ts';

/** What is to be said of a memory that was probed: never a word of it. */
export interface ProbeToTell {
  rule: FindingRule;
  severity: Severity;
  message: string;
}

/** What a judgement is told as; most are none, for they are no fault or not known to be one. */
export const toldOf = (judgement: TrialJudgement): ProbeToTell | undefined => {
  const { verdict, because } = judgement;
  if (verdict === 'inert') {
    const why = because
      ? `: ${WHY[because.reason]}${because.of > 0 ? ` in ${because.trials} of ${because.of}` : ''}`
      : '';
    return { rule: 'probe/inert', severity: 'error', message: `${ratesIn(judgement, 'rule')}${why}` };
  }
  if (verdict !== 'overfires') return undefined;
  return { rule: 'probe/overfires', severity: 'error', message: `where it must not, ${ratesIn(judgement, 'counter')}` };
};

const WHY: Readonly<Record<Reason, string>> = {
  not_loaded: 'its words reach no request',
  not_read: 'its words were never read',
  read_ignored: 'its words were there and were ignored',
};

const NAMES: Readonly<Partial<Record<Arm, string>>> = {
  target: 'the rule was followed',
  source: 'at the source',
  none: 'without a memory',
};

const ratesIn = ({ arms }: TrialJudgement, which: 'rule' | 'counter'): string => {
  const told = (['target', 'source', 'none'] as const).flatMap((name) => {
    const rate = arms.find(({ arm }) => arm === name)?.[which];
    return rate && rate.trials > 0 ? [`${NAMES[name]} in ${counted(rate)}`] : [];
  });
  return told.length === 0 ? 'no trial was needed' : told.join(', ');
};

const counted = ({ followed, trials, interval }: Rate): string =>
  `${followed} of ${trials} [${interval.map((end) => end.toFixed(2)).join(', ')}]`;

/** A probe of words that the memory no longer has says nothing of it. */
export const STALE_PROBE: ProbeToTell = {
  rule: 'probe/stale',
  severity: 'warn',
  message: 'the probe was written for other words than the memory has now',
};
