import { broughtTo } from '../world/repository.ts';
import { remembered } from '../world/remembered.ts';
import type { Setting } from './setting.ts';

/** For fewer memories a run that changes nothing writes nothing, not even for itself. */
const WORTH_IT = 8;

/** What a run told, and the code it ended with. */
interface Told {
  printed: string;
  exit: number;
}

/**
 * A run that left nothing to do prints the same again as long as nothing that it read has changed: then it is only
 * printed. Else `run` does it, and says of how many memories, where nothing was left to do. What a person was asked,
 * and what went to stderr, is never taken from an earlier run.
 */
export const rememberedRun = async (
  setting: Setting,
  about: { command: string; cwd: string; asked: object },
  run: (setting: Setting) => Promise<number | undefined>,
  worthIt: number = WORTH_IT,
): Promise<void> => {
  const { world, screen, ask } = setting;
  const key = [about, world.cwd, screen, ask !== undefined, broughtTo(about.cwd)];
  const work = async (seeing: Setting['world']): Promise<{ value: Told; isWorthIt: boolean }> => {
    const printed: string[] = [];
    let isPlain = true;
    const aloud = (say: (text: string) => void) => (text: string) => {
      isPlain = false;
      say(text);
    };
    const recorded: Setting = {
      ...setting,
      world: { ...seeing, note: aloud(world.note) },
      out: (text) => {
        printed.push(text);
        setting.out(text);
      },
      err: aloud(setting.err),
      command: aloud(setting.command),
      ...(ask && {
        ask: (...question) => {
          isPlain = false;
          return ask(...question);
        },
      }),
    };
    const memories = await run(recorded);
    setting.exit = recorded.exit;
    const text = printed.join('');
    return {
      value: { printed: world.met.veil?.over(text) ?? text, exit: recorded.exit },
      isWorthIt: isPlain && memories !== undefined && memories >= worthIt,
    };
  };
  const { value, isKnown } = await remembered<Told>(world, key, work);
  if (!isKnown) return;
  setting.out(value.printed);
  setting.exit = value.exit;
};
