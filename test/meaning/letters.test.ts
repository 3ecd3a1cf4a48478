import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, openingOf } from '../../src/meaning/letters.ts';
import { readingsOf } from '../../src/meaning/normal.ts';
import { readSet } from '../bench/parity-set.ts';

const PIECES =
  'Why: |Rule. |Steps: 1. a 2. b|**1**. x **2**. y|: |1! |How to apply|reason; |注意：|メモ|1. |2) |(1) |(b) |a) |5. Mai |I. |`code_x` |`a b`|**so** |_so_ |__Init__ |' +
  '"quoted" |‘q’ |「引用」|don’t |-v |--flag=1 |src/a.ts |a@b.io |#12 |v1.2.3 |10:30 |480 KB |1,000 |— | – |-> | - |=|==x== |' +
  '! |. |? |; |: |, |。|、|...|{x} |$HOME |50% |Push |push |NEVER |straße |École |Правило |не |всегда |使用 |テスト|배포 |ガ|' +
  'http://x.io/a |¡|…|& |&amp; |<b>x</b> |[a](b) |~~x~~ |- |* |\n|\n- |> |# |x_y_z |C++ |C# |.env |a/b |ſ|ĳ |ŉ |İ';
const said = fc.array(fc.constantFrom(...PIECES.split('|')), { maxLength: 12 }).map((pieces) => pieces.join(''));

const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

test('letters are those of every reading', () => {
  const cased = (reading: string): string => reading.replace(/^as cased /, '');
  fc.assert(
    fc.property(said, (text) => {
      for (const reading of readingsOf(text))
        expect([text, lettersIn(cased(reading))]).toEqual([text, lettersOf(text)]);
    }),
    { numRuns: Number(process.env['MEMPORT_CASES'] ?? 500) },
  );
});

test('of every labelled text, too', () => {
  const folder = fileURLToPath(new URL('../sets/parity', import.meta.url));
  const texts = readdirSync(folder).flatMap((file) =>
    readSet(`${folder}/${file}`).flatMap(({ a, b }) => [a.text, b.text]),
  );
  expect(texts.filter((text) => lettersIn(readingsOf(text)[0] as string) !== lettersOf(text))).toEqual([]);
});

test('what a text opens with are its first letters, whatever stands behind a plain line or below it', () => {
  const long =
    'A rule that is long enough to be known by how it begins, with more words than anybody needs to tell it ';
  const line = said.map((text) => text.replaceAll('\n', ' '));
  fc.assert(
    fc.property(fc.tuple(line, line, said), ([before, behind, below]) => {
      const text = `${before}${long}${long}${behind}\n${below}`;
      expect([text, openingOf(text)]).toEqual([text, lettersOf(text).slice(0, 60)]);
    }),
    { numRuns: Number(process.env['MEMPORT_CASES'] ?? 500) },
  );
});
