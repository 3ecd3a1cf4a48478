import { cluePatterns } from './clue-patterns.ts';
import { framePatterns } from './frame-patterns.ts';
import { outflowPatterns } from './outflow-patterns.ts';
import { overridePatterns } from './override-patterns.ts';
import type { Pattern } from './pattern.ts';
import { persistencePatterns } from './persistence-patterns.ts';
import { poisoningPatterns } from './poisoning-patterns.ts';
import type { Source } from './source.ts';

export const injectionPatterns: readonly Pattern[] = [
  ...overridePatterns,
  ...poisoningPatterns,
  ...outflowPatterns,
  ...persistencePatterns,
  ...cluePatterns,
  ...framePatterns,
];

const known = new Map<Source, RegExp>();

/** A part as it is run: a blank of the table also means a line break, for a wrapped line must not part the words of a sentence. */
export const wrapped = (part: Source): RegExp => {
  const before = known.get(part);
  if (before !== undefined) return before;
  let inClass = false;
  const source = part.source.replace(/\\.|[[\] ]/gs, (c) => {
    if (c === ' ') return inClass ? c : '[ \\n]';
    if (c === '[' && !inClass) inClass = true;
    else if (c === ']') inClass = false;
    return c;
  });
  const made = new RegExp(source, 'g');
  known.set(part, made);
  return made;
};
