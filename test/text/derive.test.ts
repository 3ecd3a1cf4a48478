import { expect, test } from 'vitest';
import { derive, listInLine } from '../../src/text/derive.ts';

test.each([
  ['`npm ci` is run before every build, never `npm install`.', '`npm ci` is run before every build'],
  ['`pnpm -r build, test` comes first.', '`pnpm -r build, test` comes first'],
  ['Never run `git push --force`.', 'Never run `git push --force`'],
  ['**Never** push to `main`.', 'Never push to `main`'],
  ['**Never push to main.**', 'Never push to main'],
  ['**`git push`** is forbidden.', '`git push` is forbidden'],
  ['_Always_ ask before flashing, please.', 'Always ask before flashing'],
  ['**重要**：不要推送到 main。', '重要'],
  ['> "Ship it, now" means deploy.', '"Ship it, now" means deploy'],
  ['The user said "never, ever touch it".', 'The user said "never, ever touch it"'],
  ['Rebase rarely (it confuses, and costs): merge instead.', 'Rebase rarely (it confuses, and costs)'],
  ['[ADR 12: storage](adr.md) forbids access.', 'ADR 12: storage forbids access'],
  ['`__init__.py` stays empty.', '`__init__.py` stays empty'],
  ['__init__.py stays empty.', '__init__.py stays empty'],
  ['*.log files are ignored.', '*.log files are ignored'],
  ['-x is the flag to use.', '-x is the flag to use'],
  ['#general is where releases are announced.', '#general is where releases are announced'],
  ['- one\n- two', 'one'],
])('the title of %j is %j', (statement, title) => {
  expect(derive(statement).title).toBe(title);
});

test('a hook is the first sentence word for word, marks at its start and end included', () => {
  const sentences = [
    '`npm ci` first.',
    '**Never push.**',
    '_Always_ ask.',
    '"Done" means merged.',
    '*.log is ignored.',
  ];
  expect(sentences.map((each) => derive(`${each} More.`).hook)).toEqual(sentences);
});

test('a mark whose other half was cut off does not stand alone', () => {
  const { title } = derive('Before every single release run the whole of `make clean && make all-the-things`.');
  expect(title).toBe('Before every single release run the whole of make clean…');
});

test('a table and a fence say what stands in them, not how they are drawn', () => {
  const table = '| Host | Port |\n|---|---:|\n| web | 80 |\n| a \\| b | 81 |';
  expect(derive(table).hook).toBe('Host, Port: web, 80; a | b, 81');
  expect(derive('```sh\nnpm ci\n```').hook).toBe('`npm ci`');
  expect(derive('~~~\n\nnpm ci\nnpm test\n~~~').hook).toBe('`npm ci` …');
  for (const text of ['|', '```', '```\n```', '| |\n|---|', '~~~ `x`\n`a`\n~~~'])
    expect(derive(text).hook).not.toBe('');
});

test.each([
  [
    '- move off Mailchimp (Listmonk is up)\n- ask about the domain',
    'move off Mailchimp (Listmonk is up); ask about the domain',
  ],
  ['- use `viridis`\n- never `jet`\n- 8 pt', 'use `viridis`; never `jet`; 8 pt'],
  ['- say "no"\n- stop.\n- go', 'say "no"; stop. go'],
  ['Figures:\n- 3.3 in (single)\n- no titles', 'Figures: 3.3 in (single); no titles'],
  ['- 一つ（済み）\n- 二つ。\n- 三つ', '一つ（済み）; 二つ。 三つ'],
])('items of %j do not run into one another in one line', (list, line) => {
  expect(listInLine(list)).toBe(line);
});
