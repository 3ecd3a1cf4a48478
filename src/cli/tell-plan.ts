import { planFindings, planPicture } from '../verbs/plan-picture.ts';
import { published, type Planned } from '../verbs/plan.ts';
import type { FormatOptions } from './format-options.ts';
import { printPlan } from './print-plan.ts';
import type { Setting } from './setting.ts';
import { tell } from './tell.ts';

/** A plan in every form that was asked for. */
export const tellPlan = (
  setting: Setting,
  planned: Planned,
  options: FormatOptions,
  show: { rows: boolean; diff: boolean },
): Promise<void> => {
  const { from, to } = planned.options;
  return tell(setting, options, {
    terminal: () => printPlan(setting, planned, show),
    document: () => published(planned),
    found: () => ({ command: `migrate/${from}-${to}`, findings: planFindings(planned) }),
    picture: (showContent) => planPicture(setting.world, planned, showContent),
  });
};
