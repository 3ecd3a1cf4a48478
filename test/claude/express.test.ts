import { describe, expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { refsOf } from '../../src/text/index-refs.ts';
import type { Memory } from '../../src/ir/memory.ts';
import { formsFor, storeFor, textIn } from '../contract/forms.ts';
import { HOME, type World } from '../contract/world.ts';
import { inProject, plain } from '../plan/plain.ts';

const STORE = `${HOME}/.claude/projects/-home-ada-app`;
const scope = inProject('/home/ada/app');
const world = (files: Record<string, string> = {}): World =>
  new Map([
    [`${STORE}/s.jsonl`, '{"cwd":"/home/ada/app"}\n'],
    ...Object.entries(files).map(([file, text]) => [`${STORE}/memory/${file}`, text] as const),
  ]);
const forms = (memory: Memory, files: Record<string, string> = {}) =>
  formsFor(claude, world(files), { ...memory, scope });
const lines = (memory: Memory, files: Record<string, string> = {}): (string | undefined)[] =>
  forms(memory, files).map((form) => textIn(form, 'index'));
const fileOf = (memory: Memory, files: Record<string, string> = {}): string | undefined =>
  forms(memory, files)[0]?.parts[0]?.file;

describe('the line of an index', () => {
  test('says the whole statement where it is one of 2,000 units, of which the client loads every one', () => {
    expect(forms(plain('x'.repeat(2_000)))[0]).toMatchObject({
      name: 'file + index line that says it',
      delivery: 'loaded',
    });
    expect(forms(plain('x'.repeat(2_001)))[0]).toMatchObject({ name: 'file + index line', delivery: 'indexed' });
    expect(lines(plain('Use tabs', { title: 'Indents' }))[0]).toBe('[Indents](feedback_tabs.md) — Use tabs');
  });

  test('says nothing twice: what the title says whole is not said behind it', () => {
    const said = (statement: string, more: Partial<Memory> = {}): (string | undefined)[] => [
      ...new Set(lines(plain(statement, more)).map((line) => line?.replace('](feedback_tabs.md)', ']'))),
    ];
    expect(said('Use tabs.')).toEqual(['[Use tabs]']);
    expect(said('Use tabs.', { why: 'The linter asks for it.' })).toEqual([
      '[Use tabs] — Why: The linter asks for it.',
      '[Use tabs]',
    ]);
    expect(said('Use tabs, never spaces.')).toEqual(['[Use tabs] — Use tabs, never spaces.']);
    expect(said('Use tabs!')).toEqual(['[Use tabs] — Use tabs!']);
    expect(forms(plain('Use tabs.'))[0]?.delivery).toBe('loaded');
  });

  test('says a list after semicolons, and more of the memory where there is room', () => {
    const rule = plain('Before every commit:\n\n- run `npm test`\n- look at the diff', {
      why: 'CI is slow',
      how: '1. stage\n2. read',
      detail: '## Past\n\nWe broke main twice.\n\n```sh\nnpm ci\n```',
    });
    const said = lines(rule).map((line) => line?.replace(/^.*? — /, ''));
    const lean = 'Before every commit: run `npm test`; look at the diff';
    expect(said).toContain(lean);
    expect(said[0]).toBe(`${lean}. How to apply: 1) stage; 2) read. Why: CI is slow. Past: We broke main twice.`);
    // A fence says nothing without its line ends: it stays in the file, one read away.
    expect(said.join()).not.toContain('npm ci');
  });

  test('says no hook of its own where the file was edited since', () => {
    const store = storeFor(
      claude,
      world({
        'feedback_tabs.md': '---\nname: tabs\n---\n\nUse tabs.\n\n**Why:** the linter says so\n',
        'MEMORY.md': '- [Tabs](feedback_tabs.md) — Use tabs. Why: Ada asked for it\n',
      }),
      { scope },
    );
    expect(store.memories).toMatchObject([{ statement: 'Use tabs.', why: 'the linter says so' }]);
    expect(store.memories[0]).not.toHaveProperty('hook');
  });

  test('says a hook of its own whole, up to 150 units', () => {
    const hook = `${'word '.repeat(29)}last.`;
    expect(hook.length).toBe(150);
    expect(lines(plain('Use tabs', { hook }))[1]).toBe(`[Use tabs](feedback_tabs.md) — ${hook}`);
    const longer = lines(plain('Use tabs', { hook: `${hook} And more.` }))[1] ?? '';
    expect(longer.endsWith('…')).toBe(true);
    expect(longer.split(' — ')[1]?.length).toBeLessThanOrEqual(150);
  });

  test('stands in a second-level index at the least, which costs no room', () => {
    const last = forms(plain('Use tabs')).at(-1);
    expect([last?.delivery, last?.costs]).toEqual(['searchable', []]);
    expect(last?.parts.map(({ slot, file }) => [slot, file])).toEqual([
      ['file', 'feedback_tabs.md'],
      ['topic', 'more_feedback.md'],
      ['index', 'more_feedback.md'],
      ['topic-line', 'MEMORY.md'],
    ]);
  });

  test('that is loaded says nothing that no longer holds, but where somebody put it', () => {
    const gone = plain('Use spaces', { status: 'superseded' });
    expect(forms(gone).map(({ delivery, reason }) => [delivery, reason])).toEqual([
      ['searchable', 'what is loaded is taken for true, and this memory is superseded'],
    ]);
    const global = formsFor(claude, world(), { ...gone, scope: { level: 'global' } });
    expect(global.map(({ delivery }) => delivery)).not.toContain('loaded');
  });

  test('costs its line, with the bullet and the line end', () => {
    expect(forms(plain('Use tabs'))[0]?.costs).toEqual([
      { budget: 'MEMORY.md lines', own: 1 },
      { budget: 'MEMORY.md', own: '- [Use tabs](feedback_tabs.md)\n'.length },
    ]);
  });

  test('of words that the index would take apart is not offered', () => {
    expect(forms(plain('Tabs first; [then](sub/other.md) spaces')).map(({ name }) => name)).not.toContain(
      'file + index line that says it',
    );
  });

  test('has the words of a link to a file beside it, and not its target', () => {
    const [form] = forms(plain('Tabs first; [then](other.md) spaces'));
    expect(form?.parts.map(({ text }) => text)[1]).toMatch(/ — Tabs first; then spaces$/);
    expect(form?.delivery).toBe('loaded');
  });
});

describe('a file', () => {
  test('is called after the type and the name', () => {
    expect(fileOf(plain('Use tabs'))).toBe('feedback_tabs.md');
    expect(fileOf(plain('The port is 5433', { kind: 'reference', name: 'port' }))).toBe('reference_port.md');
  });

  test('has a name that is free: of files, and of lines that lead nowhere', () => {
    expect(fileOf(plain('Use tabs'), { 'feedback_tabs.md': 'Use spaces' })).toBe('feedback_tabs-2.md');
    expect(fileOf(plain('Use tabs'), { 'MEMORY.md': '- [Tabs](feedback_tabs.md) — gone\n' })).toBe(
      'feedback_tabs-2.md',
    );
  });
});

test('an update keeps the line, its title and its place', () => {
  const files = {
    'MEMORY.md': '- [Indent](a.md) — Use tabs\n',
    'a.md': '---\nname: a\ntype: feedback\n---\nUse tabs\n',
  };
  const old = storeFor(claude, world(files), { scope }).memories.find(({ id }) => id.endsWith('a.md'));
  const [first] = formsFor(
    claude,
    world(files),
    { ...(old as Memory), statement: 'Use spaces' },
    { ...(old && { old }) },
  );
  expect([first?.delivery, textIn(first, 'index')]).toEqual(['loaded', '[Indent](a.md) — Use spaces']);
});

test('words before a link are a label up to 24 characters; longer ones make it a sentence', () => {
  const targets = (text: string): string[] => refsOf(text, [0, text.length], '', '/store').map(({ target }) => target);
  expect(targets(`${'x'.repeat(24)} [Tabs](a.md) — Use tabs`)).toEqual(['a.md']);
  expect(targets(`${'x'.repeat(25)} [Tabs](a.md) — Use tabs`)).toEqual([]);
});

describe('what a line of the index calls a memory, and what it says', () => {
  const lineOf = (memory: Memory): string | undefined => lines(memory)[0];
  test.each([
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'ports'],
    ['- by role\n- never by id', 'ports'],
    ['Scripts begin so:\n\n```bash\nset -e\n```', 'Scripts begin so'],
    ['Sign every commit; ask Ada', 'Sign every commit'],
  ])('%j', (statement, title) => {
    expect(lineOf(plain(statement, { name: 'ports', hook: 'for every script here' }))).toContain(`[${title}](`);
  });

  test('where the rule stands in the hook alone, the line says the hook', () => {
    const hook = 'never ship a flag without an expiry date in flags.ts; CI rejects it';
    const memory = plain('See the retro.', { hook });
    expect(lineOf(memory)).toContain(`— ${hook}`);
    expect(forms(memory)[0]?.delivery).toBe('indexed');
  });
});
