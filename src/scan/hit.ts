export type Grade = 'block' | 'warn' | 'info';

export type SafetyRule =
  'safety/secret' | 'safety/injection' | 'safety/forged-tag' | 'safety/invisible' | 'safety/smuggled' | 'safety/beacon';

export interface Hit {
  rule: SafetyRule;
  /** The pattern's own short id; `unscanned` for what lies beyond the cap. */
  what: string;
  grade: Grade;
  /** UTF-16 offsets in the text that was given. */
  span: [number, number];
  message: string;
  /** What hidden characters say, escaped. */
  shown?: string;
}

const weight: Record<Grade, number> = { block: 0, warn: 1, info: 2 };

export const atLeast = (grade: Grade, floor: Grade): boolean => weight[grade] <= weight[floor];

export const sorted = (hits: readonly Hit[]): Hit[] =>
  [...hits].sort(
    (a, b) =>
      a.span[0] - b.span[0] || weight[a.grade] - weight[b.grade] || a.span[1] - b.span[1] || (a.what < b.what ? -1 : 1),
  );

/** A text can repeat one trick ten thousand times; the first few of a kind are enough for every reader. */
export const PER_KIND = 25;

export const firstOfKind = (hits: readonly Hit[]): Hit[] => {
  const seen = new Map<string, number>();
  return sorted(hits).filter((hit) => {
    const key = `${hit.rule} ${hit.what} ${hit.grade}`;
    const n = (seen.get(key) ?? 0) + 1;
    seen.set(key, n);
    return n <= PER_KIND;
  });
};
