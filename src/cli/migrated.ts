import * as path from 'node:path';
import { assistOption } from './assist-options.ts';
import { waysOf, type FormatOptions } from './format-options.ts';
import { planOptions, type MigrateOptions } from './plan-options.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import type { Setting } from './setting.ts';

/** A migration from the command line: planned, shown, agreed to, carried out. */
export const runMigration = async (setting: Setting, asked: MigrateOptions & FormatOptions): Promise<void> => {
  const [
    { carryOut, startInOrder },
    { agreed },
    { tellAndCarry, tellPlan },
    { changesSomething, plan, published },
    { writePlan },
    { inWordsOf },
  ] = await Promise.all([
    import('./carry-out.ts'),
    import('./dialogue.ts'),
    import('./tell-plan.ts'),
    import('../verbs/plan.ts'),
    import('./plan-file.ts'),
    import('./assist.ts'),
  ]);
  const ways = waysOf(asked);
  // What a program reads is one document: nothing else is printed, and nobody is asked.
  const options = { ...asked, json: !ways.printed.includes('terminal') };
  const assist = await assistOption(setting.world, options);
  const wanted = { ...planOptions(options, setting.world.cwd), ...(assist && { assist }) };
  const planOnly = options.dryRun === true || options.planOut !== undefined;
  startInOrder(setting, !planOnly && (options.yes === true || setting.ask !== undefined));
  const settled = await agreed(setting, await plan(setting.world, wanted), options);
  const planned = settled && (await inWordsOf(setting, settled, options));
  if (!planned) {
    setting.out('Nothing was written.\n');
    return;
  }
  const show = { rows: options.diff === true || options.interactive === true, diff: options.diff === true };
  const carry = (): Promise<Outcome> => carryOut(setting, planned, { ...options, planOnly });
  if (options.yes && !planOnly && options.json) return tellAndCarry(setting, planned, asked, { ...show, carry });
  // A run that changes nothing says so in one line: safe in a hook or cron.
  if (changesSomething(planned) || show.rows || options.json || options.dryRun || ways.filed.length > 0)
    await tellPlan(setting, planned, asked, show);
  if (options.planOut !== undefined) {
    writePlan(path.resolve(setting.world.cwd, options.planOut), published(planned));
    if (!options.json) setting.out(`The plan is in ${options.planOut}. Next: memport apply ${options.planOut}\n`);
  }
  await carry();
};
