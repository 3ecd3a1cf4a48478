import type { Landmark, Machine } from '../../src/adapter.ts';
import { parentOf } from '../../src/kit/git-place.ts';
import { managedRoot } from './folders/managed.ts';

export const landmark: Landmark = {
  id: 'claude',
  title: 'Claude Code',
  aliases: ['claude-code', 'cc'],
  // A variable or a setting of the machine's may name a folder anywhere, and a repository may hold memory where the
  // client was never run. A link to nothing is a home that cannot be read.
  stands: (machine) =>
    Object.keys(machine.env).some((name) => name.startsWith('CLAUDE_')) ||
    (machine.list(machine.home)?.includes('.claude') ?? true) ||
    [managedRoot(machine.platform), ...heldAbove(machine)].some((path) => machine.stat(path) !== undefined),
  load: async () => (await import('./index.ts')).claude,
};

const heldAbove = ({ cwd }: Machine): string[] => {
  const paths = [];
  for (let folder = cwd; folder !== '' && folder !== '/'; folder = parentOf(folder))
    paths.push(`${folder}/.claude`, `${folder}/memory`);
  return paths;
};
