import { everyHarness } from '../../adapters/index.ts';
import { contractSuite } from './laws.ts';
import { groundsOf } from './shapes.ts';

for (const adapter of await everyHarness()) contractSuite(adapter, groundsOf(adapter));
