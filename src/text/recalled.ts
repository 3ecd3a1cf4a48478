/**
 * A function of a text that still knows what it answered to the last few thousand texts: one memory is read, expressed
 * in several forms and read back, and each time the same texts are asked about. Nobody may change an answer.
 */
export const recalled = <T>(work: (text: string) => T): ((text: string) => T) => {
  let [recent, before] = [new Map<string, { answer: T }>(), new Map<string, { answer: T }>()];
  return (text) => {
    if (text.length > LONGEST) return work(text);
    const known = recent.get(text);
    if (known) return known.answer;
    const kept = before.get(text) ?? { answer: work(text) };
    if (recent.size >= MOST) [recent, before] = [new Map(), recent];
    recent.set(text, kept);
    return kept.answer;
  };
};

/** A longer text is no line and no statement; what is remembered of it would take more room than time. */
const LONGEST = 4_000;
const MOST = 2_000;
