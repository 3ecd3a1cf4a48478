/** The fields of a memory that a model may word anew. */
export interface Wording {
  statement: string;
  why?: string;
  how?: string;
  /** When the statement holds, where the target has a place of its own for it. */
  situation?: string;
  hook?: string;
}

export const GATES = ['literals', 'polarity', 'coverage', 'round-trip', 'target', 'judge'] as const;
export type Gate = (typeof GATES)[number];

/**
 * Why a gate does not let a wording through, in words that the model can mend it by. No memory text but the word at
 * fault.
 */
export interface Refusal {
  gate: Gate;
  says: string;
}
