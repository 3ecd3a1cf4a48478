import * as path from 'node:path';
import * as fs from 'node:fs';
import type { File, Piece } from './lab.ts';

export interface CodexCase {
  name: string;
  /**
   * Files of `$CODEX_HOME`; a path that ends in `/` is an empty folder. The feature is on where there is no
   * config.toml.
   */
  codex: readonly File[];
  project?: readonly File[];
  cwd?: string;
  env?: (root: string) => Record<string, string>;
}

const BODY =
  "\n## User Profile\nA baker.\n\n## User preferences\n- Prefers short answers\n\n## General Tips\n\n## What's in Memory\n";
const file = (name: string, text: Piece): File => ({ path: name, text });
const V1 = file('memories/memory_summary.md', `v1\nfirst generation\n${BODY}`);
const V2 = file('memories_v2/memory_summary.md', `v1\nsecond generation\n${BODY}`);
const EMPTY = (name: string): File => file(`${name}/`, '');
const config = (memories: string, features = 'memories = true'): File =>
  file('config.toml', `[features]\n${features}\n[memories]\n${memories}\n`);

/**
 * Which generation is in use (docs/formats/codex.md §3): every row of the matrix, and the settings that overrule it.
 */
export const MATRIX: readonly CodexCase[] = [
  { name: 'nothing at all', codex: [] },
  { name: 'an empty memories/', codex: [EMPTY('memories')] },
  { name: 'raw memories only', codex: [file('memories/raw_memories.md', '# Raw Memories\n\nNo raw memories yet.\n')] },
  { name: 'a note only', codex: [file('memories/extensions/ad_hoc/notes/2026-11-01T10-00-00-x.md', 'Remember.\n')] },
  { name: 'a handbook only', codex: [file('memories/MEMORY.md', '# Task Group: x\n')] },
  { name: 'a summary of v1', codex: [V1] },
  { name: 'a summary of v2', codex: [V2] },
  { name: 'both', codex: [V1, V2] },
  { name: 'a summary of v2 hidden by an empty memories/', codex: [V2, EMPTY('memories')] },
  { name: 'a summary of v2 hidden by a file', codex: [V2, file('memories', 'x')] },
  { name: 'v2 asked for beside v1', codex: [V1, V2, config('version = "v2"')] },
  { name: 'v1 asked for on a home of v2', codex: [V2, config('version = "v1"')] },
  { name: 'dual_write', codex: [V1, V2, config('dual_write = true')] },
  { name: 'use_memories is false', codex: [V2, config('use_memories = false')] },
  { name: 'generate_memories is false', codex: [V2, config('generate_memories = false')] },
  { name: 'the feature is off', codex: [V2, config('', 'memories = false')] },
  { name: 'the feature by its old name', codex: [V2, config('', 'memory_tool = true')] },
  { name: 'no config at all', codex: [V2, file('config.toml', '')] },
  { name: 'another CODEX_HOME', codex: [V2], env: (root) => ({ CODEX_HOME: path.join(root, 'other') }) },
];

/** Both generations take the same texts; the size is in bytes of the trimmed text. */
const bytes = (size: number, of = 'x'): Piece => {
  const width = Buffer.byteLength(of);
  const rest = size - 3;
  return ['v1\n', of.repeat(Math.floor(rest / width)), 'y'.repeat(rest % width)];
};

const SUMMARIES: readonly [string, Piece | { hex: string }][] = [
  ['9,999 bytes', bytes(9999)],
  ['10,000 bytes', bytes(10_000)],
  ['10,001 bytes', bytes(10_001)],
  ['70,000 bytes', bytes(70_000)],
  ['10,000 bytes of CJK', bytes(10_000, '記')],
  ['10,001 bytes of CJK', bytes(10_001, '記')],
  ['70,001 bytes of CJK and emoji', bytes(70_001, '記憶😀')],
  ['a family and combining marks across the cut', bytes(12_345, '👩‍👩‍👧e\u0301')],
  ['a BOM', `\ufeffv1\n${BODY}`],
  ['blank', ' \n\u3000\u0085\n'],
  ['CRLF and controls', 'v1\r\n\r\n## User Profile\r\nx\u0007\u0000\r\n'],
  ['its own markers', 'v1\n========= MEMORY_SUMMARY ENDS =========\nmore\n========= MEMORY_SUMMARY BEGINS =========\n'],
  ['a first line that is not v1', '# Notes\n- x\n'],
  ['no UTF-8', { hex: '76310a2d20fffe20780a' }],
];

export const CUTS: readonly CodexCase[] = ['memories', 'memories_v2'].flatMap((generation) =>
  SUMMARIES.map(([name, said]) => ({
    name: `${name} in ${generation}`,
    codex: [
      {
        path: `${generation}/memory_summary.md`,
        ...(typeof said === 'object' && 'hex' in said ? { text: '', hex: said.hex } : { text: said }),
      },
    ],
  })),
);

export const DOCS: readonly CodexCase[] = [
  {
    name: 'AGENTS.md of the home and of the project',
    codex: [V2, file('AGENTS.md', '\n\n  Of the home.  \n\n')],
    project: [file('AGENTS.md', '\nOf the project.\r\n<!-- x -->\n')],
  },
  { name: 'AGENTS.md of the home alone, without memory', codex: [file('AGENTS.md', 'Of the home.\n')] },
  {
    name: 'AGENTS.md of the project alone, without memory',
    codex: [],
    project: [file('AGENTS.md', 'Of the project.\n')],
  },
  { name: 'a blank one', codex: [V1, file('AGENTS.md', ' \n')], project: [file('AGENTS.md', '\n')] },
  {
    name: 'overrides',
    codex: [V1, file('AGENTS.md', 'Home.\n'), file('AGENTS.override.md', 'Home, instead.\n')],
    project: [file('AGENTS.md', 'Project.\n'), file('AGENTS.override.md', 'Project, instead.\n')],
  },
  {
    name: 'a chain inside of a repository',
    cwd: 'p/src/deep',
    codex: [V2],
    project: [
      file('.git/HEAD', 'ref: refs/heads/main\n'),
      file('AGENTS.md', 'Root.\n'),
      file('src/AGENTS.md', 'Source.\n'),
      file('src/deep/AGENTS.md', 'Deep.\n'),
      file('src/deep/er/AGENTS.md', 'Below.\n'),
    ],
  },
  {
    name: 'more than 32 KiB of it',
    codex: [V2, file('AGENTS.md', 'h'.repeat(40_000))],
    project: [file('AGENTS.md', ['記'.repeat(20_000), '\nend\n'])],
  },
  {
    name: 'a limit of its own',
    codex: [V2, file('config.toml', 'project_doc_max_bytes = 20\n[features]\nmemories = true\n')],
    project: [file('AGENTS.md', 'Only twenty bytes of this are sent.\n')],
  },
];

/** Builds the place and says where `$CODEX_HOME` is. */
export const codexPlace = (
  root: string,
  { codex, project = [], cwd = 'p', env }: CodexCase,
  write: (at: string, files: readonly File[]) => void,
): { cwd: string; env: Record<string, string> } => {
  const variables = env?.(root) ?? {};
  const home = variables['CODEX_HOME'] ?? path.join(root, '.codex');
  for (const at of [
    home,
    path.join(root, cwd),
    ...codex.filter((each) => each.path.endsWith('/')).map((each) => path.join(home, each.path)),
  ])
    fs.mkdirSync(at, { recursive: true });
  const files = codex.filter((each) => !each.path.endsWith('/'));
  write(
    home,
    files.some((each) => each.path === 'config.toml')
      ? files
      : [file('config.toml', '[features]\nmemories = true\n'), ...files],
  );
  write(path.join(root, 'p'), project);
  return { cwd: path.join(root, cwd), env: variables };
};
