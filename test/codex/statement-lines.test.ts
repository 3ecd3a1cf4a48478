import { parseBody } from '../../src/text/body.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTells } from '../../adapters/codex/resources/lines.ts';
import { lineHook } from '../../adapters/codex/summary/hooks.ts';
import { bulletOf, unmarkedOf } from '../../adapters/codex/summary/statement-lines.ts';
import { summaryOf } from '../../adapters/codex/summary/summary.ts';
import { tellingsOf } from '../../adapters/codex/summary/tellings.ts';
import { forLines, hookOf } from '../../src/kit/lines.ts';
import { derive } from '../../src/text/derive.ts';
import { folded } from '../../src/text/flat.ts';
import { memory as someMemory } from '../contract/memories.ts';
import { literalsOf, squeezed } from '../migrate/yardstick.ts';
import { plain } from '../plan/plain.ts';

const STATEMENTS = [
  'Use pnpm.',
  'Hard\nwrapped rule.',
  'Run these steps without asking:\n\n1. commit\n2. merge\n3. push',
  '发布时按以下步骤执行：\n\n- 提交\n- 合并',
  'Layout of the repo\n\n- frontend:\n  - react\n  - vite\n- backend',
  `Long list:\n\n${Array.from({ length: 40 }, (_, at) => `- item ${at}`).join('\n')}`,
  'Start it with:\n\n```sh\nnpm ci\n\nnpm run dev\n```',
  'Ports\n\n| port | what |\n|---|---|\n| 80 | web |',
  'Ports:\n| port | what |\n|---|---|\n| 80 | web |',
  '- Speaks Portuguese\n- Reads the diff first',
  '* one\n* two',
  '1. one\n\n2. two\n\n   more of it',
];

test('a table right below its lead-in keeps its lines', () => {
  expect(bulletOf('Ports:\n| port | what |\n|---|---|\n| 80 | web |')).toBe(
    'Ports:\n    | port | what |\n    |---|---|\n    | 80 | web |',
  );
});

describe('a statement as a bullet of the summary', () => {
  test.each(STATEMENTS)(
    '%j is one bullet that says all of it, and below a colon stands what it announces',
    (statement) => {
      const text = unmarkedOf(bulletOf(statement));
      const { sayings } = summaryOf(`v1\n\n## User preferences\n\n- before\n- ${text}\n- after\n`);
      expect(sayings).toHaveLength(3);
      expect(folded(`- ${text}`)).toContain(folded(statement));
      const lines = text.split('\n');
      for (const [at, line] of lines.entries()) if (/[:：]$/.test(line)) expect(lines[at + 1]).toMatch(/^ {2,4}\S/);
    },
  );

  test('a list goes below its first line, a short one beside its lead-in', () => {
    expect(bulletOf('Layout\n\n- a\n- b')).toBe('Layout\n  - a\n  - b');
    expect(bulletOf('Layout:\n\n- a\n- b')).toBe('Layout: - a - b');
    expect(bulletOf(`Layout:\n\n- a\n  - b\n- ${'c'.repeat(300)}`)).toBe(
      `Layout:\n  - a\n    - b\n  - ${'c'.repeat(300)}`,
    );
  });

  test('the items of a list that nothing leads in stand side by side, a single one needs no mark', () => {
    expect(unmarkedOf(bulletOf('- a\n- b'))).toBe('- a\n  - b');
    expect(unmarkedOf(bulletOf('1. a\n2. b'))).toBe('1. a\n  2. b');
    expect(unmarkedOf(bulletOf('- a\n  - b'))).toBe('a\n    - b');
  });

  test('a fence or a table begins a line of its own', () => {
    expect(bulletOf('Start it with:\n\n```sh\nnpm ci\n```')).toBe('Start it with:\n    ```sh\n    npm ci\n    ```');
    expect(bulletOf('Ports:\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
      'Ports:\n    | a | b |\n    |---|---|\n    | 1 | 2 |',
    );
    const memory = plain('Sign it.', { why: '```\nno key\n```', how: '- run `a`\n  - then `b`\n- run `c`' });
    expect(tellingsOf(memory).at(-1)?.text).toBe(
      'Sign it.\n  - how to apply:\n    - run `a`\n      - then `b`\n    - run `c`\n  - why:\n    ```\n    no key\n    ```',
    );
  });
});

describe('the sentence of a line that cannot say the statement', () => {
  test('is the hook, unless another sentence says more than "a note" or a lead-in', () => {
    expect(hookOf({ statement: 'The rules:', detail: 'Indent with tabs. And so on.' })).toBe('Indent with tabs.');
    expect(hookOf({ statement: 'The rules:', hook: 'a note', detail: 'Indent with tabs.' })).toBe('Indent with tabs.');
    expect(hookOf({ statement: 'Indent with tabs.', hook: 'a note' })).toBe('Indent with tabs.');
    expect(hookOf({ statement: 'Indent with tabs.', hook: 'tabs in every file' })).toBe('tabs in every file');
    expect(hookOf({ statement: '规则：', detail: '用 pnpm 安装。' })).toBe('用 pnpm 安装。');
    expect(hookOf({ statement: 'Only this:' })).toBe('Only this:');
  });

  test('holds the items of a list, and no number of it ends the sentence', () => {
    expect(derive('Run these steps:\n\n1. commit\n2. merge').hook).toBe('Run these steps: 1) commit; 2) merge');
    expect(derive('- Speaks Portuguese\n- Reads the diff').hook).toBe('Speaks Portuguese; Reads the diff');
  });
});

describe('the line of a memory whose statement has no room', () => {
  const memory = plain('Indent with tabs, width 4, in every Go file.', {
    name: 'tabs-in-go',
    detail: 'Run `gofmt -l .` before a commit.',
  });
  test.each([
    ['a hook that says something', 'tabs of width 4, because of gofmt', 'tabs of width 4, because of gofmt'],
    [
      'a hook that holds less of what the body names',
      'tabs, because of gofmt',
      'Indent with tabs, width 4, in every Go file.',
    ],
    ['only its topic', 'Tabs in Go', 'Indent with tabs, width 4, in every Go file.'],
    [
      'only where it stood',
      '→ [feedback_tabs.md](feedback_tabs.md) first',
      'Indent with tabs, width 4, in every Go file.',
    ],
    ['only a file', 'see feedback_tabs.md', 'Indent with tabs, width 4, in every Go file.'],
    ['what follows elsewhere', 'How we indent our Go files:', 'Indent with tabs, width 4, in every Go file.'],
  ])('%s', (_, hook, said) => {
    expect(lineHook({ ...memory, hook })).toBe(said);
  });
});

describe('tellings', () => {
  const memory = plain('Deploys go out on Friday.', {
    how: 'Tag first:\n\n1. `git tag v1`\n2. `make deploy`',
    why: 'Monday is quiet.',
    detail:
      '## Hosts\n\n| host | port |\n|---|---|\n| web-1 | 8443 |\n\n## Undo\n\n```sh\nmake undo\n\nmake check\n```\n\n- ask Ada\n  - or Bo\n\n> "never on Monday"',
  });

  test('each says more than the one before, the last one all of the body, and what a line announces stands below it', () => {
    const tellings = tellingsOf(memory);
    expect(tellings[0]).toMatchObject({ name: 'it', text: memory.statement, worth: 0 });
    const last = tellings.at(-1);
    expect(last).toMatchObject({ name: 'all of it', whole: true, says: ['statement', 'how', 'why', 'detail'] });
    expect(last?.text).toBe(`Deploys go out on Friday.
  - how to apply: Tag first: 1. \`git tag v1\` 2. \`make deploy\`
  - why: Monday is quiet.
  - Hosts
    | host | port |
    |---|---|
    | web-1 | 8443 |
  - Undo
    \`\`\`sh
    make undo
    make check
    \`\`\`
  - ask Ada
    - or Bo
  - "never on Monday"`);
    expect(tellings.map(({ text }) => text.length)).toEqual(
      tellings.map(({ text }) => text.length).toSorted((a, b) => a - b),
    );
    for (const { text } of tellings) expect(text).not.toMatch(/[:：](?:$|\n(?! {4}\S))/u);
  });

  test('a heading above the statement is its name and no piece of the rest', () => {
    const titled = plain(
      'Never deploy on Fridays.',
      parseBody('# Deploying\n\nNever deploy on Fridays.\n\n## Past\n\nWe lost one.'),
    );
    expect(tellingsOf(titled).at(-1)).toMatchObject({
      text: 'Never deploy on Fridays.\n  - Past: We lost one.',
      whole: true,
    });
  });

  test('a list beside a label stays one line of items, as its first item is no parent of the others', () => {
    const listed = plain('Rebase first.', { how: '1. fetch\n2. rebase', why: '- linear log\n- easy bisect.\n- habit' });
    expect(tellingsOf(listed).at(-1)?.text).toBe(
      'Rebase first.\n  - how to apply: 1. fetch; 2. rebase\n  - why: linear log; easy bisect. habit',
    );
  });

  test('an item that ends in code or a bracket is parted from the next one all the same', () => {
    const listed = plain('Rebase first.', { how: '1. `git fetch`\n2. rebase (onto main)\n3. push' });
    expect(tellingsOf(listed).at(-1)?.text).toBe(
      'Rebase first.\n  - how to apply: 1. `git fetch`; 2. rebase (onto main); 3. push',
    );
  });

  test('what stands below an item of a list stays below it', () => {
    const how =
      '1. Build it:\n   - `just build`\n   - `just test`\n2. Ship it:\n\n   ```sh\n   ./deploy.sh\n   ```\n\nThen tell Ada.';
    expect(tellingsOf(plain('Deploy with the script.', { how })).at(-1)?.text).toBe(`Deploy with the script.
  - how to apply:
    1. Build it: - \`just build\` - \`just test\`
    2. Ship it:
      \`\`\`sh
      ./deploy.sh
      \`\`\`
    - Then tell Ada.`);
  });

  test('every literal of any body stands in the last one, and each is one line of the summary that is known again', () => {
    fc.assert(
      fc.property(someMemory, (drawn) => {
        for (const { text, says, whole } of tellingsOf(drawn)) {
          const { topicLines } = summaryOf(
            `v1\n\n## What's in Memory\n\n#### x (extensions/memport/resources/app)\n\n- ${text}\n`,
          );
          const [line, ...more] = topicLines;
          if (!line || more.length > 0 || folded(line.says) !== folded(text)) continue;
          expect(lineTells(line.says, drawn).says.length).toBeGreaterThanOrEqual(Math.min(1, says.length));
          const shown = squeezed(text);
          const said = forLines(drawn);
          if (whole)
            for (const literal of literalsOf(`${said.statement}\n${said.how ?? ''}\n${said.why ?? ''}`))
              expect(shown).toContain(squeezed(literal));
        }
      }),
      { numRuns: 200 },
    );
  });
});
