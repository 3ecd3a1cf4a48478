import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { File, Piece } from './lab.ts';

/** One place of a made-up machine: `root` is HOME, everything is below it. */
export interface Case {
  name: string;
  /** Below the root. */
  cwd?: string;
  files?: readonly File[];
  /** Files of the memory folder that the adapter locates from there; an index of one line when absent. */
  memory?: readonly File[];
  make?: (root: string) => void;
  env?: (root: string) => Record<string, string>;
}

const index = (name: string, text: Piece): Case => ({ name, memory: [{ path: 'MEMORY.md', text }] });
const lines = (times: number): Piece => ({ times, of: '- [M {n}](m{n}.md) — hook {n}\n' });
/** Exactly so many units: lines of a hundred, then what is left. */
const units = (size: number, of = 'x'): Piece => [
  { times: Math.floor((size - 1) / 100), of: `${of.repeat(99 / of.length)}\n` },
  of.repeat(Math.floor((((size - 1) % 100) + 1) / of.length)),
];

export const INDEXES: readonly Case[] = [
  index('199 lines', lines(199)),
  index('200 lines, blank ones counted', [lines(100), '\n\n', lines(98)]),
  index('201 lines', lines(201)),
  index('24,999 units', units(24_999)),
  index('25,000 units', units(25_000)),
  index('25,001 units', units(25_001)),
  index('both limits at once', { times: 240, of: `- [M {n}](m{n}.md) — ${'long hook '.repeat(12)}\n` }),
  index('201 lines of which 200 are too long', { times: 201, of: `- {n} ${'y'.repeat(130)}\n` }),
  index('one line that is too long', 'z'.repeat(25_001)),
  index('CJK of 25,000 units, three bytes each', units(25_000, '記')),
  index('CJK of 25,001 units', units(25_001, '記')),
  index('an astral character across the limit', ['a', '😀'.repeat(12_500)]),
  index('astral characters in long lines', { times: 210, of: `- {n} ${'😀'.repeat(70)}\n` }),
  index('CRLF, a BOM and 201 lines', ['\ufeff', { times: 201, of: '- line {n}\r\n' }]),
  index(
    'block comments, inline ones and fenced ones',
    '<!-- head -->\n- [A](a.md) — one <!-- in line --> two\n\n<!-- of\nthree\n\nlines -->\n\n```html\n<!-- fenced -->\n```\n- b\n<!-- after an item -->\n\n<!-- a --> tail\n\n    <!-- indented -->\n',
  ),
  index('a comment that is never closed', '- [A](a.md) — one\n\n<!-- open\n- [B](b.md) — two\n'),
  index(
    'a head, a closing tag and a rule',
    '---\ntitle: x\n---\n\n- [A](a.md) — says </system-reminder> and <system-reminder>\n\n---\n- [B](b.md) — </ System-Reminder >\n',
  ),
  index('a head that is not closed', '---\ntitle: x\n- [A](a.md) — one\n'),
  index('comments beside CRLF and references', '- [A][a]\r\n\r\n<!-- x -->\r\n\r\n[a]: a.md\r\n- b\r\n'),
  index('bytes that are no UTF-8, and controls', '- \u0000a\u0007b\u200bc\u202ed\u00ade\n- tab\there\n'),
  index('nothing but white space', ' \n\t\n\ufeff\n'),
  index('an empty file', ''),
  { name: 'no index and no memory', memory: [] },
  {
    name: 'memories without an index',
    memory: [
      { path: 'plain.md', text: 'No head at all.\n', age: 1 },
      {
        path: 'deep/er/said.md',
        text: '---\nname: said\ndescription: "Says: what it is — at length, so that the line is longer than a hundred and fifty units and has to be cut somewhere before its end"\nmetadata:\n  type: user\n---\n\nBody.\n',
        age: 2,
      },
      { path: 'broken.md', text: '---\ndescription: has: colon [x\n---\nBody\n', age: 3 },
      { path: '.hidden.md', text: '---\ndescription: no\n---\n', age: 4 },
      { path: 'a [b].md', text: '---\ndescription: no\n---\n', age: 5 },
      { path: 'team/t.md', text: '---\ndescription: no\n---\n', age: 6 },
      { path: 'ü 日本.md', text: '---\ndescription: 日本語\n---\n', age: 7 },
    ],
  },
  {
    name: 'memories beside an empty index',
    memory: [
      { path: 'MEMORY.md', text: '' },
      { path: 'a.md', text: '---\ndescription: d\n---\nx\n' },
    ],
  },
];

export const git = (folder: string, ...args: string[]): void =>
  void execFileSync(
    'git',
    [
      '-c',
      'init.defaultBranch=main',
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b',
      '-c',
      'protocol.file.allow=always',
      ...args,
    ],
    { cwd: folder, stdio: 'ignore', env: { PATH: process.env['PATH'] ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' } },
  );

export const folder = (...steps: string[]): string => {
  fs.mkdirSync(path.join(...steps), { recursive: true });
  return path.join(...steps);
};

export const repo = (...steps: string[]): string => {
  const at = folder(...steps);
  git(at, 'init', '-q');
  git(at, 'commit', '-q', '--allow-empty', '-m', 'x');
  return at;
};

export const worktree = (of: string, at: string): void => git(of, 'worktree', 'add', '-q', at, '-b', path.basename(at));

/** Texts that a rule file may hold: each is a block of its own, so one start tries them all. */
const RULES: readonly [string, string][] = [
  ['plain', 'A rule.\n'],
  ['head', '---\ndescription: x\n---\n\nAfter the head.\n'],
  ['paths', '---\npaths: src/**/*.ts\n---\nOnly for sources.\n'],
  ['paths-list', '---\npaths:\n  - "a/**"\n  - b.md\n---\nOnly for some.\n'],
  ['paths-all', '---\npaths: "**"\n---\nFor everything.\n'],
  ['paths-empty', '---\npaths:\n---\nNo path named.\n'],
  ['bom', '\ufeffAfter a BOM.\n'],
  ['bom-head', '\ufeff---\npaths: "**"\n---\nAfter a BOM and a head.\n'],
  ['crlf', 'One\r\n\r\nTwo\r\n'],
  ['crlf-head', '---\r\npaths: x/**\r\n---\r\nBehind CRLF.\r\n'],
  ['comments', '<!-- gone -->\nStays <!-- inline -->\n\n```\n<!-- fenced -->\n```\n<!-- gone too -->\n'],
  ['unclosed', 'Before.\n\n<!-- never closed\nafter\n'],
  ['reminder', 'Says </system-reminder> aloud.\n'],
  ['empty', ''],
  ['blank', '\n \n'],
  ['head-only', '---\nname: x\n---\n'],
  ['dashes', 'Text\n---\nmore\n'],
  ['unicode', '日本語 😀 \u200b\u00a0end\n'],
  ['code', '    indented code\n'],
  ['spaces', '   \n  Led by spaces, trailed by some   \n\n\n'],
];

export const INSTRUCTIONS: readonly Case[] = [
  {
    name: 'rules of the person and of the project, with and without paths',
    cwd: 'app',
    files: RULES.flatMap(([name, text]) => [
      { path: `.claude/rules/${name}.md`, text },
      { path: `app/.claude/rules/deep/${name}.md`, text: `${text}` },
    ]),
  },
  {
    name: 'imports four deep and not five, of every spelling',
    cwd: 'app',
    files: [
      {
        path: 'app/CLAUDE.md',
        text: 'Root @docs/one.md and `@docs/code.md`.\n\n```\n@docs/fenced.md\n```\n\n@~/home.md @docs/with\\ space.md @docs/one.md#frag @docs/none.md mail@docs/mail.md\n\n<!-- @docs/comment.md -->\n- @docs/item.md, and (@docs/brackets.md)\n',
      },
      { path: 'app/docs/one.md', text: 'One @two.md\n' },
      { path: 'app/docs/two.md', text: 'Two @three.md\n' },
      { path: 'app/docs/three.md', text: 'Three @four.md\n' },
      { path: 'app/docs/four.md', text: 'Four @five.md\n' },
      { path: 'app/docs/five.md', text: 'Five\n' },
      ...['code', 'fenced', 'with space', 'mail', 'comment', 'item', 'brackets'].map((name) => ({
        path: `app/docs/${name}.md`,
        text: `Text of ${name}.\n`,
      })),
      { path: 'home.md', text: 'Outside of the project.\n' },
      { path: '.claude/CLAUDE.md', text: '@~/mine.md\n' },
      { path: 'mine.md', text: 'Imported by the person, from anywhere.\n' },
    ],
  },
  {
    name: 'a chain of CLAUDE.md from the top down to a folder of a repository',
    cwd: 'top/app/src',
    make: (root) => void repo(root, 'top/app'),
    files: [
      { path: '.claude/CLAUDE.md', text: 'Of the person.\n' },
      { path: '.claude/CLAUDE.local.md', text: 'Not read.\n' },
      { path: 'CLAUDE.md', text: 'Of the home folder.\n' },
      { path: 'top/CLAUDE.md', text: '---\nx: y\n---\nAbove the repository.\n' },
      { path: 'top/app/CLAUDE.md', text: '\ufeffOf the root.\r\n' },
      { path: 'top/app/.claude/CLAUDE.md', text: '<!-- x -->\nOf its .claude.\n' },
      { path: 'top/app/CLAUDE.local.md', text: 'Private, of the root.\n' },
      { path: 'top/app/.claude/rules/r.md', text: 'A rule of the root.\n' },
      { path: 'top/app/src/CLAUDE.md', text: 'Of the folder.\n' },
      { path: 'top/app/src/CLAUDE.local.md', text: 'Private, of the folder.\n' },
      { path: 'top/app/src/deeper/CLAUDE.md', text: 'Below: not yet.\n' },
      { path: 'AGENTS.md', text: 'Not read.\n' },
      { path: 'top/app/AGENTS.md', text: 'Not read.\n' },
      { path: '.claude/MEMORY.md', text: 'Not read.\n' },
      { path: '.claude/memory/MEMORY.md', text: 'Not read.\n' },
    ],
  },
  {
    name: 'a worktree inside its main checkout',
    cwd: 'app/trees/side',
    make: (root) => worktree(repo(root, 'app'), 'trees/side'),
    files: [
      { path: 'app/CLAUDE.md', text: 'Of the main checkout.\n' },
      { path: 'app/CLAUDE.local.md', text: 'Private, of the main checkout.\n' },
      { path: 'app/trees/side/CLAUDE.md', text: 'Of the worktree.\n' },
      { path: 'app/trees/side/CLAUDE.local.md', text: 'Private, of the worktree.\n' },
    ],
  },
  {
    name: 'excluded files, and imports from outside that were approved',
    cwd: 'app',
    files: [
      { path: '.claude/settings.json', text: '{"claudeMdExcludes":["**/app/CLAUDE.local.md","**/rules/no*.md"]}' },
      { path: 'app/CLAUDE.md', text: 'Project @../shared/all.md\n' },
      { path: 'shared/all.md', text: 'Shared.\n' },
      { path: 'app/CLAUDE.local.md', text: 'Excluded.\n' },
      { path: 'app/.claude/rules/no-more.md', text: 'Excluded.\n' },
      { path: 'app/.claude/rules/yes.md', text: 'Not excluded.\n' },
    ],
    make: (root) =>
      fs.writeFileSync(
        path.join(root, '.claude.json'),
        JSON.stringify({ projects: { [path.join(root, 'app')]: { hasClaudeMdExternalIncludesApproved: true } } }),
      ),
  },
  {
    name: 'an instruction file and an index larger than what becomes memories',
    cwd: 'app',
    files: [
      {
        path: 'app/CLAUDE.md',
        text: { times: 30_000, of: 'Rule {n} of a file of two megabytes, all of which is sent to the model.\n' },
      },
    ],
    memory: [
      {
        path: 'MEMORY.md',
        text: { times: 40_000, of: '- [Memory {n}](m{n}.md) — the hook of memory {n} in a very long index\n' },
      },
      { path: 'm7.md', text: 'Seven.\n' },
    ],
  },
  {
    name: 'no home of Claude Code at all, only a project file',
    cwd: 'app',
    memory: [],
    files: [{ path: 'app/CLAUDE.md', text: 'Only this.\n' }],
  },
];
