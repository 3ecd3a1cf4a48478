import { describe, expect, it } from 'vitest';
import { isMemportError } from '../../src/errors.ts';
import { foreign } from '../../src/scan/foreign.ts';

const thrown = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a foreign pattern', () => {
  it('finds what a regular expression finds, at the same offsets', () => {
    const text = 'Use 👩\u200d💻 pnpm, not PNPM or npm';
    for (const [source, flags] of [['p?npm', 'i'], ['\\bnot\\b', ''], ['👩.', 's'], ['[^a-z]+', '']] as const) {
      const native = [...text.matchAll(new RegExp(source, `${flags}gu`))].map((m) => [m.index, m.index + m[0].length]);
      expect(foreign(source, flags, 'probe.json:3').matches(text), source).toEqual(native);
    }
  });

  it.each([['(a+)+$', 'a'], ['(a|aa)+$', 'a'], ['(.*)(.*)(.*)x', 'a'], ['^(\\w+\\s?)*$', 'ab ']])('%s takes time that grows with the text only', (source, unit) => {
    const pattern = foreign(source, '', 'probe.json:3');
    const took = (n: number) => {
      const from = performance.now();
      pattern.matches(`${unit.repeat(n)}!`);
      return performance.now() - from;
    };
    took(500);
    // Backtracking would need 2^30 steps and more for the first already.
    expect(took(2_000) + took(2_000)).toBeLessThan(5_000);
  });

  it.each([['(?<=a)b', ''], ['(a)\\1', ''], ['a{0,2048}', ''], ['(', ''], ['a', 'y'], ['x'.repeat(2_000), '']])('refuses %s with words about what to do', (source, flags) => {
    const error = thrown(() => foreign(source, flags, 'probe.json:7'));
    expect(isMemportError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'config', exit: 2, where: 'probe.json:7', expected: expect.any(String), todo: expect.any(String) });
  });
});
