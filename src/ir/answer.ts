/** What somebody said of two texts, a and b. `covers`: it says all that the other says, and more. */
export type Answer = 'same' | 'a-newer' | 'b-newer' | 'a-covers' | 'b-covers' | 'different';

export const ANSWERS: readonly Answer[] = ['same', 'a-newer', 'b-newer', 'a-covers', 'b-covers', 'different'];

/** Who said it. What a repository brings along was said by a stranger. */
export type Origin = 'person' | 'model' | 'repository';
