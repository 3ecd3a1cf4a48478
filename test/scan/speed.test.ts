import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters } from '../../src/scan/alphabet.ts';
import { clues } from '../../src/scan/clues.ts';
import { fold, foldCarefully, unfold } from '../../src/scan/fold.ts';
import { type Hit, sorted } from '../../src/scan/hit.ts';
import { injectionPatterns } from '../../src/scan/injection-patterns.ts';
import { injectionTriedAll } from '../../src/scan/injection.ts';
import { invisibleTriedAll } from '../../src/scan/invisible.ts';
import { finderOf } from '../../src/scan/literal-finder.ts';
import { needsOf } from '../../src/scan/needs.ts';
import { waysOf } from '../../src/scan/pattern-tree.ts';
import { presetSigns } from '../../src/scan/preset-signs.ts';
import { scan } from '../../src/scan/scan.ts';
import { namings } from '../../src/scan/secret-context.ts';
import { shapes } from '../../src/scan/secret-shapes.ts';
import { secretsTriedAll } from '../../src/scan/secrets.ts';
import { sentences, staysInSentence } from '../../src/scan/sentence.ts';
import { sieveOf } from '../../src/scan/sieve.ts';
import { ordinaryMemory, talkativeMemory } from '../bench/ordinary.ts';
import { half, sets } from '../sets/scan/load.ts';

const labelled = sets.flatMap((name) => half(name)).map(({ text }) => text);
const cases = Number(process.env['MEMPORT_CASES'] ?? 0);
const all = [...injectionPatterns.flatMap(({ all: parts }) => [...parts]), ...clues.map(({ pattern }) => pattern), ...shapes.map(({ pattern }) => pattern), ...namings, ...presetSigns];

/** Every pattern, secretlint and every character are tried on the whole text: slow, and what the scanner must agree with. */
const scanTryingAll = async (text: string): Promise<Hit[]> => sorted([...invisibleTriedAll(text), ...injectionTriedAll(text), ...(await secretsTriedAll(text))]);

/** Words, signs and borders out of the patterns themselves, so that what is built of them nearly matches. */
const pieces = [...new Set(all.flatMap(({ source }) => source.replace(/\\[bdswSWD]|\(\?(?:[:=!]|<[=!]|<\w+>)|\[[^\]]*\]|\{[\d,]+\}/g, '|').replaceAll('\\', '').split(/[|()?*+^$]+/)).filter((piece) => piece.trim() !== ''))];
const borders = [' ', ' ', ' ', '\n', '. ', ', ', '\n\n', '\n- ', '. \n', '', '-', '_', 'x', '0123456789abcdef0123456789', ': ', '=', '`', '"', '"', ' user ', 'K', 'ſ', 'é', '—', '*', '  ', '。', '/', '@a.b', 'aZ4%kQ9x!'];
const built = fc.array(fc.tuple(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.constantFrom(...injectionPatterns.map(({ example }) => example)) }, { weight: 1, arbitrary: fc.constantFrom(...labelled) }), fc.constantFrom(...borders), fc.boolean()), { maxLength: 40 })
  .map((parts) => parts.map(([piece, border, upper]) => (upper && piece.length < 30 ? piece.toUpperCase() : piece) + border).join(''));

describe('the scanner, passing over what cannot match', () => {
  it('finds in the first texts of a run, before it passes anything over, what it finds in them afterwards', async () => {
    const texts = labelled.filter((_, i) => i % 97 === 0).slice(0, 6);
    const before = await Promise.all(texts.map(scan));
    for (let i = 0; i < 20; i++) await scan('Something else.');
    for (const [i, text] of texts.entries()) {
      expect(await scan(text), text).toEqual(before[i]);
      expect(before[i], text).toEqual(await scanTryingAll(text));
    }
  });

  it('finds in every labelled text what it finds when it passes nothing over', async () => {
    for (const text of labelled) expect(await scan(text), text).toEqual(await scanTryingAll(text));
  }, 60_000);

  it('finds the same in texts built of the words of its patterns', async () => {
    await fc.assert(
      fc.asyncProperty(built, async (text) => {
        expect(await scan(text)).toEqual(await scanTryingAll(text));
      }),
      { numRuns: cases || 200 },
    );
  }, 600_000);

  it('finds the same in ordinary memories, and in texts where many labelled ones meet', async () => {
    for (let seed = 1; seed <= (cases || 60); seed++) {
      for (const text of [ordinaryMemory(seed, 3900), talkativeMemory(seed, 3900), talkativeMemory(seed, 6000, labelled)]) expect(await scan(text), String(seed)).toEqual(await scanTryingAll(text));
    }
  }, 600_000);
});

describe('what a pattern needs', () => {
  it('is in every text that it matches', () => {
    const sieve = sieveOf({ all: all.map((pattern) => [needsOf(waysOf(pattern))]) });
    const holds = (text: string) => {
      const passed = sieve.passing('all', sieve.find(text), [0]).filter((_, i) => i % 2 === 0);
      for (const [row, pattern] of all.entries()) if (text.search(pattern) >= 0) expect(passed, `${pattern.source.slice(0, 80)} in ${JSON.stringify(text.slice(0, 200))}`).toContain(row);
    };
    for (const text of labelled) for (const one of [text, text.toLowerCase(), text.toUpperCase()]) holds(one);
    fc.assert(fc.property(built, holds), { numRuns: cases || 150 });
  }, 600_000);

  it('is known for nearly all of them', () => {
    expect(all.filter((pattern) => needsOf(waysOf(pattern)).some((way) => way.length === 0)).length).toBeLessThanOrEqual(4);
  });

  it('is looked for without case wherever a pattern without case might look', () => {
    const units = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');
    for (const c of new Set([...all.map(({ source }) => source).join('').replace(/[\u{d800}-\u{10ffff}\\[\](){}|^$.*+?/-]/gu, '')])) {
      for (const m of units.matchAll(new RegExp(c, 'giu'))) expect(letters()[m[0].charCodeAt(0)], `${c} and ${m[0]}`).toBe(letters()[c.charCodeAt(0)]);
    }
  });

  it('is found by the finder where a plain search finds it', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 40 }), (words, text) => {
        const found = finderOf(words.map((spelled) => ({ letters: spelled, begins: false, ends: false })))(text);
        const plain = words.flatMap((one, number) => [...text.matchAll(new RegExp(`(?=${one})`, 'g'))].map((m) => `${number} ${m.index + one.length - 1}`));
        expect(found.flatMap((n, i) => (i % 2 === 0 ? [`${n} ${found[i + 1]}`] : [])).sort()).toEqual(plain.sort());
      }),
    );
  });
});

describe('a sentence', () => {
  it('holds the whole of each match of a pattern that is said to stay in one', () => {
    const staying = injectionPatterns.map(({ all: [first] }) => first).filter((first) => waysOf(first).every(staysInSentence));
    expect(staying.length).toBeGreaterThan(40);
    fc.assert(
      fc.property(built, (raw) => {
        const { text } = fold(raw);
        const lines = sentences(text);
        for (const first of staying) for (const m of text.matchAll(new RegExp(first.source, 'g'))) if (m[0] !== '') expect(lines.of(m.index), m[0]).toBe(lines.of(m.index + m[0].length - 1));
      }),
      { numRuns: cases || 100 },
    );
  }, 600_000);
});

describe('folding', () => {
  it('folds a simple text as it folds any other', () => {
    const simple = fc.string({ unit: fc.constantFrom('a', 'B', 'ß', '*', '*', ' ', ' ', '\n', '\r', '\t', '—', '“', '→', '.', 'é', '\u200b', '…', '\u0301', '_'), maxLength: 30 });
    fc.assert(
      fc.property(simple, (text) => {
        const [fast, careful] = [fold(text), foldCarefully(text)];
        const plain = { text: careful.text, from: () => careful.from };
        expect(fast.text).toBe(plain.text);
        for (let i = 0; i < plain.text.length; i++) {
          const [quick, slow] = [unfold(fast, i, i + 1, text), unfold(plain, i, i + 1, text)];
          // Where nothing moved, each of two line breaks stands for itself.
          if (fast.from === undefined) expect(slow[0] <= quick[0] && quick[1] <= slow[1], JSON.stringify(text)).toBe(true);
          else expect(quick).toEqual(slow);
        }
      }),
      { numRuns: cases || 2_000 },
    );
  });
});
