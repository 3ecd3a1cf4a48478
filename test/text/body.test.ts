import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../src/text/blocks.ts';
import { normal } from '../../src/text/trimmed.ts';
import { normalBody, parseBody, PLAIN_BODY, printBody } from '../../src/text/body.ts';

const line = fc.constantFrom(
  'Use pnpm, never npm.',
  '**Why:** the lockfile',
  '**Why:**',
  '**How to apply:** run it',
  '**How to apply:**',
  'Why: plain',
  'Why:',
  'Applies: here',
  '- a bullet',
  '  nested',
  '- **Why:** bullet',
  '**Por qué:** la llave',
  '**理由：**锁文件',
  '**Wie anwenden:**',
  '1. one',
  '```sh',
  '```',
  '~~~',
  '# Heading',
  '## Why',
  '## How to apply',
  '> quote',
  '| a | b |',
  '|---|---|',
  '---',
  '***',
  '<!-- c',
  '-->',
  '',
  '',
  '',
  '§',
  ' -> ',
  'when x -> y',
  '\tindented',
  '    code',
  'tail  ',
);
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.join('\n'));
// No indented code: put together below a list, it becomes part of that list.
const block = fc.constantFrom(
  'Use pnpm.',
  '规则如下：',
  'ルール。',
  'Правило без точки',
  'قاعدة؟',
  'The steps:',
  '- a\n- b',
  '1. one\n2. two\n   - nested',
  '- a\n\n  more of it',
  '```sh\nnpm ci\n\nnpm test\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '# Title',
  '---',
  '> quote',
  '**Why:** the lockfile.',
  '**How to apply:** run it.',
  '**How to apply:**\n\n- x\n- y',
  '**Why:** because of:\n\n1. a',
  '**Repo:** app',
);
const runs = { numRuns: Number(process.env['MEMPORT_CASES'] ?? 200) * 5 };

describe('the body grammar', () => {
  test('reading what it prints gives the same fields, whatever the text', () => {
    fc.assert(
      fc.property(text, (source) => {
        const body = parseBody(source);
        expect(parseBody(printBody(body))).toEqual(body);
        expect(normalBody(body)).toEqual(body);
      }),
      runs,
    );
  });

  test('no word of a body is ever dropped', () => {
    fc.assert(
      fc.property(text, (source) => {
        const words = (of: string) =>
          of
            .split(/[\s*:#\->`~|§.]+/)
            .filter((word) => word !== '' && !/^(why|how|to|apply|applies|por|qué|理由：|wie|anwenden)$/i.test(word))
            .sort();
        expect(words(printBody(parseBody(source)))).toEqual(words(source));
      }),
      runs,
    );
  });

  test('a statement is a piece of what was read, never put together by moving blocks', () => {
    const flat = (of: string) => of.replace(/\s+/g, '');
    fc.assert(
      fc.property(text, (source) => {
        expect(flat(source).includes(flat(parseBody(source).statement))).toBe(true);
      }),
      runs,
    );
    expect(parseBody('---\n  Applies: y')).toEqual({ statement: '---\n\nApplies: y' });
  });

  test('blocks never overlap and cover every line that is not blank', () => {
    fc.assert(
      fc.property(text, (source) => {
        let from = 0;
        for (const block of blocksOf(source)) {
          expect(source.slice(from, block.span[0]).trim()).toBe('');
          expect(block.span[1]).toBeGreaterThan(block.span[0]);
          from = block.span[1];
        }
        expect(source.slice(from).trim()).toBe('');
      }),
      runs,
    );
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
    expect(parseBody('Rule.\n\n**How to apply:**\n- a\n- b\n\nMore.')).toEqual({
      statement: 'Rule.',
      how: '- a\n- b',
      detail: 'More.',
    });
    expect(parseBody('Rule.\n\n**How to apply:**\n\n- a\n- b')).toEqual({ statement: 'Rule.', how: '- a\n- b' });
  });

  test('headings, fences and tables before the statement stay as detail', () => {
    expect(parseBody('# Title\n\n```\ncode\n\nmore\n```\n\nRule.')).toEqual({
      statement: 'Rule.',
      detail: '# Title\n\n```\ncode\n\nmore\n```',
      order: [2, 'statement'],
    });
    expect(parseBody('```\nonly code\n```')).toEqual({ statement: '```\nonly code\n```' });
  });

  test('a second why stays in the detail, word for word', () => {
    expect(parseBody('A.\n\n**Why:** one\n\nB.\n\n**Why:** two')).toEqual({
      statement: 'A.',
      why: 'one',
      detail: 'B.\n\n**Why:** two',
    });
  });

  test('the plain style says the same on lines of its own', () => {
    const body = { statement: 'Rule.', why: 'cause', how: 'so', detail: 'More.' };
    expect(printBody(body, PLAIN_BODY)).toBe('Rule.\nWhy: cause\nApplies: so\n\nMore.');
    expect(parseBody(printBody(body, PLAIN_BODY))).toEqual(body);
  });

  test('a sentence is never parted from its list, fence or table', () => {
    const list = '1. commit\n2. merge\n   - squash\n3. push';
    for (const lead of [
      'Run these steps without asking:',
      '次の手順を実行する：',
      'Steps, in order,',
      'يجب عليه',
      'The steps —',
      'Do **this**',
    ]) {
      for (const below of [list, '```sh\nnpm ci\n\nnpm test\n```', '| a | b |\n|---|---|\n| 1 | 2 |', '- a\n\n- b']) {
        expect(parseBody(`${lead}\n\n${below}\n\n**Why:** daily.`)).toEqual({
          statement: `${lead}\n\n${below}`,
          why: 'daily.',
        });
        expect(parseBody(`Rule.\n\n**How to apply:** ${lead}\n\n${below}`)).toEqual({
          statement: 'Rule.',
          how: `${lead}\n\n${below}`,
        });
      }
    }
    for (const ended of [
      'A rule.',
      '规则。',
      'قاعدة؟',
      'نمبر۔',
      'नियम।',
      'Really?"',
      '(So it is.)',
      '「はい。」',
      'and so on…',
      'Never **this.**',
    ]) {
      expect(parseBody(`${ended}\n\n${list}`)).toEqual({ statement: ended, detail: list });
    }
    expect(parseBody(`Steps\n\n\n${list}`)).toEqual({ statement: 'Steps', detail: list });
  });

  test('a body that is one list is one statement', () => {
    for (const list of ['- a\n- b', '* a\n\n* b', '1. a\n\n2. b\n\n   more', '- a\n  - b\n- c'])
      expect(parseBody(list)).toEqual({ statement: list });
    expect(parseBody('- a\n- b\n\n\n- c')).toEqual({ statement: '- a\n- b', detail: '- c' });
    expect(parseBody('- a\n- b\n- **Why:** so')).toEqual({ statement: '- a\n- b', why: 'so' });
  });

  test('a list stays between statement and why, and a heading above the statement', () => {
    const text =
      '# Release\n\nShip daily.\n\n- on Fridays too\n\n**Why:** he says so.\n\nMore.\n\n**How to apply:** see there.\n\nTail.';
    const body = parseBody(text);
    expect(body).toMatchObject({
      statement: 'Ship daily.',
      why: 'he says so.',
      how: 'see there.',
      detail: '# Release\n\n- on Fridays too\n\nMore.\n\nTail.',
    });
    expect(printBody(body)).toBe(text);
    expect(printBody(parseBody('**How to apply:** so.\n\nRule.\n\n**Why:** x.'))).toBe(
      '**How to apply:** so.\n\nRule.\n\n**Why:** x.',
    );
  });

  test('a bold label that only says that here stands the rule is no text', () => {
    expect(parseBody('**Rule:** Use pnpm.\n\n**Why:** x.')).toEqual({ statement: 'Use pnpm.', why: 'x.' });
    expect(parseBody('**Rule**: Use pnpm.')).toEqual({ statement: 'Use pnpm.' });
    expect(parseBody('**规则：** 用 pnpm。')).toEqual({ statement: '用 pnpm。' });
    expect(parseBody('**Rule:**\n\n- a\n- b')).toEqual({ statement: '- a\n- b' });
    expect(parseBody('**Repo:** app')).toEqual({ statement: '**Repo:** app' });
  });

  test('bold labels in other languages are labels, and as plain words they are text', () => {
    const expected = { statement: 'X.', why: 'a', how: 'b' };
    for (const [why, how] of [
      ['**Warum:**', '**So anwenden:**'],
      ['**Pourquoi :**', '**Comment l’appliquer** :'],
      ['**Por qué:**', '**Cómo aplicar:**'],
      ['**Por quê**:', '**Como aplicar**:'],
      ['**Perché:**', '**Come applicarlo:**'],
      ['**Почему:**', '**Как применять:**'],
      ['**理由：**', '**适用**：'],
      ['**なぜ：**', '**適用方法：**'],
      ['**이유:**', '**적용 방법:**'],
      ['**السبب:**', '**كيفية التطبيق:**'],
      ['**סיבה:**', '**איך ליישם:**'],
    ] as const) {
      expect(parseBody(`X.\n\n${why} a\n\n${how} b`)).toEqual(expected);
      expect(parseBody(`X.\n\n${why}a\n${how}b`)).toEqual(expected);
      expect(parseBody(`X.\n\n${why.replaceAll('*', '')} a`)).toEqual({
        statement: 'X.',
        detail: `${why.replaceAll('*', '')} a`,
      });
    }
    expect(parseBody('X.\n\n**How:** b')).toEqual({ statement: 'X.', detail: '**How:** b' });
  });

  test('printing what was read keeps the order of all blocks', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 9 }), fc.constantFrom('\n', '\r\n'), (blocks, eol) => {
        const text = blocks.join('\n\n');
        const body = parseBody(text.replaceAll('\n', eol));
        expect(printBody(body)).toBe(normal(text));
        expect(parseBody(printBody(body))).toEqual(body);
      }),
      runs,
    );
  });
});

test('a fence below an item of a list, after a blank line, ends where it is closed', () => {
  const body =
    'Ship it.\n\n- by script:\n\n  ```sh\n  ./deploy.sh\n  ```\n\nThen tell Ada.\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(blocksOf(body).map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'paragraph', 'table']);
});

test('steps in one line beside a label stay in one line, a list below one stays a list', () => {
  const how = (value: string): string => printBody({ statement: 'Use pnpm.', how: value }, PLAIN_BODY).slice(10);
  expect(how('1. fetch 2. rebase')).toBe('Applies: 1. fetch 2. rebase');
  expect(how('1. fetch\n2. rebase')).toBe('Applies:\n\n1. fetch\n2. rebase');
});
