import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generated, type Case } from '../bench/arrive/home.ts';
import { brokenBy, STATES } from '../bench/arrive/tool-works.ts';
import { SEED } from '../seed.ts';
import { add, remove } from './memory-tool.ts';

interface Seen {
  case: string;
  input_base64: string;
  read_ok: boolean;
  entries: string[];
  editable: boolean | null;
}

describe('the tool as it was seen', () => {
  test('it reads and removes in 332 files as the real one did', () => {
    const rows = readFileSync(new URL('../../golden/hermes-load.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    for (const row of rows) {
      const { case: name, input_base64: input, read_ok: readable, entries, editable } = JSON.parse(row) as Seen;
      const bytes = Buffer.from(input, 'base64');
      expect([name, add(bytes, 1e9, 'one more').did]).toEqual([name, readable]);
      const [first] = entries;
      if (first === undefined || editable === null) continue;
      const removed = remove(bytes, 2_200, first);
      expect([name, removed.did || removed.error === 'no match']).toEqual([name, editable]);
    }
  });

  const after = (file: string, limit = 2_200): string => {
    const did = add(Buffer.from(file), limit, 'new');
    return did.did ? did.bytes.toString() : did.error;
  };
  test.each([
    ['', 'new'],
    ['a\n§\nb', 'a\n§\nb\n§\nnew'],
    ['\ufeffa\r\n§\r\nb\r\n', 'a\n§\nb\n§\nnew'],
    ['a\n\n§\n\nb', 'a\n§\nb\n§\nnew'],
    ['a\n § \nb', 'a\n § \nb\n§\nnew'],
    ['a\n§\na', 'a\n§\nnew'],
    ['a\n§\nnew', 'a\n§\nnew'],
  ])('adds to %j', (file, result) => {
    expect(after(file)).toBe(result);
  });

  test('counts code points, gaps too, up to the limit itself', () => {
    expect(after('🍵'.repeat(10), 16)).toBe(`${'🍵'.repeat(10)}\n§\nnew`);
    expect(after('🍵'.repeat(10), 15)).toBe('over the limit');
  });

  test('removes only where a file is as it would leave it, and adds everywhere', () => {
    const removes = (file: string, limit = 2_200): boolean => remove(Buffer.from(file), limit, 'a').did;
    expect(['a\n§\nb', 'a\n§\nb\n', 'a\r\n§\r\nb'].map((file) => removes(file))).toEqual([true, true, true]);
    expect(['a\n\n§\n\nb', 'a \n§\nb'].map((file) => removes(file))).toEqual([false, false]);
    expect(removes('a\n§\nbbbbbb', 5)).toBe(false);
    expect(add(Buffer.from([0xa7]), 2_200, 'x')).toEqual({ did: false, error: 'unreadable' });
  });
});

/** Each takes seconds: a run takes every other one, and another half with another seed (MEMPORT_CASES takes all). */
const isTaken = (at: number): boolean => process.env['MEMPORT_CASES'] !== undefined || at % 2 === SEED % 2;

test.each(
  generated(1)
    .filter(({ harness }) => harness !== 'hermes')
    .map((one, at) => [one.name, one, at] as const)
    .filter(([, , at]) => isTaken(at)),
)(
  'what is carried into Hermes leaves its tool the room for 100 characters more that it had: %s',
  async (_, one, at) => {
    const { tried, broken } = await brokenBy(one, at, STATES[at % 3] as 'clean');
    expect(broken).toEqual([]);
    expect(tried).toBeGreaterThan(0);
  },
);

test('where there is room for little more than 100 characters, nothing is put there', async () => {
  // The first of them left 100 free, and an entry stands behind a gap of 3.
  for (const at of [0, 6, 9, 12]) {
    const { broken } = await brokenBy(generated(1)[0] as Case, at, 'clean');
    expect(broken).toEqual([]);
  }
});
