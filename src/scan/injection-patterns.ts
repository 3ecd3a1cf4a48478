import { framePatterns } from './frame-patterns.ts';
import { outflowPatterns } from './outflow-patterns.ts';
import { overridePatterns } from './override-patterns.ts';
import type { Pattern } from './pattern.ts';

/** What has a shape of its own: a forged frame, a command that carries data out, the sentence that ends all rules. */
export const injectionPatterns: readonly Pattern[] = [...overridePatterns, ...outflowPatterns, ...framePatterns];
