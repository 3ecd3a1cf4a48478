import type { Machine } from '../../src/adapter.ts';

/** The home of Gemini CLI: `GEMINI_CLI_HOME` stands for the user's own (0.61.0). */
export const homeOf = ({ env, home, asked }: Pick<Machine, 'env' | 'home' | 'asked'>): string =>
  asked.root ?? `${(env['GEMINI_CLI_HOME'] || home).replace(/(.)\/+$/, '$1')}/.gemini`;
