import { cluePatterns } from './clue-patterns.ts';
import { framePatterns } from './frame-patterns.ts';
import { outflowPatterns } from './outflow-patterns.ts';
import { overridePatterns } from './override-patterns.ts';
import type { Pattern } from './pattern.ts';
import { persistencePatterns } from './persistence-patterns.ts';
import { poisoningPatterns } from './poisoning-patterns.ts';

/** A blank in the table also means a line break: a wrapped line must not part the words of a sentence. */
const wrapping = (part: RegExp, flags = part.flags): RegExp => {
  let inClass = false;
  const source = part.source.replace(/\\.|[[\] ]/gs, (c) => {
    if (c === ' ') return inClass ? c : '[ \\n]';
    if (c === '[' && !inClass) inClass = true;
    else if (c === ']') inClass = false;
    return c;
  });
  return new RegExp(source, flags);
};

const wrapped = (pattern: Pattern): Pattern => {
  const [first, ...rest] = pattern.all;
  return { ...pattern, all: [wrapping(first, 'g'), ...rest.map((part) => wrapping(part))], ...(pattern.unless === undefined ? {} : { unless: wrapping(pattern.unless) }) };
};

export const injectionPatterns: readonly Pattern[] = [
  ...overridePatterns, ...poisoningPatterns, ...outflowPatterns, ...persistencePatterns, ...cluePatterns, ...framePatterns,
].map(wrapped);
