import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../cli/built.ts';
import { checksIn } from './set.ts';

describe('golden', () => {
  const checks = checksIn(join(ROOT, 'golden'), { update: Boolean(process.env['UPDATE']), alone: 'first' });
  test.each(checks.map((check) => [check.title, check] as const))('%s', async (_, check) =>
    expect(await check.run()).toEqual([]),
  );
});
