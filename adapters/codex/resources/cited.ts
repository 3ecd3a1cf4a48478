import type { Memory } from '../../../src/ir/memory.ts';
import { flat } from '../../../src/text/flat.ts';

/** Whose memories stand below a heading: the path, which is what a reader greps for. */
export const whereOf = (memory: Memory): string => {
  const { scope } = memory;
  const name = scope.level === 'global' ? 'all projects' : 'key' in scope ? (scope.paths[0] ?? scope.key) : scope.name;
  return flat(name).replace(/[()]/g, '') || 'a project';
};

/** What memport writes behind the file of a note that the handbook cites. */
export const citedAs = (memory: Memory): string =>
  `(${memory.scope.level === 'global' ? '' : `cwd=${whereOf(memory)}, `}source=memport)`;
