import type { Outcome } from '../ir/plan-schema.ts';
import type { CheckDocument } from '../verbs/check.ts';
import { fixesOf, gate, type RunGate, type GateOptions } from '../verbs/gate.ts';
import { changesSomething, plan, published } from '../verbs/plan.ts';
import { carryOut } from './carry-out.ts';
import { agreed } from './dialogue.ts';
import { printPlan } from './print-plan.ts';
import type { Setting } from './setting.ts';

type Fix = CheckDocument['fix'] & object;

/** Shows the migrations that close the gap, one after the other, and carries out those that somebody agrees to. */
export const closeGap = async (
  setting: Setting,
  found: RunGate,
  asked: GateOptions,
  { yes, json }: { yes: boolean; json: boolean },
): Promise<Fix> => {
  const plans: Fix['plans'] = [];
  for (const wish of fixesOf(found)) {
    const planned = await agreed(setting, await plan(setting.world, wish), { yes, json });
    if (!planned) continue;
    if (!json) {
      if (changesSomething(planned)) await printPlan(setting, planned, { rows: false, diff: false });
      else setting.out(`Nothing that memport ${wish.from}:${wish.to} could carry closes it${leftTo(found, wish)}.\n`);
    }
    const outcome = await carryOut(setting, planned, { yes, json, planOnly: false });
    plans.push({ ...published(planned), outcome });
  }
  const outcome = together(plans.flatMap((each) => each.outcome ?? []));
  return { plans, outcome, ...(yes && { failed: (await gate(setting.world, asked)).document.failed }) };
};

const STATUSES = ['written', 'ledger only', 'plan only', 'nothing to do'] as const;

/** What came of all of them: where several were written, the ways back stand in the order in which they are gone. */
const together = (outcomes: readonly Outcome[]): Outcome => {
  const [only, ...more] = outcomes;
  if (only && more.length === 0) return only;
  const written = outcomes.filter(({ undo }) => undo !== undefined).reverse();
  const undo = written.map((each) => each.undo).join(' && ');
  return {
    status: STATUSES.find((status) => outcomes.some((each) => each.status === status)) ?? 'nothing to do',
    ...(written.length > 0 && { undo, files: written.reduce((sum, { files = 0 }) => sum + files, 0) }),
    ...(written.some(({ asPlanned }) => asPlanned === false) && { asPlanned: false }),
  };
};

/** What looks alike stays so whatever is carried: somebody has to say whether it says the same. */
const leftTo = ({ document }: RunGate, { from, to }: { from: string; to: string }): string =>
  document.findings.some(({ rule, severity }) => rule === 'parity/alike' && severity === 'error')
    ? `; memport pairs ${from} ${to} takes your answers on what looks alike`
    : '';
