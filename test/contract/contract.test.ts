import { everyHarness } from '../../adapters/index.ts';
import { contractSuite } from './laws.ts';

for (const adapter of await everyHarness()) contractSuite(adapter);
