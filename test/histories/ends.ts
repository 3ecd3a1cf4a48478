import { join } from 'node:path';

/** One store of a history: a home of a harness, and how a command line names it. */
export interface End {
  name: string;
  harness: 'claude' | 'codex' | 'hermes';
  /** Folder below the HOME. */
  root: string;
  /** Where below that folder the harness keeps what it remembers. */
  kept: string;
  /** The home that is meant when nothing is said. */
  plain: boolean;
  profile?: string;
}

export const ENDS: readonly End[] = [
  { name: 'claude', harness: 'claude', root: '.claude', kept: '', plain: true },
  { name: 'codex', harness: 'codex', root: '.codex', kept: 'memories_v2', plain: true },
  { name: 'hermes', harness: 'hermes', root: '.hermes', kept: 'memories', plain: true, profile: 'default' },
  { name: 'codex v1', harness: 'codex', root: '.codex-first', kept: 'memories', plain: false },
  { name: 'second claude', harness: 'claude', root: '.claude-two', kept: '', plain: false },
  { name: 'second codex', harness: 'codex', root: '.codex-two', kept: 'memories_v2', plain: false },
  {
    name: 'hermes work',
    harness: 'hermes',
    root: '.hermes/profiles/work',
    kept: 'memories',
    plain: false,
    profile: 'work',
  },
];

const named = (home: string, side: 'from' | 'to', { plain, profile, root }: End): string[] =>
  profile !== undefined ? [`--${side}-profile`, profile] : plain ? [] : [`--${side}-root`, join(home, root)];

export const direction = (home: string, from: End, to: End): string[] => [
  `${from.harness}:${to.harness}`,
  ...named(home, 'from', from),
  ...named(home, 'to', to),
];

/** What a look at one end is asked for. */
export const askedOf = (home: string, { plain, profile, root }: End): { root?: string; profile?: string } =>
  profile !== undefined ? { profile } : plain ? {} : { root: join(home, root) };
