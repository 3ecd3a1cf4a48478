import { MemportError } from '../errors.ts';
import { plural } from '../report/terminal.ts';
import { nextOf, takenText, undoText, type UndoWords } from '../report/undo.ts';
import { isUnfinished } from '../store/recover.ts';
import { tilde } from '../text/safe.ts';
import { undo, type UndoOptions, type Undone } from '../verbs/undo.ts';
import type { Draft } from '../undo/draft.ts';
import { refuseUnverified } from '../world/world.ts';
import { tellRecovered } from './in-order.ts';
import type { Setting } from './setting.ts';
import { holding, leaving } from './signals.ts';
import { covered } from '../world/veiled.ts';

export interface UndoFlags {
  dryRun?: boolean;
  force?: boolean;
  yes?: boolean;
  json?: boolean;
}

/** Takes a run back, or shows what that would do; with `--force` somebody has seen what goes of others. */
export const takeBack = async (setting: Setting, id: string | undefined, flags: UndoFlags): Promise<void> => {
  refuseUnverified(setting.world);
  leaving(setting, 'nothing was taken back');
  const { world } = setting;
  const force = flags.force === true;
  const once = (more: Pick<UndoOptions, 'dryRun' | 'agreed'>): Promise<Undone> =>
    holding(setting, () => undo(world, { id, force, ...more }));
  if (flags.dryRun && isUnfinished(world.state)) {
    setting.err(
      'memport: an earlier run has not come to its end: it is at work now, or was cut off. This is of the stores as they stand.\n',
    );
  }
  const shown = force || flags.dryRun ? (await once({ dryRun: true, agreed: () => false })).draft : undefined;
  if (shown && force && !(await permitted(setting, shown, flags))) return;
  const undone = await once({
    dryRun: flags.dryRun === true,
    agreed: ({ taken }) => shown !== undefined && sumOf(taken) === sumOf(shown.taken),
  });
  tellRecovered(setting, undone.recovered);
  if (undone.draft.taken.length > 0 && !undone.written && !flags.dryRun) {
    throw new MemportError('refused', {
      what: 'a file changed while you were asked about it; nothing was taken back',
      where: undone.draft.taken.map(({ file }) => file).join(', '),
      expected: 'the files as they were shown',
      todo: 'run this again',
    });
  }
  if (undone.draft.kept.length + undone.draft.later.length > 0 && !flags.dryRun) setting.exit = 1;
  const { run, draft, written } = undone;
  if (written)
    leaving(
      setting,
      `${run.title} (${run.id}) was taken back${draft.kept.length > 0 ? `, but for ${plural(draft.kept.length, 'file')}` : ''}`,
    );
  tell(setting, undone, flags);
};

const sumOf = (taken: Draft['taken']): string => JSON.stringify(taken);

/** Shows what goes of others, and asks where nobody said yes. */
const permitted = async (setting: Setting, { taken }: Draft, flags: UndoFlags): Promise<boolean> => {
  if (taken.length === 0) return true;
  if (!flags.json) {
    const masked = await Promise.all(
      taken.map(async ({ file, now, before }) => ({
        file,
        now: await covered(setting.world, now),
        before: await covered(setting.world, before),
      })),
    );
    setting.out(takenText(masked, setting.world.home, setting.screen));
  }
  if (flags.dryRun || flags.yes) return true;
  if (!setting.ask || flags.json) {
    throw new MemportError('usage', {
      what: `--force would put back ${plural(taken.length, 'file')} that others changed since; nothing was taken back`,
      expected: '--yes beside --force',
      todo: 'look at it with --force --dry-run first',
    });
  }
  if (/^y(es)?$/i.test(((await setting.ask('Put them back all the same? [y/N] ', { fresh: true })) ?? '').trim()))
    return true;
  setting.out('Nothing was taken back. Next: memport log\n');
  return false;
};

const tell = (setting: Setting, { run, draft, recovered, idle, cutOff }: Undone, flags: UndoFlags): void => {
  const home = setting.world.home;
  const words: UndoWords = {
    ...draft,
    id: run.id,
    title: run.title,
    dryRun: flags.dryRun === true,
    force: flags.force === true,
    home,
    screen: setting.screen,
  };
  if (flags.json) {
    const { restored, merged, kept, later, taken } = draft;
    setting.out(
      `${JSON.stringify({
        version: 1,
        command: 'undo',
        run: run.id,
        ...(flags.dryRun && { dryRun: true }),
        restored,
        merged,
        kept,
        taken: taken.map(({ file }) => file),
        later: later.map((each) => ({ run: each.run.id, files: each.files })),
        ...(idle !== undefined && { idle }),
        next: cutOff ? 'memport undo' : nextOf(words),
        findings: [],
      })}\n`,
    );
    return;
  }
  if (cutOff)
    setting.out(
      `Would put back ${run.title} (${run.id}), which was cut off on the way: every file as it was before. Next: memport undo\n`,
    );
  else if (idle !== undefined) setting.out(`Nothing to take back of ${run.id}: ${idle}. Next: memport log\n`);
  else if (recovered.some((each) => each.run.id === run.id))
    setting.out(
      `${run.title} (${run.id}) is taken back${
        recovered.some(({ left }) => left.length > 0)
          ? ` but for ${recovered
              .flatMap(({ left }) => left)
              .map((file) => tilde(file, home))
              .join(', ')}`
          : ''
      }. Next: memport log\n`,
    );
  else setting.out(undoText(words));
};
