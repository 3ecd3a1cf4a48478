import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { timesStanding } from './planted.ts';

// `npm run test:mutants` plants them; code that moved would leave a fault behind that nobody plants any more.
test('each fault stands once in its module, and its tests are there', () => {
  const stale = FAULTS.filter(
    (fault) =>
      !existsSync(fault.file) ||
      timesStanding(readFileSync(fault.file, 'utf8'), fault) !== 1 ||
      !fault.tests.every((each) => existsSync(each)),
  );
  expect(stale.map(({ file, what }) => `${file}: ${what}`)).toEqual([]);
});

test('a fault that is planted is one that the tests meet', () => {
  const told = execFileSync(process.execPath, ['test/mutants/main.ts', '--only', 'links are watched'], {
    encoding: 'utf8',
  });
  expect(told).toContain('1 of 1 faults caught, 0 survived');
});
