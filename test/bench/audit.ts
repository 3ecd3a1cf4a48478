/**
 * npm run bench:audit [-- --set DIR] [--misses] [--only WORDS]: what `memport audit` finds of what was planted, and
 * where it speaks up although nothing is wrong.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { breaks, meets, readCases, runCase, type Case, type Ran } from './audit-set.ts';
import { wilson } from '../../src/probe/stats/wilson.ts';
import { table } from './table.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

interface Row {
  expected: number;
  met: number;
  silent: number;
  broken: number;
  beyond: number;
}

const share = (hits: number, of: number): string => {
  if (of === 0) return '';
  const [low, high] = wilson({ followed: hits, trials: of });
  return `${(hits / of).toFixed(3)} (${low.toFixed(2)}–${high.toFixed(2)})`;
};

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    misses: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const ours = (name: string): string => fileURLToPath(new URL(`../sets/audit/${name}`, import.meta.url));
const sets = values.set ?? ['planted', 'honest'].map(ours).filter((folder) => existsSync(folder));
const cases = sets.flatMap(readCases).filter(({ name }) => values.only === undefined || name.includes(values.only));

const rows = new Map<string, Row>();
const row = (rule: string): Row => {
  const known = rows.get(rule) ?? { expected: 0, met: 0, silent: 0, broken: 0, beyond: 0 };
  rows.set(rule, known);
  return known;
};
const misses: string[] = [];
const failures: string[] = [];
let [memories, honest, lost] = [0, 0, 0];

const judge = ({ name }: Case, { expect, silent, seen, memories: count, blocked }: Ran): void => {
  memories += count;
  const used = new Set<(typeof seen)[number]>();
  for (const expected of expect) {
    const met = seen.filter((each) => meets(expected, each));
    for (const each of met) used.add(each);
    if (expected.debatable) continue;
    const own = row(expected.rule);
    own.expected += 1;
    if (met.length > 0) own.met += 1;
    else
      misses.push(
        `${name}: not found: ${expected.rule} at ${expected.file}${expected.contains === undefined ? '' : ` “${expected.contains}”`}`,
      );
  }
  const broken = new Set<(typeof seen)[number]>();
  for (const quiet of silent) {
    for (const each of seen) if (!used.has(each) && breaks(quiet, each)) broken.add(each);
  }
  row('silent lines').silent += silent.length;
  for (const each of broken) {
    row(each.rule).broken += 1;
    misses.push(`${name}: not silent: ${each.severity} ${each.rule} at ${each.file}: ${each.message}`);
  }
  for (const each of seen)
    if (!used.has(each) && !broken.has(each) && expect.length > 0) {
      row(each.rule).beyond += 1;
      if (each.severity !== 'info')
        misses.push(`${name}: beyond: ${each.severity} ${each.rule} at ${each.file}: ${each.message}`);
    }
  if (silent.length === 0) return;
  const planted = new Set([...used].map(({ memory }) => memory));
  honest += count;
  lost += new Set(blocked.flatMap(({ memory }) => (memory === undefined || planted.has(memory) ? [] : [memory]))).size;
};

for (const of of cases) {
  try {
    judge(of, await runCase(of));
  } catch (error) {
    failures.push(`${of.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

print(`${cases.length} cases, ${memories} memories: ${sets.join(', ')}\n`);
const sum = (key: keyof Row): number => [...rows.values()].reduce((total, each) => total + each[key], 0);
const told = [...rows]
  .filter(([rule]) => rule !== 'silent lines')
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([rule, { expected, met, broken, beyond }]) => [
    rule,
    expected || '',
    share(met, expected),
    broken || '',
    share(met, met + broken),
    beyond || '',
  ]);
print(
  table([
    ['rule', 'planted', 'recall', 'not silent', 'precision', 'beyond'],
    ...told,
    [
      'all',
      sum('expected'),
      share(sum('met'), sum('expected')),
      sum('broken'),
      share(sum('met'), sum('met') + sum('broken')),
      sum('beyond'),
    ],
  ]),
);
print(`\n${sum('silent')} look-alikes; honest memories that a safety rule would block: ${lost} of ${honest}`);
print('meaning rules are asked with a scripted judge, which answers the pairs that look alike as the case expects');
if (values.misses) for (const miss of misses) print(miss);
else if (misses.length > 0) print(`${misses.length} lines of what was missed; --misses prints them`);
for (const failure of failures) print(`FAILED ${failure}`);
if (failures.length > 0) process.exitCode = 1;
