import type { Edition } from '../../src/adapter.ts';
import type { Frame } from '../../src/ir/frame.ts';

const frame = (name: string, prefix: string): Frame => ({
  name,
  pattern: `^${prefix}: (?<statement>.+)$`,
  print: `${prefix}: {statement}`,
});

/** A reference stands bare. */
export const FRAMES = {
  rule: frame('rule', 'Always'),
  profile: frame('profile', 'The user'),
  project: frame('project', 'Going on'),
  procedure: frame('procedure', 'How to'),
  episode: frame('episode', 'Happened'),
};

export const EDITIONS: readonly Edition[] = [
  {
    version: '1.0',
    date: '2026-11-20',
    limits: {},
    kinds: {},
    frames: Object.values(FRAMES),
    evidence: { value: 'none', seen: 'made up' },
    order: {},
  },
];
