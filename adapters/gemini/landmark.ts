import type { Landmark, Machine } from '../../src/adapter.ts';

/** The home of Gemini CLI: `GEMINI_CLI_HOME` stands for the user's own (0.61.0). */
export const homeOf = ({ env, home, asked }: Pick<Machine, 'env' | 'home' | 'asked'>): string =>
  asked.root ?? `${(env['GEMINI_CLI_HOME'] || home).replace(/(.)\/+$/, '$1')}/.gemini`;

export const gemini: Landmark = {
  id: 'gemini',
  title: 'Gemini CLI',
  aliases: ['gemini-cli', 'antigravity', 'agy'],
  stands: (machine) => machine.stat(homeOf(machine)) !== undefined,
  load: async () => (await import('./index.ts')).geminiAdapter,
};
