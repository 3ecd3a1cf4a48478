import { defineConfig } from 'vitest/config';
import { closingTable } from './closing.ts';

// What needs a real client: started two at a time per file, two files at a time, so that two cores are busy and no
// more.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/clients/**/*.test.ts'],
    // A client takes a turn for each memory; a slow machine may take long.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxConcurrency: 2,
    maxWorkers: 2,
    reporters: ['default', closingTable],
    // A developer's own harness homes must never be seen by a test.
    env: { HERMES_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', NO_COLOR: '1' },
  },
});
