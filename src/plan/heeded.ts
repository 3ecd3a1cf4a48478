import { DECISION, type Choice } from '../ir/decisions.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { Ruling } from './ruling.ts';

/** What the options say about one memory, after what a person said about it. */
export const orderFor = (
  id: string,
  { onConflict, withdraw, choices }: Pick<PlanOptions, 'onConflict' | 'withdraw' | 'choices'>,
): { onConflict: PlanOptions['onConflict']; withdraw: boolean; choice?: Choice } => {
  const choice = choices?.[id];
  return {
    onConflict:
      choice === 'source' || choice === 'target' || choice === 'both'
        ? choice
        : choice === 'leave'
          ? 'ask'
          : onConflict,
    withdraw: choice === 'withdraw' || (withdraw === true && choice !== 'leave'),
    ...(choice !== undefined && { choice }),
  };
};

/** A no leaves the target as it is, and is a decision with a name. */
export const heeded = (verdict: Ruling, choice: Choice | undefined): Ruling => {
  if (choice === 'again' && verdict.decision === 'new')
    return { ...verdict, reason: 'it had been removed there; it is carried again, as you said' };
  if (choice !== 'leave' || DECISION[verdict.decision].writes !== 'words') return verdict;
  return verdict.old
    ? { decision: 'kept', reason: 'you said no: for this run it stays there as it is', old: verdict.old }
    : { decision: 'declined', reason: 'you said no: it is left out of this run' };
};

/**
 * What of the options still holds once they are carried out: a no stands, the others are done, and so are other words.
 */
export const onceCarriedOut = ({ choices, assist: _assist, ...options }: PlanOptions): PlanOptions => {
  const left = Object.entries(choices ?? {}).filter(([, choice]) => choice === 'leave');
  return { ...options, onConflict: 'ask', ...(left.length > 0 && { choices: Object.fromEntries(left) }) };
};
