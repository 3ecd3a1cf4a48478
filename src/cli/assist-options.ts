import type { Command } from 'commander';
import { MemportError } from '../errors.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import type { World } from '../world/world.ts';
import type { JudgeFlags } from './judge-options.ts';

/** What was typed about other words. */
export interface AssistFlags extends JudgeFlags {
  assist?: true | string[];
  assistManual?: boolean;
  refresh?: boolean;
  redact?: boolean;
}

export const withAssistOptions = (command: Command): Command =>
  command
    .option(
      '--assist [client...]',
      'let a language model say in fewer words what has no room; with the word voice, all that is written, as the target would',
    )
    .option('--assist-manual', 'it may reword what a person wrote, too')
    .option('--refresh', 'ask again for what memport.lock holds already')
    .option('--no-redact', 'what the scanner only warns of may be sent; secrets and instructions never are');

/** Which client was named; absent = the one of the person's own configuration. */
export const clientNamed = ({ assist }: AssistFlags): string | undefined => {
  const named = (assist === true ? [] : (assist ?? [])).filter((word) => word !== VOICE);
  if (named.length < 2) return named[0];
  throw new MemportError('usage', {
    what: `--assist takes one client, and ${named.length} are named: ${named.join(', ')}`,
    expected: '--assist CLIENT, or --assist CLIENT voice',
  });
};

/** What of it decides the plan. */
export const assistOption = async (world: World, flags: AssistFlags): Promise<PlanOptions['assist'] | undefined> => {
  if (!flags.assist) {
    const alone = (['assistManual', 'refresh'] as const).find((flag) => flags[flag]);
    if (alone !== undefined)
      throw new MemportError('usage', {
        what: `${FLAG[alone]} says how --assist works`,
        expected: '--assist beside it',
      });
    return undefined;
  }
  const { askedAs } = await import('../world/model.ts');
  return { ...wishIn(flags), asked: askedAs(world, clientNamed(flags)) };
};

/** What is wanted of other words, whoever is asked for them. */
export const wishIn = ({
  assist,
  assistManual,
  redact,
}: AssistFlags): Omit<NonNullable<PlanOptions['assist']>, 'asked'> => ({
  purpose: Array.isArray(assist) && assist.includes(VOICE) ? 'voice' : 'room',
  ...(assistManual && { manual: true }),
  ...(redact === false && { unredacted: true }),
});

const VOICE = 'voice';
const FLAG = { assistManual: '--assist-manual', refresh: '--refresh' } as const;
