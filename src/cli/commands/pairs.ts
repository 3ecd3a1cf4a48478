import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { adapterNamed } from '../../world/harness.ts';
import { withJudgeOptions, type JudgeFlags } from '../judge-options.ts';
import { answersTyped, type PairAnswers } from '../pair-answers.ts';
import type { Setting } from '../setting.ts';

interface PairsOptions extends PairAnswers, JudgeFlags {
  json?: boolean;
  cwd?: string;
}

export const pairsCommand = (setting: Setting): Command =>
  withJudgeOptions(new Command('pairs'))
    .description('list memories of two harnesses that look alike, and say how they stand to each other')
    .argument('[a]', 'a harness; without any, all of them')
    .argument('[b]', 'the other harness')
    .option('--same <handles...>', 'the two memories say the same')
    .option('--newer <handles...>', 'the first memory is newer than the second, and stands for both')
    .option('--covers <handles...>', 'the first memory says all that the second says, and more, and stands for both')
    .option('--different <handles...>', 'the two memories are two: do not ask again')
    .option('--cwd <dir>', 'the folder the clients would be started in')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport pairs\n  memport pairs claude hermes\n  memport pairs --judge claude-code\n  memport pairs --same 3f9a1c 77b02e\n  memport pairs --newer 3f9a1c 77b02e\n',
    )
    .action(async (a: string | undefined, b: string | undefined, options: PairsOptions) => {
      const [{ alikeBetween, answer, pairDocument, pairsOf }, { answeredText, pairsText }, { judgedBefore }] =
        await Promise.all([
          import('../../verbs/alike-pairs.ts'),
          import('../../report/pairs.ts'),
          import('../judging.ts'),
        ]);
      if (a !== undefined && (b === undefined || a === b)) {
        throw new MemportError('usage', {
          what: `one harness has no pairs with itself`,
          expected: 'two harnesses, or none',
          todo: `memport pairs ${a} ${setting.world.adapters.find(({ id }) => id !== a)?.id ?? ''}`,
        });
      }
      const between =
        a === undefined || b === undefined
          ? setting.world.adapters
          : [
              adapterNamed(a, setting.world.adapters, setting.world.others),
              adapterNamed(b, setting.world.adapters, setting.world.others),
            ];
      const said = answersTyped(options);
      if (said.length > 0) {
        const kept = await answer(setting.world, between, said, options.cwd);
        if (options.json) setting.out(`${JSON.stringify(pairDocument([], kept))}\n`);
        else setting.out(answeredText(kept));
        return;
      }
      const first = await alikeBetween(setting.world, between, options.cwd);
      const judged = await judgedBefore(setting, pairsOf(first), options);
      const found = judged ? await alikeBetween(setting.world, between, options.cwd) : first;
      if (options.json) setting.out(`${JSON.stringify(pairDocument(found, []))}\n`);
      else setting.out(pairsText(found, setting.screen));
    });
