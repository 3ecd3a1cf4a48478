import { defineConfig, mergeConfig } from 'vitest/config';
import tests from '../vitest.config.ts';
import { FAULTS } from './faults.ts';
import { planted } from './planted.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** The tests with one fault planted, the one whose place in the list `MEMPORT_MUTANT` is. */
export default mergeConfig(
  tests,
  defineConfig({
    // A module with a fault in it must never be kept, and only a bundler lets one be put into it.
    test: { fsModuleCache: false, isolate: true, experimental: { viteModuleRunner: true } },
    plugins: [
      {
        name: 'planted fault',
        enforce: 'pre',
        transform: (code, id) => {
          const fault = FAULTS[Number(process.env['MEMPORT_MUTANT'] ?? Number.NaN)];
          return fault && id === ROOT + fault.file ? planted(code, fault) : undefined;
        },
      },
    ],
  }),
);
