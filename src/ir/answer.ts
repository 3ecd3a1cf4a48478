/** What somebody said of two texts, a and b. `covers`: it says all that the other says, and more. */
export const ANSWERS = ['same', 'a-newer', 'b-newer', 'a-covers', 'b-covers', 'contradict', 'different'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Who said it. What a repository brings along was said by a stranger. */
export const ORIGINS = ['person', 'model', 'repository'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface By {
  origin: Origin;
  /** Which model, and how it was asked. */
  judge?: string;
  /** The model passed its examination. */
  passed?: true;
}

/**
 * Whether an answer decides: a stranger's, or that of a model that passed no examination, is for a person to accept.
 */
export const counts = ({ origin, passed }: By): boolean =>
  origin === 'person' || (origin === 'model' && passed === true);

/** What somebody says of two memories, for a person to accept or not. */
export interface Proposal {
  answer: Answer;
  origin: Origin;
  judge?: string;
}

/** Whose words give way where two memories become one; nobody's where they stay two. */
export const GIVES_WAY: Readonly<Record<Answer, 'a' | 'b' | undefined>> = {
  same: 'a',
  'a-newer': 'b',
  'b-newer': 'a',
  'a-covers': 'b',
  'b-covers': 'a',
  contradict: undefined,
  different: undefined,
};
