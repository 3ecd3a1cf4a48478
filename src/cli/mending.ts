import { takeBackCommand } from '../report/commands.ts';
import { mendingText } from '../report/mending.ts';
import { plural } from '../report/terminal.ts';
import { audit, type AuditOptions, type Inspection } from '../verbs/audit.ts';
import { mendable, mended } from '../verbs/mend.ts';
import { startInOrder } from './in-order.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';

export interface MendFlags {
  yes?: boolean;
  dryRun?: boolean;
  bypassApproval?: boolean;
}

/** Shows what can be mended without asking whose words hold, and does it where somebody says yes. */
export const mendFound = async (
  setting: Setting,
  found: Inspection,
  wish: AuditOptions,
  { yes = false, dryRun = false, bypassApproval = false }: MendFlags,
): Promise<void> => {
  const { world, screen, ask } = setting;
  const mendings = mendable(found);
  const files = mendings.flatMap(({ changes }) => changes.filter(({ op }) => op === 'put')).length;
  setting.out(mendingText(mendings, world.home, screen));
  if (files === 0 || dryRun) return;
  if (!yes && !ask) {
    setting.out('This is the plan only: nothing was written. --yes carries it out.\n');
    return;
  }
  if (!yes && !/^y(es)?$/i.test(((await ask?.('Mend it? [y/N] ', { fresh: true })) ?? '').trim())) {
    setting.out('Nothing was written.\n');
    return;
  }
  startInOrder(setting, true);
  const run = await holding(setting, () => mended(world, mendings, { bypassApproval }));
  if (!run) return;
  const written = plural(files, 'file');
  const undo = takeBackCommand(run, world.home);
  setting.out(`Written: ${written}. Undo: ${undo}\n`);
  leaving(setting, `${written} written; ${undo} takes it back`);
  const { document } = await audit(world, wish);
  setting.exit = document.failed ? 1 : 0;
  setting.out(`${plural(document.findings.length, 'finding is', 'findings are')} left.\n`);
};
