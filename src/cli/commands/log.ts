import { Command } from 'commander';
import type { Setting } from '../setting.ts';

export const logCommand = (setting: Setting): Command =>
  new Command('log')
    .description('tell what memport did, newest last, with the undo command of each run')
    .option('--prune', 'drop backups beyond the last 20 runs or 200 MB')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExamples:\n  memport log\n  memport log --prune\n')
    .action(async (options: { prune?: boolean; json?: boolean }) => {
      const [
        { logText },
        { foreignFiles, readRuns, takenBack },
        { withMutex },
        { prune },
        { refuseUnverified },
        { ownList },
      ] = await Promise.all([
        import('../../report/log.ts'),
        import('../../store/journal.ts'),
        import('../../store/mutex.ts'),
        import('../../store/prune.ts'),
        import('../../world/world.ts'),
        import('../../world/sight.ts'),
      ]);
      const state = setting.world.state;
      if (options.prune) refuseUnverified(setting.world);
      const pruned = options.prune ? withMutex(state, () => prune(state)) : undefined;
      const runs = readRuns(state);
      const taken = takenBack(runs);
      if (options.json)
        setting.out(
          `${JSON.stringify({ version: 1, command: 'log', state: state.root, runs: runs.map(({ id, when, title, stage, counts, steps, undoes, adapters }) => ({ id, when, title, stage, counts, files: steps.map((step) => step.file), ...(adapters && { adapters }), ...(undoes !== undefined && { undoes }), ...(taken.has(id) && { undone: true }) })), ...(pruned && { pruned }), findings: [] })}\n`,
        );
      else
        setting.out(
          logText(
            runs.map((run) => ({
              ...run,
              undone: taken.has(run.id),
              files: foreignFiles(state, run).length,
            })),
            { root: state.root, config: ownList(setting.world.env)?.file },
            pruned,
            setting.world.home,
            setting.screen,
          ),
        );
    });
