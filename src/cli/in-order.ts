import { isUnfinished, type Recovered } from '../store/recover.ts';
import { tilde } from '../text/safe.ts';
import { putInOrder } from '../verbs/in-order.ts';
import type { Setting } from './setting.ts';
import { leaving } from './signals.ts';

/** What a killed run left is put back before anything is read; a plan that stays a plan only tells of it. */
export const startInOrder = (setting: Setting, mayWrite: boolean): void => {
  leaving(setting, 'nothing was written');
  if (!isUnfinished(setting.world.state)) return;
  if (mayWrite) tellRecovered(setting, putInOrder(setting.world));
  else
    setting.err(
      'memport: an earlier run has not come to its end: it is at work now, or was cut off. This plan is of the stores as they stand; memport undo, or the next run that may write, puts them back.\n',
    );
};

export const tellRecovered = (setting: Setting, recovered: readonly Recovered[]): void => {
  const home = setting.world.home;
  for (const { run, left } of recovered) {
    setting.err(
      `memport: an earlier run (${run.id}, ${run.title}) had been cut off; what it had written was put back${left.length === 0 ? '' : `, but for ${left.map((file) => tilde(file, home)).join(', ')}, which somebody changed since`}.\n`,
    );
  }
};
