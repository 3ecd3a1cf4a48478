import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import type { Answer } from '../../ir/answer.ts';
import { adapterNamed } from '../../world/harness.ts';
import type { Setting } from '../setting.ts';

interface PairsOptions {
  same?: string[];
  newer?: string[];
  different?: string[];
  json?: boolean;
  cwd?: string;
}

const ANSWERS: readonly (readonly [keyof PairsOptions & ('same' | 'newer' | 'different'), Answer])[] = [
  ['same', 'same'],
  ['newer', 'a-newer'],
  ['different', 'different'],
];

export const pairsCommand = (setting: Setting): Command =>
  new Command('pairs')
    .description('list memories of two harnesses that look alike, and say how they stand to each other')
    .argument('[a]', 'a harness; without any, all of them')
    .argument('[b]', 'the other harness')
    .option('--same <handles...>', 'the two memories say the same')
    .option('--newer <handles...>', 'the first memory is newer than the second, and stands for both')
    .option('--different <handles...>', 'the two memories are two: do not ask again')
    .option('--cwd <dir>', 'the folder the clients would be started in')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport pairs\n  memport pairs claude hermes\n  memport pairs --same 3f9a1c 77b02e\n  memport pairs --newer 3f9a1c 77b02e\n',
    )
    .action(async (a: string | undefined, b: string | undefined, options: PairsOptions) => {
      const [{ alikeBetween, answer, pairDocument }, { answeredText, pairsText }] = await Promise.all([
        import('../../verbs/alike-pairs.ts'),
        import('../../report/pairs.ts'),
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
          : [adapterNamed(a, setting.world.adapters), adapterNamed(b, setting.world.adapters)];
      const said = ANSWERS.flatMap(([flag, meant]) => {
        const handles = options[flag];
        if (handles !== undefined && handles.length !== 2)
          throw new MemportError('usage', {
            what: `--${flag} takes two memories`,
            expected: `--${flag} H1 H2`,
            todo: 'memport pairs lists them with their handles',
          });
        return handles === undefined ? [] : [{ handles: handles as [string, string], answer: meant }];
      });
      if (said.length > 0) {
        const kept = await answer(setting.world, between, said, options.cwd);
        if (options.json) setting.out(`${JSON.stringify(pairDocument([], kept))}\n`);
        else setting.out(answeredText(kept));
        return;
      }
      const found = await alikeBetween(setting.world, between, options.cwd);
      if (options.json) setting.out(`${JSON.stringify(pairDocument(found, []))}\n`);
      else setting.out(pairsText(found, setting.screen));
    });
