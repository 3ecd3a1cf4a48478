import { adapters } from '../../adapters/index.ts';
import { contractSuite } from './laws.ts';

for (const adapter of adapters) contractSuite(adapter);
