import { Command } from 'commander';
import type { Setting } from '../setting.ts';
import { holding, inTurns, leaving } from '../signals.ts';

export const undoCommand = (setting: Setting): Command =>
  new Command('undo')
    .description('take back the last run, or the one that is named')
    .argument('[id]', 'a run, as memport log lists it')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExamples:\n  memport undo\n  memport undo 20261120-101500-3f9a\n')
    .action(async (id: string | undefined, options: { json?: boolean }) => {
      const [{ tilde }, { plural }, { stateOf }, { clock }, { undo }, { inUseNow, refuseUnverified, tellRecovered }] = await Promise.all([import('../../report/memories.ts'), import('../../report/terminal.ts'), import('../migration.ts'), import('../sight.ts'), import('../../undo.ts'), import('../carry-out.ts')]);
      refuseUnverified(setting);
      leaving(setting, 'nothing was taken back');
      const { run, restored, kept, recovered, idle } = await holding(setting, () => inTurns(setting, undo(stateOf(setting), id, clock(setting.env['MEMPORT_NOW']), (stores) => inUseNow(setting, stores))));
      tellRecovered(setting, recovered);
      if (kept.length > 0) setting.state.exit = 1;
      if (options.json) {
        setting.out(`${JSON.stringify({ version: 1, command: 'undo', run: run.id, restored, kept, findings: [] })}\n`);
        return;
      }
      const home = setting.env['HOME'] ?? '';
      if (idle !== undefined) setting.out(`Nothing to take back of ${run.id}: ${idle}.\n`);
      else if (restored.length === 0 && kept.length > 0) setting.out(`Nothing of ${run.title} (${run.id}) could be taken back:\n`);
      else if (recovered.every((each) => each.run.id !== run.id)) setting.out(`Took back ${run.title} (${run.id}): ${plural(restored.length, 'file is', 'files are')} as before.\n`);
      for (const each of kept) setting.out(`  kept ${tilde(each.file, home)}: ${each.why}\n`);
    });
