import { isMemportError } from '../errors.ts';
import { judgingText } from '../report/judging.ts';
import type { AlikePair } from '../verbs/alike-pairs.ts';
import type { JudgeFlags } from './judge-options.ts';
import { modelWish } from './model-options.ts';
import type { Setting } from './setting.ts';

/**
 * Asks a model about pairs that look alike, where the command line says so; true where it answered anything. A model
 * that cannot be asked is told of and leaves them as they are.
 */
export const judgedBefore = async (
  setting: Setting,
  pairs: readonly AlikePair[],
  flags: JudgeFlags,
): Promise<boolean> => {
  if (flags.judge === undefined || flags.judge === false || flags.frozen || pairs.length === 0) return false;
  const [{ docketOf, judgePairs }, { modelFor }] = await Promise.all([
    import('../verbs/judge.ts'),
    import('../world/model.ts'),
  ]);
  const { world } = setting;
  const docket = await docketOf(world, pairs);
  const holds = `the words of ${docket.posed.length} pairs of memories that look alike`;
  const choice = typeof flags.judge === 'string' ? flags.judge : undefined;
  try {
    const wish = modelWish(setting, flags, holds);
    let declined = false;
    const agree = async (says: string): Promise<boolean> => !(declined = !(await wish.agree?.(says)));
    const model = await modelFor(world, choice, { ...wish, ...(wish.agree && { agree }) });
    const judging = await judgePairs(world, docket, model);
    setting.err(judgingText(judging, model.account()));
    if (!declined && judging.failed.some(({ why }) => why === 'gave-up' || why === 'over-budget')) setting.exit = 4;
    return Object.keys(judging.answered).length > 0;
  } catch (error) {
    if (!isMemportError(error) || error.code !== 'provider') throw error;
    setting.err(`memport: no model judged: ${error.message}${error.todo === undefined ? '' : ` (${error.todo})`}.\n`);
    setting.exit = 4;
    return false;
  }
};
