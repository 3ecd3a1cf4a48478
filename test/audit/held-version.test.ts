import { expect, it } from 'vitest';
import { agrees } from '../../src/audit/claims/held/held-version.ts';

/** What a manifest says, then versions that it allows, and versions that it does not. */
const CASES: readonly (readonly [said: string, allowed: string, not: string])[] = [
  ['^7.4|^8.1', '7.9 8.1 8.3', '7.3 9.0'],
  ['4.x || 5.x', '4.1 5.1', '6.1'],
  ['3.20.0 - 3.25.0', '3.20 3.22.1 3.25', '3.19 3.26'],
  ['[1.0,2.0)', '1.0 1.5', '0.9 2.1'],
  ['(,1.0],[1.2,)', '0.9 1.0 1.3', '1.1'],
  ['[1.4]', '1.4', '1.5'],
  ['~>2.1', '2.1 2.9', '2.0 3.0'],
  ['19.0.0-rc.1', '19 19.0', '19.1'],
  ['>=1.2.0-beta.2 <2.0.0-0', '1.3', '1.1 2.1'],
  ['v1.2.0-20230101120000-abcdef123456', '1.2', '1.3'],
  ['>=3.4rc1,<4', '3.5', '3.3 4.1'],
];

it.each(CASES)('a manifest that says %s allows %s, and not %s', (said, allowed, not) => {
  const agreed = [...allowed.split(' '), ...not.split(' ')].filter((each) => agrees(each, said));
  expect(agreed.join(' ')).toBe(allowed);
});
