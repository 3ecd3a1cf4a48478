/**
 * npm run bench:probe [-- --stores N] [--seed N]: how often verdicts of probes are wrong, and intervals hold, where
 * the truth is known. Exits 1 when an aim is missed.
 */
import { parseArgs } from 'node:util';
import { exactAims, runsOf, stoppedAim, verdictAims } from './probe-aims.ts';
import { storeAims } from './probe-changes.ts';
import { coverageAims, powerAims } from './probe-curves.ts';
import { table } from './table.ts';

const { values } = parseArgs({
  options: { stores: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [stores, seed] = [Number(values.stores), Number(values.seed)];

const runs = runsOf(stores, seed);
const aims = [
  ...verdictAims(runs),
  ...exactAims(),
  stoppedAim(runs),
  ...coverageAims(20 * stores, seed),
  ...powerAims(2 * stores, seed),
  ...storeAims(4 * stores, seed),
];
const rows = aims.map(({ what, found, of, aim, met }) => [what, found, of, aim, met ? 'yes' : 'NO']);
const missed = aims.filter(({ met }) => !met).length;
process.stdout.write(`${stores} simulated stores, seed ${seed}\n\n`);
process.stdout.write(`${table([['', 'found', 'of', 'aim', 'met'], ...rows])}\n\n`);
process.stdout.write(missed === 0 ? `all ${aims.length} aims met\n` : `${missed} of ${aims.length} aims missed\n`);
process.exitCode = missed === 0 ? 0 : 1;
