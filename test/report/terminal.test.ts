import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { character } from '../contract/memories.ts';
import { columns, fit, fitTail, safeLine, table, wrapped } from '../../src/report/terminal.ts';

describe('columns', () => {
  test.each([
    ['abc', 3],
    ['予約', 4],
    ['ｶﾅ', 2],
    ['ＡＢ', 4],
    ['e\u0301', 1],
    ['한국', 4],
    ['\u1112\u1161\u11ab', 2],
    ['☕', 2],
    ['⚓', 2],
    ['✅', 2],
    ['🇩🇪', 2],
    ['→', 1],
    ['█', 1],
    ['—', 1],
    ['\u001b[31mred\u001b[39m', 3],
    ['🫖', 2],
    ['〿', 1],
    ['、', 2],
  ])('%s takes %i', (text, width) => expect(columns(text)).toBe(width));

  test('aligned rows stay aligned when a cell is wide', () => {
    const lines = table({ width: 80, colour: false }, [
      ['予約', 'x'],
      ['café', 'y'],
      ['plain', 'z'],
    ]);
    expect(new Set(lines.map((line) => columns(line.slice(0, -1)))).size).toBe(1);
  });
});

describe('what is too long', () => {
  const text = fc
    .oneof(
      fc.string({ unit: character }),
      fc.string({ unit: 'grapheme-composite' }),
      fc.constantFrom('港'.repeat(50), '👩‍👩‍👧‍👦'.repeat(9), 'a b '.repeat(40)),
    )
    .map(safeLine);
  const width = fc.integer({ min: 4, max: 60 });

  test('fits after it was cut, at either end, and is left alone when it fits', () => {
    fc.assert(
      fc.property(text, width, (each, most) => {
        for (const cut of [fit, fitTail]) {
          expect(columns(cut(each, most))).toBeLessThanOrEqual(most);
          if (columns(each) <= most) expect(cut(each, most)).toBe(each);
        }
      }),
    );
  });

  test('keeps every character when it is wrapped, and no line is too wide', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 10, max: 60 }), (each, most) => {
        const lines = wrapped(each, most);
        expect(lines.join('').replaceAll(' ', '')).toBe(each.replaceAll(' ', ''));
        for (const [at, line] of lines.entries())
          expect(columns(line), `line ${at}`).toBeLessThanOrEqual(Math.max(most, 8));
      }),
    );
  });

  test('a character is never cut in two', () => {
    expect(fit('👩‍💻👩‍💻👩‍💻', 8)).toBe('👩‍💻…');
    expect(fitTail('/home/ada/deep/inside/app', 10)).toBe('…nside/app');
  });
});
