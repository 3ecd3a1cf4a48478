import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STALE } from '../../src/audit/claims/stale-rules.ts';
import { WEIGHT } from '../../src/audit/weight/weighed.ts';
import { told } from './audited.ts';
import { SHOP } from './shop.ts';

const FOLDER = join(import.meta.dirname, 'tables');

/** Rows of a table are parted by `%%`: what every rule says together, `-` for nothing, then the memory. */
const rowsIn = (file: string): { expected: string[]; body: string }[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n%%\n')
    .map((row) => {
      const [head = '', ...body] = row.split('\n');
      const ids = head === '-' ? [] : head.split(' ').map((id) => (id.includes('/') ? id : `stale/${id}`));
      return { expected: ids.sort(), body: body.join('\n') };
    });

describe('what a memory claims', () => {
  for (const file of readdirSync(FOLDER)) {
    const rows = rowsIn(file);
    it(`is told apart from what only looks like it: ${basename(file, '.txt')}, ${rows.length} memories`, () => {
      const wrong = rows
        .map(({ expected, body }) => ({ body, expected, told: told([...STALE, ...WEIGHT], body, [SHOP]) }))
        .filter((row) => row.told.join() !== row.expected.join());
      expect(wrong).toEqual([]);
    });
  }

  it('is not looked for in what is no sentence: a dump without an end took as long as the square of its size', () => {
    const begin = performance.now();
    const rows = 'zod 1.2 in `src/none.ts` by fooBar() from package.json, due until 2026-01-02 ';
    expect(told(STALE, rows, [SHOP])).toContain('stale/path');
    expect(told(STALE, rows.repeat(500), [SHOP])).toEqual([]);
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
