import { globSync, readFileSync } from 'node:fs';
import { ROOT } from './cli/built.ts';

/** The project's own sources by path from its root. */
export const sources = (...globs: string[]): Map<string, string> =>
  new Map(
    // Planted stores have projects of their own.
    globSync(globs, { cwd: ROOT, exclude: ['test/sets/**'] })
      .sort()
      .map((file) => [file, readFileSync(`${ROOT}/${file}`, 'utf8')]),
  );
