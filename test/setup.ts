import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import fc from 'fast-check';
import { SEED } from './seed.ts';

// Every random test of a run begins from the number that the run prints.
fc.configureGlobal({ seed: SEED });

// No test turns the power off: waiting for the disk to hold what was written shows nothing, and takes a third of the
// time.
fs.fsyncSync = () => {};
syncBuiltinESMExports();
