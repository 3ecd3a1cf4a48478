import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../src/text/blocks.ts';
import { normalBody, parseBody, PLAIN_BODY, printBody } from '../../src/text/body.ts';

const line = fc.constantFrom(
  'Use pnpm, never npm.', '**Why:** the lockfile', '**Why:**', '**How to apply:** run it', '**How to apply:**', 'Why: plain', 'Why:',
  'Applies: here', '- a bullet', '  nested', '- **Why:** bullet', '1. one', '```sh', '```', '~~~', '# Heading', '## Why', '## How to apply', '> quote',
  '| a | b |', '|---|---|', '---', '***', '<!-- c', '-->', '', '', '', '§', ' -> ', 'when x -> y', '\tindented', '    code', 'tail  ',
);
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
const runs = { numRuns: Number(process.env['MEMPORT_CASES'] ?? 200) * 5 };

describe('the body grammar', () => {
  test('reading what it prints gives the same fields, whatever the text', () => {
    fc.assert(fc.property(text, (source) => {
      const body = parseBody(source);
      expect(parseBody(printBody(body))).toEqual(body);
      expect(normalBody(body)).toEqual(body);
    }), runs);
  });

  test('no word of a body is ever dropped', () => {
    fc.assert(fc.property(text, (source) => {
      const words = (of: string) => of.split(/[\s*:#\->`~|§.]+/).filter((word) => word !== '' && !/^(why|how|to|apply|applies)$/i.test(word)).sort();
      expect(words(printBody(parseBody(source)))).toEqual(words(source));
    }), runs);
  });

  test('a statement is a piece of what was read, never put together by moving blocks', () => {
    const flat = (of: string) => of.replace(/\s+/g, '');
    fc.assert(fc.property(text, (source) => {
      expect(flat(source).includes(flat(parseBody(source).statement))).toBe(true);
    }), runs);
    expect(parseBody('---\n  Applies: y')).toEqual({ statement: '---\n  Applies: y' });
  });

  test('blocks never overlap and cover every line that is not blank', () => {
    fc.assert(fc.property(text, (source) => {
      let from = 0;
      for (const block of blocksOf(source)) {
        expect(source.slice(from, block.span[0]).trim()).toBe('');
        expect(block.span[1]).toBeGreaterThan(block.span[0]);
        from = block.span[1];
      }
      expect(source.slice(from).trim()).toBe('');
    }), runs);
  });

  test('reads rule, why and how under every label that real stores use', () => {
    const expected = { statement: 'Rule.', why: 'cause', how: 'so' };
    expect(parseBody('Rule.\n\n**Why:** cause\n\n**How to apply:** so')).toEqual(expected);
    expect(parseBody('Rule.\n**Why**: cause\n**How to apply**: so')).toEqual(expected);
    expect(parseBody('Rule.\nWhy: cause\nApplies: so')).toEqual(expected);
    expect(parseBody('Rule.\n\n## Why\n\ncause\n\n## How to apply\n\nso')).toEqual(expected);
    expect(parseBody('Rule.\n\n- **Why:** cause\n- **How to apply:** so')).toEqual(expected);
  });

  test('a list right after its label belongs to the label', () => {
    expect(parseBody('Rule.\n\n**How to apply:**\n- a\n- b\n\nMore.')).toEqual({ statement: 'Rule.', how: '- a\n- b', detail: 'More.' });
    expect(parseBody('Rule.\n\n**How to apply:**\n\n- a\n- b')).toEqual({ statement: 'Rule.', how: '- a\n- b' });
  });

  test('headings, fences and tables before the statement stay as detail', () => {
    expect(parseBody('# Title\n\n```\ncode\n\nmore\n```\n\nRule.')).toEqual({ statement: 'Rule.', detail: '# Title\n\n```\ncode\n\nmore\n```' });
    expect(parseBody('```\nonly code\n```')).toEqual({ statement: '```\nonly code\n```' });
  });

  test('a second why stays in the detail, word for word', () => {
    expect(parseBody('A.\n\n**Why:** one\n\nB.\n\n**Why:** two')).toEqual({ statement: 'A.', why: 'one', detail: 'B.\n\n**Why:** two' });
  });

  test('the plain style says the same on lines of its own', () => {
    const body = { statement: 'Rule.', why: 'cause', how: 'so', detail: 'More.' };
    expect(printBody(body, PLAIN_BODY)).toBe('Rule.\nWhy: cause\nApplies: so\n\nMore.');
    expect(parseBody(printBody(body, PLAIN_BODY))).toEqual(body);
  });
});
