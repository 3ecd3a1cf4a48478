import { defineConfig } from 'vitest/config';
import { CHROMIUM } from './chromium.ts';

// What needs a real browser.
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
    server: { deps: { external: [/\/dist\//] } },
    reporters: [
      'default',
      {
        onTestRunEnd: () =>
          void process.stdout.write(
            CHROMIUM === undefined ? '\nnot run: Chromium (not installed: apt-get install chromium)\n' : '',
          ),
      },
    ],
    // A developer's own harness homes must never be seen by a test.
    env: { HERMES_HOME: '', CODEX_HOME: '', CLAUDE_CONFIG_DIR: '', NO_COLOR: '1' },
  },
});
