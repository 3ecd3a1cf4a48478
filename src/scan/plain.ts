/** Markdown's escapes, and characters nobody sees: a token that holds them is copied without. */
const UNSEEN = /\\(?=[_*.~+=#!/-])|[\u00ad\u200b-\u200d\u2060\ufeff]/g;

export interface Plain {
  text: string;
  /** Where a unit of the plain text stands in the text it was made of. */
  from: (offset: number) => number;
}

/** The text as a reader would copy it. */
export const plain = (text: string): Plain => {
  const dropped = [...text.matchAll(UNSEEN)].map(({ index }) => index);
  if (dropped.length === 0) return { text, from: (offset) => offset };
  const from = (offset: number): number => {
    // Of those dropped, how many stand before it: the n-th is before when it comes no later than n units behind the
    // offset.
    let low = 0;
    let high = dropped.length;
    while (low < high) {
      const mid = (low + high) >> 1;
      if ((dropped[mid] ?? 0) - mid <= offset) low = mid + 1;
      else high = mid;
    }
    return offset + low;
  };
  return { text: text.replace(UNSEEN, ''), from };
};
