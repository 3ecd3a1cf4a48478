import type { Kind } from '../ir/memory.ts';

/**
 * Typed memory, as Claude Code keeps it and Qwen Code after it: one file a memory, whose head says one of four types.
 * Procedure and episode borrow the nearest type and say their kind beside it.
 */
export const TYPE_OF: Readonly<Record<Kind, string>> = {
  profile: 'user',
  rule: 'feedback',
  project: 'project',
  reference: 'reference',
  procedure: 'reference',
  episode: 'project',
};

const KIND_OF: ReadonlyMap<string, Kind> = new Map([
  ['user', 'profile'],
  ['feedback', 'rule'],
  ['project', 'project'],
  ['reference', 'reference'],
]);

export const kindOfType = (type: string | undefined): Kind => KIND_OF.get(type ?? '') ?? 'reference';

export const isType = (type: string): boolean => KIND_OF.has(type);

/** 14 of 58 stores part their index by type (docs/formats/in-the-wild.md §1). */
export const kindOfSection = (section: string | undefined): Kind => {
  const word = /\b(user|profile|about|feedback|rules?|preferences?|conventions?|project|status|goals?)\b/i
    .exec(section ?? '')?.[1]
    ?.toLowerCase();
  if (word === undefined) return 'reference';
  if (/^(?:user|profile|about)$/.test(word)) return 'profile';
  return /^(?:project|status|goals?)$/.test(word) ? 'project' : 'rule';
};
