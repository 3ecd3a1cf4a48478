import { describe, expect, it } from 'vitest';
import { mask } from '../../src/scan/mask.ts';
import { secrets } from '../../src/scan/secrets.ts';
import { judgeSet, rates } from '../bench/scan.ts';
import { half, reached, resolve, sets } from '../sets/scan/load.ts';

describe('the labelled sets', () => {
  it('hold at least 200 hostile and 500 benign texts, none of them twice', () => {
    const all = [...half('train'), ...half('test')];
    expect(all.filter(({ label }) => label !== 'benign').length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ label }) => label === 'benign').length).toBeGreaterThanOrEqual(500);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it('are read with and without placeholders', () => {
    expect(resolve('key {{join:sk_|li|ve}} and {{ other }} ${{ secrets.X }}')).toBe(
      'key sk_live and {{ other }} ${{ secrets.X }}',
    );
    expect(resolve('{{tags:a}}{{vs:\u0001}}')).toBe('\u{e0061}\ufe01');
    expect(resolve('nothing to resolve {{user}}')).toBe('nothing to resolve {{user}}');
  });
});

describe.each(sets)('the scanner on the set %s', (name) => {
  it('reaches every aim, or what was reached before', () => {
    const judged = judgeSet(half(name));
    const missed = rates(judged).filter(({ ok, what, k }) => !ok && k < (reached[name]?.[what] ?? Infinity));
    expect(
      missed,
      judged
        .filter(({ miss }) => miss)
        .map(({ row }) => row.id)
        .join(' '),
    ).toEqual([]);
  });
});

describe('secrets as another hand notes them', () => {
  it("that have a vendor's shape are blocked, and no more than masked is left of any", () => {
    const late = ['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'] as const;
    const rows = late.flatMap(half).filter(({ label }) => label === 'secret');
    const seen = rows.map((row) => ({ row, hits: secrets(row.text).filter(({ grade }) => grade !== 'info') }));
    const vendors = seen.filter(({ row }) => row.group === 'vendor');
    expect(
      vendors.filter(({ hits }) => hits.some(({ grade }) => grade === 'block')).length / vendors.length,
    ).toBeGreaterThanOrEqual(0.9);
    for (const { row, hits } of seen) {
      const left = secrets(mask(row.text, hits)).filter(({ grade }) => grade !== 'info');
      expect(left, row.id).toEqual([]);
    }
  });
});
