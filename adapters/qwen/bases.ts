import type { Machine } from '../../src/adapter.ts';

export const NAMED = { id: 'qwen', title: 'Qwen Code', aliases: ['qwen-code'] } as const;

export interface QwenSettings {
  /** Where `projects/` and `memories/` lie. */
  base: string;
  /** The folder that memport was asked about. */
  cwd: string;
  /** Why memory is off; absent = it is on. */
  offBy?: string;
  /** The team's memory is loaded. */
  team: boolean;
}

/** The client's home, and where its memory lies: the same folder unless a variable says otherwise (0.24.4). */
export const basesOf = ({ env, home, asked }: Pick<Machine, 'env' | 'home' | 'asked'>): [string, string] => {
  const own = absolute(env['QWEN_HOME'], home) ?? `${home}/.qwen`;
  const memory = absolute(env['QWEN_CODE_MEMORY_BASE_DIR'], home) ?? absolute(env['QWEN_RUNTIME_DIR'], home) ?? own;
  return [own, asked.root ?? memory];
};

const absolute = (path: string | undefined, home: string): string | undefined => {
  const whole = path?.startsWith('~/') ? `${home}${path.slice(1)}` : path;
  return whole?.startsWith('/') ? whole.replace(/(.)\/+$/, '$1') : undefined;
};

/** The name of a project's folder (0.24.4): nothing is cut off, and a linked worktree is a project of its own. */
export const slugOf = (path: string): string => path.replace(/[^a-zA-Z0-9]/g, '-');

export const memoryRoot = (base: string, path: string): string => `${base}/projects/${slugOf(path)}/memory`;
