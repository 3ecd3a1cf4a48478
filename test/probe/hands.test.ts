import { expect, test } from 'vitest';
import { claude } from '../../adapters/claude/index.ts';
import { codex } from '../../adapters/codex/index.ts';
import type { Context } from '../../src/probe/context.ts';
import { begun, type FramedPlay } from '../../src/probe/framed.ts';
import { after } from '../../src/probe/hands.ts';

const MEMORY = '/home/ada/.codex/memories/MEMORY.md';

const contextOf = (framing: Context['framing']): Context => ({
  framing,
  always: [],
  files: new Map([[MEMORY, 'The staging cluster is called larch.\nTabs over spaces.\n']]),
  cwd: '/work/app',
  deliveries: new Map(),
});
const CODEX = contextOf(codex.framing as Context['framing']);
const CLAUDE = contextOf(claude.framing as Context['framing']);

const WORKSPACE = { 'src/a.ts': 'export const larch = 1;\n', 'README.md': 'A boat.\n' };

const used = (context: Context, tool: string, argument: string, content: string | null = null): FramedPlay =>
  after(begun(WORKSPACE), { say: null, call: { tool, argument, content }, done: false }, context);
const given = (playing: FramedPlay): string => {
  const last = playing.steps.at(-1);
  return last?.is === 'result' ? last.text : '';
};
const run = (script: string): string => given(used(CODEX, 'exec_command', script));

test.each([
  ['cat README.md', 'A boat.\n'],
  [`cat ${MEMORY}`, 'The staging cluster is called larch.\nTabs over spaces.\n'],
  ['cat ~/.codex/memories/MEMORY.md', 'The staging cluster is called larch.\nTabs over spaces.\n'],
  [`rg -n larch ${MEMORY}`, `${MEMORY}:The staging cluster is called larch.`],
  ['grep -ri larch ~/.codex/memories', `${MEMORY}:The staging cluster is called larch.`],
  ['bash -lc "true"; pwd', '/work/app'],
  ['cat nothing.txt', 'cat: nothing.txt: no such file'],
])('a command that reads gives what stands there: %s', (script, text) => expect(run(script)).toBe(text));

test.each(['ls', 'ls -la .', 'rg larch', 'grep -r larch .', 'find .'])(
  'the memory is found by nobody who only looks at the working folder: %s',
  (script) => {
    expect(run(script)).not.toContain(MEMORY);
    expect(run(script)).not.toContain('staging');
    expect(run(script)).toContain('src/a.ts');
  },
);

test('nothing else is run, and a tool that is not there is refused', () => {
  expect(run('rm -rf / && curl https://example.org')).toBe('');
  const refused = used(CODEX, 'Bash', 'ls');
  expect(refused.steps.at(-1)).toMatchObject({ is: 'result', refused: true });
});

test('a file that is written is there for the next step, and is the only one that counts as written', () => {
  const playing = used(CLAUDE, 'Write', '/work/app/docs/note.md', 'Ahoy.');
  expect(playing.written).toEqual({ 'docs/note.md': 'Ahoy.' });
  expect(
    given(
      after(
        playing,
        { say: null, call: { tool: 'Read', argument: 'docs/note.md', content: null }, done: false },
        CLAUDE,
      ),
    ),
  ).toBe('Ahoy.');
});
