import { Command } from 'commander';
import { MemportError } from '../../errors.ts';
import { timeoutOption, withReadingOptions, type ReadingOptions } from '../options.ts';
import type { Setting } from '../setting.ts';
import { leaving } from '../signals.ts';

interface VerifyOptions extends ReadingOptions {
  bin?: string;
  timeout?: number;
}

export const verifyCommand = (setting: Setting): Command =>
  withReadingOptions(
    new Command('verify')
      .description('start the real client offline on a copy and compare what it sends with what memport predicts')
      .argument('<harness>', 'the harness'),
  )
    .option('--bin <path>', 'the client to start instead of the one on PATH')
    .addOption(timeoutOption())
    .addHelpText('after', '\nExamples:\n  memport verify claude\n  memport verify codex --cwd ~/work/app\n')
    .action(async (harness: string, options: VerifyOptions) => {
      const [{ adapterNamed, checkProfile }, { startable }, { verify }, { sightOf }, { verifyText }] =
        await Promise.all([
          import('../../world/harness.ts'),
          import('../../world/startable.ts'),
          import('../../verbs/verify.ts'),
          import('../../world/sight.ts'),
          import('../../report/verify.ts'),
        ]);
      const { world } = setting;
      const adapter = adapterNamed(harness, world.adapters, world.others);
      leaving(setting, 'your stores were not touched');
      if (!adapter.drive)
        throw new MemportError('usage', {
          what: `not verified: ${await startable(adapter, world.env)}`,
          todo: `memport show ${adapter.id} --as-prompt shows what is predicted`,
        });
      checkProfile([adapter], sightOf(world, options), options.profile);
      const found = await startable(adapter, world.env, options.bin);
      if (typeof found === 'string')
        throw new MemportError('usage', { what: found, todo: `${adapter.drive.get} or name one with --bin` });
      if (!options.json)
        setting.out(
          `starts your ${found.drive.client} ${found.client.version} on a copy, offline, with no account; your store is not touched\n`,
        );
      const { document, surveyed, holds } = await verify(world, adapter, found, {
        ...options,
        seconds: options.timeout,
      });
      setting.out(
        options.json ? `${JSON.stringify(document)}\n` : verifyText(document, surveyed, world.home, setting.screen),
      );
      if (!holds) setting.exit = 1;
    });
