import { fileURLToPath } from 'node:url';
import type { Edition, Machine } from '../../src/adapter.ts';
import type { Scope } from '../../src/ir/memory.ts';
import type { Location } from '../../src/ir/store.ts';
import { TEXTS } from '../../src/kit/note-files.ts';
import { chooseEdition } from '../../src/kit/editions.ts';
import { textsAt } from '../../src/kit/project-folders.ts';
import { plainJson } from '../../src/text/jsonc.ts';
import { field, parsed } from '../../src/text/json.ts';
import { NAMED, userFolders, USER_MEMORY, WORKSPACE_MEMORY } from './paths.ts';

/** What a person switched: absent where the setting is left as VS Code has it. */
export interface Switches {
  /** `github.copilot.chat.tools.memory.enabled` is false. */
  off?: string;
  /** `github.copilot.chat.copilotMemory.enabled`: memory of a repository is kept by GitHub then, and local files are not named. */
  cloud?: true;
}

const ENDS = 'a session ends, and what it noted with it';
const SETTINGS_BYTES = 1 << 20;

/** Memory of the person, of every folder that VS Code has opened, and of sessions in them. */
export const locateWith =
  (conventions: readonly Edition[]) =>
  (machine: Machine): Location<Switches>[] => {
    const { edition, seen } = chooseEdition(conventions, machine.asked.clientVersion);
    const isFolder = (path: string): boolean => machine.stat(path)?.kind === 'folder';
    const at = (root: string, scope: Scope, settings: Switches): Location<Switches> => ({
      ...textsAt(NAMED.id, root, scope, { edition: edition.version, seen, owns: TEXTS, exists: isFolder(root) }),
      id: `vscode:${root}`,
      homeExists: true,
      settings,
    });
    return userFolders(machine).flatMap((user) => {
      const settings = switchesIn(user, machine);
      const workspaces = `${user}/workspaceStorage`;
      const opened = (machine.list(workspaces) ?? []).flatMap((name) => {
        const memories = `${workspaces}/${name}/${WORKSPACE_MEMORY}`;
        const folder = folderIn(machine.text(`${workspaces}/${name}/workspace.json`, SETTINGS_BYTES));
        const scope: Scope = { level: 'project', key: folder ?? name, paths: folder === undefined ? [] : [folder] };
        const sessions = (machine.list(memories) ?? []).filter(
          (each) => each !== 'repo' && isFolder(`${memories}/${each}`),
        );
        const repo =
          folder !== undefined || isFolder(`${memories}/repo`) ? [at(`${memories}/repo`, scope, settings)] : [];
        return [
          ...repo,
          ...sessions.map((each) => ({
            ...at(`${memories}/${each}`, { level: 'session', name: each }, settings),
            closed: ENDS,
          })),
        ];
      });
      return [at(`${user}/${USER_MEMORY}`, { level: 'global' }, settings), ...opened];
    });
  };

const switchesIn = (user: string, { text }: Machine): Switches => {
  const file = `${user}/settings.json`;
  const settings = parsed(plainJson(text(file, SETTINGS_BYTES) ?? ''));
  const off = field(settings, 'github.copilot.chat.tools.memory.enabled') === false;
  return {
    ...(off && { off: `github.copilot.chat.tools.memory.enabled is false in ${file}` }),
    ...(field(settings, 'github.copilot.chat.copilotMemory.enabled') === true && { cloud: true as const }),
  };
};

const folderIn = (workspace: string | undefined): string | undefined => {
  const uri = field(parsed(workspace), 'folder');
  try {
    return typeof uri === 'string' && uri.startsWith('file:///') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
};
