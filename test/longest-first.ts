import * as path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of a run: these files first, so that no long one is left for its end, when the other workers have nothing
 * to do. vitest asks for a class here; of its own it takes the files with the most bytes first.
 */
export const longestFirst = (longest: readonly string[]): typeof BaseSequencer => {
  const orderOf = ({ moduleId }: TestSpecification): number => {
    const at = longest.findIndex((name) => moduleId.endsWith(`${path.sep}${path.normalize(name)}.test.ts`));
    return at === -1 ? longest.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((a, b) => orderOf(a) - orderOf(b));
    }
  };
};
