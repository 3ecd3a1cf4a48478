import { defineConfig } from 'vitest/config';

const seed = process.env['MEMPORT_SEED'] ?? String(Math.floor(Math.random() * 100_000));
process.stdout.write(`MEMPORT_SEED=${seed}\n`);

// The named tests and laws are the default run; suites that need a real client are asked for by name.
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    exclude: ['test/clients/**', 'node_modules/**'],
    testTimeout: 120_000,
    // One more than the two cores of CI: much of a test is waiting for a process or a terminal.
    maxWorkers: 3,
    // A developer's own harness homes must never be seen by a test.
    env: { HERMES_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', NO_COLOR: '1', MEMPORT_SEED: seed },
  },
});
