import * as path from 'node:path';
import { MemportError } from '../errors.ts';
import { changedSince } from '../repo/changed.ts';
import type { World } from '../world/world.ts';

/**
 * Whether a file was changed since a day, or since a revision of the repository: of files outside of it, since the
 * time of that revision.
 */
export const sinceIn = ({ disk, env }: World, given: string, cwd: string): ((file: string) => boolean) => {
  const day = dayIn(given);
  const revision = day === undefined ? changedSince(cwd, given, env) : undefined;
  const from = day ?? revision?.time;
  if (from === undefined)
    throw new MemportError('usage', {
      what: `"${given}" is no date, and no revision of the repository here`,
      where: `--since ${given}`,
      expected: 'a day such as 2026-11-01, or a tag, branch or commit',
    });
  return (file) => {
    if (revision && file.startsWith(`${revision.root}/`))
      return revision.files.has(path.relative(revision.root, file).split(path.sep).join('/'));
    try {
      return disk.stat(file).mtimeMs >= from;
    } catch {
      // What is not there any more was changed, and nobody knows when.
      return true;
    }
  };
};

const dayIn = (given: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(given)) return undefined;
  const time = Date.parse(given);
  return Number.isNaN(time) ? undefined : time;
};
