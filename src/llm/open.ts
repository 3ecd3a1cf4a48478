import { placeOf } from './address.ts';
import type { Chosen } from './choice.ts';
import { THIS_MACHINE, type ModelClient } from './client.ts';
import { noKey } from './failure.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The client that was chosen, ready to be asked; nothing was asked yet, and no SDK is loaded before that. */
export const clientOf = async (chosen: Chosen, env: Env, cwd: string): Promise<ModelClient> => {
  const { atOnce, patienceMs } = chosen;
  return {
    ...(await bare(chosen, env, cwd)),
    ...(atOnce !== undefined && { atOnce }),
    ...(patienceMs !== undefined && { patienceMs }),
  };
};

/** A model on this machine may have to do without a graphics card. */
const LOCAL_PATIENCE_MS = 600_000;

const bare = async (chosen: Chosen, env: Env, cwd: string): Promise<ModelClient> => {
  const { id, model, keyFrom, effort, argv } = chosen;
  if (id === 'command') {
    const { commandClient } = await import('./command.ts');
    return commandClient({ argv, model, env: whole(env), cwd });
  }
  if (id === 'claude-code') {
    const { claudeCodeClient } = await import('./claude-code.ts');
    return claudeCodeClient({ model, effort, argv, env: whole(env) });
  }
  if (id === 'codex-cli') {
    const { codexCliClient } = await import('./codex-cli.ts');
    return codexCliClient({ model, effort, argv, env: whole(env) });
  }
  const { url, host, here } = placeOf(chosen.url ?? '');
  const key = env[keyFrom]?.trim() || undefined;
  const settings = { model, url, host, keyFrom, key, effort };
  const local = here ? { host: THIS_MACHINE, patienceMs: LOCAL_PATIENCE_MS } : {};
  if (id === 'compatible') {
    const { compatibleClient } = await import('./compatible.ts');
    return { ...compatibleClient(settings), ...local };
  }
  if (key === undefined) throw noKey(settings);
  if (id === 'anthropic') {
    const { anthropicClient } = await import('./anthropic.ts');
    return { ...anthropicClient(settings), ...local };
  }
  const { openAiClient } = await import('./openai.ts');
  return { ...openAiClient(settings), ...local };
};

const whole = (env: Env): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
