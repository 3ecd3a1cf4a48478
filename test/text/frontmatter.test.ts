import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { character } from '../contract/memories.ts';
import { printScalar, readFrontmatter, readHead } from '../../src/text/frontmatter.ts';
import { headText } from '../../src/text/yaml.ts';

const runs = { numRuns: Number(process.env['MEMPORT_CASES'] ?? 60) * 5 };
const word = fc.constantFrom(
  'name',
  'type',
  'user',
  'a b',
  '"q"',
  "'s'",
  ' ',
  ':',
  ': ',
  ' #',
  '#',
  '-',
  '---',
  '[x',
  '{',
  '@',
  '`',
  '%',
  '&a',
  '*a',
  '!t',
  '|',
  '>',
  '~',
  'é',
  '日本',
  '012',
  '1:30',
  '2026-01-02',
  'null',
  '\\n',
  '\\',
  '"',
  "'",
  '\t',
  '?',
  ',',
  '\u0085',
  '\u2028',
  '\ufeff',
);
const value = fc
  .oneof(
    fc.constantFrom(
      'user',
      'Use pnpm here',
      '"a: b"',
      "'it: is'",
      '[]',
      '["a", "b: c"]',
      '["a","#b",", ]"]',
      '["a", b]',
      '[{"type":"session","id":"a: b"},{"type":"url"}]',
      '[{"a":"1","a":"2"}]',
      '[{"constructor":"x"}]',
      '[{"a":"x"}, "b"]',
      '[{"a":1}]',
      '[{"a":"1,\\"b"}]',
    ),
    fc.array(word, { maxLength: 5 }),
  )
  .map((parts) => [parts].flat().join(''));
const key = fc.constantFrom('name', 'description', 'type', 'metadata', 'node_type', '__proto__', 'x-y');
const head = fc
  .array(fc.tuple(fc.constantFrom('', '', '  ', '   '), key, value), { maxLength: 6 })
  .map((lines) => lines.map(([indent, name, text]) => `${indent}${name}: ${text}`).join('\n') + '\n');

describe('frontmatter', () => {
  test('the line-wise reader agrees with YAML wherever it claims to read a head', () => {
    let claimed = 0;
    fc.assert(
      fc.property(head, (source) => {
        const read = readHead(source);
        if (read.by !== 'lines') return;
        claimed += 1;
        const plain = JSON.parse(JSON.stringify(parse(source, { schema: 'failsafe' }) ?? {})) as unknown;
        expect(read.head).toEqual(plain);
      }),
      runs,
    );
    expect(claimed).toBeGreaterThan(runs.numRuns / 50);
  });

  test('a scalar that memport prints reads back as the same text, by either reader', () => {
    fc.assert(
      fc.property(fc.oneof(value, fc.string({ unit: character })), (text) => {
        fc.pre(!/[\ud800-\udfff]/.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, '')));
        const source = `description: ${printScalar(text)}\n`;
        expect(headText(readHead(source).head, 'description')).toBe(text);
        expect((parse(source, { schema: 'failsafe' }) as { description: string }).description).toBe(text);
      }),
      runs,
    );
  });

  test('nothing in a head is ever executed', () => {
    for (const tag of ['js', 'javascript', 'JS', 'coffee', 'json', 'toml', 'constructor']) {
      expect(readFrontmatter(`---${tag}\nglobalThis.pwned = 1\n---\n`)).toBeUndefined();
    }
    readHead('name: !!js/function "function(){ globalThis.pwned = 1 }"\n');
    expect((globalThis as { pwned?: number }).pwned).toBeUndefined();
  });

  test('an alias bomb, deep nesting and a poisoned prototype do no harm', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghi'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`)
      .join('\n')}\n`;
    expect(readHead(bomb).by).toBe('rescued');
    expect(() => readHead(`name: x\ndeep: ${'['.repeat(10_000)}\n`)).not.toThrow();
    readHead('__proto__:\n  polluted: yes\n');
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  test('every shape of head that fails strict YAML in the wild is rescued', () => {
    for (const [source, description] of [
      ['name: a\ndescription: Deploys: never on Friday\ntype: feedback\n', 'Deploys: never on Friday'],
      ['name: a\ndescription: "Fast" path only\ntype: feedback\n', '"Fast" path only'],
      ['name: a\ndescription: `pnpm` only\ntype: feedback\n', '`pnpm` only'],
      ['name: a\ndescription: @scope packages\ntype: feedback\n', '@scope packages'],
      ['name: a\ndescription: 50 %: half\ntype: feedback\noriginSessionId: x\n', '50 %: half'],
    ] as const) {
      const read = readHead(source);
      expect(read.by).toBe('rescued');
      expect(headText(read.head, 'description')).toBe(description);
      expect(headText(read.head, 'type')).toBe('feedback');
    }
    expect(headText(readHead('name: a\ndescription: a: b\nmetadata:\n  type: user\n').head, 'metadata', 'type')).toBe(
      'user',
    );
  });

  test('duplicate keys keep the first and say that YAML refused', () => {
    const read = readHead('name: a\nname: b\n');
    expect(read.by).toBe('rescued');
    expect(headText(read.head, 'name')).toBe('a');
  });

  test('a block needs an exact first line and a close; text around it keeps its offsets', () => {
    expect(readFrontmatter('--- \nname: a\n---\nbody')?.head).toEqual({ name: 'a' });
    expect(readFrontmatter('---\nname: a\nbody')).toBeUndefined();
    expect(readFrontmatter('text\n---\nname: a\n---\n')).toBeUndefined();
    const text = '\ufeff---\r\nname: a\r\n---\r\nbody';
    const read = readFrontmatter(text);
    expect(read?.head).toEqual({ name: 'a' });
    expect(text.slice(read?.block[1])).toBe('body');
  });
});
