import type { Machine } from '../../../src/adapter.ts';
import type { Finding } from '../../../src/ir/finding.ts';
import { memoryId } from '../../../src/ir/identity.ts';
import type { Memory } from '../../../src/ir/memory.ts';
import { gitPlaceOf, parentOf } from '../../../src/kit/git-place.ts';
import type { ClaudeAt } from '../store.ts';

const INDEX = 'MEMORY.md';
const INDEX_BYTES = 1 << 20;

/** This folder and those above it, up to the repository's root. */
export const foldersUpTo = (machine: Machine): string[] => {
  const root = gitPlaceOf(machine.cwd, machine)?.root ?? machine.cwd;
  const folders = [machine.cwd];
  for (let folder = machine.cwd; folder !== root && folder !== '/' && folder !== ''; folder = parentOf(folder))
    folders.push(parentOf(folder));
  return folders;
};

/**
 * Folders of memory that a repository holds. `.claude/memory` is Claude Code's by its name; `memory` only where its
 * index names a file that stands beside it, and where no agent of another make lives in the same folder.
 */
export const memoryIn = (folder: string, machine: Machine): string[] => {
  const own = `${folder}/.claude/memory`;
  const holdsPages = (machine.list(own) ?? []).some((name) => name.endsWith('.md'));
  const plain = `${folder}/memory`;
  const isOthers = ['SOUL.md', 'IDENTITY.md'].some((name) => machine.stat(`${folder}/${name}`) !== undefined);
  const index = isOthers ? '' : (machine.text(`${plain}/${INDEX}`, INDEX_BYTES) ?? '');
  const named = [...index.matchAll(/\]\(([^()\s]+\.md)\)/g)].map(([, name]) => name as string);
  const isIndex = named.some((name) => !name.includes('..') && machine.stat(`${plain}/${name}`)?.kind === 'file');
  return [...(holdsPages ? [own] : []), ...(isIndex ? [plain] : [])];
};

/** The project may have a file of the same name in its usual folder: ids of a repository's files say their folder. */
const idIn = ({ layout, root, scope }: ClaudeAt, id: string): string => {
  if (layout !== 'repository' || !('paths' in scope)) return id;
  const prefix = memoryId('claude', scope, { key: '' });
  const path = scope.paths[0] ?? '';
  const folder = root.startsWith(`${path}/`) ? root.slice(path.length + 1) : root;
  return id.startsWith(prefix) ? `${prefix}${folder}/${id.slice(prefix.length)}` : id;
};

export const idsIn =
  (at: ClaudeAt) =>
  (memory: Memory): Memory => ({ ...memory, id: idIn(at, memory.id) });

export const findingIds =
  (at: ClaudeAt) =>
  (finding: Finding): Finding =>
    finding.memory === undefined ? finding : { ...finding, memory: idIn(at, finding.memory) };
