/** The parts of a memory that a place can say, a target can hold, and a loss can name. */
export const FIELDS = [
  'kind', 'nativeKind', 'title', 'hook', 'statement', 'why', 'how', 'detail', 'scope', 'author', 'load', 'importance',
  'triggers', 'status', 'keywords', 'links', 'evidence', 'dates', 'validity', 'usage', 'derivedFrom',
] as const;
export type Field = (typeof FIELDS)[number];
