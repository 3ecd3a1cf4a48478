import { Argument, Command } from 'commander';
import type { Shell } from '../../report/completion.ts';
import type { Setting } from '../setting.ts';

export const completionCommand = (setting: Setting): Command =>
  new Command('completion')
    .description('print a completion script for your shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(memport completion bash)\n  memport completion fish > ~/.config/fish/completions/memport.fish\n',
    )
    .action(async (shell: Shell, _options: unknown, command: Command) => {
      const { completionScript } = await import('../../report/completion.ts');
      const commands = (command.parent?.commands ?? []).map((each) => ({
        name: each.name(),
        about: each.description(),
        options: each.options.flatMap((option) => (option.long ? [option.long] : [])),
      }));
      setting.out(
        completionScript(
          shell,
          commands,
          setting.world.adapters.map((adapter) => adapter.id),
        ),
      );
    });
