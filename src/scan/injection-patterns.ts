import { cluePatterns } from './clue-patterns.ts';
import { framePatterns } from './frame-patterns.ts';
import { outflowPatterns } from './outflow-patterns.ts';
import { overridePatterns } from './override-patterns.ts';
import type { Pattern } from './pattern.ts';
import { persistencePatterns } from './persistence-patterns.ts';
import { poisoningPatterns } from './poisoning-patterns.ts';

export const injectionPatterns: readonly Pattern[] = [
  ...overridePatterns,
  ...poisoningPatterns,
  ...outflowPatterns,
  ...persistencePatterns,
  ...cluePatterns,
  ...framePatterns,
];
