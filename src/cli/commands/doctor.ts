import { Command } from 'commander';
import { withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';

export const doctorCommand = (setting: Setting): Command =>
  withReadingOptions(
    new Command('doctor')
      .description(
        'say what is installed, where its stores are, what is switched off, locked or refused, and what to type',
      )
      .argument('[harness]', 'one harness instead of all'),
  )
    .addHelpText('after', '\nExamples:\n  memport doctor\n  memport doctor codex\n  memport doctor --json\n')
    .action(async (harness: string | undefined, options: ReadingOptions) => {
      const [{ doctor }, { doctorText }, { adapterNamed }, { covered }, { rarer }] = await Promise.all([
        import('../../verbs/doctor.ts'),
        import('../../report/doctor.ts'),
        import('../../world/harness.ts'),
        import('../../world/veiled.ts'),
        import('../../../adapters/landmarks.ts'),
      ]);
      const { world } = setting;
      const adapters = harness === undefined ? world.adapters : [adapterNamed(harness, world.adapters, world.others)];
      const isOther = ({ id }: { id: string }): boolean =>
        setting.harnesses === undefined && !adapters.some((each) => each.id === id);
      const known = harness === undefined ? rarer.filter(isOther).map(({ id, title }) => ({ id, title })) : [];
      const document = await doctor(world, adapters, options, known);
      // What reading met may quote a file of anybody's.
      for (const each of document.problems) each.what = await covered(world, each.what);
      setting.out(options.json ? `${JSON.stringify(document)}\n` : doctorText(document, world.home, setting.screen));
      if (options.strict && document.problems.some(({ severity }) => severity !== 'info')) setting.exit = 1;
    });
