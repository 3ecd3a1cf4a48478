import type { Machine } from '../../src/adapter.ts';

export const NAMED = { id: 'vscode', title: 'VS Code memory', aliases: ['vs-code', 'copilot-chat'] } as const;

/** VS Code writes the id of an extension in lower case for what is global, and as it is for a workspace. */
export const USER_MEMORY = 'globalStorage/github.copilot-chat/memory-tool/memories';
export const WORKSPACE_MEMORY = 'GitHub.copilot-chat/memory-tool/memories';

/** The folders of settings and storage that stand here, one for each kind of VS Code. */
export const userFolders = ({ asked, env, home, platform, stat }: Machine): string[] => {
  const config = env['XDG_CONFIG_HOME'] || `${home}/.config`;
  const base = platform === 'darwin' ? `${home}/Library/Application Support` : config;
  const all =
    asked.root === undefined ? ['Code', 'Code - Insiders'].map((name) => `${base}/${name}/User`) : [asked.root];
  return all.filter((folder) => stat(folder)?.kind === 'folder');
};
