import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { timesStanding } from './planted.ts';

/**
 * `npm run test:mutants`: plants each fault of `faults.ts` in its module as the module is loaded, and runs the tests
 * that should notice it. Nothing on the disk changes. `--only WORDS` takes the faults whose line in the table has them.
 */
const ROOT = new URL('../..', import.meta.url).pathname;
/** Of the faults, so many may pass unseen. */
const UNSEEN = 3;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const began = performance.now();
const label = ({ file, what }: Fault): string => `${file}: ${what}`;
const asked = FAULTS.filter((fault) => label(fault).includes(values.only ?? ''));

const stale = asked.flatMap((fault) => {
  const times = timesStanding(readFileSync(join(ROOT, fault.file), 'utf8'), fault);
  return times === 1 ? [] : [`${label(fault)}\n  its text stands there ${times} times, not once: ${fault.find}`];
});

const vitest = await createVitest('test', {
  config: join(ROOT, 'test/mutants/vitest.config.ts'),
  watch: false,
  reporters: [{}],
  pool: 'threads',
  maxWorkers: 1,
});

const failing = async (tests: readonly string[]): Promise<string[]> => {
  const wanted = new Set(tests.map((test) => join(ROOT, test)));
  const specifications = (await vitest.globTestSpecifications([...tests])).filter(({ moduleId }) =>
    wanted.has(moduleId),
  );
  for (const { moduleId } of specifications) wanted.delete(moduleId);
  if (wanted.size > 0) throw new Error(`there is no such test file: ${[...wanted].join(', ')}`);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.filter((each) => !each.ok());
  // A fault that keeps its module from loading says nothing about the tests.
  const [unloaded] = failed.filter(({ children }) => [...children.allTests('failed')].length === 0);
  if (unloaded) throw new Error(`${unloaded.moduleId} does not load: ${unloaded.errors()[0]?.message}`);
  return failed.map((each) => each.moduleId.slice(ROOT.length));
};

const seenBy = async (fault: Fault): Promise<string[]> => {
  const file = join(ROOT, fault.file);
  process.env['MEMPORT_MUTANT'] = String(FAULTS.indexOf(fault));
  vitest.invalidateFile(file);
  try {
    return await failing(fault.tests);
  } catch (error) {
    throw new Error(`it cannot be told whether this is noticed: ${label(fault)}`, { cause: error });
  } finally {
    delete process.env['MEMPORT_MUTANT'];
    vitest.invalidateFile(file);
  }
};

const unseen: Fault[] = [];
let broken: string[] = [];
try {
  broken = await failing([...new Set(asked.flatMap(({ tests }) => tests))]);
  for (const fault of broken.length + stale.length > 0 ? [] : asked) {
    const start = performance.now();
    const noticed = await seenBy(fault);
    if (noticed.length === 0) unseen.push(fault);
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
    process.stdout.write(`${noticed.length === 0 ? 'survived' : 'caught  '} ${seconds} s  ${label(fault)}\n`);
  }
} finally {
  await vitest.close();
}

const whole = ((performance.now() - began) / 1000).toFixed(0);
const head = `${asked.length - unseen.length} of ${asked.length} faults caught, ${unseen.length} survived, ${whole} s`;
const notes = [
  ...stale,
  ...broken.map((test) => `${test} fails without a fault`),
  ...unseen.map((fault) => `survived: ${label(fault)}\n  looked for by ${fault.tests.join(', ')}`),
];
process.stdout.write(`${[broken.length + stale.length > 0 ? 'no fault was planted' : head, ...notes].join('\n')}\n`);
process.exitCode = stale.length + broken.length > 0 || unseen.length > UNSEEN || asked.length === 0 ? 1 : 0;
