/** A sentence ends at its mark, at a paragraph, or where the next line is a list row, heading or quotation. */
const SENTENCE_END = /[.!?][)"'”»]?(?=\s|$)|[。！？；]|\n\n|\n(?=[-#>|•]|\d{1,3}[.)] )/g;

/** Where each sentence begins; the first at 0. */
export const sentencesOf = (text: string): number[] => {
  const starts = [0];
  // Asked only whether, it makes no match of what is nobody's.
  SENTENCE_END.lastIndex = 0;
  while (SENTENCE_END.test(text)) starts.push(SENTENCE_END.lastIndex);
  return starts;
};

/** The number of the stretch that an offset is in. */
export const stretchOf = (starts: readonly number[], offset: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if ((starts[mid] ?? 0) <= offset) low = mid;
    else high = mid - 1;
  }
  return low;
};
