import type { Command } from 'commander';
import { withModelOptions, type ModelFlags } from './model-options.ts';

export interface JudgeFlags extends ModelFlags {
  /** A client, or the one that the person's configuration names. */
  judge?: string | boolean;
  frozen?: boolean;
}

/** What may be said of judging; its types are `JudgeFlags`. */
export const withJudgeOptions = (command: Command): Command =>
  withModelOptions(command)
    .option('--judge [client]', 'have a language model say how memories that look alike stand to each other')
    .option(
      '--frozen',
      'ask no model: what was not answered before stays open, and what memport.lock lacks is an error',
    );
