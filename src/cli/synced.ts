import type { BothWays } from '../verbs/sync.ts';
import type { SyncFlags } from './carry-both.ts';
import { startInOrder } from './in-order.ts';
import { planOptions } from './plan-options.ts';
import { rememberedRun } from './remembered-run.ts';
import type { Setting } from './setting.ts';

/** Both directions between two harnesses from the command line: planned, shown, agreed to, carried out as one run. */
export const syncHarnesses = async (setting: Setting, flags: SyncFlags, worthIt?: number): Promise<void> => {
  const { dryRun = false, yes = false, json = false } = flags;
  startInOrder(setting, !dryRun && (yes || (!json && setting.ask !== undefined)));
  const options = planOptions(flags, setting.world.cwd);
  let open: BothWays | undefined;
  const idle = async (seeing: Setting): Promise<number | undefined> => {
    const [{ sync }, { wouldWrite }, { carryBoth }] = await Promise.all([
      import('../verbs/sync.ts'),
      import('../verbs/apply.ts'),
      import('./carry-both.ts'),
    ]);
    const both = await sync(seeing.world, options);
    if (both.some((planned) => wouldWrite(seeing.world, planned))) {
      open = both;
      return undefined;
    }
    await carryBoth(seeing, both, flags);
    return both[0].plan.decisions.length;
  };
  await rememberedRun(setting, { command: 'sync', cwd: options.cwd, asked: flags }, idle, worthIt);
  if (!open) return;
  const { carryBoth } = await import('./carry-both.ts');
  await carryBoth(setting, open, flags);
};
