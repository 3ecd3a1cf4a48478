import * as path from 'node:path';
import { placeOf } from './address.ts';
import type { Chosen } from './choice.ts';
import { THIS_MACHINE, type ModelClient } from './client.ts';
import { noKey } from './failure.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The client that was chosen, ready to be asked; nothing was asked yet, and no SDK is loaded before that. */
export const clientOf = async (chosen: Chosen, env: Env): Promise<ModelClient> => {
  const { atOnce } = chosen;
  const patienceMs = chosen.url === undefined ? chosen.patienceMs : held(chosen.patienceMs);
  return {
    ...(await bare(chosen, env)),
    ...(atOnce !== undefined && { atOnce }),
    ...(patienceMs !== undefined && { patienceMs }),
  };
};

/** Node's fetch waits no longer than 300 s for the beginning of an answer; a model on this machine may need that. */
const LONGEST_MS = 290_000;

const held = (ms: number | undefined): number | undefined => (ms === undefined ? ms : Math.min(ms, LONGEST_MS));

const bare = async (chosen: Chosen, env: Env): Promise<ModelClient> => {
  const { id, model, keyFrom, effort, argv } = chosen;
  if (id === 'command') {
    const { commandClient } = await import('./command.ts');
    return commandClient({ argv, model, env: whole(env) });
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
  const local = here ? { host: THIS_MACHINE, patienceMs: LONGEST_MS } : {};
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

/** The person's own environment; a folder of PATH that is no absolute path could be a stranger's. */
const whole = (env: Env): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  PATH: (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .join(path.delimiter),
});
