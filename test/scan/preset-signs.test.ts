import { rules } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetSigns } from '../../src/scan/preset-signs.ts';
import { firstIn, inSmall } from '../../src/scan/source.ts';

type Rule = (typeof rules)[number];

/** The patterns a rule runs over a text, by giving it a text that only listens. */
const patternsOf = (rule: Rule): RegExp[] => {
  const heard: RegExp[] = [];
  const content = { matchAll: (pattern: RegExp) => (heard.push(pattern), []) };
  const create = rule.create as unknown as (context: object, options: object) => { file: (source: object) => void };
  create({ createTranslator: () => () => '', report: () => undefined, ignore: () => undefined }, {}).file({
    content,
    filePath: 'memory.md',
    ext: '.md',
    contentType: 'text',
  });
  return heard;
};

/** What stands around a match is no part of it. */
const bare = (pattern: RegExp): RegExp =>
  new RegExp(`^(?:${pattern.source.replace(/\(\?<?![^()]*\)|\\b/g, '')})$`, pattern.flags.replace(/[gim]/g, ''));

const read = rules
  .filter(({ meta }) => !meta.id.includes('filter-comments'))
  .map((rule) => [rule.meta.id, patternsOf(rule)] as const);

describe('the signs without which secretlint is not asked', () => {
  it('know every rule: only that for key files by their ending has nothing to look for in a memory', () => {
    expect(read.filter(([, patterns]) => patterns.length === 0).map(([id]) => id)).toEqual([
      '@secretlint/secretlint-rule-gcp',
    ]);
    expect(read.length).toBe(27);
  });

  it.each(read.flatMap(([id, patterns]) => patterns.map((pattern, i) => [id, i, pattern] as const)))(
    'are in whatever %s matches (%i)',
    (id, __, pattern) => {
      fc.assert(
        fc.property(fc.stringMatching(bare(pattern)), (text) => {
          // Of an address without a password that rule says nothing.
          fc.pre(!id.endsWith('connection-string') || /:\/\/[^:/\s]{1,100}:[^@/\s]{1,200}@/.test(text));
          for (const one of pattern.ignoreCase ? [text, text.toUpperCase(), text.toLowerCase()] : [text])
            expect(
              presetSigns.some(
                ({ pattern }) => firstIn(pattern.small ? inSmall(` ${one} `) : ` ${one} `, pattern) !== null,
              ),
              one,
            ).toBe(true);
        }),
        { numRuns: 30 },
      );
    },
  );
});
