import type { Machine } from '../../src/adapter.ts';

export const NAMED = { id: 'goose', title: 'Goose', aliases: ['block-goose'] } as const;

/** Below the root of a project. */
export const LOCAL = '.goose/memory';

export const configFolder = ({ asked, env, home }: Pick<Machine, 'asked' | 'env' | 'home'>): string =>
  asked.root ?? `${env['XDG_CONFIG_HOME'] || `${home}/.config`}/goose`;
