import { describe, expect, test } from 'vitest';
import { injectedText } from '../../adapters/codex/shown/injected.ts';
import { byteLength } from '../../src/text/measure.ts';
import { homeOf, look, ROOT } from './home.ts';

const lines = (bytes: number): string => {
  let text = 'v1\n\n## User Profile\n\n';
  for (let line = 0; text.length < bytes; line += 1) text += `- line ${String(line).padStart(5, '0')} abcdefghij\n`;
  return `${text.slice(0, bytes - 1)}x`;
};

const cutOf = (text: string): [tokens: number, head: number, tail: number] | undefined => {
  const shown = injectedText(text) ?? '';
  const mark = /…(\d+) tokens truncated…/.exec(shown);
  if (!mark) return undefined;
  const [head, tail] = [shown.slice(0, mark.index), shown.slice(mark.index + mark[0].length)];
  expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
  return [Number(mark[1]), byteLength(head), byteLength(tail)];
};

const RECORDED: readonly ['cjk' | 'emoji' | 'mixed' | 'comb', number, number, number, number, number][] = [
  ['cjk', 0, 10003, 1, 4998, 4999],
  ['cjk', 1, 10001, 1, 4999, 4999],
  ['cjk', 1, 10002, 1, 4999, 5000],
  ['cjk', 1, 10006, 2, 4999, 4998],
  ['cjk', 1, 13333, 834, 4999, 4998],
  ['cjk', 2, 10007, 2, 5000, 4998],
  ['comb', 0, 10003, 1, 4998, 4999],
  ['comb', 1, 10003, 1, 4999, 5000],
  ['comb', 1, 10004, 1, 4999, 4999],
  ['comb', 3, 10002, 1, 4999, 4998],
  ['comb', 3, 10003, 1, 4999, 4999],
  ['emoji', 0, 10007, 2, 4999, 5000],
  ['emoji', 2, 10001, 1, 4997, 5000],
  ['mixed', 1, 10002, 1, 5000, 4998],
  ['mixed', 1, 13333, 834, 5000, 4999],
  ['mixed', 2, 10006, 2, 5000, 4999],
];

/** Recorded from the developer message of codex-cli 0.169.0 on 2026-11-20. */
describe('the summary as the client sends it', () => {
  test.each([
    [9_999, undefined],
    [10_000, undefined],
    [10_001, [1, 5_000, 5_000]],
    [10_004, [1, 5_000, 5_000]],
    [10_005, [2, 5_000, 5_000]],
    [12_000, [500, 5_000, 5_000]],
    [70_000, [15_000, 5_000, 5_000]],
  ])('%i bytes', (bytes, cut) => {
    expect(cutOf(lines(bytes))).toEqual(cut);
  });

  test.each(ROWS())('%s after %i letters, %i bytes', (unit, pad, bytes, tokens, head, tail) => {
    let text = `v1\n${'a'.repeat(pad)}`;
    while (byteLength(text + unit) < bytes - 3) text += unit;
    while (byteLength(text) < bytes) text += 'z';
    expect(cutOf(text)).toEqual([tokens, head, tail]);
  });

  test.each([
    ['white space at the edges does not count', `${lines(9_990)}${'\n'.repeat(60)}`, lines(9_990)],
    ['the white space of Unicode goes', '\u00a0\u3000v1\n\nabc\u00a0\u0085\u3000', 'v1\n\nabc'],
    ['a BOM stays', '\ufeffv1\n\nabc\ufeff', '\ufeffv1\n\nabc\ufeff'],
    ['control characters stay', '\u001cv1\n\nabc\u001c', '\u001cv1\n\nabc\u001c'],
    ['CR stays', 'v1\r\n\r\nabc\r\ndef\r\n', 'v1\r\n\r\nabc\r\ndef'],
    ['line 1 need not be v1', '## User Profile\n', '## User Profile'],
    ['blank is none', ' \n\t\n', undefined],
    ['bytes that are no UTF-8 make it none', 'v1\n\nabc \udcff\udce3\udc81 def', undefined],
  ])('%s', (_, text, shown) => {
    expect(injectedText(text)).toBe(shown);
  });
});

function ROWS(): [string, number, number, number, number, number][] {
  const CJK = '日本語の規則、';
  const EMOJI = '👩‍💻x🏳️‍🌈';
  const MIXED = 'é日a👩';
  const COMBINING = 'e\u0301い';
  return RECORDED.map(([name, ...rest]) => [{ cjk: CJK, emoji: EMOJI, mixed: MIXED, comb: COMBINING }[name], ...rest]);
}

/** AGENTS.md, recorded from the user message of the same client. */
describe('AGENTS.md', () => {
  const shown = (files: Record<string, string>, cwd: string): string | undefined => {
    const world = new Map([...homeOf({}), ...Object.entries(files)]);
    return look(world, cwd).view.always.find((block) => block.role === 'user')?.text;
  };
  const repo = {
    '/home/ada/repo/.git/HEAD': 'x',
    '/home/ada/repo/AGENTS.md': 'root rules\n',
    '/home/ada/repo/sub/AGENTS.md': '\nsub rules\n\n',
    '/home/ada/repo/sub/deep/x': '',
  };
  const deep = '/home/ada/repo/sub/deep';
  const home = { [`${ROOT}/AGENTS.md`]: '  home rules\n\n' };

  test('that of the home, then from the git root down', () => {
    expect(shown({ ...repo, ...home }, deep)).toBe(
      `# AGENTS.md instructions for ${deep}\n\n<INSTRUCTIONS>\nhome rules\n\n--- project-doc ---\n\nroot rules\n\n\n\nsub rules\n\n\n</INSTRUCTIONS>`,
    );
  });

  test('an override stands in for the file beside it', () => {
    const overrides = {
      '/home/ada/repo/sub/AGENTS.override.md': 'override',
      [`${ROOT}/AGENTS.override.md`]: 'home override',
    };
    expect(shown({ ...repo, ...home, ...overrides }, deep)).toBe(
      `# AGENTS.md instructions for ${deep}\n\n<INSTRUCTIONS>\nhome override\n\n--- project-doc ---\n\nroot rules\n\n\noverride\n</INSTRUCTIONS>`,
    );
  });

  test('without a project file the cwd is not named', () => {
    expect(shown(home, '/home/ada/elsewhere')).toBe(
      '# AGENTS.md instructions\n\n<INSTRUCTIONS>\nhome rules\n</INSTRUCTIONS>',
    );
  });

  test('all project files together take 32 KiB', () => {
    const text = shown({ ...repo, '/home/ada/repo/AGENTS.md': `${'a'.repeat(32_760)}\n` }, deep);
    expect(text?.endsWith(`aaa\n\n\n\nsub ru\n</INSTRUCTIONS>`)).toBe(true);
  });

  test('blank files are left out, bad bytes are replaced, the home is never cut', () => {
    expect(shown({ ...repo, '/home/ada/repo/AGENTS.md': ' \n' }, deep)).toBe(
      `# AGENTS.md instructions for ${deep}\n\n<INSTRUCTIONS>\n\nsub rules\n\n\n</INSTRUCTIONS>`,
    );
    expect(shown({ ...repo, '/home/ada/repo/AGENTS.md': 'x\udcffy\n', '/home/ada/repo/sub/AGENTS.md': '' }, deep)).toBe(
      `# AGENTS.md instructions for ${deep}\n\n<INSTRUCTIONS>\nx\ufffdy\n\n</INSTRUCTIONS>`,
    );
    expect(shown({ [`${ROOT}/AGENTS.md`]: 'h'.repeat(40_000) }, '/home/ada')).toHaveLength(40_057);
  });
});
