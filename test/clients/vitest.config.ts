import * as path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { closingTable } from './closing.ts';

/** The longest files first, by the CPU seconds of 2026-11-22, so that no long one is left for the end of the run. */
const LONGEST = [
  'stores-claude',
  'views',
  'stores-others',
  'directory',
  'verify',
  'wild',
  'carried',
  'asked',
  'drive',
  'comparison',
  'written',
  'facts',
];

const orderOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.indexOf(path.basename(moduleId, '.test.ts'));
  return at === -1 ? LONGEST.length : at;
};

/** vitest asks for a class here; of its own it takes the files with the most bytes first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => orderOf(a) - orderOf(b));
  }
}

// What needs a real client, which waits for more than a third of the time that it takes: two at a time per file, three
// files at a time, keep two cores busy.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/clients/**/*.test.ts'],
    // A client takes a turn for each memory; a slow machine may take long.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Loaded once by a worker, and by Node as they are, as in test/vitest.config.ts.
    isolate: false,
    experimental: { viteModuleRunner: false },
    maxConcurrency: 2,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', closingTable],
    // A developer's own harness homes must never be seen by a test.
    env: { HERMES_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', NO_COLOR: '1' },
  },
});
