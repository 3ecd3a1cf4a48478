import type { Edition } from '../../src/adapter.ts';
import type { Frame } from '../../src/ir/frame.ts';

const frame = (name: string, prefix: string): Frame => ({
  name,
  pattern: `^${prefix}: (?<statement>.+)$`,
  print: `${prefix}: {statement}`,
});

/** A reference stands bare, as the client writes all of them; the others say what they are. */
export const FRAMES = {
  rule: frame('rule', 'Rule'),
  profile: frame('profile', 'About the user'),
  project: frame('project', 'Project'),
  procedure: frame('procedure', 'Procedure'),
  episode: frame('episode', 'What happened'),
};

const CODE = '@google/gemini-cli-core 0.61.0, its code and a run of @google/gemini-cli 0.61.0 on loopback';

export const EDITIONS: readonly Edition[] = [
  {
    version: '0.61.0',
    date: '2026-11-20',
    limits: {},
    kinds: {},
    frames: Object.values(FRAMES),
    evidence: { value: 'none', seen: CODE },
    voice: { value: 'one short entry a fact, kept lean: the whole file is loaded at every start', seen: CODE },
    order: {},
  },
];
