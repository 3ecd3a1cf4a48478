import { describe, expect, test } from 'vitest';
import { bulletOf, unmarkedOf } from '../../adapters/codex/statement-lines.ts';
import { summaryOf } from '../../adapters/codex/summary.ts';
import { hookOf } from '../../src/kit/lines.ts';
import { derive } from '../../src/text/derive.ts';
import { folded } from '../../src/text/flat.ts';

const STATEMENTS = [
  'Use pnpm.',
  'Hard\nwrapped rule.',
  'Run these steps without asking:\n\n1. commit\n2. merge\n3. push',
  '发布时按以下步骤执行：\n\n- 提交\n- 合并',
  'Layout of the repo\n\n- frontend:\n  - react\n  - vite\n- backend',
  `Long list:\n\n${Array.from({ length: 40 }, (_, at) => `- item ${at}`).join('\n')}`,
  'Start it with:\n\n```sh\nnpm ci\n\nnpm run dev\n```',
  'Ports\n\n| port | what |\n|---|---|\n| 80 | web |',
  '- Speaks Portuguese\n- Reads the diff first',
  '* one\n* two',
  '1. one\n\n2. two\n\n   more of it',
];

describe('a statement as a bullet of the summary', () => {
  test.each(STATEMENTS)('%j is one bullet that says all of it, and no line of it ends in a colon', (statement) => {
    const text = unmarkedOf(bulletOf(statement));
    const { sayings } = summaryOf(`v1\n\n## User preferences\n\n- before\n- ${text}\n- after\n`);
    expect(sayings).toHaveLength(3);
    expect(folded(`- ${text}`)).toContain(folded(statement));
    for (const line of bulletOf(statement).split('\n')) expect(line).not.toMatch(/[:：]$/);
  });

  test('a list goes below its first line, a short one beside its lead-in', () => {
    expect(bulletOf('Layout\n\n- a\n- b')).toBe('Layout\n  - a\n  - b');
    expect(bulletOf('Layout:\n\n- a\n- b')).toBe('Layout: - a - b');
    expect(unmarkedOf(bulletOf('- a\n- b'))).toBe('a\n  - b');
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
