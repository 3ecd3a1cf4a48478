import { takeBackCommand } from '../report/commands.ts';
import { mendingText } from '../report/mending.ts';
import { plural } from '../report/terminal.ts';
import { audit, type AuditOptions, type Inspection } from '../verbs/audit.ts';
import type { AuditDocument } from '../verbs/audit-document.ts';
import { mendable, mended } from '../verbs/mend.ts';
import { mendingDocument } from '../verbs/mending-document.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import { startInOrder } from './in-order.ts';
import { agreedCommand, planOnlyText } from './plan-only.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';

export interface MendFlags {
  yes?: boolean;
  dryRun?: boolean;
  bypassApproval?: boolean;
  /** One document is printed: nothing else is, and nobody is asked. */
  json?: boolean;
  /** No words of a memory are printed. */
  hidden?: boolean;
}

type Fix = AuditDocument['fix'] & object;

/** Shows what can be mended without asking whose words hold, does it where somebody says yes, and tells of both. */
export const mendFound = async (
  setting: Setting,
  found: Inspection,
  wish: AuditOptions,
  { yes = false, dryRun = false, bypassApproval = false, json = false, hidden = false }: MendFlags,
): Promise<Fix> => {
  const { world, screen } = setting;
  const ask = json ? undefined : setting.ask;
  const say = (text: string): void => void (json ? undefined : setting.out(text));
  const mendings = mendable(found);
  const files = mendings.flatMap(({ changes }) => changes.filter(({ op }) => op === 'put')).length;
  const end = (status: Outcome['status'], text = ''): Fix => {
    say(text);
    return { plans: mendings.map(mendingDocument), outcome: { status } };
  };
  say(mendingText(mendings, world.home, screen, hidden));
  if (files === 0) return end('nothing to do');
  if (dryRun || (!yes && !ask)) return end('plan only', planOnlyText(setting, agreedCommand(setting, ['--yes'])));
  if (!yes && !/^y(es)?$/i.test(((await ask?.('Mend it? [y/N] ', { fresh: true })) ?? '').trim()))
    return end('plan only', 'Nothing was written.\n');
  startInOrder(setting, true);
  const run = await holding(setting, () => mended(world, mendings, { bypassApproval }));
  if (!run) return end('nothing to do');
  const written = plural(files, 'file');
  const undo = takeBackCommand(run, world.home);
  say(`Written: ${written}. Undo: ${undo}\n`);
  leaving(setting, `${written} written; ${undo} takes it back`);
  const { document } = await audit(world, wish);
  say(`${plural(document.findings.length, 'finding is', 'findings are')} left.\n`);
  return {
    plans: mendings.map(mendingDocument),
    outcome: { status: 'written', run: run.id, undo, files },
    failed: document.failed,
  };
};
