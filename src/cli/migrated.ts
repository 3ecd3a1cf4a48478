import * as path from 'node:path';
import { planOptions, type MigrateOptions } from './plan-options.ts';
import type { Setting } from './setting.ts';

/** A migration from the command line: planned, shown, agreed to, carried out. */
export const runMigration = async (setting: Setting, options: MigrateOptions): Promise<void> => {
  const [{ carryOut, startInOrder }, { agreed }, { printPlan }, { changesSomething, plan, published }, { writePlan }] =
    await Promise.all([
      import('./carry-out.ts'),
      import('./dialogue.ts'),
      import('./print-plan.ts'),
      import('../verbs/plan.ts'),
      import('./plan-file.ts'),
    ]);
  const wanted = planOptions(options, setting.world.cwd);
  const planOnly = options.dryRun === true || options.planOut !== undefined;
  startInOrder(setting, !planOnly && (options.yes === true || setting.ask !== undefined));
  const planned = await agreed(setting, await plan(setting.world, wanted), options);
  if (!planned) {
    setting.out('Nothing was written.\n');
    return;
  }
  // A run that changes nothing says so in one line: safe in a hook or cron.
  const rows = options.diff === true || options.interactive === true;
  if (changesSomething(planned) || rows || options.json || options.dryRun)
    await printPlan(setting, planned, { json: options.json === true, rows, diff: options.diff === true });
  if (options.planOut !== undefined) {
    writePlan(path.resolve(setting.world.cwd, options.planOut), published(planned));
    if (!options.json) setting.out(`The plan is in ${options.planOut}. Next: memport apply ${options.planOut}\n`);
  }
  await carryOut(setting, planned, { ...options, planOnly });
};
