import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../cli/built.ts';
import { checksIn } from './set.ts';

describe('golden', () => {
  const checks = checksIn(join(ROOT, 'golden'), { update: Boolean(process.env['UPDATE']) });
  test.each(checks.map((check) => [check.title, check] as const))('%s', (_, check) => expect(check.run()).toEqual([]));
});
