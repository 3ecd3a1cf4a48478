import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literals } from '../../src/text/literals.ts';

const found = (text: string): string[] => literals(text).map(({ kind, text: words }) => `${kind} ${words}`);

/** What literals begin, end and are interrupted by. */
const BITS = [
  '`',
  '``',
  '```\n',
  '"',
  '“',
  '”',
  '「',
  '」',
  '«',
  '»',
  '/',
  '\\',
  '~',
  './',
  '@',
  '#',
  '-',
  '--',
  '.',
  ':',
  '_',
  'a',
  'Z',
  '1',
  '42',
  ' ',
  '\n',
  'é',
  '줄',
  '行',
  '点',
  '\udc80',
  '🙂',
  '(',
  ')',
  ',',
];

describe('literals', () => {
  it.each([
    ['Run `pnpm test --run` first.', ['code pnpm test --run']],
    ['See https://x.example/a?b=c.', ['url https://x.example/a?b=c']],
    [
      'It lives in ~/code/atlas/src, on db-test.atlas.local:5433.',
      ['path ~/code/atlas/src', 'host db-test.atlas.local:5433'],
    ],
    [
      'Write to ana@example.test about v2.1.0 by 2026-03-04.',
      ['email ana@example.test', 'version v2.1.0', 'date 2026-03-04'],
    ],
    [
      'At 14:00, in #releases, about #123 and AB-12.',
      ['time 14:00', 'channel #releases', 'ticket #123', 'ticket AB-12'],
    ],
    ['Pass --port 5433; set FOO_BAR in `.env`.', ['flag --port', 'number 5433', 'variable FOO_BAR', 'code .env']],
    ['At most 30 days, 512 MB or 5 %.', ['number 30 days', 'number 512 MB', 'number 5 %']],
    ['Say "please", never «merci» or 「了解」.', ['quoted please', 'quoted merci', 'quoted 了解']],
    ['日志放在/data/logs里，最多30天。', ['path /data/logs', 'number 30']],
    ['`main`에 푸시하지 않는다. 함수는 40줄.', ['code main', 'number 40']],
    ['~/문서/메모.md 파일', ['path ~/문서/메모.md']],
    ['this and/or that', []],
  ])('of %s', (text, want) => expect(found(text)).toEqual(want));

  it('keeps what a span says, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...BITS), { maxLength: 20 }).map((bits) => bits.join('')),
        ),
        (text) => {
          for (const { text: words, span } of literals(text)) expect(text.slice(...span)).toContain(words);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('a text of plain ASCII holds what it holds beside other letters', () => {
    const plain = [
      ...BITS.filter((bit) => /^[\x00-\x7f]+$/.test(bit)),
      'x.md',
      'http://',
      'and/or',
      '10 ms',
      'v1',
      'K-1',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...plain), { maxLength: 20 }).map((bits) => bits.join('')),
        (text) => {
          expect(literals(text)).toEqual(literals(`${text}\n\n…`));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

it('a day that is written with strokes is a date; a folder of a day is a path', () => {
  expect(found('運用は2025/04/01をもって始まる')).toEqual(['date 2025/04/01']);
  expect(found('kept in 2025/04/01/report.md')).toEqual(['path 2025/04/01/report.md']);
  expect(found('kept in logs/2025/04/01')).toEqual(['path logs/2025/04/01']);
  expect(found('ב-01/02/2026')).toEqual(['date 01/02/2026']);
});
