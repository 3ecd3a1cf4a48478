import { Argument, Command, Option } from 'commander';
import type { Shell } from '../../report/completion.ts';
import type { Setting } from '../setting.ts';

export const completionCommand = (setting: Setting): Command =>
  new Command('completion')
    .description('print a completion script for your shell')
    .addArgument(new Argument('[shell]').choices(['bash', 'zsh', 'fish']).default('bash'))
    .addOption(
      new Option('--words <what>', 'what a script asks for').choices(['memory', 'run', 'rule', 'document']).hideHelp(),
    )
    .addHelpText(
      'after',
      '\nExamples:\n  source <(memport completion bash)\n  memport completion zsh > ~/.zfunc/_memport\n  memport completion fish > ~/.config/fish/completions/memport.fish\n',
    )
    .action(async (shell: Shell, { words }: { words?: Completed }, command: Command) => {
      if (words !== undefined) {
        const { completedWords } = await import('../completed.ts');
        setting.out(await completedWords(setting, words));
        return;
      }
      const [{ completionScript }, { outlineOf }, { rarer }] = await Promise.all([
        import('../../report/completion.ts'),
        import('../outline.ts'),
        import('../../../adapters/landmarks.ts'),
      ]);
      const { parts } = outlineOf(command.parent ?? command, {
        form: { words: ['json', 'markdown', ...rarer.filter(({ wrote }) => wrote).map(({ id }) => id)] },
      });
      const here = setting.world.adapters.map(({ id }) => id);
      const harnesses = [...new Set([...here, ...rarer.map(({ id }) => id)])];
      setting.out(completionScript(shell, parts, { here, harnesses }));
    });

type Completed = 'memory' | 'run' | 'rule' | 'document';
