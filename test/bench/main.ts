import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { coldStart, type Ratio } from './cold-start.ts';
import { table } from './table.ts';

/** `npm run bench`: ratios of one run, because times of one machine say nothing about another. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' }, json: { type: 'boolean', default: false } } });
const began = performance.now();
const ratios: Ratio[] = [...coldStart(Number(values.rounds))];
if (values.json) process.stdout.write(`${JSON.stringify(ratios)}\n`);
else {
  const rows = ratios.map(({ what, ms, against, ratio, aim }) => [what, `${ms.toFixed(0)} ms`, `${ratio.toFixed(2)}×`, against, `≤ ${aim}×`, ratio <= aim ? 'yes' : 'no']);
  process.stdout.write(`${table([['', 'median', 'ratio', 'against', 'aim', 'reached'], ...rows])}\n`);
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0)} s, Node ${process.versions.node}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
}
