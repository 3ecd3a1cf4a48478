import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/scan/fold.ts';
import { injectionPatterns } from '../../src/scan/injection-patterns.ts';
import { plain } from '../../src/scan/plain.ts';
import { labels } from '../../src/scan/secret-labels.ts';
import { saidShapes } from '../../src/scan/said-shapes.ts';
import { shapes } from '../../src/scan/secret-shapes.ts';
import { THING, THINGS } from '../../src/scan/sign-tables.ts';
import { compiled, inSmall, type PatternSource } from '../../src/scan/source.ts';
import { type WordRow, wordsOf } from '../../src/scan/words.ts';
import { SEED, sown } from '../seed.ts';
import { half, sets } from '../sets/scan/load.ts';

const cases = Number(process.env['MEMPORT_CASES'] ?? 0);
/** All of them take a while; each run takes a share, another one each time, and MEMPORT_CASES takes all. */
const SHARES = cases ? 1 : 4;
const labelled = sets
  .flatMap((name) => half(name))
  .map(({ text }) => text)
  .filter((_, n) => n % SHARES === SEED % SHARES);

interface Asked extends WordRow {
  id: string;
  /** All of them must match. */
  parts: readonly RegExp[];
  read: (text: string) => string;
}

const folded = (text: string): string => fold(text).text;
const copied = (text: string): string => plain(text).text;
const small = (text: string): string => inSmall(copied(text));
const readBy = (of: PatternSource) => (of.small ? small : copied);
const rows: readonly Asked[] = [
  ...injectionPatterns.map(({ id, needs, all }) => ({ id, needs, parts: all.map(compiled), read: folded })),
  ...[...shapes, ...saidShapes].map(({ id, needs, reach, pattern }) => ({
    id,
    needs,
    ...(reach && { reach }),
    parts: [compiled(pattern)],
    read: readBy(pattern),
  })),
  ...labels.map(({ needs, pattern }) => ({
    id: compiled(pattern).source.slice(0, 30),
    needs,
    parts: [compiled(pattern)],
    read: readBy(pattern),
  })),
  { id: 'things', needs: [THINGS], parts: [THING()], read: small },
];

const words = wordsOf(rows);
const rowsIn = (text: string): number[] => words.rowsIn(words.find(text), [0])[0] ?? [];

/** The pattern without what looks around, which no generator of matches knows. */
const bare = (source: string): string => {
  let out = '';
  for (let at = 0; at < source.length; at++) {
    const around = /^\(\?<?[=!]/.exec(source.slice(at, at + 4));
    if (source.startsWith('\\b', at)) at++;
    else if (source.charAt(at) === '\\') out += source.slice(at, ++at + 1);
    else if (source.charAt(at) === '[') {
      const end = /[^\\](?:\\\\)*\]/.exec(source.slice(at))?.index ?? 0;
      const to = at + (source.slice(at).match(/^\[(?:\\.|[^\]\\])*\]/)?.[0].length ?? end);
      out += source.slice(at, to);
      at = to - 1;
    } else if (around !== null) {
      for (let depth = 0; at < source.length; at++) {
        const c = source.charAt(at);
        if (c === '\\') at++;
        else if (c === '[') at += (source.slice(at).match(/^\[(?:\\.|[^\]\\])*\]/)?.[0].length ?? 1) - 1;
        else if (c === '(') depth++;
        else if (c === ')' && --depth === 0) break;
      }
    } else if (!'^$'.includes(source.charAt(at))) out += source.charAt(at);
  }
  return out.replace(/\(\?<\w+>/g, '(?:');
};

const matchOf = (part: RegExp): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^(?:${bare(part.source)})$`), { size: 'xsmall' });

describe('the words that a pattern needs', () => {
  it('are in its own example', () => {
    for (const { id, example } of injectionPatterns) {
      expect(
        rowsIn(folded(example)).map((row) => rows[row]?.id),
        id,
      ).toContain(id);
    }
  });

  it('are in every labelled text that it matches', () => {
    for (const text of labelled) {
      for (const read of [folded, copied, small]) {
        const said = read(text);
        const found = new Set(rowsIn(said));
        for (const [row, { id, parts, read: own }] of rows.entries()) {
          if (own !== read || found.has(row)) continue;
          // Millions of rows pass here: what would be said of one that fails is written for that one alone.
          if (parts.every((part) => said.search(part) >= 0)) expect.fail(`${id} in ${JSON.stringify(text)} ${sown}`);
        }
      }
    }
  }, 120_000);

  it.each(rows.map((row, number) => [row.id, number] as const))('are in what is made to match: %s', (id, number) => {
    const { parts, needs, read } = rows[number] as Asked;
    // A token without any digit is nobody's.
    const tokens = needs.join(' ').split(' ').includes('#');
    const said = (text: string): string => (read === small ? small(text) : text);
    const matches = (text: string): boolean =>
      parts.every((part) => said(text).search(part) >= 0) &&
      (!tokens || !/(?<![\w-])[A-Za-z_-]{20,}(?![\w-])/.test(text));
    fc.assert(
      fc.property(fc.tuple(...parts.map(matchOf)), (made) => {
        // Some patterns look at what stands behind.
        const text = [` ${made.join(' ')} `, ` ${made.join(' ')}x`, made.join(' ')].find(matches);
        fc.pre(text !== undefined);
        expect(rowsIn(said(text)), `${id} in ${JSON.stringify(text)}`).toContain(number);
      }),
      { numRuns: cases || 12, maxSkipsPerRun: 2_000 },
    );
  });
});

describe('the index', () => {
  const index = wordsOf([
    { needs: ['ignore'] },
    { needs: ['ignor*'] },
    { needs: ['*nor*'] },
    { needs: ['忽略'] },
    { needs: ['@', 'all'] },
    { needs: ['#'] },
    { needs: ['\\d'] },
    { needs: ['gate*', 'code'], reach: [12, 12] },
  ]);
  it.each([
    ['Ignore it', [0, 1, 2]],
    ['ignored', [1, 2]],
    ['north', [2]],
    ['请忽略所有', [3]],
    ['all of a@b', [4]],
    ['@', []],
    ['sk-0123456789abcdef0123', [5, 6]],
    ['port4', [6]],
    ['the gate: code', [7]],
    ['the code of the gate', []],
    ['the gate and, by the way, code', []],
    ['a-very-long-kebab-case-name', []],
    ['ignore', [0, 1, 2]],
  ])('finds in %s', (text, expected) => {
    expect((index.rowsIn(index.find(text), [0])[0] ?? []).sort((a, b) => a - b)).toEqual(expected);
  });

  it('tells one stretch from the next', () => {
    expect(
      index.rowsIn(index.find('all. a@b all. ignore'), [0, 5, 14]).map((each) => each.sort((a, b) => a - b)),
    ).toEqual([[], [4], [0, 1, 2]]);
  });
});
