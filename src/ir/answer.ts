/** What somebody said of two texts, a and b. `covers`: it says all that the other says, and more. */
export const ANSWERS = ['same', 'a-newer', 'b-newer', 'a-covers', 'b-covers', 'different'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Who said it. What a repository brings along was said by a stranger. */
export const ORIGINS = ['person', 'model', 'repository'] as const;
export type Origin = (typeof ORIGINS)[number];
