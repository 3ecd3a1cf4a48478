import type { Plan } from '../../src/ir/plan-value.ts';
import type { Rim } from '../../src/cli/setting.ts';
import type { Ran } from '../cli/built.ts';
import { inHome, memportHere } from '../cli/here.ts';
import { claudeHome, WORDY } from './homes.ts';
import { modelServer, type ModelServer, type Scripts } from './model-server.ts';

export interface Scene {
  home: string;
  cwd: string;
  model: ModelServer;
  /** `claude:hermes` for the project, with these options more. */
  carry: (...args: string[]) => Promise<Ran>;
  /** The same with other words for what has no room. */
  assist: (...args: string[]) => Promise<Ran>;
  planned: (...args: string[]) => Promise<Plan>;
  /** The same as `assist`, at another rim. */
  assistAt: (rim: Partial<Rim>, ...args: string[]) => Promise<Ran>;
}

/** A HOME whose Claude Code has these rules, and a model on loopback; gone when the body has ended. */
export const onScene = async (
  scripts: Scripts,
  body: (scene: Scene) => Promise<void>,
  rules = WORDY,
): Promise<void> => {
  const model = await modelServer(scripts);
  try {
    await inHome(async (home) => {
      const cwd = claudeHome(home, rules);
      const carry = (...args: string[]): Promise<Ran> =>
        memportHere(home, ['claude:hermes', '--project', cwd, ...args], { cwd });
      const assist = (...args: string[]): Promise<Ran> => carry('--assist', model.choice, ...args);
      const assistAt = (rim: Partial<Rim>, ...args: string[]): Promise<Ran> =>
        memportHere(home, ['claude:hermes', '--project', cwd, '--assist', model.choice, ...args], { cwd, ...rim });
      const planned = async (...args: string[]): Promise<Plan> =>
        JSON.parse((await carry('--dry-run', '--json', ...args)).stdout) as Plan;
      await body({ home, cwd, model, carry, assist, planned, assistAt });
    });
  } finally {
    await model.close();
  }
};
