import { InvalidArgumentError, type Command } from 'commander';
import type { ModelWish } from '../world/model.ts';
import type { Setting } from './setting.ts';

/** What was typed about the asking of a model. */
export interface ModelFlags {
  json?: boolean;
  maxTokens?: number;
  maxUsd?: number;
  sendTo?: string;
}

const amount = (given: string): number => {
  const value = Number(given);
  if (!/^\d+(?:\.\d+)?$/.test(given)) throw new InvalidArgumentError('It is a number, 0 or more.');
  return value;
};

/** The options of every command that may ask a model. */
export const withModelOptions = (command: Command): Command =>
  command
    .option('--max-tokens <n>', 'ask a model no more than this is worth, sent and received together', amount)
    .option('--max-usd <n>', 'the same in dollars, by your own prices.json', amount)
    .option('--send-to <host>', 'agree for this run that memory text goes to this host');

/** How a model is asked on behalf of this command line; `holds` says what of: `the words of 14 memories`. */
export const modelWish = (setting: Setting, flags: ModelFlags, holds: string): ModelWish => {
  const ask = flags.json ? undefined : setting.ask;
  return {
    holds,
    allowHost: flags.sendTo,
    budget: { maxTokens: flags.maxTokens, maxUsd: flags.maxUsd },
    ...(ask && {
      agree: async (says) => {
        const { answerTo, oneOf } = await import('./question.ts');
        setting.out(`${says}\n`);
        const answer = await answerTo(
          ask,
          setting.out,
          'Send it? The answer yes is remembered. [yes/no] ',
          oneOf(['yes', 'no']),
        );
        return answer === 'yes';
      },
    }),
    ...(setting.progress && { progress: (done, of) => setting.progress?.({ doing: 'asking the model', done, of }) }),
  };
};
