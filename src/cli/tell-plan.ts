import { planFindings, planPicture } from '../verbs/plan-picture.ts';
import { published, type Planned } from '../verbs/plan.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import { waysOf, type FormatOptions } from './format-options.ts';
import { printPlan } from './print-plan.ts';
import type { Setting } from './setting.ts';
import { tell } from './tell.ts';

/** A plan in every form that was asked for. */
export const tellPlan = (
  setting: Setting,
  planned: Planned,
  options: FormatOptions,
  show: { rows: boolean; diff: boolean; outcome?: Outcome },
): Promise<void> => {
  const { from, to } = planned.options;
  return tell(setting, options, {
    terminal: () => printPlan(setting, planned, show),
    document: () => ({ ...published(planned), ...(show.outcome && { outcome: show.outcome }) }),
    found: () => ({ command: `migrate/${from}-${to}`, findings: planFindings(planned) }),
    picture: (showContent) => planPicture(setting.world, planned, showContent),
  });
};

/**
 * A plan that is carried out: people see it first, a program gets one document with what came of it.
 */
export const tellAndCarry = async (
  setting: Setting,
  planned: Planned,
  options: FormatOptions,
  { carry, ...show }: { rows: boolean; diff: boolean; carry: () => Promise<Outcome> },
): Promise<void> => {
  const one = waysOf(options).printed.includes('json');
  if (!one) await tellPlan(setting, planned, options, show);
  const outcome = await carry();
  if (one) await tellPlan(setting, planned, options, { ...show, outcome });
};
