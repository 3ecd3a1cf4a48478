import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { character } from '../contract/memories.ts';
import { injection } from '../../src/scan/injection.ts';
import { invisible } from '../../src/scan/invisible.ts';
import { mask } from '../../src/scan/mask.ts';
import { scan } from '../../src/scan/scan.ts';
import { secrets } from '../../src/scan/secrets.ts';
import { CAP } from '../../src/scan/stretch.ts';
import { ordinaryMemory } from '../bench/ordinary.ts';
import { worstTexts } from '../bench/scan-worst.ts';
import { SEED, sown } from '../seed.ts';
import { half } from '../sets/scan/load.ts';

const cases = Number(process.env['MEMPORT_CASES'] ?? 0);
/** Of the texts made of one example, each run takes some, others each time; the rest of the worst texts are always read. */
const SHARES = 8;
const share = SEED % SHARES;

const pieces = [...half('train'), ...half('test')].map(({ text }) => text);
/** Any UTF-16, lone surrogates included, mixed with what the scanners look for and cut anywhere. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: character }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      fc.constantFrom(...pieces),
      fc.constantFrom('\ud800', '\u200d', '`', '```\n', '"', '\n\n', '  ', '\u0301', '\u{e0041}', '§\n'),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))
  .chain((text) =>
    fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b))),
  );

describe('the scanners', () => {
  it('never throw, keep their spans inside the text, and answer the same twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const hits = scan(text);
        for (const { span } of hits) {
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(span[1]).toBeLessThanOrEqual(text.length);
        }
        expect(scan(text)).toEqual(hits);
        expect(hits.map(({ span }) => span[0])).toEqual(hits.map(({ span }) => span[0]).sort((a, b) => a - b));
        mask(text, hits);
      }),
      { numRuns: cases || 100 },
    );
  });

  it('find nothing in nothing', () => {
    expect(scan('')).toEqual([]);
  });

  it('take no more than ten times as long for the worst 64 kB as for plain prose of that size', () => {
    const prose = ordinaryMemory(2, CAP);
    /** Time of the processor, not of the clock: other work shares the machine. */
    const costOf = (run: (text: string) => unknown, text: string): number => {
      const from = process.cpuUsage();
      run(text);
      const { user, system } = process.cpuUsage(from);
      return user + system;
    };
    costOf(secrets, prose);
    const slow: string[] = [];
    for (const [i, [name, text]] of [...worstTexts()].entries()) {
      if (cases === 0 && /^(?:all|half) /.test(name) && i % SHARES !== share) continue;
      for (const [scanner, run] of Object.entries({ secrets, injection, invisible })) {
        let best = Number.POSITIVE_INFINITY;
        // Measured beside the prose each time, and only what is slow five times is slow.
        for (let tries = 0; tries < 5 && best > 10; tries++)
          best = Math.min(best, costOf(run, text) / costOf(secrets, prose));
        if (best > 10) slow.push(`${scanner} on ${name}: ${best.toFixed(0)} times as long`);
      }
    }
    expect(slow, sown).toEqual([]);
  }, 600_000);
});
