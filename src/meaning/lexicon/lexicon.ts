/**
 * What a word does to a clause. `not` saturates (two in one clause are still one: "no … nada", "ne … pas"),
 * `refuse` toggles ("never skip" = do).
 */
export type Operator =
  | 'not' | 'refuse' | 'without' | 'instead' | 'over' | 'but' | 'only' | 'anyone' | 'except'
  | 'before' | 'after' | 'then' | 'when' | 'at' | 'of' | 'because' | 'even' | 'must' | 'should' | 'prefer' | 'may' | 'and';

/** One language, as data. Phrases are parted by ` | `, concept words by spaces (`_` stands for a space). */
export interface Lexicon {
  lang: string;
  /** Words are parted by spaces and carry their grammar in front (`before` the phrase they govern) … */
  operators: Partial<Record<Operator, string>>;
  /** … or behind it, as in Korean and Japanese and partly in Chinese. */
  trailing?: Partial<Record<Operator, string>>;
  /** Words that carry no meaning of their own here. */
  stop: string;
  /** `concept: words`, a line each; the names are shared by all languages, a `-` marks the opposite pole. */
  concepts: string;
  /** What a stem loses, longest first; of a word, three letters always stay. */
  endings: string;
  /** Glued to a word's end, without a meaning of its own (Korean particles). */
  particles?: string;
  /** Numbers in words, from one upwards; other forms of one number behind a `/`. */
  numbers: string;
}
