/** How two memories of two sides stand to each other, or one that stands alone. The gravest first. */
export const STATUSES = [
  'contradiction',
  'conflict',
  'missing',
  'source-moved',
  'target-moved',
  'narrowed',
  'alike',
  'unseen',
  'extra',
  'reworded',
  'in-sync',
] as const;
export type ParityStatus = (typeof STATUSES)[number];

/** Whether the second side may hold more, should hold no more, or is asked for everything and may have its own. */
export const DIRECTIONS = ['one-way', 'mirror', 'superset'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What alone parts two texts that are equal but for it. */
export const NEAR = ['number', 'literal', 'negator'] as const;
export type Nearness = (typeof NEAR)[number];
