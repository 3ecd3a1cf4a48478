import { formats } from '../../adapters/formats.ts';
import type { Adapter } from '../../src/adapter.ts';
import { contractSuite } from '../contract/laws.ts';
import { APP } from '../contract/instructions.ts';
import { groundsOf } from '../contract/shapes.ts';

const agents = formats.find(({ id }) => id === 'agents-md') as Adapter;

/** One family stands for all that are written: they differ in names and bounds. The folder is always the same one. */
contractSuite(
  {
    ...agents,
    locate: (machine) => agents.locate({ ...machine, asked: { root: APP } }),
    home: (scope, known, around) => known[0] ?? agents.home(scope, known, around),
  },
  groundsOf(agents),
);
