import * as path from 'node:path';
import { assistOption } from './assist-options.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import type { Planned } from '../verbs/plan.ts';
import { waysOf, type FormatOptions, type Ways } from './format-options.ts';
import { planOptions, type MigrateOptions } from './plan-options.ts';
import { startInOrder } from './in-order.ts';
import { rememberedRun } from './remembered-run.ts';
import type { Setting } from './setting.ts';

/** A migration from the command line: planned, shown, agreed to, carried out. */
export const runMigration = async (
  setting: Setting,
  asked: MigrateOptions & FormatOptions,
  worthIt?: number,
): Promise<void> => {
  const ways = waysOf(asked);
  // What a program reads is one document: nothing else is printed, and nobody is asked.
  const options = { ...asked, json: !ways.printed.includes('terminal') };
  const planOnly = options.dryRun === true || options.planOut !== undefined;
  startInOrder(setting, !planOnly && (options.yes === true || setting.ask !== undefined));
  const flags = { ...options, planOnly };
  // What a dry run with --verify could not prove stands in its document, too.
  const isTried = options.dryRun === true && options.planOut === undefined && Boolean(options.verify);
  const isOne = options.json && (planOnly ? isTried : options.yes === true);
  const carry = async (on: Setting, planned: Planned): Promise<void> => {
    const [{ carryOut }, { tellAndCarry }] = await Promise.all([import('./carry-out.ts'), import('./tell-plan.ts')]);
    const carried = (): Promise<Outcome> => carryOut(on, planned, flags);
    if (isOne) await tellAndCarry(on, planned, asked, { ...showOf(flags), carry: carried });
    else await carried();
  };
  let open: Planned | undefined;
  const idle = async (seeing: Setting): Promise<number | undefined> => {
    const { wouldWrite } = await import('../verbs/apply.ts');
    const planned = isOne ? await settledOn(seeing, flags) : await shown(seeing, asked, options, ways);
    if (!planned) return undefined;
    if (wouldWrite(seeing.world, planned)) {
      open = planned;
      return undefined;
    }
    await carry(seeing, planned);
    return planned.plan.decisions.length;
  };
  const { cwd } = planOptions(options, setting.world.cwd);
  if (saysItAll(options, ways)) await rememberedRun(setting, { command: 'migrate', cwd, asked }, idle, worthIt);
  else await idle(setting);
  if (open) await carry(setting, open);
};

/** Whether what a run prints is all there is to it: no file, no model. */
const saysItAll = ({ planOut, interactive, assist, judge }: MigrateOptions, { filed }: Ways): boolean =>
  filed.length === 0 && [planOut, interactive, assist, judge].every((each) => each === undefined);

/** The plan as it was agreed to and told; undefined where somebody quit. */
const shown = async (
  setting: Setting,
  asked: MigrateOptions & FormatOptions,
  options: MigrateOptions,
  ways: Ways,
): Promise<Planned | undefined> => {
  const [{ tellPlan }, { changesSomething, published }, { writePlan }] = await Promise.all([
    import('./tell-plan.ts'),
    import('../verbs/plan.ts'),
    import('./plan-file.ts'),
  ]);
  const planned = await settledOn(setting, options);
  if (!planned) return undefined;
  // A run that changes nothing says so in one line: safe in a hook or cron.
  const show = showOf(options);
  if (changesSomething(planned) || show.rows || options.json || options.dryRun || ways.filed.length > 0)
    await tellPlan(setting, planned, asked, show);
  if (options.planOut !== undefined) {
    writePlan(path.resolve(setting.world.cwd, options.planOut), published(planned));
    if (!options.json) setting.out(`The plan is in ${options.planOut}. Next: memport apply ${options.planOut}\n`);
  }
  return planned;
};

/** The plan as it was agreed to; undefined where somebody quit. */
const settledOn = async (setting: Setting, options: MigrateOptions): Promise<Planned | undefined> => {
  const [{ agreed }, { plan }, { inWordsOf }] = await Promise.all([
    import('./dialogue.ts'),
    import('../verbs/plan.ts'),
    import('./assist.ts'),
  ]);
  const assist = await assistOption(setting.world, options);
  const wanted = { ...planOptions(options, setting.world.cwd), ...(assist && { assist }) };
  const settled = await agreed(setting, await plan(setting.world, wanted), options);
  const planned = settled && (await inWordsOf(setting, settled, options));
  if (!planned) setting.out('Nothing was written.\n');
  return planned;
};

const showOf = ({ diff = false, interactive = false }: MigrateOptions): { rows: boolean; diff: boolean } => ({
  rows: diff || interactive,
  diff,
});
