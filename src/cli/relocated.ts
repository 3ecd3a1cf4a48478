import { diffText } from '../report/diff.ts';
import { relocationText } from '../report/relocation.ts';
import { plural } from '../report/terminal.ts';
import { readLedger } from '../store/ledger.ts';
import { tilde } from '../text/safe.ts';
import { movesAnything, relocate } from '../verbs/relocate.ts';
import { relocation, type Relocation } from '../verbs/relocation.ts';
import { relocationDocument } from '../verbs/relocation-document.ts';
import { refuseUnverified } from '../world/world.ts';
import { covered } from '../world/veiled.ts';
import { startInOrder } from './carry-out.ts';
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
  { dryRun = false, diff = false, yes = false, json = false, bypassApproval = false }: RelocateFlags,
): Promise<void> => {
  const { world, screen } = setting;
  const ask = json ? undefined : setting.ask;
  startInOrder(setting, !dryRun && (yes || ask !== undefined));
  const planned = await relocation(world, paths);
  const rows = rowsMoved(setting, planned);
  if (planned.stores.some(({ stays }) => stays.length > 0)) setting.exit = 1;
  const say = (text: string): void => void (json ? undefined : setting.out(text));
  if (json) setting.out(`${JSON.stringify(relocationDocument(planned, rows))}\n`);
  say(relocationText(planned, diff ? await diffsOf(setting, planned) : [], { rows, home: world.home, screen }));
  if (!movesAnything(world, planned)) return say('Nothing to do. Next: memport list\n');
  if (dryRun) return;
  if (!yes && !ask) return say('This is the plan only: nothing was written. --yes carries it out.\n');
  refuseUnverified(world);
  if (!yes && !/^y(es)?$/i.test(((await ask?.('Carry it out? [y/N] ', { fresh: true })) ?? '').trim()))
    return say('Nothing was written.\n');
  const run = await holding(setting, () => relocate(world, planned, { bypassApproval }));
  if (!run) return;
  const written = plural(run.steps.length, 'file');
  leaving(setting, `${written} written; memport undo ${run.id} takes it back`);
  say(`Written: ${written}. Undo: memport undo ${run.id}\n`);
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
