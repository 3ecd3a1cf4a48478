import { authorityPatterns } from './authority-patterns.ts';
import { cluePatterns } from './clue-patterns.ts';
import { framePatterns } from './frame-patterns.ts';
import { outflowPatterns } from './outflow-patterns.ts';
import { overridePatterns } from './override-patterns.ts';
import type { Pattern } from './pattern.ts';
import { persistencePatterns } from './persistence-patterns.ts';
import { poisoningPatterns } from './poisoning-patterns.ts';
import { sleeperPatterns } from './sleeper-patterns.ts';
import { veiledPatterns } from './veiled-patterns.ts';

export const injectionPatterns: readonly Pattern[] = [
  ...overridePatterns,
  ...poisoningPatterns,
  ...outflowPatterns,
  ...persistencePatterns,
  ...cluePatterns,
  ...framePatterns,
  ...authorityPatterns,
  ...sleeperPatterns,
  ...veiledPatterns,
];
