import { Command, Option } from 'commander';
import type { SyncFlags } from '../carry-both.ts';
import { listed } from '../migrate-options.ts';
import type { Setting } from '../setting.ts';

export const syncCommand = (setting: Setting): Command =>
  new Command('sync')
    .description('keep two harnesses alike: both directions in one plan, written as one run')
    .argument('<a>', 'a harness')
    .argument('<b>', 'the other harness')
    .option('--dry-run', 'show the plan and stop')
    .option('--diff', 'show every decision and the changed lines')
    .option('--yes', 'carry it out without asking')
    .option('--all', 'carry every project that is here, where they meet in one text')
    .option('--project <dir>', 'only this project, and what is global; may be repeated', listed)
    .option('--include-absent', 'carry memories of projects that are not on this machine too')
    .option('--kind <kinds>', 'only these kinds, parted by commas')
    .option('--from-root <dir>', 'home of the first harness')
    .option('--to-root <dir>', 'home of the second harness')
    .option('--from-profile <name>', 'profile of the first harness')
    .option('--to-profile <name>', 'profile of the second harness')
    .addOption(
      new Option('--on-conflict <way>', 'where both changed the same: source is the first harness, target the second')
        .choices(['ask', 'source', 'target'])
        .default('ask'),
    )
    .addOption(
      new Option('--on-secret <way>', 'where a memory holds a secret')
        .choices(['block', 'mask', 'keep'])
        .default('block'),
    )
    .addOption(
      new Option('--on-injection <way>', 'where a memory tries to steer a model')
        .choices(['block', 'keep'])
        .default('block'),
    )
    .option('--withdraw', 'take away on each side what came from the other and is gone there')
    .option('--partial', 'beside --yes: carry what could be read, though not everything could')
    .option('--strict', 'exit 1 when anything is lost or could not be read')
    .option('--bypass-approval', 'write although a harness asks a person before it does')
    .option('--cwd <dir>', 'the folder the clients would be started in')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport sync claude codex --dry-run\n  memport sync claude codex --yes --all\n  memport sync claude hermes --project ~/work/app --yes\n',
    )
    .action(async (a: string, b: string, flags: SyncFlags) => {
      const { syncHarnesses } = await import('../synced.ts');
      await syncHarnesses(setting, { ...flags, from: a, to: b });
    });
