import { defineConfig } from 'vitest/config';
import { longestFirst } from '../longest-first.ts';
import { closingTable } from './closing.ts';

/** By the CPU seconds of 2026-11-22. */
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
    sequence: { sequencer: longestFirst(LONGEST) },
    reporters: ['default', closingTable],
    // A developer's own harness homes must never be seen by a test.
    env: { HERMES_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', NO_COLOR: '1' },
  },
});
