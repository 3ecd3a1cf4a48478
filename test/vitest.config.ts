import { defineConfig } from 'vitest/config';

// The named tests and laws are the default run; suites that need a real client are asked for by name.
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    exclude: ['test/clients/**', 'node_modules/**'],
    testTimeout: 120_000,
    // A developer's own harness homes must never be seen by a test.
    env: { HERMES_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', NO_COLOR: '1' },
  },
});
