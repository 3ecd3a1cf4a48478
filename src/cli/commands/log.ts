import { Command } from 'commander';
import type { Setting } from '../setting.ts';

export const logCommand = (setting: Setting): Command =>
  new Command('log')
    .description('tell what memport did, newest last, with the undo command of each run')
    .option('--prune', 'drop backups beyond the last 20 runs or 200 MB')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExamples:\n  memport log\n  memport log --prune\n')
    .action(async (options: { prune?: boolean; json?: boolean }) => {
      const [{ logText }, { readRuns }, { readLedger }, { prune }, { stateOf }] = await Promise.all([import('../../report/log.ts'), import('../../store/journal.ts'), import('../../store/ledger.ts'), import('../../store/prune.ts'), import('../migration.ts')]);
      const state = stateOf(setting);
      const runs = readRuns(state);
      const pruned = options.prune ? prune(state, new Set(readLedger(state).rows.flatMap((row) => (row.blob === undefined ? [] : [row.blob])))) : undefined;
      if (options.json) setting.out(`${JSON.stringify({ version: 1, command: 'log', state: state.root, runs: runs.map(({ id, when, title, stage, counts, steps, undoes }) => ({ id, when, title, stage, counts, files: steps.map((step) => step.file), ...(undoes !== undefined && { undoes }) })), ...(pruned && { pruned }), findings: [] })}\n`);
      else setting.out(logText(runs, state.root, pruned, setting.env['HOME'] ?? '', setting.screen));
    });
