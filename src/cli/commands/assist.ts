import { Command } from 'commander';
import * as path from 'node:path';
import { MemportError } from '../../errors.ts';
import { clientNamed, wishIn, type AssistFlags } from '../assist-options.ts';
import type { Setting } from '../setting.ts';

interface AssistOptions extends AssistFlags {
  showRequest?: string;
  to?: string;
  project?: string[];
  cwd?: string;
}

export const assistCommand = (setting: Setting): Command =>
  new Command('assist')
    .description('show what a language model would be sent about a memory; nothing is sent')
    .option('--show-request <memory>', 'the memory: a handle, an id, or words that only one has')
    .option('--to <harness>', 'the harness it would go to')
    .option('--project <dir>', 'as in the migration; may be repeated', (dir: string, all: string[] = []) => [
      ...all,
      dir,
    ])
    .option('--assist [client...]', 'as in the migration: the client, and the word voice')
    .option('--assist-manual', 'as in the migration: what a person wrote, too')
    .option('--cwd <dir>', 'the folder the client would be started in')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nExamples:\n  memport assist --show-request 3f9a1c --to hermes\n  memport assist --show-request 3f9a1c --to codex --assist voice --json\n',
    )
    .action(async (options: AssistOptions) => {
      const { world } = setting;
      if (options.showRequest === undefined)
        throw new MemportError('usage', {
          what: 'memport assist shows the request about one memory, and none is named',
          expected: '--show-request MEMORY',
          todo: 'memport list shows every memory with its handle; memport claude:hermes --assist asks',
        });
      const [{ requestFor }, { requestText }, { askedAs }] = await Promise.all([
        import('../../verbs/assist-request.ts'),
        import('../../report/assist.ts'),
        import('../../world/model.ts'),
      ]);
      const cwd = path.resolve(world.cwd, options.cwd ?? '.');
      const projects = options.project?.map((dir) => path.resolve(world.cwd, dir));
      const shown = await requestFor(world, {
        words: options.showRequest,
        to: options.to,
        // Which client is asked changes no word of it; what is in the lock is known by it.
        assist: {
          ...wishIn(options),
          asked: clientNamed(options) === undefined ? '' : askedAs(world, clientNamed(options)),
        },
        options: { cwd, all: true, ...(projects && { projects }) },
      });
      setting.out(
        options.json
          ? `${JSON.stringify({ version: 1, command: 'assist', ...shown })}\n`
          : requestText(shown, setting.screen),
      );
    });
