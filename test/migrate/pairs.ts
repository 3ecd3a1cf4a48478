import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../adapters/claude/folders/slug.ts';
import type { Rim } from '../../src/cli/setting.ts';
import type { Ran } from '../cli/built.ts';
import { memportHere } from '../cli/here.ts';
import type { Side } from './side.ts';

/** A direction of travel that every test of writing is run over. One more pair is one more line. */
export interface Pair {
  title: string;
  args: readonly string[];
  from: Side;
  to: Side;
  /** Folders of a HOME in which both harnesses are present and remember nothing. */
  folders: readonly string[];
}

export const PAIRS: readonly Pair[] = [
  {
    title: 'hermes default → work',
    args: ['hermes:hermes', '--from-profile', 'default', '--to-profile', 'work'],
    from: { harness: 'hermes', profile: 'default' },
    to: { harness: 'hermes', profile: 'work' },
    folders: ['.hermes/memories', '.hermes/profiles/work'],
  },
  {
    title: 'hermes → codex',
    args: ['hermes:codex'],
    from: { harness: 'hermes' },
    to: { harness: 'codex' },
    folders: ['.hermes/memories', '.codex'],
  },
  {
    title: 'claude → codex',
    args: ['claude:codex'],
    from: { harness: 'claude' },
    to: { harness: 'codex' },
    folders: ['.claude', '.codex'],
  },
];

/**
 * And from a project's own store, for what a direction does to rows, backups and places; the disk's faults are the same
 * there.
 */
export const ALL_PAIRS: readonly Pair[] = [
  ...PAIRS,
  {
    title: 'a project of claude → codex',
    args: ['claude:codex'],
    from: { harness: 'claude', project: 'work/app' },
    to: { harness: 'codex', project: 'work/app' },
    folders: ['work/app', '.codex'],
  },
];

export const settle = (home: string, { folders, from }: Pair): void => {
  for (const folder of folders) mkdirSync(join(home, folder), { recursive: true });
  if (from.harness !== 'claude' || from.project === undefined) return;
  const cwd = join(home, from.project);
  const sessions = join(home, '.claude/projects', slugOf(cwd));
  mkdirSync(join(sessions, 'memory'), { recursive: true });
  writeFileSync(join(sessions, 'session.jsonl'), `${JSON.stringify({ cwd })}\n`);
};

export const carry = (
  home: string,
  pair: Pair,
  more: readonly string[] = ['--yes'],
  rim: Partial<Rim> = {},
): Promise<Ran> => memportHere(home, [...pair.args, ...more], rim);

export const rootOf = (home: string, side: Side): string =>
  side.harness === 'codex'
    ? join(home, '.codex')
    : side.harness === 'claude'
      ? join(home, '.claude')
      : side.profile === 'work'
        ? join(home, '.hermes/profiles/work')
        : join(home, '.hermes');

export const stateRoot = (home: string): string => join(home, '..', 'state', 'memport');

/** Decisions of a plan, by the words of the memory. */
export const decisions = (ran: Ran): Record<string, number> => {
  const { decisions: all } = JSON.parse(ran.stdout) as { decisions: { decision: string }[] };
  const out: Record<string, number> = {};
  for (const { decision } of all) out[decision] = (out[decision] ?? 0) + 1;
  return out;
};
