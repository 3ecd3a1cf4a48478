import { expect, test } from 'vitest';
import { gate } from '../../src/verbs/gate.ts';
import { note, roomWith, type Files } from '../audit/home.ts';

const PUSH = 'Never push to main.';
const PNPM = 'Use pnpm, never npm.';
const CODEX: Files = {
  '.codex/config.toml': '[features]\nmemories = true\n',
  '.codex/memories_v2/memory_summary.md': 'v1\n\n## User preferences\n\n- Answer briefly.\n',
};
const CLAUDE: Files = {
  'memory/MEMORY.md': '- [Push](branches.md) — Never push to main.\n',
  'memory/branches.md': note(PUSH, { name: 'push' }),
};

const missing = async (files: Files, a: string, b: string): Promise<unknown[]> => {
  const room = roomWith(files);
  try {
    const { document } = await gate(room.world, { cwd: room.world.cwd, a, b });
    return document.findings
      .filter(({ rule }) => rule === 'parity/missing' || rule === 'parity/alike')
      .map(({ memory }) => memory?.text);
  } finally {
    room.remove();
  }
};

/** Its client loads 32 KiB of the files of a project. */
const LONG = `${'# Notes\n\n'.repeat(3_700)}- ${PUSH}\n`;

test.each<[string, Files, string, string, string[]]>([
  ['of the very file', { ...CODEX, 'app/AGENTS.md': `- ${PUSH}\n- Tabs.\n` }, 'agents-md', 'codex', []],
  ['of the file that every project has', { ...CODEX, '.codex/AGENTS.md': `- ${PUSH}\n` }, 'agents-md', 'codex', []],
  [
    'that a memory of another harness says',
    { ...CODEX, ...CLAUDE, 'app/AGENTS.md': `- ${PUSH}\n` },
    'claude',
    'codex',
    [],
  ],
  [
    'that waits for a file to be opened',
    { ...CLAUDE, 'app/.claude/rules/go.md': `---\npaths: ["**/*.go"]\n---\n\n- ${PNPM}\n` },
    'claude-md',
    'claude',
    [],
  ],
  ['of a file that another client loads', { ...CODEX, 'app/CLAUDE.md': `- ${PNPM}\n` }, 'claude-md', 'codex', [PNPM]],
  ['behind what its client loads of the file', { ...CODEX, 'app/AGENTS.md': LONG }, 'agents-md', 'codex', [PUSH]],
  [
    'in nearly equal words only',
    {
      ...CODEX,
      'memory/MEMORY.md': '- [Ask](ask.md) — Ask before you add a dependency.\n',
      'memory/ask.md': note('Ask before you add a dependency.', { name: 'ask' }),
      'app/AGENTS.md': '- Ask before adding a dependency.\n',
    },
    'claude',
    'codex',
    ['Ask before you add a dependency.'],
  ],
  ['of no file', { ...CODEX, ...CLAUDE, 'app/AGENTS.md': `- ${PNPM}\n` }, 'claude', 'codex', [PUSH]],
])(
  'what an instruction file says is missing only where its client does not load it: %s',
  async (_, files, a, b, wanted) => {
    expect(await missing(files, a, b)).toEqual(wanted);
  },
);
