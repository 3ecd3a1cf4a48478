/** One command of the tour. */
export interface Step {
  /** Why somebody would type it, as one sentence. */
  why: string;
  args: readonly string[];
  /** Folder below HOME. */
  cwd?: string;
  /** Harnesses without which there is nothing to show. */
  needs?: readonly string[];
  /** How many lines are worth reading here, and how many of the last ones. */
  lines?: number;
  last?: number;
  /** What memport says when the real client that this needs is not on the machine. */
  lacks?: string;
}

export const TOUR: readonly Step[] = [
  { why: 'What do the agents on this machine remember? This only reads.', args: [], cwd: 'ferry-api' },
  { why: 'Every memory of one of them, store by store.', args: ['list', 'claude'], needs: ['claude'], lines: 24 },
  {
    why: 'What another one keeps, and what its model sees of it.',
    args: ['show', 'codex'],
    needs: ['codex'],
    lines: 30,
  },
  {
    why: 'And the third, with what its two files have room for.',
    args: ['show', 'hermes'],
    needs: ['hermes'],
    lines: 24,
  },
  {
    why: 'The text the model is given at the start of a session in this project, as the client sends it.',
    args: ['show', 'claude', '--as-prompt'],
    cwd: 'ferry-api',
    needs: ['claude'],
    lines: 24,
  },
  {
    why: 'Where does one rule stand, in all of them?',
    args: ['show', 'never npm or yarn'],
    cwd: 'ferry-web',
    needs: ['claude', 'codex'],
  },
  {
    why: 'What would it take to give Codex what Claude Code knows? A plan, nothing is written.',
    args: ['claude:codex', '--dry-run', '--all'],
    needs: ['claude', 'codex'],
  },
  {
    why: 'The very lines that would change, here for the few memories about the person.',
    args: ['claude:codex', '--dry-run', '--diff', '--kind', 'profile', '--all'],
    needs: ['claude', 'codex'],
    lines: 16,
    last: 22,
  },
  {
    why: 'Now in earnest: journalled, with a backup, read back afterwards.',
    args: ['claude:codex', '--yes', '--all'],
    needs: ['claude', 'codex'],
    lines: 8,
    last: 4,
  },
  {
    why: 'Once more: a run with nothing to do says so in a line.',
    args: ['claude:codex', '--yes', '--all'],
    needs: ['claude', 'codex'],
  },
  {
    why: 'Does the real client send what was predicted? It runs on a copy, offline.',
    args: ['verify', 'codex'],
    cwd: 'ferry-api',
    needs: ['claude', 'codex'],
    lines: 20,
    lacks: 'is not installed here',
  },
  { why: 'The diary of what memport wrote.', args: ['log'] },
  { why: 'And back: every file as it was.', args: ['undo'], needs: ['claude', 'codex'] },
];
