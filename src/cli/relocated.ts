import { takeBackCommand } from '../report/commands.ts';
import type { Outcome } from '../ir/plan-schema.ts';
import { diffText } from '../report/diff.ts';
import { relocationText } from '../report/relocation.ts';
import { plural } from '../report/terminal.ts';
import { foreignFiles } from '../store/journal.ts';
import { readLedger } from '../store/ledger.ts';
import { tilde } from '../text/safe.ts';
import { movesAnything, relocate } from '../verbs/relocate.ts';
import { relocation, type Relocation } from '../verbs/relocation.ts';
import { relocationDocument } from '../verbs/relocation-document.ts';
import { refuseUnverified } from '../world/world.ts';
import { covered } from '../world/veiled.ts';
import { startInOrder } from './in-order.ts';
import { agreedCommand, planOnlyText } from './plan-only.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';

export interface RelocateFlags {
  dryRun?: boolean;
  diff?: boolean;
  yes?: boolean;
  bypassApproval?: boolean;
  json?: boolean;
}

/** Shows what a project's new path changes, and writes it where somebody says yes. */
export const relocateProject = async (
  setting: Setting,
  paths: { from: string; to: string },
  flags: RelocateFlags,
): Promise<void> => {
  const { world, screen } = setting;
  const { dryRun = false, yes = false, json = false, diff = false } = flags;
  startInOrder(setting, !dryRun && (yes || (!json && setting.ask !== undefined)));
  const planned = await relocation(world, paths);
  const rows = rowsMoved(setting, planned);
  if (planned.stores.some(({ stays }) => stays.length > 0)) setting.exit = 1;
  if (!json) {
    const diffs = diff ? await diffsOf(setting, planned) : [];
    setting.out(relocationText(planned, diffs, { rows, home: world.home, screen }));
  }
  const outcome = await carried(setting, planned, flags);
  if (json) setting.out(`${JSON.stringify({ ...relocationDocument(planned, rows), outcome })}\n`);
};

const carried = async (
  setting: Setting,
  planned: Relocation,
  { dryRun, yes, json, bypassApproval = false }: RelocateFlags,
): Promise<Outcome> => {
  const ask = json ? undefined : setting.ask;
  const end = (text: string, status: Outcome['status']): Outcome => {
    if (!json) setting.out(text);
    return { status };
  };
  if (!movesAnything(setting.world, planned)) return end('Nothing to do. Next: memport list\n', 'nothing to do');
  if (dryRun || (!yes && !ask)) return end(planOnlyText(setting, agreedCommand(setting, ['--yes'])), 'plan only');
  refuseUnverified(setting.world);
  if (!yes && !/^y(es)?$/i.test(((await ask?.('Carry it out? [y/N] ', { fresh: true })) ?? '').trim()))
    return end('Nothing was written.\n', 'plan only');
  const run = await holding(setting, () => relocate(setting.world, planned, { bypassApproval }));
  if (!run) return { status: 'nothing to do' };
  const files = foreignFiles(setting.world.state, run).length;
  const written = plural(files, 'file');
  const undo = takeBackCommand(run, setting.world.home);
  leaving(setting, `${written} written; ${undo} takes it back`);
  return { ...end(`Written: ${written}. Undo: ${undo}\n`, 'written'), run: run.id, undo, files };
};

const rowsMoved = ({ world }: Setting, { ledgerAfter }: Relocation): number => {
  const ledger = readLedger(world.state);
  const after = ledgerAfter(ledger).rows;
  return ledger.rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(after[at])).length;
};

/** The lines that change in files that stay where they are. */
const diffsOf = ({ world, screen }: Setting, { stores }: Relocation): Promise<string[]> => {
  const diffed = async (file: string, before: string, after: string): Promise<string> =>
    diffText(tilde(file, world.home), await covered(world, before), await covered(world, after), screen);
  return Promise.all(
    stores.flatMap(({ store, changes }) =>
      changes.flatMap((change) => {
        const before = store.files.get(change.file)?.text;
        return change.op === 'put' && before !== undefined
          ? [diffed(`${store.at.root}/${change.file}`, before, change.text)]
          : [];
      }),
    ),
  );
};
